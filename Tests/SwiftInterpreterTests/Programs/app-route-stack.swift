enum Route: Hashable { case home, detail(id: Int), settings(Section), search(query: String, page: Int = 1)
  enum Section: String, CaseIterable { case account, privacy, about } }
final class Router { private(set) var path: [Route] = []; var onChange: (([Route]) -> Void)?
  func push(_ route: Route) { path.append(route); onChange?(path) }
  func pop() { _ = path.popLast(); onChange?(path) }
  func popToRoot() { path.removeAll(); onChange?(path) }
  func replace(with routes: Route...) { path = routes; onChange?(path) } }
let router = Router(); var log: [Int] = []
router.onChange = { log.append($0.count) }
router.push(.detail(id: 4)); router.push(.settings(.privacy)); router.push(.search(query: "x"))
func title(_ route: Route) -> String { switch route { case .home: "Home"; case .detail(let id) where id > 3: "Detail \(id)"; case .detail: "Small"; case .settings(let section): section.rawValue.capitalized2; case .search(let query, let page): "\(query)#\(page)" } }
extension String { var capitalized2: String { prefix(1).uppercased() + dropFirst() } }
print(router.path.map(title)); router.pop(); print(router.path.contains(.search(query: "x")), router.path.last == .settings(.privacy))
router.replace(with: .home, .detail(id: 1)); print(router.path.map(title)); router.popToRoot(); print(log, router.path.isEmpty)
print(Route.Section.allCases.map(\.rawValue), Set([Route.home, .home, .detail(id: 1)]).count)
