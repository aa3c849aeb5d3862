import Foundation

extension CodingUserInfoKey { static let currency = CodingUserInfoKey(rawValue: "currency")!; static let audit = CodingUserInfoKey(rawValue: "audit")! }
final class Audit { var entries: [String] = []; func note(_ path: [CodingKey]) { entries.append("/" + path.map(\.stringValue).joined(separator: "/")) } }
struct Price: Codable, CustomStringConvertible {
  var amount: Decimal
  var currency: String
  var description: String { "\(amount) \(currency)" }
  init(from decoder: Decoder) throws {
    (decoder.userInfo[.audit] as? Audit)?.note(decoder.codingPath)
    let container = try decoder.singleValueContainer()
    amount = try container.decode(Decimal.self)
    currency = decoder.userInfo[.currency] as? String ?? "XXX"
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    if encoder.userInfo[.currency] as? String == currency { try container.encode(amount) } else { try container.encode("\(self)") }
  }
}
struct Cart: Codable { var total: Price; var lines: [String: [Price]]; var tip: Price? }
let source = Data(#"{"total":12.5,"lines":{"food":[1,2.25]},"tip":3}"#.utf8)
let decoder = JSONDecoder(), audit = Audit()
print(try decoder.decode(Cart.self, from: source).total)
decoder.userInfo = [.currency: "EUR", .audit: audit]
let cart = try decoder.decode(Cart.self, from: source)
print(cart.total, cart.lines["food"]!, cart.tip.map(\.description) ?? "no tip")
for entry in audit.entries { print(entry) }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(cart), as: UTF8.self))
encoder.userInfo[.currency] = "EUR"
print(String(decoding: try encoder.encode(cart), as: UTF8.self))
print(CodingUserInfoKey(rawValue: "currency") == .currency, decoder.userInfo.count, encoder.userInfo[.audit] == nil)
