import Foundation

struct SKU: Hashable, Codable, RawRepresentable, Comparable, CustomStringConvertible { let rawValue: String
  init?(rawValue: String) { guard rawValue.range(of: "^[A-Z]{2}-\\d{3}$", options: .regularExpression) != nil else { return nil }; self.rawValue = rawValue }
  var description: String { rawValue }; static func < (a: SKU, b: SKU) -> Bool { a.rawValue.compare(b.rawValue, options: .numeric) == .orderedAscending } }
struct Stock: Codable, Equatable { var count: Int = 0, reserved = 0; var cost: Decimal?; var available: Int { count - reserved } }
enum Change: Equatable { case receive(SKU, Int, cost: Decimal?), reserve(SKU, Int), ship(SKU, Int), write(off: SKU) }
enum Violation: Error, Equatable { case unknown(SKU), short(SKU, by: Int), nothingReserved(SKU), nonPositive(Int) }
struct Inventory: Equatable { private(set) var items: [SKU: Stock] = [:], journal: [Change] = []
  mutating func apply(_ change: Change) throws(Violation) {
    switch change {
    case .receive(_, let n, _) where n <= 0, .reserve(_, let n) where n <= 0, .ship(_, let n) where n <= 0: throw .nonPositive(n)
    case let .receive(sku, n, cost):
      let old = items[sku, default: Stock()]
      items[sku, default: Stock()].count += n
      if let cost { items[sku]!.cost = old.cost.map { ($0 * Decimal(old.count) + cost * Decimal(n)) / Decimal(old.count + n) } ?? cost }
    case .reserve(let sku, let n):
      guard let stock = items[sku] else { throw .unknown(sku) }
      guard stock.available >= n else { throw .short(sku, by: n - stock.available) }
      items[sku]?.reserved += n
    case .ship(let sku, let n):
      guard let reserved = items[sku]?.reserved, reserved > 0 else { throw items[sku] == nil ? .unknown(sku) : .nothingReserved(sku) }
      let shipped = min(n, reserved)
      items[sku]!.count -= shipped; items[sku]!.reserved -= shipped
      if items[sku]!.count == 0 { items[sku] = nil }
    case .write(off: let sku): guard items.removeValue(forKey: sku) != nil else { throw .unknown(sku) }
    }
    journal.append(change)
  }
  mutating func batch(_ changes: [Change]) -> Result<Int, Violation> { var copy = self; do throws(Violation) { for change in changes { try copy.apply(change) } } catch { return .failure(error) }; self = copy; return .success(changes.count) }
  var value: Decimal { items.values.reduce(0) { $0 + Decimal($1.count) * ($1.cost ?? 0) } } }
let tea = SKU(rawValue: "TE-002")!, pot = SKU(rawValue: "PO-010")!, cup = SKU(rawValue: "TE-010")!
print(SKU(rawValue: "te-002") as Any, SKU(rawValue: "TE-02") == nil, [cup, tea, pot].sorted())
var inventory = Inventory()
let batches: [[Change]] = [[.receive(tea, 10, cost: 2), .receive(pot, 1, cost: nil)], [.reserve(tea, 4), .reserve(tea, 7)], [.receive(tea, 10, cost: 3.5), .reserve(tea, 12), .ship(tea, 5)], [.ship(pot, 1)], [.reserve(cup, 1)], [.write(off: cup)], [.reserve(pot, 1), .ship(pot, 99)], [.receive(cup, 0, cost: 1)], [], [.ship(tea, 100)]]
for changes in batches { let before = inventory; let result = inventory.batch(changes); print(result, inventory.items.keys.sorted().map { "\($0):\(inventory.items[$0]!.count)/\(inventory.items[$0]!.available)" }, before == inventory) }
print(inventory.value, inventory.items[tea]!.cost!, inventory.journal.count, inventory.journal.filter { if case .receive = $0 { true } else { false } }.count)
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys; print(String(decoding: try encoder.encode(inventory.items[tea]), as: UTF8.self), (try? JSONDecoder().decode(SKU.self, from: Data(#""x""#.utf8))) as Any, try JSONDecoder().decode([SKU].self, from: Data(#"["AB-123"]"#.utf8)))
