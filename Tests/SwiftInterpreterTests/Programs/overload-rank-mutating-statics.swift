struct Counter {
  static var total = 0
  static func bump(by n: Int = 1) -> String { total += n; return "static \(n)" }
  var value = 0
  func bump(by n: Int = 1) -> Counter { Counter(value: value + n) }
  mutating func bump(times: Int) { for _ in 0..<times { value += 1 }; Counter.total += times }
  func callAsFunction() -> Int { value }
  func callAsFunction(_ n: Int) -> Int { value * n }
  func callAsFunction(plus n: Double) -> Double { Double(value) + n }
  subscript(_ i: Int) -> String { "instance \(i + value)" }
  static subscript(_ i: Int) -> String { "static \(i)" }
}
var c = Counter()
print(Counter.bump(), Counter.bump(by: 4), Counter.total)
c.bump(times: 3)
print(c(), c(2), c(plus: 2), c(plus: 0.5))
print(c.bump().value, c.bump(by: 10)(), Counter.total)
print(c[1], Counter[1])
let unapplied: (Counter) -> (Int) -> Counter = Counter.bump
print(unapplied(c)(100).value)
let s: (Int) -> String = Counter.bump; print(s(7), Counter.total)
enum Unit: String { case kg, lb
  static func parse(_ s: String) -> Unit? { .init(rawValue: s) }
  static func parse(_ s: String) -> Unit { .init(rawValue: s) ?? .kg }
}
let u: Unit = .parse("zz"); let v: Unit? = Unit.parse("zz"); print(u, v as Any)
if let w = Unit.parse("lb") as Unit? { print(w) }
extension Int { static func make() -> Int { 1 } }; extension Double { static func make() -> Double { 2.5 } }
let d: Double = .make(), i: Int = .make(); print(d, i, d + .make(), i + .make())
