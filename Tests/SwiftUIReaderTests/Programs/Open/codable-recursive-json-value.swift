import Foundation

indirect enum JSON: Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(elements, uniquingKeysWith: { $1 })) }
  init(from decoder: Decoder) throws {
    let c = try decoder.singleValueContainer()
    if c.decodeNil() { self = .null }
    else if let v = try? c.decode(Bool.self) { self = .bool(v) }
    else if let v = try? c.decode(Double.self) { self = .number(v) }
    else if let v = try? c.decode(String.self) { self = .string(v) }
    else if let v = try? c.decode([JSON].self) { self = .array(v) }
    else { self = .object(try c.decode([String: JSON].self)) }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.singleValueContainer()
    switch self {
    case .null: try c.encodeNil()
    case let .bool(v): try c.encode(v)
    case let .number(v): try c.encode(v)
    case let .string(v): try c.encode(v)
    case let .array(v): try c.encode(v)
    case let .object(v): try c.encode(v) } }
  subscript(key: String) -> JSON { if case .object(let map) = self { map[key] ?? .null } else { nil } }
  subscript(index: Int) -> JSON { guard case .array(let list) = self, list.indices ~= index else { return .null }; return list[index] }
}
let value: JSON = ["name": "Ann", "age": 30, "tags": ["a", 1.5, nil, true], "name": "Bob"]
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(value), as: UTF8.self))
print(value["name"], value["tags"][1], value["tags"][9], value["x"]["y"][0] == nil)
let parsed = try JSONDecoder().decode(JSON.self, from: Data(#"{"a":[{"b":0},1,"1",false],"c":null}"#.utf8))
print(parsed["a"][0]["b"]); print(parsed["a"][1] == 1, parsed["a"][2] == "1", parsed["a"][3], parsed["c"])
if case .array(let items) = parsed["a"] { for item in items { print(item, item == .number(1)) } }
print(parsed == (try JSONDecoder().decode(JSON.self, from: encoder.encode(parsed))), Set<JSON>([1, 1.0, "1"]).count)
