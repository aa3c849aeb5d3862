import Foundation

actor ImageCache {
  enum Entry { case loading(Task<Data, Error>), ready(Data) }
  private var entries: [URL: Entry] = [:]
  private(set) var downloads = 0
  let loader: @Sendable (URL) async throws -> Data
  init(loader: @escaping @Sendable (URL) async throws -> Data) { self.loader = loader }
  func image(_ url: URL) async throws -> Data {
    if let entry = entries[url] { switch entry { case .ready(let data): return data
      case .loading(let task): return try await task.value
      } }
    downloads += 1
    let task = Task { try await loader(url) }
    entries[url] = .loading(task)
    do { let data = try await task.value
      entries[url] = .ready(data)
      return data
    } catch { entries[url] = nil; throw error } }
  func state(_ url: URL) -> String {
    switch entries[url] { case .none: "absent"; case .some(.loading): "loading"; case .ready(let data)?: "ready(\(data.count))" } }
  subscript(url: URL) -> Bool { entries[url] != nil } }
struct NotFound: Error { let name: String }
let cache = ImageCache { url in
  await Task.yield()
  guard url.pathExtension == "png" else { throw NotFound(name: url.lastPathComponent) }
  return Data(url.lastPathComponent.utf8) }
let a = URL(string: "https://img.org/a.png")!, b = a.deletingLastPathComponent().appendingPathComponent("bb.png"), bad = URL(string: "https://img.org/x.gif")!
print(await cache.state(a), await cache[a])
async let first = cache.image(a), second = cache.image(a), third = cache.image(b)
let sizes = try await [first, second, third].map(\.count)
print(sizes, await cache.downloads, await cache.state(a), await cache.state(b))
for _ in 0..<2 { do { _ = try await cache.image(bad) } catch let error as NotFound { print("missing", error.name, await cache.state(bad)) } }
print(await cache.downloads, await cache[bad], await cache[b])
let all = try await withThrowingTaskGroup(of: (String, Int).self) { group in
  for url in [a, b, a, b] { group.addTask { (url.lastPathComponent, try await cache.image(url).count) } }
  return try await group.reduce(into: [:]) { $0[$1.0, default: 0] += $1.1 } }
print(all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, await cache.downloads)
let optional = try? await cache.image(bad); print(optional as Any)
print((try? await cache.image(b))?.first ?? 0)
