enum ParseError: Error, Equatable { case empty, bad(Character, at: Int) }

struct Color: Equatable, CustomStringConvertible {
    var r: UInt8, g: UInt8, b: UInt8
    var description: String { "rgb(\(r),\(g),\(b))" }
    init(_ r: UInt8, _ g: UInt8, _ b: UInt8) { (self.r, self.g, self.b) = (r, g, b) }
    init(r: Double, g: Double, b: Double) { self.init(UInt8(r * 255), UInt8(g * 255), UInt8(b * 255)) }
    init(gray: Int) { let g = UInt8(clamping: gray); self.init(g, g, g) }
    init(gray: Double) { self.init(r: gray, g: gray, b: gray) }
    init(hex: Int) { self.init(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF)) }
    init(hex: String) throws(ParseError) {
        let digits = hex.drop { $0 == "#" }
        guard !digits.isEmpty else { throw .empty }
        for (i, c) in digits.enumerated() where !c.isHexDigit { throw .bad(c, at: i) }
        self.init(hex: Int(digits, radix: 16)!)
    }
    init?(name: String) {
        switch name {
        case "red": self.init(255, 0, 0)
        case "teal": self.init(hex: 0x008080)
        default: return nil
        }
    }
    func mixed(with other: Color, _ t: Double = 0.5) -> Color {
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(Double(a) + (Double(b) - Double(a)) * t) }
        return Color(mix(r, other.r), mix(g, other.g), mix(b, other.b))
    }
    func mixed(with others: [Color]) -> Color { others.reduce(self) { $0.mixed(with: $1) } }
    func mixed(with name: String) -> Color? { Color(name: name).map { mixed(with: $0) } }
    func mixed(with hex: StaticHex) throws -> Color { try mixed(with: Color(hex: hex.text)) }
}
struct StaticHex { let text: String }
func parse(_ s: String) -> Color? { Color(name: s) ?? (try? Color(hex: s)) }
func parse(_ s: String) throws -> Color { if let named = Color(name: s) { named } else { try Color(hex: s) } }
func parse(_ all: [String]) -> [Color] { all.compactMap { parse($0) } }

print(Color(1, 2, 3), Color(r: 1, g: 0.5, b: 0), Color(gray: 7), Color(gray: 0.2), Color(hex: 0xFF8000))
for text in ["#00ff7f", "", "12xz", "red"] {
    do { let c: Color = try parse(text); print(text, c) } catch ParseError.bad(let c, let at) { print("bad", c, at) } catch { print("error", error) }
}
let maybe: Color? = parse("nope!"), sure: Color? = parse("teal")
print(maybe as Any, sure!, parse(["red", "?", "0a0b0c"]), try parse("red") == Color(255, 0, 0))
print(Color(gray: 100).mixed(with: Color(gray: 200)), Color(gray: 100).mixed(with: Color(gray: 200), 0.25), Color(gray: 0).mixed(with: [Color(gray: 100), .init(gray: 50)]))
print(Color(gray: 0).mixed(with: "red") as Any, Color(gray: 0).mixed(with: "blurple") as Any, try Color(gray: 0).mixed(with: .init(text: "#0000ff")))
let results = ["#1", "g"].map { s in Result { () throws(ParseError) in try Color(hex: s) } }
for r in results { switch r { case .success(let c): print("ok", c); case .failure(let e): print("failed", e == .bad("g", at: 0)) } }
