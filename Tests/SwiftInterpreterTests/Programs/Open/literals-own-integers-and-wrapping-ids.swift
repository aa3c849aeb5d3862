struct Mod7: Numeric, CustomStringConvertible, Hashable {
    private(set) var magnitude: UInt
    init(_ n: Int) { magnitude = UInt(((n % 7) + 7) % 7) }
    init(integerLiteral value: Int) { self.init(value) }
    init?<T: BinaryInteger>(exactly source: T) { guard let n = Int(exactly: source) else { return nil }; self.init(n) }
    static func + (a: Self, b: Self) -> Self { Self(Int(a.magnitude + b.magnitude)) }
    static func - (a: Self, b: Self) -> Self { Self(Int(a.magnitude) - Int(b.magnitude)) }
    static func * (a: Self, b: Self) -> Self { Self(Int(a.magnitude * b.magnitude)) }
    static func *= (a: inout Self, b: Self) { a = a * b }
    var description: String { "\(magnitude)₇" }
}
extension Mod7: SignedNumeric { static prefix func - (a: Self) -> Self { 0 - a } }
struct Fraction: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, CustomStringConvertible {
    let n: Int, d: Int
    init(_ n: Int, over d: Int = 1) {
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
        let g = gcd(n, d) * (d < 0 ? -1 : 1)
        (self.n, self.d) = (n / g, d / g)
    }
    init(integerLiteral value: Int) { self.init(value) }
    init(floatLiteral value: Double) { self.init(Int(value * 1000), over: 1000) }
    static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, over: a.d * b.d) }
    static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, over: a.d * b.d) }
    static func / (a: Self, b: Self) -> Self { .init(a.n * b.d, over: a.d * b.n) }
    static func - (a: Self, b: Self) -> Self { a + -1 * b }
    static prefix func - (a: Self) -> Self { -1 * a }
    static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
    var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
func power<T: Numeric>(_ base: T, _ n: Int) -> T { (0..<n).reduce(1) { result, _ in result * base } }
func dot<T: Numeric>(_ a: [T], _ b: [T]) -> T { zip(a, b).map(*).reduce(0, +) }
func poly<T: Numeric>(_ coefficients: T..., at x: T) -> T { coefficients.reduce(0) { $0 * x + $1 } }

let six: Mod7 = 6, sum: Mod7 = 5 + 4 * 3, list: [Mod7] = [1, 8, 15, -1]
print(six, sum, list, Set(list).count, -six, 3 - six, six * 100, list.reduce(0, +))
print(power(3, 6), power(3 as Mod7, 6), power(Mod7(2), 5), power(0.5, 3), power(-2, 3), power(1.5 as Float, 2))
print(dot([1, 2, 3], [4, 5, 6]), dot([1, 2, 3] as [Mod7], [4, 5, 6]), dot([0.5], [4]), poly(1, 2, 3, at: 10), poly(1, 2, 3, at: 10 as Mod7), poly(2, 0.5, at: 4))
let third: Fraction = 1 / 3, whole = 1 / 3, mixed: Fraction = 1 / 2 + 0.25 * 2 - 3
print(third, whole, mixed, -third, 2 * third + 1, (1 - third) / 2, third == 0.333, 0.5 as Fraction == 1 / 2, Fraction(3, over: -6))
print([0.5, 1 / 3, 2, -0.125].sorted() as [Fraction], [third, 0.25].max()!, third > 0.3, (third...1).contains(0.5), min(third, 0.1), abs(-3))
var acc: Mod7 = 2
acc += 6; acc *= 4; acc -= 5
print(acc, acc == 6)
print(acc.magnitude, Mod7(exactly: 13 as UInt8)!, Mod7.zero, six.hashValue == Mod7(13).hashValue, [six: "six"][-1] ?? "?")
let choose: Fraction? = Bool("true")! ? 3 : nil, totals: [String: Fraction] = ["a": 1, "b": 0.75]
print(choose ?? 0, totals["b"]! + 1, totals["z", default: 1 / 4], totals.values.reduce(0, +), stride(from: 0, to: 1, by: 0.25).map { Fraction(floatLiteral: $0) })
