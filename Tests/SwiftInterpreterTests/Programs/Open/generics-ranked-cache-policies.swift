protocol EvictionPolicy<Key> {
    associatedtype Key: Hashable
    init()
    mutating func touched(_ key: Key)
    mutating func removed(_ key: Key)
    func victim() -> Key?
}
struct LeastRecent<Key: Hashable>: EvictionPolicy {
    private var order: [Key] = []
    mutating func touched(_ key: Key) { removed(key); order.append(key) }
    mutating func removed(_ key: Key) { order.removeAll { $0 == key } }
    func victim() -> Key? { order.first }
}
struct LeastFrequent<Key: Hashable & Comparable>: EvictionPolicy {
    private var counts: [Key: Int] = [:]
    mutating func touched(_ key: Key) { counts[key, default: 0] += 1 }
    mutating func removed(_ key: Key) { counts[key] = nil }
    func victim() -> Key? { counts.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key }
}
struct Cache<Policy: EvictionPolicy, Value> {
    typealias Key = Policy.Key
    let capacity: Int
    private var storage: [Key: Value] = [:], policy = Policy()
    private(set) var evicted: [Key] = []
    init(capacity: Int, policy _: Policy.Type = Policy.self) { self.capacity = capacity }
    subscript(key: Key) -> Value? {
        mutating get {
            if storage[key] != nil { policy.touched(key) }
            return storage[key]
        }
        set {
            guard let newValue else { storage[key] = nil; return policy.removed(key) }
            if storage[key] == nil, storage.count >= capacity, let out = policy.victim() {
                (_, self[out]) = (evicted.append(out), nil)
            }
            storage[key] = newValue
            policy.touched(key)
        }
    }
    mutating func value(for key: Key, orMake make: (Key) throws -> Value) rethrows -> Value {
        if self[key] == nil { self[key] = try make(key) }
        return storage[key]!
    }
}
extension Cache where Value: Collection { var weight: Int { storage.values.reduce(0) { $0 + $1.count } } }
func run<P: EvictionPolicy>(_: P.Type) -> Cache<P, String> where P.Key == String {
    var cache = Cache(capacity: 2, policy: P.self) as Cache<P, String>, misses = 0
    for word in "a b a c a b b d a".split(separator: " ").map(String.init) { _ = cache.value(for: word) { misses += 1; return $0 + "!" } }
    print(P.self, "misses", misses, "evicted", cache.evicted, "weight", cache.weight)
    return cache
}
var recent = run(LeastRecent.self), frequent = run(LeastFrequent<String>.self)
print(recent["a"] ?? "gone", recent["b"] ?? "gone", recent["d"] as Any)
print(["a", "b", "c", "d"].map { frequent[$0] ?? "-" })
(recent["a"], recent["z"]) = (nil, "zed")
print(recent.weight, recent.evicted.count, recent["z"]!.uppercased())
var squares = Cache<LeastRecent<Int>, [Int]>(capacity: 1)
for n in [3, 3, 2] { print(squares.value(for: n) { (1...$0).map { $0 * $0 } }, squares.evicted) }
do { _ = try squares.value(for: 9) { struct Bad: Error { let n: Int }; throw Bad(n: $0) } } catch { print("failed:", error) }
print(type(of: squares), squares.weight)
