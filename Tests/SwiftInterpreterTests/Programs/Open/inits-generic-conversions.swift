protocol Convertible { init?(raw: String) }
extension Int: Convertible { init?(raw: String) { self.init(raw.filter { $0 != "_" }) } }
extension Bool: Convertible { init?(raw: String) { switch raw.lowercased() { case "y", "yes", "true": self = true; case "n", "no", "false": self = false; default: return nil } } }
extension String: Convertible { init?(raw: String) { guard !raw.isEmpty else { return nil }; self = raw } }
extension Optional: Convertible where Wrapped: Convertible { init?(raw: String) { if raw == "-" { self = .none } else if let w = Wrapped(raw: raw) { self = .some(w) } else { return nil } } }
extension Array: Convertible where Element: Convertible {
    init?(raw: String) {
        self.init()
        for part in raw.split(separator: ",") { guard let e = Element(raw: String(part)) else { return nil }; append(e) }
    }
}
extension Convertible where Self: RawRepresentable, RawValue: Convertible { init?(raw: String) { guard let r = RawValue(raw: raw) else { return nil }; self.init(rawValue: r) } }
enum Size: Int, Convertible { case small = 1, large = 10 }
enum Hue: String, Convertible, CaseIterable { case red, green }

struct Pair<A, B> {
    var a: A, b: B
    init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    init(both: A) where A == B { self.init(both, both) }
    init<C>(_ other: Pair<C, B>, map: (C) -> A) { self.init(map(other.a), other.b) }
}
extension Pair: Convertible where A: Convertible, B: Convertible {
    init?(raw: String) {
        guard let i = raw.firstIndex(of: ":"), let a = A(raw: String(raw[..<i])), let b = B(raw: String(raw[raw.index(after: i)...])) else { return nil }
        self.init(a, b)
    }
}
extension Pair where A: Numeric { init(_ b: B) { self.init(.zero, b) } }
extension Pair where B == String { init(_ a: A) { self.init(a, "\(a)") } }
extension Dictionary where Key: Convertible, Value: Convertible {
    init(pairs raw: String) { self = [Pair<Key, Value>](raw: raw)?.reduce(into: [:]) { $0[$1.a] = $1.b } ?? [:] }
}
struct Unknown: Error { let raw: String, type: Any.Type }
func parse<T: Convertible>(_ raw: String, as type: T.Type = T.self) throws -> T { if let t = T(raw: raw) { return t }; throw Unknown(raw: raw, type: type) }

let n: Int = try parse("1_000"), flag: Bool = try parse("Yes"), list: [Int] = try parse("1,2,3")
print(n, flag, list, try parse("10", as: Size.self), try parse("green") as Hue)
print(try parse("red:5", as: Pair<Hue, Int>.self).a, try parse("x:-", as: Pair<String, Int?>.self).b as Any, try parse("1:2:3", as: Pair<Int, Pair<Int, Int>>.self).b.b)
let attempts: [any Convertible.Type] = [Int.self, Bool.self, String.self, [Bool].self, Size?.self, Pair<Int, [Hue]>.self]
for type in attempts { print(type, ["5", "no", "y,n", "-", "3:red,green"].filter { type.init(raw: $0) != nil }) }
print([String: Int](pairs: "a:1,b:2,a:3").sorted { $0.key < $1.key }.map { "\($0)\($1)" }, [Int: Bool](pairs: "oops").isEmpty)
print(Pair<Int, Bool>(true), Pair(2.5) as Pair<Double, String>, Pair(both: "k"), Pair<String, Int>(Pair(3, 4)) { "<\($0)>" })
do { _ = try parse("maybe", as: [Bool].self) } catch let e as Unknown { print("unknown", e.raw, e.type) }
print((try? parse("7", as: Size.self)) as Any, Hue.allCases.compactMap { Hue(raw: $0.rawValue) }.count)
