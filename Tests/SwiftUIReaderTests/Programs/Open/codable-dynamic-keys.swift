import Foundation

struct AnyKey: CodingKey, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int? { Int(stringValue) }
  init(stringValue: String) { self.stringValue = stringValue }
  init(intValue: Int) { stringValue = String(intValue) }
  init(stringLiteral value: String) { stringValue = value }
}
struct Rates: Codable {
  var base: String
  var values: [String: Double]
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    base = try container.decode(String.self, forKey: "base")
    values = [:]
    for key in container.allKeys where key.stringValue != "base" {
      if let value = try? container.decode(Double.self, forKey: key) { values[key.stringValue] = value }
      else if try container.decodeNil(forKey: key) { values[key.stringValue] = 0 }
      else if let text = try? container.decode(String.self, forKey: key), let value = Double(text) { values[key.stringValue] = value }
    }
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(base, forKey: "base")
    for (key, value) in values { try container.encode(value, forKey: AnyKey(stringValue: key.lowercased())) }
  }
}
let rates = try JSONDecoder().decode(Rates.self, from: Data(#"{"base":"EUR","USD":1.25,"GBP":"0.5","CHF":null,"JPY":160,"bad":[1]}"#.utf8))
print(rates.base)
for (code, value) in rates.values.sorted(by: { $0.key < $1.key }) { print(code, value) }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(rates), encoding: .utf8)!)
let byNumber = try JSONDecoder().decode([Int: String].self, from: Data(#"{"2":"two","10":"ten"}"#.utf8))
print(byNumber.keys.sorted(), byNumber[10]!)
print(String(data: try encoder.encode([3: "c", 1: "a"]), encoding: .utf8)!)
enum Slot: String, Codable { case am, pm }
let slots = try encoder.encode([Slot.am: 1])
print(String(decoding: slots, as: UTF8.self), AnyKey(intValue: 4).intValue! + 1, AnyKey("x").intValue as Any)
