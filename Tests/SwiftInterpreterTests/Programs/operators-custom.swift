// swift-format-ignore-file
import Foundation
struct V: Equatable { var x: Double, y: Double
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func += (a: inout V, b: V) { a = a + b } }
var v = V(x: 1, y: 2) + V(x: 3, y: 4) * 2
v += V(x: 1, y: 1)
print(v, -v, v == V(x: 8, y: 11), v != V(x: 0, y: 0))
infix operator **: MultiplicationPrecedence
func ** (a: Double, b: Int) -> Double { var r = 1.0; for _ in 0..<b { r *= a }; return r }
print(2 ** 3 + 1, 2.0 ** 10)
infix operator |>: AdditionPrecedence
func |> <T, U>(x: T, f: (T) -> U) -> U { f(x) }
print(3 |> { $0 + 1 } |> { "n\($0)" })
precedencegroup Pipe {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: AdditionPrecedence
}
infix operator >>>: Pipe
func >>> (a: Int, b: Int) -> Int { a * 10 + b }
print(1 >>> 2 >>> 3 + 1)
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√16)
print(1 + 2 * 3 - 4 / 2 % 3, (1 + 2) * 3, 1 << 3 | 1, 6 & 3, 6 ^ 3, ~0, true && false || true, !true)
print(5 > 3 ? "a" : 5 > 2 ? "b" : "c", 1...3 ~= 2)
struct Money: Comparable, Hashable { var c: Int; static func < (a: Money, b: Money) -> Bool { a.c < b.c } }
print([Money(c: 3), Money(c: 1)].sorted().map(\.c), Money(c: 1) <= Money(c: 1), Set([Money(c: 1), Money(c: 1)]).count)
