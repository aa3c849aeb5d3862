enum Tab: String, CaseIterable {
    case home, search, profile
    static let first = Tab.home
    static func search(_ query: String) -> Route { .list(query) }
    var title: String { self == .home ? "Start" : rawValue.capitalized }
    static var title: String { "Tabs" }
}
extension String { var capitalized: String { isEmpty ? self : self[startIndex].uppercased() + dropFirst() } }
enum Route: Equatable {
    case home, list(String), detail(id: Int, tab: Tab), none
    static func detail(_ id: Int) -> Route { .detail(id: id, tab: .search) }
    static func detail(id: Int) -> Route { detail(id) }
    static var empty: Route { .list("") }
    var isHome: Bool { if case .home = self { true } else { false } }
    var tab: Tab? {
        switch self {
        case .home: .home
        case .list: .search
        case .detail(_, let tab): tab
        case .none: nil
        }
    }
}
struct Filter: OptionSet {
    let rawValue: Int
    static let none = Filter([]), unread = Filter(rawValue: 1), starred = Filter(rawValue: 2), home: Filter = [.unread, .starred]
}
func open(_ route: Route) -> String { "route \(route)" }
func open(_ tab: Tab) -> String { "tab \(tab)" }
func open(_ filter: Filter) -> String { "filter \(filter.rawValue)" }

print(open(.list("x")), open(.profile), open(.unread), open(.detail(3)).count > 20, open(Route.home), open(Tab.home), open([.unread, .starred]))
print(Tab.search("cats"), Tab.search, Tab.title, Tab.first.title, Tab.allCases.map(\.title))
let routes: [Route?] = [.home, .detail(id: 5), .some(.none), nil, .empty]
for route in routes {
    switch route {
    case .home?: print("home", route?.isHome ?? false)
    case .some(.none): print("route none")
    case .none: print("no route")
    case .detail(let id, tab: .search): print("search detail", id)
    case .some(let other): print("other", other, other.tab?.title ?? "-")
    }
}
let none: Route? = Route.none
print(none == nil, none == Optional<Route>.none, none == .some(.none), Filter.none.isEmpty, routes.compactMap { $0 }.count)
print(["home", "zzz"].map { Tab(rawValue: $0)?.title ?? "none" }, routes.map { $0?.tab?.rawValue ?? "nil" })
let search = "local"
func pick(_ tab: Tab) -> String { switch tab { case .search: search; case let home where home == .home: "bound \(home)"; default: tab.title } }
print(Tab.allCases.map(pick))
