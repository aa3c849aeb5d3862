import Foundation

struct RGBA: Hashable, Codable, CustomStringConvertible, ExpressibleByStringLiteral {
  var red, green, blue: UInt8; var alpha: UInt8 = .max
  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
  init?(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet(charactersIn: "#").union(.whitespaces))
    var value: UInt64 = 0
    guard digits.allSatisfy(\.isHexDigit), Scanner(string: digits).scanHexInt64(&value) else { return nil }
    switch digits.count {
    case 3: self.init(red: UInt8(value >> 8 & 0xF) * 17, green: UInt8(value >> 4 & 0xF) * 17, blue: UInt8(value & 0xF) * 17)
    case 6: self.init(red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8), blue: UInt8(truncatingIfNeeded: value))
    case 8: self.init(hex: String(digits.prefix(6))); alpha = UInt8(truncatingIfNeeded: value)
    default: return nil
    }
  }
  init(stringLiteral value: String) { self = RGBA(hex: value) ?? .clear }
  static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0), white: RGBA = "#fff", accent: Self = "3366cc"
  var description: String { String(format: alpha == 255 ? "#%02X%02X%02X" : "#%02X%02X%02X%02X", red, green, blue, alpha) }
  var luminance: Double { zip([red, green, blue].map { c -> Double in let v = Double(c) / 255; return v <= 0.03928 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }, [0.2126, 0.7152, 0.0722]).map(*).reduce(0, +) }
  func contrast(_ other: RGBA) -> Double { (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05) }
  func mixed(_ other: RGBA, _ t: Double) -> RGBA { func mix(_ path: KeyPath<RGBA, UInt8>) -> UInt8 { let a = Double(self[keyPath: path]), b = Double(other[keyPath: path]); return UInt8((a + (b - a) * t).rounded()) }; return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)) }
  func opacity(_ value: Double) -> RGBA { var copy = self; copy.alpha = UInt8(clamping: Int(Double(alpha) * value)); return copy }
  init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer(); guard let value = RGBA(hex: try c.decode(String.self)) else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "not a colour") }; self = value }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(description) } }
for hex in ["#fff", "3366CC", " #33669980 ", "12", "ggg", "#0f0", "", "#FF"] { print(hex, RGBA(hex: hex).map { "\($0) \($0.red) \($0.alpha)" } ?? "nil") }
print(RGBA.white.contrast("#000").rounded(), String(format: "%.2f", RGBA.accent.contrast(.white)), RGBA.white.luminance == 1, ("bad!" as RGBA) == .clear)
print(RGBA.accent.mixed(.white, 0.5), RGBA.accent.mixed(.clear, 1), RGBA.white.opacity(0.5), RGBA.white.opacity(0.5).opacity(0.5).alpha, RGBA.white.opacity(9).alpha, RGBA.white.opacity(-1).alpha)
struct Theme: Codable { var name: String; var colors: [String: RGBA]; var gradient: [RGBA]?; subscript(key: String) -> RGBA { colors[key] ?? .accent } }
var theme = try JSONDecoder().decode(Theme.self, from: Data(##"{"name":"Sea","colors":{"bg":"#ABC","text":"112233"}}"##.utf8))
print(theme["bg"], theme["text"], theme["other"], theme.gradient?.count ?? 0); theme.colors["bg"]?.red &+= 100; theme.gradient = stride(from: 0, through: 1, by: 0.5).map { theme["text"].mixed(theme["bg"], $0) }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys; print(String(decoding: try encoder.encode(theme), as: UTF8.self))
print((try? JSONDecoder().decode([RGBA].self, from: Data(##"["#fff","red"]"##.utf8))) as Any, Set<RGBA>(["#fff", "ffffff", "#FFFFFFFF", "000"]).count, ["#222", "#111"].map { RGBA(hex: $0)! }.min { $0.luminance < $1.luminance }!)
