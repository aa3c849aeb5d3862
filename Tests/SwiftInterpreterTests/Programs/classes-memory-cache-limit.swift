final class MemoryCache {
    private var storage: [String: String] = [:]
    private var order: [String] = []
    private(set) var misses = 0
    let limit: Int
    init(limit: Int) { self.limit = limit }
    func value(for key: String, make: () -> String) -> String {
        if let hit = storage[key] { return hit }
        misses += 1
        if order.count == limit { storage[order.removeFirst()] = nil }
        order.append(key)
        storage[key] = make()
        return storage[key]!
    }
}
let cache = MemoryCache(limit: 2)
for key in ["a", "b", "a", "c", "a"] {
    print(key, cache.value(for: key) { key.uppercased() + "\(cache.misses)" })
}
print("misses", cache.misses)
