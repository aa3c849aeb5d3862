protocol Cache { associatedtype Key: Hashable; associatedtype Value; mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value; var count: Int { get } }
struct LRU<Key: Hashable, Value>: Cache { private var store: [Key: Value] = [:]; private var order: [Key] = []; let limit: Int; init(limit: Int) { self.limit = limit }; var count: Int { store.count }
  mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value { if let hit = store[key] { order.removeAll { $0 == key }; order.append(key); return hit }; let made = try make(); store[key] = made; order.append(key); if order.count > limit { store[order.removeFirst()] = nil }; return made }
  func contains(_ key: Key) -> Bool { store[key] != nil } }
var made = 0; var cache = LRU<String, Int>(limit: 2); func get(_ k: String) -> Int { cache.value(for: k) { made += 1; return k.count * 10 } }
print(get("a"), get("bb"), get("a"), get("ccc"), made, cache.contains("bb"), cache.contains("a"), cache.count)
struct Fail: Error {}; do { _ = try cache.value(for: "z") { throw Fail() } } catch { print("not kept", cache.contains("z")) }
