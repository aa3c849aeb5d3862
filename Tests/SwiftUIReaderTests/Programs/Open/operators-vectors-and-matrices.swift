import Foundation
struct Vec2: Equatable { var x, y: Double; init(_ x: Double, _ y: Double) { self.x = x; self.y = y } }
infix operator •: MultiplicationPrecedence
infix operator ×: MultiplicationPrecedence
infix operator ≈: ComparisonPrecedence
prefix operator √
postfix operator °
extension Vec2: AdditiveArithmetic, CustomStringConvertible {
    var description: String { "<\(x), \(y)>" }
    static let zero = Vec2(0, 0)
    static func + (a: Self, b: Self) -> Self { .init(a.x + b.x, a.y + b.y) }
    static func - (a: Self, b: Self) -> Self { .init(a.x - b.x, a.y - b.y) }
    static func * (k: Double, v: Self) -> Self { .init(k * v.x, k * v.y) }
    static func * (v: Self, k: Double) -> Self { k * v }
    static func / (v: Self, k: Double) -> Self { 1 / k * v }
    static func *= (v: inout Self, k: Double) { v = v * k }
    static prefix func - (v: Self) -> Self { -1 * v }
    static func • (a: Self, b: Self) -> Double { a.x * b.x + a.y * b.y }
    static func × (a: Self, b: Self) -> Double { a.x * b.y - a.y * b.x }
    static func ≈ (a: Self, b: Self) -> Bool { (a - b).length < 1e-9 }
    var length: Double { √(self • self) }
}
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func ° (degrees: Double) -> Double { degrees * .pi / 180 }
struct Matrix: Equatable {
    var a, b, c, d: Double
    static let identity = Matrix(a: 1, b: 0, c: 0, d: 1)
    static let quarterTurn = Matrix(a: 0, b: -1, c: 1, d: 0)
    static func scale(_ x: Double, _ y: Double? = nil) -> Matrix { .init(a: x, b: 0, c: 0, d: y ?? x) }
    static func * (m: Self, v: Vec2) -> Vec2 { .init(m.a * v.x + m.b * v.y, m.c * v.x + m.d * v.y) }
    static func * (m: Self, n: Self) -> Self {
        let (i, j) = (m * Vec2(n.a, n.c), m * Vec2(n.b, n.d))
        return .init(a: i.x, b: j.x, c: i.y, d: j.y)
    }
    static func ^ (m: Self, power: Int) -> Self { (0..<power).reduce(.identity) { r, _ in r * m } }
    static func ^^ (m: Self, v: Vec2) -> [Vec2] { [v, m * v] }
    var determinant: Double { a * d - b * c }
    static prefix func ~ (m: Self) -> Self? {
        guard m.determinant != 0 else { return nil }
        let k = 1 / m.determinant
        return .init(a: m.d * k, b: -m.b * k, c: -m.c * k, d: m.a * k)
    }
}
infix operator ^^: AdditionPrecedence
let p = Vec2(3, 4), q = Vec2(-1, 2)
var r = p + 2 * q - p / 2
print(r.x, r.y, p.length, p • q, p × q, -p == Vec2(-3, -4), √16 + 1)
r *= 2
r += .init(1, 1)
print(r)
print(p • q + 1, 2 * p • q, [p, q, r].reduce(.zero, +))
let turn = Matrix.quarterTurn
print(turn * p, turn ^ 4 == .identity, (turn ^ 2) * p ≈ -p, turn * .scale(2) * q)
print((~Matrix.scale(4, 2)).map { $0 * Vec2(8, 8) } ?? .zero, ~Matrix.scale(0) == nil, (turn * .scale(3)).determinant)
print((180.0° * 100).rounded() / 100, 90° < 2, turn ^^ q)
print([p, q].map { turn * $0 }.map(\.x), [p, q, .zero].max { $0.length < $1.length }!, zip([p, q], [q, p]).map(•))
print(zip([p, q], [1.5, 2]).map(*), [turn, .identity, .scale(-1)].map { $0 * p == p }, ~(~turn)! == turn)
