import Foundation

actor Database {
  enum Failure: Error, Equatable { case constraint(String), readOnly }
  struct Row: Codable, Equatable { var id: Int; var name: String; var updated: Date }
  struct Transaction {
    fileprivate(set) var rows: [Int: Row]; let now: Date
    private(set) var touched: Set<Int> = []
    mutating func upsert(_ id: Int, _ change: (inout Row) throws -> Void) throws {
      var row = rows[id] ?? Row(id: id, name: "", updated: .distantPast)
      try change(&row)
      guard !row.name.isEmpty else { throw Failure.constraint("name of \(id)") }
      row.updated = now; rows[id] = row; touched.insert(id)
    }
    mutating func delete(where matches: (Row) -> Bool) -> Int { let gone = rows.values.filter(matches).map(\.id); gone.forEach { rows[$0] = nil; touched.insert($0) }; return gone.count }
    subscript(id: Int) -> Row? { rows[id] } }
  private var rows: [Int: Row] = [:], log: [String] = [], time = 0.0
  var readOnly = false
  func setReadOnly(_ value: Bool) { readOnly = value }
  @discardableResult func write<T>(_ body: (inout Transaction) throws -> T) throws -> T {
    guard !readOnly else { throw Failure.readOnly }
    time += 60
    var transaction = Transaction(rows: rows, now: Date(timeIntervalSince1970: time))
    do {
      let result = try body(&transaction)
      rows = transaction.rows; log.append("commit \(transaction.touched.sorted())")
      return result
    } catch { log.append("rollback \(transaction.touched.sorted())"); throw error } }
  func read<T>(_ body: ([Row]) -> T) -> T { body(rows.values.sorted { $0.id < $1.id }) }
  var history: [String] { log } }
let db = Database()
try await db.write { t in try t.upsert(1) { $0.name = "one" }; try t.upsert(2) { $0.name = "two" } }
print(await db.read { $0.map(\.name) })
do { try await db.write { t in try t.upsert(1) { $0.name = "changed" }; try t.upsert(3) { _ in } } } catch let error as Database.Failure { print(error, error == .constraint("name of 3")) }
print(await db.read { $0.map { "\($0.id)\($0.name)@\(Int($0.updated.timeIntervalSince1970))" } })
let removed = try await db.write { t -> Int in try t.upsert(4) { $0.name = "four" }; return t.delete { $0.name.contains("o") && $0.id > 1 } }
print(removed, await db.read(\.count), try await db.write { $0[1]?.name ?? "nil" }, try await db.write { t in t[2] == nil })
await db.setReadOnly(true); do { try await db.write { _ in print("never") } } catch Database.Failure.readOnly { print("read only") }
await db.setReadOnly(false); do { try await db.write { t in _ = t.delete { _ in true }; throw CocoaError(.userCancelled) } } catch { print((error as? CocoaError)?.code == .userCancelled, await db.read(\.count)) }
for line in await db.history { print(line) }
