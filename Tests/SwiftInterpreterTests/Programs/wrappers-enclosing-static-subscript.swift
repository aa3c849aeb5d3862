@propertyWrapper struct Published<Value> { private var storage: Value; var listeners: [(Value) -> Void] = []
  init(wrappedValue: Value) { storage = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value { get { storage } set { storage = newValue } }
  var projectedValue: Publisher<Value> { mutating get { Publisher { _ in } } }
  static subscript<T: Observable>(_enclosingInstance object: T, wrapped wrappedPath: ReferenceWritableKeyPath<T, Value>, storage path: ReferenceWritableKeyPath<T, Self>) -> Value {
    get { object[keyPath: path].storage }
    set { object.willChange(); object[keyPath: path].storage = newValue; object.log.append("stored \(newValue)"); object[keyPath: path].listeners.forEach { $0(newValue) } } } }
struct Publisher<V> { let attach: (@escaping (V) -> Void) -> Void }
protocol Observable: AnyObject { var log: [String] { get set }; func willChange() }
class Model: Observable { var log: [String] = []; var changes = 0; func willChange() { changes += 1 }; @Published var count = 0; @Published var names = ["a"]; @Published var pair = (x: 1, y: 2)
  func onCount(_ f: @escaping (Int) -> Void) { _count.listeners.append(f) }; func reset() { count = 0; names.removeAll() } }
final class Child: Model { @Published var extra: String? = nil; override func willChange() { super.willChange(); log.append("child will change") } }
let m = Model(); m.count += 2; m.names.append("b"); m.names[0] = "z"; print(m.count, m.names, m.changes, m.log)
var seen: [Int] = []; m.onCount { seen.append($0) }; m.onCount { seen.append(-$0) }; m.count = 7; m.count += 1; print(seen)
m.pair.x = 9; m.pair = (x: m.pair.y, y: m.pair.x); print(m.pair, m.changes, m.log.count)
let c = Child(); c.extra = "e"; c.extra?.append("f"); c.extra = nil; c.count = 1; print(c.extra as Any, c.changes, c.log)
let path = \Model.count; m[keyPath: path] += 100; print(m.count, seen.last ?? 0); func inc(_ n: inout Int) { n += 1; n += 1 }; inc(&m.count); print(m.count, m.changes, seen.count)
m.reset(); print(m.count, m.names, m.log.suffix(2)); let asModel: Model = c; asModel.names = []; print(c.log.suffix(2), c.changes)
@propertyWrapper struct Proxy<Owner: AnyObject, Value> { let path: ReferenceWritableKeyPath<Owner, Value>; init(_ p: ReferenceWritableKeyPath<Owner, Value>) { path = p }
  @available(*, unavailable) var wrappedValue: Value { get { preconditionless() } set {} }; private func preconditionless() -> Value { while true {} }
  static subscript(_enclosingInstance o: Owner, wrapped w: ReferenceWritableKeyPath<Owner, Value>, storage s: ReferenceWritableKeyPath<Owner, Self>) -> Value { get { o[keyPath: o[keyPath: s].path] } set { o[keyPath: o[keyPath: s].path] = newValue } } }
final class Label { var text = "t" }; final class Cell { let label = Label(); var size = (w: 1.0, h: 2.0); @Proxy(\Cell.label.text) var title; @Proxy(\Cell.size.w) var width }
let cell = Cell(); cell.title += "!"; cell.width *= 3 / 2; print(cell.label.text, cell.size, cell.title, cell.width)
