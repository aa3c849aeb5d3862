import Foundation

@globalActor actor StoreActor { static let shared = StoreActor() }
@StoreActor final class Store {
  private var values: [String: Data] = [:]
  private(set) var writes = 0
  nonisolated let name: String
  nonisolated init(name: String) { self.name = name }
  func save<T: Encodable>(_ value: T, as key: String) throws { values[key] = try JSONEncoder().encode(value); writes += 1 }
  func load<T: Decodable>(_ type: T.Type = T.self, key: String) throws -> T? { try values[key].map { try JSONDecoder().decode(type, from: $0) } }
  func update<T: Codable>(_ key: String, default initial: @autoclosure () -> T, _ change: (inout T) -> Void) throws {
    var value = try load(T.self, key: key) ?? initial()
    change(&value)
    try save(value, as: key)
  }
  var keys: [String] { values.keys.sorted() }
  nonisolated var label: String { "store:\(name)" }
  static let shared = Store(name: "shared")
}
protocol Syncing { func sync() async -> Int }
extension Store: Syncing { nonisolated func sync() async -> Int { await writes * 10 } }
struct Profile: Codable, Equatable { var name: String; var seen: [Date] = [] }
@StoreActor func bulk(_ count: Int) throws -> Int { for n in 0..<count { try Store.shared.save(n, as: "n\(n)") }; return Store.shared.writes }
let store = Store(name: "main")
print(store.label)
print(await store.keys)
try await store.save(Profile(name: "Ann"), as: "me")
try await store.update("me", default: Profile(name: "?")) { $0.seen.append(Date(timeIntervalSinceReferenceDate: 5)); $0.name += "!" }
try await store.update("you", default: Profile(name: "?")) { $0.name += "b" }
let me: Profile? = try await store.load(key: "me")
print(me?.name ?? "nil", me?.seen.first?.timeIntervalSinceReferenceDate ?? 0, try await store.load(Profile.self, key: "you")?.name ?? "nil", try await store.load(Int.self, key: "none") as Any)
do { _ = try await store.load(Int.self, key: "me") } catch { print("wrong type", error is DecodingError) }
print(try await bulk(3), await Store.shared.keys, await store.writes)
let total = try await Task { @StoreActor in try store.save(1.5, as: "x"); try store.save([true], as: "y"); return store.writes }.value
print(await store.keys)
print(total, await (store as any Syncing).sync())
await withTaskGroup(of: Void.self) { group in for _ in 0..<20 { group.addTask { try? await store.update("count", default: 0) { $0 += 1 } } } }
print(try await store.load(Int.self, key: "count") ?? -1, await store.writes, Store.shared.label)
