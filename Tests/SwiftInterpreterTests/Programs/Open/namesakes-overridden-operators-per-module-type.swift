struct Meters { var v: Double; init(_ v: Double) { self.v = v }
    static func + (a: Meters, b: Meters) -> Meters { Meters(a.v + b.v) }
    static func + (a: Meters, b: Feet) -> Meters { a + b.meters }
    static func ~= (p: Meters, m: Meters) -> Bool { abs(p.v - m.v) < 0.5 }
    static func == (a: Meters, b: Meters) -> String { a.v == b.v ? "same length" : "differs by \(abs(a.v - b.v))" }
    static postfix func ° (m: Meters) -> String { "\(m.v)m" } }
struct Feet { var v: Double; init(_ v: Double) { self.v = v }
    var meters: Meters { .init(v * 0.5) }
    static func + (a: Feet, b: Feet) -> Feet { Feet(a.v + b.v) }
    static func + (a: Feet, b: Meters) -> Feet { Feet(a.v + b.v / 0.5) }
    static prefix func ! (f: Feet) -> Meters { f.meters }
    static func << (a: Feet, n: Int) -> [Feet] { Array(repeating: a, count: n) }
    static postfix func ° (f: Feet) -> String { "\(f.v)ft" } }
postfix operator °
postfix func ° (d: Double) -> String { "\(d)deg" }
postfix func ° <T>(list: [T]) -> String { "list of \(list.count)" }
enum Flow { case stop, go(Int)
    static func && (a: Flow, b: @autoclosure () -> Flow) -> Flow { if case .stop = a { return .stop }; return b() }
    static func || (a: Flow, b: @autoclosure () -> Flow) -> Flow { if case .go = a { return a }; return b() }
    static func ?? (a: Flow, fallback: @autoclosure () -> Int) -> Int { if case .go(let n) = a { n } else { fallback() } }
    static func += (a: inout Flow, n: Int) { if case .go(let m) = a { a = .go(m + n) } }
    static func ... (a: Flow, b: Flow) -> [Int] { switch (a, b) { case let (.go(x), .go(y)): Array(x...y); default: [] } } }
extension String {
    static func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
    static func - (s: String, drop: Character) -> String { s.filter { $0 != drop } }
    static func - (s: String, n: Int) -> String { String(s.dropLast(n)) }
    static func / (s: String, sep: Character) -> [Substring] { s.split(separator: sep) }
    static func ~= (pattern: [String], s: String) -> Bool { pattern.contains(s) } }
func loud(_ f: Flow) -> Flow { print("evaluated", f); return f }

print((Meters(1) + Meters(2))°, (Meters(1) + Feet(4))°, (Feet(1) + Meters(2))°, (Feet(1) + Feet(2))°, (!Feet(6))°, 90.0°, (Feet(1) << 3)°)
print(Meters(1) == Meters(3), Meters(2) == Meters(2), [1, 2, 3]°, (1 << 3), !true)
print(loud(.stop) && loud(.go(1)), loud(.go(2)) || loud(.stop), loud(.go(3)) && loud(.go(4)), true && !false || false)
var flow = Flow.go(5), halted = Flow.stop
flow += 2; halted += 2
print(flow ?? 0, halted ?? -1, (nil as Int?) ?? 9, Flow.go(1)...Flow.go(3), flow...halted, (1...2).count)
print("ab" * 2 + "!", "banana" - "a", "banana" - 2, "a/b" / "/", 7 / 2, 7 - 2, "x" * 2 * 2)
for m in [Meters(1.2), Meters(5), Meters(9)] { switch m { case Meters(1): print("about one"); case Meters(5.4): print("about five"); default: print("far", m°) } }
switch "q" { case ["a", "b"]: print("ab"); case ["q", "r"]: print("qr"); default: print("none") }
let plus: (Feet, Meters) -> Feet = (+), joined = [Feet(1), Feet(2)].reduce(Feet(0), +), texts = zip(["a", "b"], [1, 2]).map(*)
print(plus(Feet(0), Meters(1))°, joined°, texts, ["p", "q"].reduce("", +), [2, 3].reduce(1, *))
