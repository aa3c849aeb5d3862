import Foundation

struct Money { var cents: Int
    init(_ cents: Int) { self.cents = cents }
    init(_ amount: Double) { cents = Int((amount * 100).rounded()) }
    init?(_ text: String) {
        let clean = text.filter { $0.isNumber || $0 == "." || $0 == "-" }
        guard let value = Double(clean) else { return nil }
        self.init(value)
    }
    static func * (m: Money, n: Int) -> Money { print("  *Int", terminator: ""); return Money(m.cents * n) }
    static func * (m: Money, f: Double) -> Money { print("  *Double", terminator: ""); return Money(Double(m.cents) / 100 * f) }
    static func * (f: Double, m: Money) -> Money { m * f }
    static func / (m: Money, n: Int) -> [Money] { let q = m.cents / n, r = m.cents % n; return (0..<n).map { Money(q + ($0 < r ? 1 : 0)) } }
    static func / (a: Money, b: Money) -> Double { Double(a.cents) / Double(b.cents) }
    static func += (m: inout Money, n: Int) { m.cents += n }
    static func += (m: inout Money, other: Money) { m.cents += other.cents }
}
func show(_ value: Int) -> String { "int \(value)" }
func show(_ value: Double) -> String { "double \(value)" }
func show(_ value: Money) -> String { String(format: "$%d.%02d", value.cents / 100, abs(value.cents % 100)) }
func show(_ value: Money?) -> String { value.map { show($0) } ?? "no money" }
func show(_ values: [Money]) -> String { values.map { show($0) }.joined(separator: "+") }
func show<T>(_ value: T) -> String { "generic \(value)" }
func show<T: Collection>(_ value: T) -> String where T.Element == Int { "ints \(value.reduce(0, +))" }
func show(_ values: Money...) -> String { "variadic \(values.count)" }
func show(_ make: () -> Money) -> String { "lazy " + show(make()) }
func show(_ value: Any.Type) -> String { "type \(value)" }

print(show(3), show(3.0), show(Money(3)), show(Money(3.0)), show(Money("$12.50")), show(Money("x")))
print(show([Money(1), Money(250)]), show([1, 2]), show([1: 2].values.map { $0 }), show("s"), show(true), show(1...3))
print(show(Money(1), Money(2)), show(), show { Money(99) }, show(Int.self), show(nil))
print(show(Money(199) * 3))
print(show(Money(199) * 1.5))
print(show(2 * Money(10.0)))
let n = 2, factor = 0.1
print(show(Money(1000) * n), show(Money(1000) * factor), show(Money(100) / 3), show(Money(100) / Money(8)))
var total = Money(0)
total += 5; total += Money(1.0); total += Money("2")!
print(show(total), [1, 2].map(show), [1.5].map(show), [Money(7)].map { show($0) }, ["1", "y"].map { show(Money($0)) })
let asDouble: (Double) -> String = show, optional: (Money?) -> String = show
print(asDouble(4), optional(nil), show(total as Money?), show(4 as Double), show(total.cents as Any))
