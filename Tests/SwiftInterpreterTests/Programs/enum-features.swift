enum Tab: String, CaseIterable, Identifiable { case home, search = "find", profile; var id: Self { self }; var title: String { rawValue.capitalizedFirst }; static let initial: Tab = .home
  var icon: String { switch self { case .home: "house"; case .search: "magnifyingglass"; default: "person" } }
  static func named(_ s: String) -> Tab? { allCases.first { $0.rawValue == s } } }
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
for t in Tab.allCases { print(t, t.title, t.icon, t.id == t) }
print(Tab.named("find") ?? .home, Tab(rawValue: "zz") as Any, Tab.initial, Tab.allCases.firstIndex(of: .profile)!, Tab.allCases.count)
enum Planet: Int { case mercury = 1, venus, earth; var next: Planet? { Planet(rawValue: rawValue + 1) } }; print(Planet.venus.next!, Planet.earth.next as Any)
enum Route { case a, b(id: Int, name: String = "n"), c((Int) -> Int); func run() -> String { switch self { case .a: "a"; case .b(let id, let name): "\(id)\(name)"; case let .c(f): "\(f(2))" } } }
print(Route.b(id: 1).run(), Route.b(id: 2, name: "q").run(), Route.c { $0 * 5 }.run())
enum Op { case add, sub; var f: (Int, Int) -> Int { switch self { case .add: (+); case .sub: (-) } } }; print(Op.add.f(1, 2), Op.sub.f(5, 2))
enum Never2 {}; enum NS { static let k = 1; static func f() -> Int { k + 1 } }; print(NS.f(), MemoryLayout<Int>.size)
enum W { case x(Int); init(_ n: Int) { self = .x(n * 2) }; var v: Int { if case let .x(n) = self { return n }; return 0 } }; print(W(4).v)
