enum Route: Hashable { case home, product(id: Int, variant: String? = nil), search(Query), account(Account); enum Account: String, CaseIterable { case orders, settings = "prefs" }; struct Query: Hashable { var term: String; var page = 1; var filters: [String: String] = [:] } }
extension Route { init?(_ url: String) {
    let halves = url.split(separator: "?", maxSplits: 1); let path = (halves.first ?? "").split(separator: "/").map(String.init).drop { $0.hasSuffix(":") || $0 == "app" }
    let params = halves.dropFirst().first.map { $0.split(separator: "&").reduce(into: [String: String]()) { let kv = $1.split(separator: "=", maxSplits: 1).map(String.init); $0[kv[0]] = kv.count == 2 ? kv[1] : "" } } ?? [:]
    switch (path.first, path.dropFirst().first, path.count) {
    case (nil, _, _), ("home"?, nil, _): self = .home
    case ("product"?, let id?, 2...3): guard let n = Int(id) else { return nil }; self = .product(id: n, variant: path.count == 3 ? path.last : params["variant"])
    case ("search", nil, 1) where params["q"] != nil: var q = Query(term: params["q"]!); q.page = params["page"].flatMap(Int.init) ?? q.page; q.filters = params.filter { !["q", "page"].contains($0.key) }; self = .search(q)
    case ("account", let tab, ...2): self = .account(tab.flatMap(Account.init(rawValue:)) ?? .orders)
    default: return nil } }
  var url: String { switch self { case .home: "app://"; case .product(let id, nil): "app://product/\(id)"; case let .product(id, variant?): "app://product/\(id)/\(variant)"; case .search(let q): "app://search?q=\(q.term)" + (q.page > 1 ? "&page=\(q.page)" : "") + q.filters.sorted { $0.key < $1.key }.map { "&\($0)=\($1)" }.joined(); case .account(.orders): "app://account"; case .account(let a): "app://account/\(a.rawValue)" } }
  var requiresLogin: Bool { if case .account = self { true } else { false } } }
let urls = ["app://", "app://home", "app://product/12", "app://product/12/red", "product/7?variant=blue", "product/x", "app://search?q=tea&page=2&size=l&brand", "search", "account/prefs", "account/zzz", "account/orders/9", "nope"]
for u in urls { print(u, "->", Route(u)?.url ?? "nil") }
print(Route("product/1") == .product(id: 1), Set(["home", "/", "account"].compactMap(Route.init)).count, urls.compactMap(Route.init).filter(\.requiresLogin).count)
final class Router { private(set) var stack: [Route] = [.home]; private var deferred: Route?; var loggedIn = false { didSet { if loggedIn, let d = deferred { deferred = nil; open(d) } } }
  @discardableResult func open(_ r: Route) -> Bool { guard !r.requiresLogin || loggedIn else { deferred = r; return false }; if let i = stack.lastIndex(of: r) { stack.removeSubrange((i + 1)...) } else { stack.append(r) }; return true }
  func open(_ s: String) -> Bool { Route(s).map { open($0) } ?? false }; func replaceTop(_ f: (inout Route) -> Void) { f(&stack[stack.count - 1]) } }
let r = Router(); print(r.open("account/prefs"), r.stack.count, r.open("product/1"), r.open("bad/url"), r.stack.count); r.loggedIn = true; print(r.stack.map(\.url)); r.loggedIn = true; print(r.stack.count, r.open(.home), r.stack.count); r.open(.search(.init(term: "x"))); r.replaceTop { if case .search(var q) = $0 { q.page += 1; q.filters["s"] = "m"; $0 = .search(q) } }; print(r.stack.last!.url)
