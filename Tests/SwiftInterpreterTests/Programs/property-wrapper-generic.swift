@propertyWrapper final class Published<Value> { var listeners: [(Value) -> Void] = []; var wrappedValue: Value { didSet { listeners.forEach { $0(wrappedValue) } } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }; var projectedValue: Published<Value> { self }
  func sink(_ f: @escaping (Value) -> Void) { f(wrappedValue); listeners.append(f) } }
class Model { @Published var count = 0; @Published var items: [String] = [] }
let m = Model()
m.$count.sink { print("count", $0) }
m.count += 2
m.$items.sink { print("items", $0) }
m.items.append("a")
@propertyWrapper struct Lazy<V> { private var make: () -> V; private(set) var made = false; init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }
  var wrappedValue: V { make() } }
struct Holder { @Lazy var value = 3 * 7 }
print(Holder().value)
