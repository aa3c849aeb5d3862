print(-2.magnitude, -(2).magnitude, (-2).magnitude, -2 * -3, 5 - -2, -7 / 2, -7 % 4, -(7 % 4), +3 - +1)
let n = 3; print(-n, -n * 2, n - -n, -(-n), -n.magnitude.description.count, -n.signum(), ~n, ~n + 1 == -n, !(n > 2))
print(2 + 3 * 4 - 6 / 4, (2 + 3) * 4, 10 - 4 - 3, 100 / 10 / 5, 2 * 3 % 4, 7 & 3 << 1, 1 + 2 << 3, 6 | 1 & 3, 5 ^ 1 + 1)
print(1 < 2 && 3 < 2 || true, true || false && false, !true || true, n == 3 ? "a" : n == 4 ? "b" : "c", n > 1 ? n > 2 ? "x" : "y" : "z")
let o: Int? = nil; print(o ?? 1 + 2, (o ?? 1) + 2, o ?? n * 2, o ?? n > 2 ? "t" : "f", o == nil && n > 2, o ?? o ?? 7)
print(n > 2 ? 1 : 2 + 10, (n > 2 ? 1 : 2) + 10, 1...3 ~= n, (0..<n).count + 1, Array(0..<n - 1), (n - 1...n + 1).contains(4), 1 + n...9 == 4...9)
var x = 10; x -= 2 + 3; x *= n > 2 ? 2 : 3; x /= 4 - 1; x %= 2; x <<= 3; x |= 1; x ^= 3; x &= 0b1110; print(x); let t = 1.5e1 - 0x1F, u = 1_0.5; print(t, u, 0b11 + 0o17, 1e2 / 8, 3 / 2 + 0.5)
print(5 as Double / 2, Double(5 / 2), 5 / 2 as Double, 7.0 / 2 == 3.5, Int(7 / 2.0), 1 / 3.0 * 3 == 1, 10.0.truncatingRemainder(dividingBy: 3), 2.5 + 1, -0.5.rounded(), (-0.5).rounded(), -2.5.magnitude)
print(n as Any as? Int ?? 0 + 1, try! throwing() + 1, (try? throwing()) ?? 0, [1, 2].map { $0 } == [1, 2] && n is Int, "a" + "b" == "ab" ? 1 : 0); func throwing() throws -> Int { 4 }
prefix operator ¬; prefix func ¬ (b: Bool) -> Bool { !b }; postfix operator •; postfix func • (n: Int) -> Int { (1...max(1, n)).reduce(1, *) }; infix operator <>: AdditionPrecedence; func <> (a: Int, b: Int) -> Int { a * 10 + b }; infix operator ^^; func ^^ (a: Int, b: Int) -> Int { a + b }
print(¬true || ¬false, 3• + 1, -3•, 2 <> 3 * 2, 1 <> 2 <> 3, 1 + 2 <> 4, (1 ^^ 2) * 3, [3, 4].map { $0• }, ¬(n > 2), -(2 <> 1) + 1)
func f(_ a: Int, _ b: Int = -1, c: Double = -1 / 2) -> String { "\(a) \(b) \(c)" }; print(f(-1), f(n - 1, -n, c: -n.asDouble / 2), f(n-1)); extension Int { var asDouble: Double { Double(self) } }
let multi = 1
  + 2
  - 3 * n; print(multi); let chained = [1, 2, 3]
  .map { $0 * 2 }
  .filter { $0 > 2 }
  .reduce(0, +); print(chained); if n > 2, chained == 10 || n < 0 { print("ok") }; let c = n > 2
  ? "yes"
  : "no"; print(c)
