import Foundation

struct Money: Comparable, CustomStringConvertible, ExpressibleByFloatLiteral, AdditiveArithmetic {
    var cents: Int
    static let zero = Money(cents: 0)
    init(cents: Int) { self.cents = cents }
    init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
    static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    var description: String {
        let tail = String(abs(cents) % 100)
        return "\(cents < 0 ? "-" : "")€\(abs(cents) / 100).\(tail.count < 2 ? "0" + tail : tail)"
    }
}

struct Minutes: Hashable, ExpressibleByIntegerLiteral {
    let raw: Int
    init(integerLiteral value: Int) { raw = value }
    init(_ raw: Int) { self.raw = raw }
    static func hours(_ h: Int) -> Minutes { Minutes(h * 60) }
    var label: String { raw % 60 == 0 ? "\(raw / 60)h" : raw > 60 ? "\(raw / 60)h\(raw % 60)" : "\(raw)m" }
}

struct Tariff {
    struct Step { let upTo: Minutes, per: Minutes, price: Money }
    var grace: Minutes = 10
    var steps: [Step]
    var cap: Money?

    func charge(_ stay: Minutes) -> (total: Money, lines: [String]) {
        guard stay.raw > grace.raw else { return (.zero, ["free within \(grace.label)"]) }
        var done = 0, total = Money.zero, lines: [String] = []
        for step in steps where done < stay.raw {
            let end = min(stay.raw, step.upTo.raw)
            guard end > done else { continue }
            let units = (end - done + step.per.raw - 1) / step.per.raw
            total += step.price * units
            lines.append("\(units) x \(step.price)/\(step.per.label)")
            done = end
        }
        if let cap, total > cap {
            lines.append("capped from \(total)")
            total = cap
        }
        return (total, lines)
    }
}

let city = Tariff(steps: [.init(upTo: 60, per: 20, price: 0.5), .init(upTo: .hours(4), per: 30, price: 1.2),
                          .init(upTo: .hours(24), per: 60, price: 2.75)], cap: 18.0)
for stay: Minutes in [5, 10, 11, 60, 61, 145, .hours(4), .hours(5), .hours(11), 1439] {
    let (total, lines) = city.charge(stay)
    print(stay.label, total, lines.joined(separator: " + "), separator: " | ")
}
print([Money(cents: 5), 1.05, 0.99].sorted(), [0.1, 0.2, 0.3].reduce(.zero, +) == Money(cents: 60), Money.zero - 2.5)
