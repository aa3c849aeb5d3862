// DI container, generics by return type
protocol Service { var name: String { get } }
struct API: Service { let name = "api" }
struct Mock: Service { let name = "mock" }
final class Container {
  static let shared = Container()
  private var factories: [String: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { factories[String(describing: type)] = make }
  func resolve<T>(_ type: T.Type = T.self) -> T { factories[String(describing: type)]!() as! T }
}
@propertyWrapper struct Injected<T> { let wrappedValue: T; init() { wrappedValue = Container.shared.resolve() } }
struct Config { var retries: Int; var service: API }
Container.shared.register(API.self) { API() }
Container.shared.register(Int.self) { 3 }
final class VM { @Injected var api: API; let n: Int = Container.shared.resolve() }
print(VM().api.name, VM().n)
let config = Config(retries: Container.shared.resolve(), service: Container.shared.resolve())
print(config.retries, config.service.name)
func run(_ service: API) -> String { "run \(service.name)" }
print(run(Container.shared.resolve()))
enum Loadable<Value> { case idle, loading(last: Value?), loaded(Value), failed(Error)
  var value: Value? { switch self { case .loaded(let v): v; case .loading(let l): l; default: nil } }
  func map<T>(_ f: (Value) throws -> T) -> Loadable<T> { do { switch self { case .idle: return .idle; case .loading(let l): return .loading(last: try l.map(f)); case .loaded(let v): return .loaded(try f(v)); case .failed(let e): return .failed(e) } } catch { return .failed(error) } } }
let l: Loadable<[Int]> = .loaded([1, 2, 3])
print(l.map { $0.count }.value ?? -1, l.map(\.count).value!, Loadable<String>.loading(last: "x").value ?? "-")
if case .loaded(let items) = l, items.count > 2 { print("many", items.reduce(0, +)) }
extension Loadable: Equatable where Value: Equatable { static func == (a: Self, b: Self) -> Bool { switch (a, b) { case (.idle, .idle): true; case let (.loaded(x), .loaded(y)): x == y; default: false } } }
print(l == .loaded([1, 2, 3]), l == .idle)
