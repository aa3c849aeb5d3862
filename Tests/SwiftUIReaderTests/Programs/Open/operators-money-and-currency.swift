import Foundation

protocol Currency { static var code: String { get }; static var digits: Int { get } }
enum EUR: Currency { static let code = "EUR", digits = 2 }
enum JPY: Currency { static let code = "JPY", digits = 0 }

struct Money<C: Currency>: Hashable, Comparable, AdditiveArithmetic {
    var minor: Int
    static var zero: Self { .init(minor: 0) }
    static func + (a: Self, b: Self) -> Self { .init(minor: a.minor + b.minor) }
    static func - (a: Self, b: Self) -> Self { .init(minor: a.minor - b.minor) }
    static func * (a: Self, n: Int) -> Self { .init(minor: a.minor * n) }
    static func * (a: Self, n: Double) -> Self { .init(minor: Int((Double(a.minor) * n).rounded())) }
    static func * <N>(n: N, a: Self) -> Self where N: BinaryInteger { a * Int(n) }
    static func / (a: Self, b: Self) -> Double { Double(a.minor) / Double(b.minor) }
    static func / (a: Self, n: Int) -> [Self] {
        let (each, extra) = a.minor.quotientAndRemainder(dividingBy: n)
        return (0..<n).map { .init(minor: each + ($0 < extra ? 1 : 0)) }
    }
    static func % (a: Self, percent: Double) -> Self { a * (percent / 100) }
    static func < (a: Self, b: Self) -> Bool { a.minor < b.minor }
    static prefix func - (a: Self) -> Self { zero - a }
}

extension Money: CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private static var scale: Double { pow(10, Double(C.digits)) }
    init(floatLiteral value: Double) { minor = Int((value * Self.scale).rounded()) }
    init(integerLiteral value: Int) { minor = value * Int(Self.scale) }
    var description: String { String(format: "%.\(C.digits)f %@", Double(minor) / Self.scale, C.code) }
}

infix operator <~>: ComparisonPrecedence
func <~> <C>(a: Money<C>, b: Money<C>) -> Bool { abs(a.minor - b.minor) <= 1 }

struct Rate<From: Currency, To: Currency> {
    let value: Double
    static func * (money: Money<From>, rate: Self) -> Money<To> {
        Money(minor: Int((Double(money.minor) * rate.value * pow(10, Double(To.digits - From.digits))).rounded()))
    }
    static prefix func ~ (rate: Self) -> Rate<To, From> { .init(value: 1 / rate.value) }
}

let price: Money<EUR> = 19.99, shipping: Money<EUR> = 5
var total = price * 3 + shipping
print(total, total % 25, -total, 2 * price, UInt8(3) * shipping)
total -= 4.97
total += total * 0.1
print(total, total / price, (total / 3).map { "\($0)" }, (total / 3).reduce(.zero, +) == total)
let rate = Rate<EUR, JPY>(value: 162.5)
let yen = price * rate
print(yen, yen * ~rate, yen * ~rate <~> price, price <~> 20.5, yen > 3_000)
print([3.5, 1, 2.25 as Money<EUR>].sorted().map(\.description), ([1, 2, 3.5] as [Money<EUR>]).max()!, ([] as [Money<JPY>]).reduce(.zero, +))
print(type(of: yen * ~rate) == Money<EUR>.self, Set<Money<JPY>>([100, 100, 250]).count, price == 19.99, 0.1 + 0.2 == (0.3 as Money<EUR>))
for (a, b) in [(1, 2), (2.5, 2.5), (-3, 3)] as [(Money<EUR>, Money<EUR>)] { print(a < b, a >= b, min(a, b), a.magnitude) }
extension Money { var magnitude: Self { self < .zero ? -self : self } }
