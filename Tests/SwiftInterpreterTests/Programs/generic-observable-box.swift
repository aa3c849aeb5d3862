final class Observable<Value> { private var observers: [Int: (Value, Value) -> Void] = [:]; private var nextID = 0
  var value: Value { didSet { for key in observers.keys.sorted() { observers[key]?(oldValue, value) } } }
  init(_ value: Value) { self.value = value }
  func observe(_ f: @escaping (Value, Value) -> Void) -> Token { nextID += 1; let id = nextID; observers[id] = f; return Token { [weak self] in self?.observers[id] = nil } }
  final class Token { private let cancelAction: () -> Void; init(_ a: @escaping () -> Void) { cancelAction = a }; func cancel() { cancelAction() } }
  func map<T>(_ f: @escaping (Value) -> T) -> Observable<T> { let result = Observable<T>(f(value)); _ = observe { _, new in result.value = f(new) }; return result } }
let n = Observable(1); var out: [String] = []; let token = n.observe { out.append("\($0)->\($1)") }
let text = n.map { "#\($0)" }; n.value = 2; n.value += 5; token.cancel(); n.value = 0
print(out, text.value, n.value)
let flag = Observable<Bool?>(nil); var hits = 0; _ = flag.observe { old, new in if old != new { hits += 1 } }; flag.value = true; flag.value = true; flag.value = nil; print(hits)
