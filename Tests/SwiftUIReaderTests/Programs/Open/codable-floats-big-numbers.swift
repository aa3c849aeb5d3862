import Foundation

struct Sample: Codable { var int8: Int8 = 0; var unsigned: UInt64 = 0; var float: Float = 0; var double: Double = 0; var decimal: Decimal = 0; var flag: Bool? }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
func json(_ value: some Encodable) -> String { do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch EncodingError.invalidValue(let value, let context) { return "invalid \(value) at \(context.codingPath.map(\.stringValue))" } catch { return "?" } }
func decode<T: Decodable>(_ type: T.Type, _ text: String) -> String {
  do { return "\(try JSONDecoder().decode(type, from: Data(text.utf8)))" } catch DecodingError.dataCorrupted(let context) { return "corrupt\(context.codingPath.count)" } catch DecodingError.typeMismatch(let type, _) { return "not \(type)" } catch { return "?" } }
print(json(Sample(int8: -128, unsigned: .max, float: 0.1, double: 0.1, decimal: 0.1, flag: false)))
print(json([1.0, 1.5, -0.0, 1e21, 1e-7, 100000.0, .pi]), json([Float(16777216), 3.4e38]), json([Decimal(string: "12345678901234567890.123")!, 5]))
print(json([Double.infinity]), json(["x": Double.nan]))
encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
print(json([Double.infinity, -.infinity, .nan, 0]), json([Float.infinity]))
for (type, text) in [("Int8", "127"), ("Int8", "128"), ("UInt", "-1"), ("Int", "3.0"), ("Int", "3.5"), ("Int", "1e3"), ("Bool", "1"), ("Int", "true"), ("String", "1"), ("Double", "7"), ("Float", "0.1"), ("Decimal", "0.1"), ("Int", "\"5\"")] {
  let result = switch type { case "Int8": decode([Int8].self, "[\(text)]"); case "UInt": decode([UInt].self, "[\(text)]"); case "Int": decode([Int].self, "[\(text)]"); case "Bool": decode([Bool].self, "[\(text)]"); case "String": decode([String].self, "[\(text)]"); case "Double": decode([Double].self, "[\(text)]"); case "Float": decode([Float].self, "[\(text)]"); default: decode([Decimal].self, "[\(text)]") }
  print(type, text, result)
}
let lenient = JSONDecoder(); lenient.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try lenient.decode([Double].self, from: Data(#"["inf", 2, "-inf"]"#.utf8)), try lenient.decode([Float].self, from: Data(#"["nan"]"#.utf8))[0].isNaN)
print(decode(UInt64.self, "18446744073709551615"), decode(Int64.self, "9223372036854775808"), decode(Int.self, "-9223372036854775808"))
print(json("é\n\t\"\\/\u{1}😀"), decode([String].self, #"["\u00e9\ud83d\ude00\/\n"]"#) == "[\"é😀/\\n\"]", json(Data([0, 255])), json([Int?.some(1), nil]), json(5), json("top"))
