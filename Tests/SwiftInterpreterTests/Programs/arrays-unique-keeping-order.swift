func unique<T: Hashable>(_ items: [T]) -> [T] {
    var seen = Set<T>()
    return items.filter { seen.insert($0).inserted }
}
print(unique(["swift", "ios", "swift", "ui", "ios"]))
print(unique([3, 1, 3, 2, 1]))

struct Recent {
    private(set) var items: [String] = []
    let limit: Int
    mutating func visit(_ item: String) {
        items.removeAll { $0 == item }
        items.insert(item, at: 0)
        if items.count > limit { items.removeLast(items.count - limit) }
    }
}
var recent = Recent(limit: 3)
["home", "news", "home", "shop", "map"].forEach { recent.visit($0) }
print(recent.items)
print(recent.items.contains("news"), recent.items.contains("home"))
