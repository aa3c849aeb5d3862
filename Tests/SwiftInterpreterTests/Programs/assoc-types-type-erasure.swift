protocol Store { associatedtype Key: Hashable; associatedtype Value; mutating func put(_ v: Value, for k: Key); func get(_ k: Key) -> Value?; var keys: [Key] { get } }
struct MemoryStore<Key: Hashable, Value>: Store { private var d: [Key: Value] = [:]; private(set) var keys: [Key] = []; mutating func put(_ v: Value, for k: Key) { if d.updateValue(v, forKey: k) == nil { keys.append(k) } }; func get(_ k: Key) -> Value? { d[k] } }
final class LoggingStore<Base: Store>: Store { typealias Key = Base.Key; typealias Value = Base.Value; var base: Base; var log: [String] = []; init(_ b: Base) { base = b }; func put(_ v: Value, for k: Key) { log.append("put \(k)"); base.put(v, for: k) }; func get(_ k: Key) -> Value? { log.append("get \(k)"); return base.get(k) }; var keys: [Key] { base.keys } }
struct AnyStore<Key: Hashable, Value>: Store {
  private let _put: (Value, Key) -> Void, _get: (Key) -> Value?, _keys: () -> [Key]
  init<S: Store>(_ s: S) where S.Key == Key, S.Value == Value { var s = s; _put = { s.put($0, for: $1) }; _get = { s.get($0) }; _keys = { s.keys } }
  func put(_ v: Value, for k: Key) { _put(v, k) }; func get(_ k: Key) -> Value? { _get(k) }; var keys: [Key] { _keys() }
}
struct Mapped<S: Store, New>: Store { var base: S; let to: (New) -> S.Value, from: (S.Value) -> New; mutating func put(_ v: New, for k: S.Key) { base.put(to(v), for: k) }; func get(_ k: S.Key) -> New? { base.get(k).map(from) }; var keys: [S.Key] { base.keys } }
extension Store { subscript(k: Key) -> Value? { get { get(k) } set { if let newValue { put(newValue, for: k) } } }; func logged() -> LoggingStore<Self> { LoggingStore(self) }; func mapped<N>(_ from: @escaping (Value) -> N, back: @escaping (N) -> Value) -> Mapped<Self, N> { Mapped(base: self, to: back, from: from) } }
extension Store where Value: AdditiveArithmetic { mutating func add(_ v: Value, to k: Key) { self[k] = (self[k] ?? .zero) + v }; var sum: Value { keys.reduce(.zero) { $0 + self[$1]! } } }
var m = MemoryStore<String, Int>(); m["a"] = 1; m.add(5, to: "a"); m.add(2, to: "b"); print(m.keys, m.sum, m["a"]!)
let copy = m; var logged = m.logged(); logged["c"] = 9; logged.add(1, to: "c") ; print(logged.log, logged.sum, m.keys, copy.keys)
print(logged.log.count)
let erased = AnyStore(m); erased.put(100, for: "z"); print(erased.keys, erased["z"]!, m["z"] as Any); let sharedErased = erased; sharedErased.put(0, for: "y"); print(erased.keys.count)
let viaClass = AnyStore(logged); viaClass.put(7, for: "viaClass"); print(logged.keys, logged.base.keys.last!)
var text = m.mapped({ "#\($0)" }, back: { Int($0.dropFirst()) ?? -1 }); text["q"] = "#42"; text["bad"] = "x"; print(text.keys.map { text[$0]! }, text.base["q"]!, text.base["bad"]!)
var stores: [AnyStore<String, Int>] = [AnyStore(MemoryStore()), erased]; stores[0]["n"] = 1; print(stores.map { $0.keys.count }, stores.flatMap(\.keys).sorted())
var any: any Store = m; print(type(of: any) == MemoryStore<String, Int>.self, (any as? MemoryStore<String, Int>)?.sum ?? 0); func countKeys(_ s: some Store) -> Int { s.keys.count }; print(countKeys(any)); any = text; print(countKeys(any))
print(MemoryStore<Int, Double>.Value.self, type(of: text.logged().base.base) == MemoryStore<String, Int>.self)
