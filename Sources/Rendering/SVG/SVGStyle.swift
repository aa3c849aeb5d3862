import SightlineModel

/// How a shape is drawn, as far as elements around it and its own attributes say.
struct SVGStyle {
  var fill = "black"
  var stroke = "none"
  var color = "black"
  var strokeWidth = 1.0
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  /// Of everything around, multiplied.
  var opacity = 1.0
  var isEvenOdd = false
  var isRound = false
  var transform = SVGTransform()

  func applying(_ attributes: [Substring: String]) -> SVGStyle {
    var style = self
    func number(_ text: String) -> Double? {
      text.hasSuffix("%")
        ? Double(text.dropLast()).map { $0 / 100 } : Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    }
    func share(_ name: Substring) -> Double? { attributes[name].flatMap(number).map { min(max($0, 0), 1) } }
    if let fill = attributes["fill"] { style.fill = fill }
    if let stroke = attributes["stroke"] { style.stroke = stroke }
    if let color = attributes["color"] { style.color = color }
    if let width = attributes["stroke-width"].flatMap(number), width.isFinite { style.strokeWidth = width }
    style.fillOpacity = share("fill-opacity") ?? fillOpacity
    style.strokeOpacity = share("stroke-opacity") ?? strokeOpacity
    style.opacity = opacity * (share("opacity") ?? 1)
    if let rule = attributes["fill-rule"] { style.isEvenOdd = rule == "evenodd" }
    if let cap = attributes["stroke-linecap"] { style.isRound = cap == "round" }
    if let join = attributes["stroke-linejoin"], join == "round" { style.isRound = true }
    if attributes["display"] == "none" || attributes["visibility"] == "hidden" { style.opacity = 0 }
    if let text = attributes["transform"] { style.transform = transform.after(SVGTransform(text)) }
    return style
  }

  /// `#RGB`, `#RRGGBB`, with or without alpha, `rgb(…)`, and the names that drawings use.
  /// - Source: CSS Color 4, 5 and 6.1.
  static func color(_ text: String) -> RGBA? {
    let text = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    if let known = names[text] { return RGBA(hex: known) }
    if text == "transparent" { return .clear }
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let long = digits.count <= 4 ? digits.flatMap { [$0, $0] } : Array(digits)
      guard long.count == 6 || long.count == 8, let value = UInt32(String(long.prefix(6)), radix: 16) else {
        return nil
      }
      let alpha = long.count == 8 ? UInt8(String(long.suffix(2)), radix: 16) ?? 255 : 255
      return RGBA(hex: value).opacity(Double(alpha) / 255)
    }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") else { return nil }
    let parts = text[open...].dropFirst().prefix { $0 != ")" }.split { ", /".contains($0) }
    func channel(_ part: Substring) -> Double? {
      part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part).map { $0 / 255 }
    }
    guard parts.count >= 3, let red = channel(parts[0]), let green = channel(parts[1]), let blue = channel(parts[2])
    else { return nil }
    let alpha = parts.count > 3 ? channel(parts[3]).map { parts[3].hasSuffix("%") ? $0 : $0 * 255 } ?? 1 : 1
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
    "orange": 0xFFA500, "purple": 0x800080, "pink": 0xFFC0CB, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "maroon": 0x800000,
    "navy": 0x000080, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "magenta": 0xFF00FF, "lime": 0x00FF00,
    "olive": 0x808000, "gold": 0xFFD700, "brown": 0xA52A2A, "tomato": 0xFF6347, "coral": 0xFF7F50, "salmon": 0xFA8072,
    "indigo": 0x4B0082, "violet": 0xEE82EE, "turquoise": 0x40E0D0, "beige": 0xF5F5DC, "crimson": 0xDC143C,
    "whitesmoke": 0xF5F5F5, "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "royalblue": 0x4169E1,
    "dodgerblue": 0x1E90FF, "forestgreen": 0x228B22, "seagreen": 0x2E8B57, "chocolate": 0xD2691E, "khaki": 0xF0E68C,
  ]
}
