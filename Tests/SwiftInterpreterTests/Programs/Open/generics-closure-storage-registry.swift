final class Container { private var makers: [ObjectIdentifier: (Container) -> Any] = [:], singles: [ObjectIdentifier: Any] = [:]; private(set) var resolved: [String] = []; let parent: Container?
  init(parent: Container? = nil) { self.parent = parent }
  @discardableResult func register<T>(_ t: T.Type = T.self, shared: Bool = false, _ make: @escaping (Container) -> T) -> Self { makers[ObjectIdentifier(t)] = { [unowned self] c in if shared, let s = singles[ObjectIdentifier(t)] { return s }; let v = make(c); if shared { singles[ObjectIdentifier(t)] = v }; return v }; return self }
  func resolve<T>(_ t: T.Type = T.self) -> T? { resolved.append("\(t)"); return makers[ObjectIdentifier(t)].map { $0(self) as! T } ?? parent?.resolve(t) }
  subscript<T>(_ t: T.Type) -> T? { resolve(t) }; func callAsFunction<T>() -> T? { resolve() } }
protocol API { var base: String { get } }; struct Live: API { let base = "live" }; struct Mock: API { var base = "mock" }
final class Session { static var made = 0; let api: any API; init(_ a: any API) { api = a; Self.made += 1 } }; struct Screen { let session: Session; var title = "t" }
let c = Container().register((any API).self) { _ in Live() }.register(shared: true) { Session($0()!) }.register { Screen(session: $0.resolve()!) }
let a: Screen = c()!, b = c[Screen.self]!; print(a.session === b.session, Session.made, a.session.api.base, c.resolve(Int.self) as Any); print(c.resolved)
let child = Container(parent: c).register(API.self as (any API).Type) { _ in Mock() }.register { _ in 42 }; print((child() as (any API)?)!.base, child.resolve(Screen.self)!.session === a.session, child[Int.self]!, c[Int.self] as Any)
c.register { _ in Screen(session: Session(Mock(base: "new")), title: "over") }; print((c() as Screen?)!.title, c[Screen.self]!.session.api.base, Session.made); let opt: String? = c(); print(opt as Any, child.resolved.count)
child.register(String.self) { "n\($0[Int.self]!)" }; print(child() ?? "none", c() ?? "fallback"); func need<T>(_ c: Container, or d: @autoclosure () -> T) -> T { c() ?? d() }; print(need(child, or: "x"), need(c, or: 1.5), need(c, or: [1]))
child.register { _ in { (x: Int) in x * 2 } as (Int) -> Int }; print(child.resolve(((Int) -> Int).self)?(4) ?? 0, (child() as [Int]?) as Any, child.parent === c, child.parent?.parent == nil)
struct Key<T>: Hashable { let name: String }; struct Bag { private var d: [AnyHashable: Any] = [:]; subscript<T>(k: Key<T>) -> T? { get { d[k] as? T } set { d[k] = newValue } }; subscript<T>(k: Key<T>, default v: @autoclosure () -> T) -> T { get { self[k] ?? v() } set { self[k] = newValue } }; var count: Int { d.count } }
var bag = Bag(); let k1 = Key<Int>(name: "k"), k2 = Key<[String]>(name: "k"); bag[k1] = 1; bag[k2, default: []].append("x"); bag[k1]? += 4; bag[k1, default: 0] *= 2; print(bag[k1]!, bag[k2]!, bag.count, bag[Key<Double>(name: "k")] as Any); bag[k1] = nil; print(bag.count, bag[k1, default: -1])
