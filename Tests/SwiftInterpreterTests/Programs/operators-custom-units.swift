struct Vector: Equatable, CustomStringConvertible { var x, y: Double; static let zero = Vector(x: 0, y: 0); var description: String { "(\(x), \(y))" }; var length: Double { (x * x + y * y).squareRoot() } }
extension Vector { static func + (a: Vector, b: Vector) -> Vector { .init(x: a.x + b.x, y: a.y + b.y) }; static func - (a: Vector, b: Vector) -> Vector { a + -b }; static prefix func - (a: Vector) -> Vector { .init(x: -a.x, y: -a.y) }; static func * (a: Vector, k: Double) -> Vector { .init(x: a.x * k, y: a.y * k) }; static func += (a: inout Vector, b: Vector) { a = a + b } }
var v = Vector(x: 3, y: 4); v += .init(x: 1, y: -1); print(v, v * 2, -v, v - v == .zero, Vector(x: 3, y: 4).length, [v, v].reduce(.zero, +))
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 + 1 } |> { "n\($0)" }, [3, 1, 2] |> { $0.sorted() })
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var name: String?; name ??= "first"; name ??= "second"; print(name!)
prefix operator √
prefix func √ (n: Double) -> Double { n.squareRoot() }
print(√16, √2 > 1.41)
struct Money: Comparable { let cents: Int; static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) } }
extension Int { var usd: Money { Money(cents: self * 100) } }
print([3.usd, 1.usd].min()!.cents, 2.usd + 3.usd > 4.usd, max(1.usd, 2.usd).cents)
