enum ParseError: Error { case bad(String) }
struct Color: Equatable { let r, g, b: Int
  init(r: Int, g: Int, b: Int) { self.r = r; self.g = g; self.b = b }
  init?(hex: String) { guard hex.count == 6, let v = Int(hex, radix: 16) else { return nil }; self.init(r: v >> 16, g: v >> 8 & 0xFF, b: v & 0xFF) }
  init(strict hex: String) throws { guard let c = Color(hex: hex) else { throw ParseError.bad(hex) }; self = c }
  init!(forced hex: String) { self.init(hex: hex) }
  init(gray: Int) { self.init(r: gray, g: gray, b: gray) } }
extension Color { init?(_ any: Any) { switch any { case let c as Color: self = c; case let s as String: self.init(hex: s); case let n as Int: self.init(gray: n); default: return nil } } }
print(Color(hex: "0a0b0c")!.g, Color(hex: "zz") as Any, (try? Color(strict: "x")) == nil, Color(forced: "ff0000")?.r ?? -1, Color(forced: "ff0000").r, Color(1.5) == nil, Color(7)!.b, Color("000001")!.b)
do { _ = try Color(strict: "nope") } catch ParseError.bad(let s) { print("bad", s) }
class Shape { let name: String; required init?(name: String) { if name.isEmpty { return nil }; self.name = name }; init(safe: String) { name = safe }; convenience init?(code: Int) { guard code > 0 else { return nil }; self.init(name: String(repeating: "s", count: code - 1)) }; class func build(_ n: String) -> Self? { self.init(name: n) } }
class Poly: Shape { var sides = 3; required init?(name: String) { super.init(name: name + (name.isEmpty ? "" : "+")); sides = name.count }; init(sides: Int) { self.sides = sides; super.init(safe: "poly") }; override convenience init(safe: String) { self.init(sides: safe.count) } }
final class Tri: Poly { static var made = 0; required init(name: String) { Tri.made += 1; super.init(sides: 3) } }
print(Shape(name: "") == nil, Shape(code: 0) == nil, Shape(code: 1) == nil, Shape(code: 3)!.name, Poly(name: "ab")!.name, Poly(name: "ab")!.sides, Poly(name: "") == nil)
print(Poly(safe: "four").sides, Poly(safe: "x").name, Tri(name: "").name, Tri.build("q")?.sides ?? 0, Poly.build("") == nil, Poly.build("xyz")!.sides, Tri.made)
let types: [Shape.Type] = [Shape.self, Poly.self, Tri.self]; print(types.map { $0.init(name: "n")?.name ?? "nil" }, types.map { $0.init(name: "")?.name ?? "nil" }, types.map { "\($0)" })
enum Level: Int { case low = 1, high = 10; init?(text: String) { switch text { case "low": self = .low; case "high": self = .high; default: return nil } }; init(clamping n: Int) { self = Level(rawValue: n) ?? (n < 5 ? .low : .high) } }
print(Level(text: "high")!.rawValue, Level(text: "x") as Any, Level(clamping: 4), Level(clamping: 99), Level(rawValue: 2) as Any, ["1", "2", "10"].compactMap { Int($0) }.compactMap(Level.init(rawValue:)), ["low", "?"].map(Level.init(text:)))
struct Wrapper<T> { var v: T; init(_ v: T) { self.v = v }; init<S>(converting s: S, _ f: (S) -> T) { self.init(f(s)) }; init() where T: ExpressibleByNilLiteral { v = nil }; init(n: Int) where T == String { v = "#\(n)" } }
print(Wrapper(converting: 3) { $0 * 2.5 }.v, Wrapper<Int?>().v as Any, Wrapper(n: 4).v, Wrapper<[Int]>([]).v, Wrapper(Wrapper("in")).v.v); extension Int { init?(word: String) { guard let i = ["zero", "one", "two"].firstIndex(of: word) else { return nil }; self = i } }; print(Int(word: "two")! + 1, Int(word: "ten") as Any)
