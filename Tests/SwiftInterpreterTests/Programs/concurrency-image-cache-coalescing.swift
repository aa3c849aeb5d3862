actor ImageCache {
    enum Entry { case loading(Task<String, any Error>), ready(String) }
    private var entries: [String: Entry] = [:]
    private(set) var downloads = 0
    private let download: @Sendable (String) async throws -> String
    init(download: @escaping @Sendable (String) async throws -> String) { self.download = download }
    func image(_ key: String) async throws -> String {
        switch entries[key] {
        case .ready(let image): return image
        case .loading(let task): return try await task.value
        case nil: break
        }
        downloads += 1
        let task = Task { [download] in try await download(key) }
        entries[key] = .loading(task)
        do {
            let image = try await task.value
            entries[key] = .ready(image)
            return image
        } catch {
            entries[key] = nil
            throw error
        }
    }
    var readyKeys: [String] {
        entries.compactMap { if case .ready = $1 { $0 } else { nil } }.sorted()
    }
    func evict(where test: (String) -> Bool) -> Int {
        let doomed = entries.keys.filter(test)
        doomed.forEach { entries[$0] = nil }
        return doomed.count
    }
}
struct NotFound: Error { let key: String }
let cache = ImageCache { key in
    await Task.yield()
    guard !key.hasPrefix("x") else { throw NotFound(key: key) }
    return key.uppercased() + "@2x"
}
async let a = cache.image("cat"), b = cache.image("cat"), c = cache.image("dog")
print(try await [a, b, c])
print(await cache.downloads, await cache.readyKeys)
for key in ["cat", "xen", "xen", "owl"] {
    do { print(key, try await cache.image(key)) } catch { print(key, "failed", (error as? NotFound)?.key ?? "-") }
}
print(await cache.downloads, await cache.readyKeys)
print(await cache.evict { $0.contains("o") }, await cache.readyKeys)
let again = try await withThrowingTaskGroup(of: (Int, String).self) { group in
    for (n, key) in ["dog", "cat", "owl", "dog"].enumerated() { group.addTask { (n, try await cache.image(key)) } }
    var found: [Int: String] = [:]
    for try await (n, image) in group { found[n] = image }
    return found
}
print(again.sorted { $0.key < $1.key }.map(\.value), await cache.downloads)
print((try? await cache.image("x1")) ?? "none", await cache.readyKeys.count)
