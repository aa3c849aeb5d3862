import Foundation

struct Cache<Key: Hashable, Value> {
  struct Entry { var value: Value; var cost: Int; let expires: Date?; fileprivate(set) var lastUsed: Date }
  enum Eviction: Equatable { case expired, cost, explicit }
  var limit: Int, now: () -> Date
  var onEvict: ((Key, Eviction) -> Void)?
  private var entries: [Key: Entry] = [:]
  init(limit: Int, now: @escaping () -> Date, onEvict: ((Key, Eviction) -> Void)? = nil) { (self.limit, self.now, self.onEvict) = (limit, now, onEvict) }
  var totalCost: Int { entries.values.reduce(0) { $0 + $1.cost } }
  var keys: Dictionary<Key, Entry>.Keys { entries.keys }
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1, lifetime: TimeInterval? = nil) {
    entries[key] = Entry(value: value, cost: cost, expires: lifetime.map(now().addingTimeInterval), lastUsed: now())
    trim()
  }
  subscript(key: Key) -> Value? {
    mutating get {
      guard var entry = entries[key] else { return nil }
      if let expires = entry.expires, expires <= now() { remove(key, .expired); return nil }
      entry.lastUsed = now(); entries[key] = entry
      return entry.value
    }
    set { if let newValue { insert(newValue, for: key) } else { remove(key, .explicit) } }
  }
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value { mutating get { if let hit = self[key] { return hit }; let made = value(); self[key] = made; return made } }
  private mutating func remove(_ key: Key, _ reason: Eviction) { if entries.removeValue(forKey: key) != nil { onEvict?(key, reason) } }
  private mutating func trim() { while totalCost > limit, let oldest = entries.min(by: { $0.value.lastUsed < $1.value.lastUsed }) { remove(oldest.key, .cost) } }
}
var clock = Date(timeIntervalSinceReferenceDate: 0), evicted: [String] = []
func tick(_ seconds: TimeInterval = 1) { clock += seconds }
var cache = Cache<String, Int>(limit: 3, now: { clock }) { evicted.append("\($0):\($1)") }
for (n, key) in ["a", "b", "c"].enumerated() { cache[key] = n; tick() }
print(cache.keys.sorted(), cache["a"] ?? -1); tick(); cache["d"] = 3; print(cache.keys.sorted(), evicted)
tick(); cache.insert(9, for: "big", cost: 2); print(cache.keys.sorted(), cache.totalCost, evicted)
cache["big"] = nil; cache["nothing"] = nil; print(evicted.last!, evicted.count)
cache.insert(1, for: "temp", lifetime: 10); tick(9); print(cache["temp"] ?? -1); tick(1); print(cache["temp"] ?? -1, evicted.last!)
var made = 0; for _ in 0..<3 { print(cache["lazy", default: { made += 1; return made * 100 }()], made) }
cache["lazy"]? += 5; print(cache["lazy"]!, cache["zzz"]?.description ?? "none"); var copy = cache; copy.limit = 1; copy["q"] = 0; print(copy.keys.count, cache.keys.sorted())
