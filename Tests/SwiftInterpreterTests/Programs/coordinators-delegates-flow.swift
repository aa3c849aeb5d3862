protocol CoordinatorDelegate: AnyObject { func finished(_ c: Coordinator, _ result: Coordinator.Result) }
class Coordinator { enum Result: Equatable { case done(String), cancelled }; weak var delegate: (any CoordinatorDelegate)?; private(set) var children: [Coordinator] = []; unowned var log: Log; init(_ l: Log) { log = l }
  func start() { log.add("start \(name)") }; var name: String { "\(type(of: self))" }
  final func run(_ c: Coordinator) { children.append(c); c.delegate = self as? any CoordinatorDelegate; c.start() }; final func remove(_ c: Coordinator) { children.removeAll { $0 === c } }; func finish(_ r: Result) { log.add("finish \(name)"); delegate?.finished(self, r) } }
final class Log { var lines: [String] = []; func add(_ s: String) { lines.append(s) }; func flush() { print(lines.joined(separator: ", ")); lines = [] } }
class LoginFlow: Coordinator { var user = ""; func submit(_ u: String) { user = u; finish(u.isEmpty ? .cancelled : .done(u)) } }
final class GuestFlow: LoginFlow { override var name: String { "guest " + super.name }; override func start() { super.start(); submit("guest") }; override func finish(_ r: Result) { log.add("guest finishing"); super.finish(r) } }
final class SetupFlow: Coordinator { var steps = ["a", "b"]; var index = 0 { didSet { log.add("step \(oldValue)->\(index)"); if index >= steps.count { finish(.done(steps.joined())) } } }; func next() { index += 1 } }
final class AppFlow: Coordinator, CoordinatorDelegate { var session: String? { willSet { log.add("session \(session ?? "nil")->\(newValue ?? "nil")") } }
  override func start() { super.start(); session == nil ? run(LoginFlow(log)) : run(SetupFlow(log)) }
  func finished(_ c: Coordinator, _ r: Result) { remove(c); switch (c, r) { case (is LoginFlow, .done(let u)): session = u; run(SetupFlow(log)); case (let l as LoginFlow, .cancelled): log.add("retry \(l.user.count)"); run(GuestFlow(log)); case (let s as SetupFlow, .done(let t)) where s.index == s.steps.count: log.add("ready \(t)"); default: log.add("?") } }
  func current<T: Coordinator>(_: T.Type = T.self) -> T? { children.lazy.compactMap { $0 as? T }.first } }
let log = Log(); let app = AppFlow(log); app.start(); log.flush(); print(app.children.map(\.name), app.current(SetupFlow.self) == nil)
app.current(LoginFlow.self)?.submit("ann"); log.flush(); let setup: SetupFlow? = app.current(); setup?.next(); setup?.next(); log.flush(); print(app.children.count, app.session ?? "-")
let second = AppFlow(log); second.start(); second.current(LoginFlow.self)!.submit(""); log.flush(); print(second.session!, second.children.map(\.name)); second.current(SetupFlow.self)!.finish(.done("early")); log.flush()
second.session = nil; second.start(); log.flush(); print(second.children.count); second.children.forEach { $0.delegate = nil }; (second.children[0] as? LoginFlow)?.submit("x"); log.flush(); print(second.children.count, second.session as Any)
let orphan = SetupFlow(log); orphan.index = 5; log.flush(); print(orphan.delegate == nil, orphan is LoginFlow, (orphan as Coordinator).name)
