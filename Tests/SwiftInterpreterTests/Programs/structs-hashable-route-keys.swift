struct Route: Hashable {
    let screen: String
    var id: Int? = nil
}
var visits: [Route: Int] = [:]
let trail = [Route(screen: "home"), Route(screen: "item", id: 7), Route(screen: "home"), Route(screen: "item", id: 8)]
for route in trail { visits[route, default: 0] += 1 }
print(visits.count, visits[Route(screen: "home")] ?? 0, visits[Route(screen: "item")] ?? 0)
print(Set(trail).contains(Route(screen: "item", id: 8)))
let ordered = visits.keys.sorted { ($0.screen, $0.id ?? -1) < ($1.screen, $1.id ?? -1) }
for route in ordered {
    print(route.screen, route.id.map(String.init) ?? "-", visits[route]!)
}
