import Foundation

struct Order: Codable, Equatable {
    struct Line: Codable, Equatable { var sku: String; var quantity = 1; var unitPrice: Decimal }
    enum Status: String, Codable { case draft, placed, shipped = "in_transit" }
    let id: Int
    var status: Status
    var lines: [Line]
    var note: String?
    var total: Decimal { lines.reduce(0) { $0 + $1.unitPrice * Decimal($1.quantity) } }
    enum CodingKeys: String, CodingKey { case id = "order_id", status, lines = "items", note }
}

extension Order.Line {
    enum CodingKeys: String, CodingKey { case sku, quantity = "qty", unitPrice = "unit_price" }
    init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        sku = try box.decode(String.self, forKey: .sku).uppercased()
        quantity = try box.decodeIfPresent(Int.self, forKey: .quantity) ?? 1
        unitPrice = try box.decode(Decimal.self, forKey: .unitPrice)
        guard quantity > 0 else {
            throw DecodingError.dataCorruptedError(forKey: .quantity, in: box, debugDescription: "quantity \(quantity)")
        }
    }
}

func decode(_ json: String) -> String {
    do {
        let order = try JSONDecoder().decode(Order.self, from: Data(json.utf8))
        return "\(order.id) \(order.status) \(order.lines.map { "\($0.quantity)×\($0.sku)" }) \(order.total) \(order.note ?? "-")"
    } catch DecodingError.keyNotFound(let key, let context) {
        return "no \(key.stringValue) at \(context.codingPath.map(\.stringValue).joined(separator: "/"))"
    } catch let DecodingError.typeMismatch(type, context) {
        return "not \(type) at \(context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined())"
    } catch DecodingError.dataCorrupted(let context) {
        return "corrupt at \(context.codingPath.last?.stringValue ?? "root")"
    } catch DecodingError.valueNotFound(_, let context) {
        return "null at \(context.codingPath.last!.stringValue)"
    } catch { return "other" }
}

print(decode(#"{"order_id": 7, "status": "in_transit", "items": [{"sku": "a1", "qty": 2, "unit_price": 3.5}, {"sku": "b", "unit_price": 10}], "note": "gift"}"#))
print(decode(#"{"order_id": 8, "status": "draft", "items": [], "note": null, "extra": [1]}"#))
print(decode(#"{"order_id": 9, "status": "draft", "items": [{"sku": "a"}]}"#))
print(decode(#"{"order_id": "9", "status": "draft", "items": []}"#), decode(#"{"status": "draft"}"#), separator: "\n")
print(decode(#"{"order_id": 9, "status": "lost", "items": []}"#), decode(#"{"order_id": null, "status": "draft"}"#), separator: "\n")
print(decode(#"{"order_id": 9, "status": "placed", "items": [{"sku": "a", "unit_price": 1}, {"sku": 5}]}"#))
print(decode(#"{"order_id": 9, "status": "placed", "items": [{"sku": "a", "qty": 0, "unit_price": 1}]}"#), decode("nope"), separator: "\n")
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
let order = Order(id: 1, status: .shipped, lines: [.init(sku: "Z", quantity: 3, unitPrice: 2)])
let data = try encoder.encode(order)
print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode(Order.self, from: data) == order)
