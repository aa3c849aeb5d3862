struct Color: Equatable { let r, g, b: Int; init(r: Int, g: Int, b: Int) { self.r = r; self.g = g; self.b = b }; init(gray: Int) { self.init(r: gray, g: gray, b: gray) }
  init?(hex: String) { let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex; guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }; self.init(r: value >> 16 & 0xFF, g: value >> 8 & 0xFF, b: value & 0xFF) }
  static let black = Color(gray: 0); var hex: String { [r, g, b].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
  func mixed(with other: Color, _ t: Double = 0.5) -> Color { func mix(_ a: Int, _ b: Int) -> Int { Int((Double(a) + (Double(b) - Double(a)) * t).rounded()) }; return Color(r: mix(r, other.r), g: mix(g, other.g), b: mix(b, other.b)) } }
print(Color(hex: "#FF8000")!.g, Color(hex: "12") == nil, Color(hex: "zzzzzz") == nil, Color(gray: 18).hex, Color.black.mixed(with: Color(gray: 255)).r, Color(hex: "00ff7f")?.mixed(with: .black, 0.25).hex ?? "")
class Shape { let sides: Int; var name: String; init(sides: Int, name: String = "shape") { self.sides = sides; self.name = name }; convenience init(_ name: String) { self.init(sides: name.count, name: name) }; func copy() -> Shape { Shape(sides: sides, name: name + "'") } }
final class Square: Shape { var side = 1.0; init(side: Double) { super.init(sides: 4, name: "square"); self.side = side }; override func copy() -> Square { Square(side: side) } }
let shapes: [Shape] = [Shape("tri"), Square(side: 2)]; print(shapes.map { "\($0.copy().name)\($0.sides)" }, (shapes[1].copy() as? Square)?.side ?? 0)
