struct P: Hashable { var x: Int; var tag: String }; print(Set([P(x: 1, tag: "a"), P(x: 1, tag: "a"), P(x: 2, tag: "a")]).count, P(x: 1, tag: "q") == P(x: 1, tag: "q"))
var d: [P: String] = [:]; d[P(x: 0, tag: "z")] = "v"; print(d[P(x: 0, tag: "z")]!, d[P(x: 9, tag: "z")] as Any)
struct Q: Hashable { var id: Int; var other: Int; static func == (a: Q, b: Q) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
print(Set([Q(id: 1, other: 1), Q(id: 1, other: 2)]).count, [Q(id: 1, other: 5)].contains(Q(id: 1, other: 9)))
enum K: String, CodingKey, CaseIterable { case name, userName = "user_name" }; print(K.userName.rawValue, K(rawValue: "name")!, K.allCases.count, K.userName.stringValue)
enum R: Hashable { case home, detail(id: Int), list([String]) }; var path: [R] = [.home, .detail(id: 3)]; path.append(.list(["a"])); print(path.contains(.detail(id: 3)), path.firstIndex(of: .list(["a"]))!, Set(path).count); path.removeLast(); print(path)
struct I: Identifiable { let id: Int; var n = "x" }; let items = [I(id: 1), I(id: 2)]; print(items.first { $0.id == 2 }!.id, items.map(\.id)); print(items.first?.id == items[0].id)
