infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %%
postfix func %% (x: Double) -> Double { x / 100 }
print(3 |> { $0 + 1 } |> { "n\($0)" }, √16, 50.0%%)
struct V: Equatable { var x, y: Double; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }; static prefix func - (a: V) -> V { a * -1 }; static func += (a: inout V, b: V) { a = a + b } }
var v = V(x: 1, y: 2) + V(x: 3, y: 4) * 2; v += V(x: 1, y: 1); print(v, -v, v == V(x: 8, y: 11))
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator **: Power
func ** (a: Int, b: Int) -> Int { b == 0 ? 1 : a * (a ** (b - 1)) }
print(2 ** 3 ** 2, 2 * 3 ** 2)
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: T) { a = a ?? b }
var o: Int?; o ??= 4; o ??= 9; print(o!)
