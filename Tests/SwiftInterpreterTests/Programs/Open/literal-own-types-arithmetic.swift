struct Points: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, AdditiveArithmetic, CustomStringConvertible {
  var raw: Double
  init(integerLiteral v: Int) { raw = Double(v) }
  init(floatLiteral v: Double) { raw = v }
  init(_ v: Double) { raw = v }
  static func + (a: Points, b: Points) -> Points { Points(a.raw + b.raw) }
  static func - (a: Points, b: Points) -> Points { Points(a.raw - b.raw) }
  static func * (a: Points, k: Double) -> Points { Points(a.raw * k) }
  static func / (a: Points, k: Double) -> Points { Points(a.raw / k) }
  static func < (a: Points, b: Points) -> Bool { a.raw < b.raw }
  static prefix func - (a: Points) -> Points { Points(-a.raw) }
  var description: String { "\(raw)pt" }
}
extension Points { static let hairline: Points = 0.5, standard: Points = 8 }
func inset(_ p: Points = .standard * 2) -> String { "inset \(p)" }
print(inset(), inset(4), inset(4.5), inset(.hairline), inset(-3), inset(3 + 2.5), inset(.standard / 3 * 1.5))
let sum = [1, 2.5, .hairline].reduce(Points.zero, +); print(sum)
let a: Points = 10, b: Points = a - 3; print(a, b, a > 9.5, b == 7, max(a, 12), min(a, b, 1))
var total: Points = .zero; total += 4; total -= .hairline; print(total, -total)
let lookup: [String: Points] = ["s": 4, "m": .standard, "l": 8 + 8]; print(lookup["l"] ?? 1, lookup["x"] ?? 1, lookup["x", default: 2] + 1)
let opt: Points? = 3; print(opt.map { $0 + 1 } ?? 0, opt == 3, opt == nil)
let sorted = [3, 1, 2.25, .hairline].sorted() as [Points]; print(sorted, (1...5 as ClosedRange<Points>).contains(4.5))
print([Points](repeating: 2, count: 3), Points.zero, (a, b) < (a, 8))
switch a { case 0..<5: print("small"); case 5...10: print("medium"); default: print("large") }
