@propertyWrapper struct Bounded<V: Comparable> { private var stored: V; let range: ClosedRange<V>; var wrappedValue: V { get { stored } set { stored = min(max(newValue, range.lowerBound), range.upperBound) } }; init(wrappedValue: V, _ r: ClosedRange<V>) { range = r; stored = min(max(wrappedValue, r.lowerBound), r.upperBound) } }
@propertyWrapper struct Trimmed { private(set) var value = ""; var wrappedValue: String { get { value } set { value = String(newValue.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Defaulted<V: ExpressibleByNilLiteral> { var wrappedValue: V = nil }
@propertyWrapper enum Late<V> { case unset, set(V); init() { self = .unset }; var wrappedValue: V { get { if case .set(let v) = self { return v }; return Self.fallback! } set { self = .set(newValue) } }; static var fallback: V? { (0 as? V) ?? ("unset" as? V) }; var projectedValue: Bool { if case .set = self { true } else { false } } }
@propertyWrapper struct Logged<V> { var wrappedValue: V { didSet { Log.lines.append("\(label): \(oldValue) -> \(wrappedValue)") } }; var label: String; init(wrappedValue: V, _ label: String = "value") { self.wrappedValue = wrappedValue; self.label = label } }
enum Log { static var lines: [String] = [] }
struct Player { @Bounded(0...100) var health = 150; @Bounded(0...1) var volume: Double = 1 / 4; @Trimmed var name = "  bo b "; @Defaulted var nick: String?; @Defaulted var score: Int?; @Late var id: Int; @Late var key: String; @Logged("level") var level = 1; @Logged var xp = 0.5; @Bounded("b"..."d") var grade = "a" }
var p = Player(); print(p.health, p.volume, "<\(p.name)>", p.nick as Any, p.score as Any, p.id, p.key, p.$id, p.grade)
p.health -= 130; p.volume *= 3; p.volume += 1 / 8; p.name = " x"; p.nick = "n"; p.score = 3; p.score? += 1; p.id = 9; p.level += 1; p.level = 5; p.xp = 2; p.grade = "z"
print(p.health, p.volume, p.name, p.nick!, p.score!, p.id, p.$id, p.$key, p.grade); print(Log.lines)
let q = Player(health: 50, volume: 3, name: " q ", level: 7); print(q.health, q.volume, q.name, q.nick ?? "-", q.id, q.level, q.score as Any)
struct Stack { @Logged("a") @Bounded(0...10) var a = 20; @Bounded(0...10) var b = 1; init(b: Int) { _b = Bounded(wrappedValue: b, 0...5); self.b = b } }
var s = Stack(b: 50); print(s.a, s.b); s.a = 99; s.b = 3; print(s.a, s.b, Log.lines.count, Log.lines.last!.hasPrefix("a: Bounded"))
class Base { @Bounded(1...3) var n = 2; @Logged("cls") var t = "x" }; final class Sub: Base { override var n: Int { didSet { Log.lines.append("override \(oldValue) \(n)") } } }
Log.lines = []; let b: Base = Sub(); b.n = 8; b.n -= 1; b.t += "y"; print(b.n, b.t, Log.lines)
struct Statics { @Logged("static") static var count = 0; @Bounded(0...2) static var cap = 1 }; Statics.count += 2; Statics.cap += 5; print(Statics.count, Statics.cap, Log.lines.last!)
let path = \Player.health; p[keyPath: path] = -4; print(p.health, p[keyPath: \.name]); func bump(_ n: inout Int) { n += 1000 }; bump(&p.health); print(p.health); extension Bounded { var atMax: Bool { stored == range.upperBound } }; extension Player { var full: Bool { _health.atMax && !_volume.atMax } }; print(p.full)
