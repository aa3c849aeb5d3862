actor ThumbnailCache {
    private var ready: [String: String] = [:]
    private var hits = 0
    nonisolated let name = "thumbs"
    func image(_ key: String, make: @Sendable (String) async -> String) async -> String {
        if let image = ready[key] { hits += 1; return image }
        let image = await make(key)
        ready[key] = image
        return image
    }
    func clear() { ready.removeAll() }
    var summary: String { "\(ready.keys.sorted()) hits: \(hits)" }
}
let cache = ThumbnailCache()
for key in ["cat", "dog", "cat", "cat"] {
    print(await cache.image(key) { print("render", $0); return "[\($0)]" })
}
print(cache.name, await cache.summary)
await cache.clear()
print(await cache.summary)
