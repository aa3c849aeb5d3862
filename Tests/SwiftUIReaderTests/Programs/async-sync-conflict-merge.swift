import Foundation

struct Versioned<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable { var value: Value?; var clock: [String: Int] = [:]; var modified: Date
  enum Order { case same, before, after, concurrent }
  func compare(_ other: Self) -> Order { let keys = Set(clock.keys).union(other.clock.keys); let less = keys.contains { clock[$0, default: 0] < other.clock[$0, default: 0] }, more = keys.contains { clock[$0, default: 0] > other.clock[$0, default: 0] }; switch (less, more) { case (false, false): return .same; case (true, false): return .before; case (false, true): return .after; case (true, true): return .concurrent } } }
protocol Replica: Actor { associatedtype Value: Codable & Equatable & Sendable; var name: String { get }; var rows: [String: Versioned<Value>] { get }; func merge(_ key: String, _ row: Versioned<Value>) -> Bool }
actor Device<Value: Codable & Equatable & Sendable>: Replica { let name: String; private(set) var rows: [String: Versioned<Value>] = [:], conflicts: [String] = []; private let resolve: @Sendable (Value, Value) -> Value?
  init(_ name: String, resolve: @escaping @Sendable (Value, Value) -> Value? = { _, _ in nil }) { self.name = name; self.resolve = resolve }
  func set(_ key: String, _ value: Value?, at seconds: Double) { var row = rows[key] ?? Versioned(modified: .distantPast); row.value = value; row.clock[name, default: 0] += 1; row.modified = Date(timeIntervalSinceReferenceDate: seconds); rows[key] = row }
  func merge(_ key: String, _ row: Versioned<Value>) -> Bool {
    guard var mine = rows[key] else { rows[key] = row; return true }
    switch mine.compare(row) {
    case .same, .after: return false
    case .before: rows[key] = row
    case .concurrent:
      conflicts.append(key)
      let newer = mine.modified >= row.modified ? mine : row
      if let a = mine.value, let b = row.value, let merged = resolve(a, b) { mine.value = merged } else { mine.value = newer.value }
      mine.clock.merge(row.clock, uniquingKeysWith: max); mine.modified = newer.modified; rows[key] = mine
    }
    return true }
  subscript(key: String) -> Value? { rows[key]?.value }
  var live: [String: Value] { rows.compactMapValues(\.value) } }
func sync<A: Replica, B: Replica>(_ a: A, _ b: B) async -> Int where A.Value == B.Value { var changed = 0; for (key, row) in await a.rows.sorted(by: { $0.key < $1.key }) where await b.merge(key, row) { changed += 1 }; for (key, row) in await b.rows.sorted(by: { $0.key < $1.key }) { if await a.merge(key, row) { changed += 1 } }; return changed }
let phone = Device<Set<String>>("phone") { $0.union($1) }, mac = Device<Set<String>>("mac") { $0.union($1) }
await phone.set("list", ["milk"], at: 1); await phone.set("old", ["x"], at: 1)
print(await sync(phone, mac), await mac["list"]?.sorted() ?? [], await sync(phone, mac))
await phone.set("list", ["milk", "tea"], at: 5); await mac.set("list", ["milk", "jam"], at: 3); await mac.set("old", nil, at: 2)
print(await sync(phone, mac), await phone["list"]!.sorted(), await phone["list"] == mac["list"])
print(await phone.conflicts, await mac.conflicts, await phone.live.keys.sorted())
await phone.set("old", ["back"], at: 9); print(await sync(mac, phone), await mac["old"] ?? [], await mac.rows["old"]!.clock.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
let a = Device<Int>("a"), b = Device<Int>("b"); await a.set("n", 1, at: 10); await b.set("n", 2, at: 20); await b.set("m", nil, at: 1)
print(await sync(a, b), await a["n"] ?? 0, await b["n"] ?? 0, await b.conflicts)
print(await a.conflicts, await a.rows.count, await a.live.count)
await a.set("n", nil, at: 30); await b.set("n", 5, at: 25); print(await sync(b, a), await a["n"] as Any, await b["n"] as Any, await a.rows["n"]! == b.rows["n"]!)
let row = await a.rows["n"]!; print(try JSONDecoder().decode(Versioned<Int>.self, from: JSONEncoder().encode(row)) == row, row.compare(row), Versioned<Int>(modified: .distantPast).compare(row), row.modified.timeIntervalSinceReferenceDate)
