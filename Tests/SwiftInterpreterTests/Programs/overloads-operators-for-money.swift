struct Money: Equatable, CustomStringConvertible {
    var cents: Int
    var description: String { "\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
    static func * (a: Money, count: Int) -> Money { Money(cents: a.cents * count) }
    static func * (count: Int, a: Money) -> Money { a * count }
    static func * (a: Money, rate: Double) -> Money { Money(cents: Int(Double(a.cents) * rate)) }
    static func / (a: Money, b: Money) -> Double { Double(a.cents) / Double(b.cents) }
    static func / (a: Money, parts: Int) -> Money { Money(cents: a.cents / parts) }
    static func += (a: inout Money, b: Money) { a = a + b }
}
let tea = Money(cents: 450), mug = Money(cents: 1299)
print(tea + mug, mug - tea, tea * 3, 2 * mug, tea * 0.5)
print(mug / tea > 2.88, mug / 3, Money(cents: 900) / tea)
var bill = tea * 2 + mug * 1
bill += tea; print(bill, bill == Money(cents: 2649))
