struct ImageCache {
    private var storage: [String: Int] = [:]
    private var order: [String] = []
    let capacity: Int
    init(capacity: Int) { self.capacity = capacity }
    subscript(key: String) -> Int? {
        get { storage[key] }
        set {
            order.removeAll { $0 == key }
            storage[key] = newValue
            if newValue != nil { order.append(key) }
            if order.count > capacity { storage[order.removeFirst()] = nil }
        }
    }
    var keys: [String] { order }
}
var cache = ImageCache(capacity: 2)
cache["cat"] = 10; cache["dog"] = 20; cache["cat"] = 11; cache["fox"] = 30
print(cache.keys, cache["dog"] ?? 0, cache["cat"] ?? 0)
cache["fox"] = nil
print(cache.keys, cache["fox"] == nil)
cache["cat"]? += 1
print(cache["cat"]!)
