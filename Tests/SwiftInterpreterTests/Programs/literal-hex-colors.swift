struct Color: Equatable, CustomStringConvertible {
  var r, g, b, a: Double
  init(r: Double, g: Double, b: Double, a: Double = 1) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
  init(hex: UInt32) {
    self.init(r: Double((hex >> 16) & 0xFF) / 255, g: Double((hex >> 8) & 0xFF) / 255, b: Double(hex & 0xFF) / 255)
  }
  init?(hex text: String) {
    var text = text
    if text.hasPrefix("#") { text.removeFirst() }
    guard text.count == 6, let value = UInt32(text, radix: 16) else { return nil }
    self.init(hex: value)
  }
  var description: String { "(\(Int(r * 255)), \(Int(g * 255)), \(Int(b * 255)))" }
  static let brand = Color(hex: 0x336699)
  func opacity(_ value: Double) -> Color { Color(r: r, g: g, b: b, a: a * value) }
}
print(Color.brand, Color(hex: "#ff0080")!, Color(hex: "xyz") as Any)
print(Color.brand.opacity(1 / 2).a, Color(hex: "#336699") == .brand)
