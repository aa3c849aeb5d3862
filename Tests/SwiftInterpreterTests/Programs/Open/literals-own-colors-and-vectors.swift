struct Color: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, CustomStringConvertible {
    var r: Int, g: Int, b: Int
    init(_ r: Int, _ g: Int, _ b: Int) { (self.r, self.g, self.b) = (r, g, b) }
    init(integerLiteral hex: Int) { self.init(hex >> 16 & 255, hex >> 8 & 255, hex & 255) }
    init(floatLiteral gray: Double) { let g = Int(gray * 255); self.init(g, g, g) }
    init(arrayLiteral parts: Int...) { self.init(parts.first ?? 0, parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0) }
    init(booleanLiteral white: Bool) { self = white ? 1.0 : 0.0 }
    init(nilLiteral: ()) { self.init(-1, -1, -1) }
    init(stringLiteral name: String) {
        self = ["red": 0xFF0000, "sky": [100, 200], "snow": true, "ash": 0.5][name] ?? nil
    }
    var description: String { "(\(r) \(g) \(b))" }
    static func + (a: Color, b: Color) -> Color { .init(min(a.r + b.r, 255), min(a.g + b.g, 255), min(a.b + b.b, 255)) }
    static prefix func - (c: Color) -> Color { Color(255 - c.r, 255 - c.g, 255 - c.b) }
}
struct Palette: ExpressibleByDictionaryLiteral {
    var entries: [(name: String, color: Color)]
    init(dictionaryLiteral elements: (String, Color)...) { entries = elements.map { ($0, $1) } }
    subscript(name: String, default fallback: Color = nil) -> Color { entries.last { $0.name == name }?.color ?? fallback }
}
struct Vector<T: Numeric>: ExpressibleByArrayLiteral, Equatable {
    var items: [T]
    init(arrayLiteral elements: T...) { items = elements }
    static func * (v: Vector, k: T) -> Vector { var v = v; v.items = v.items.map { $0 * k }; return v }
    static func • (a: Vector, b: Vector) -> T { zip(a.items, b.items).reduce(0) { $0 + $1.0 * $1.1 } }
}
infix operator •: MultiplicationPrecedence
func paint(_ colors: Color...) -> String { colors.map(\.description).joined() }
func mix(_ a: Color, with b: Color = "red", bright: Bool = false) -> Color { bright ? a + b + 0x101010 : a + b }

print(paint(0x00FF7F, "red", [1, 2, 3], [9], 0.25, true, false, nil, "none", "ash", "sky"))
let list: [Color] = [1, 0.5, "snow", [7, 7], nil], lookup: [String: Color] = ["a": 255, "b": [1]]
print(list, lookup["a"]!, lookup["zz", default: 0.1], (lookup["c"] ?? "sky").g)
print(mix(0x0A), mix([0, 5], with: 1))
print(mix("sky", with: 0.2, bright: true), -("red" as Color), -[1, 2, 3] as Color, "red" + 255 as Color)
let palette: Palette = ["bg": true, "fg": 0x333333, "bg": "ash", "accent": [255, 128]]
print(palette.entries.count, palette["bg"], palette["fg"], palette["?"], palette["?", default: "sky"], palette.entries.map(\.name))
let optional: Color? = nil, inner: Color? = .some(nil), literal: Color? = 0xFF
print(optional as Any, inner!, literal ?? nil, (optional ?? nil).r, optional == nil, inner == nil)
let v: Vector<Double> = [1, 2.5, 3], w: Vector = [1, 2, 3]
print(v * 2, w * 2 == [2, 4, 6], v • [1, 1, 1], w • w, type(of: w), [1, 2] • ([3.5, 4] as Vector))
print((w == [1, 2, 3] ? "same" : "other") as Color, ([[1, 2], "red"] as [Color])[1], [Color](repeating: 7, count: 2))
