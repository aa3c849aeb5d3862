import Foundation
struct Money: Decodable { let cents: Int; init(from decoder: any Decoder) throws { let container = try decoder.singleValueContainer(); let text = try container.decode(String.self); cents = Int((Double(text) ?? 0) * 100) } }
struct Order: Decodable { let id: String; let total: Money; let note: String; let lines: [Line]
  struct Line: Decodable { let sku: String; let count: Int }
  enum CodingKeys: String, CodingKey { case id, total, note, lines = "items" }
  init(from decoder: any Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); id = try c.decode(String.self, forKey: .id); total = try c.decode(Money.self, forKey: .total); note = try c.decodeIfPresent(String.self, forKey: .note) ?? "none"; lines = try c.decode([Line].self, forKey: .lines).filter { $0.count > 0 } } }
let order = try JSONDecoder().decode(Order.self, from: Data(#"{"id": "A1", "total": "12.50", "items": [{"sku": "x", "count": 2}, {"sku": "y", "count": 0}]}"#.utf8))
print(order.id, order.total.cents, order.note, order.lines.map(\.sku))
do { _ = try JSONDecoder().decode(Order.self, from: Data(#"{"id": "A1"}"#.utf8)) } catch { print("incomplete") }
print((try? JSONDecoder().decode([Int].self, from: Data("[1, 2, 3]".utf8))) ?? [], (try? JSONDecoder().decode(Int.self, from: Data("oops".utf8))) == nil)
