import Foundation

extension Decimal {
  func rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode = .bankers) -> Decimal {
    var result = Decimal(), source = self
    NSDecimalRound(&result, &source, scale, mode)
    return result
  }
  var cents: Int { NSDecimalNumber(decimal: (self * 100).rounded(0, .plain)).intValue }
}
struct Invoice {
  struct Line { var net: Decimal, quantity: Int = 1, vat: Decimal = 0.25 }
  var lines: [Line]
  var net: Decimal { lines.reduce(into: 0) { $0 += $1.net * Decimal($1.quantity) } }
  var tax: Decimal { lines.reduce(0) { sum, line in sum + (line.net * Decimal(line.quantity) * line.vat).rounded(2, .plain) } }
  func split(_ ways: Int) -> [Decimal] {
    let total = (net + tax).rounded(2), share = (total / Decimal(ways)).rounded(2, .down)
    return (0..<ways).map { $0 == 0 ? total - share * Decimal(ways - 1) : share }
  }
}
let invoice = Invoice(lines: [.init(net: 9.99, quantity: 3), .init(net: 4.5), .init(net: 0.07, vat: 0.5)])
print(invoice.net, invoice.tax, invoice.split(3))
for mode in [NSDecimalNumber.RoundingMode.plain, .down, .up, .bankers] {
  print(mode.rawValue, [Decimal(string: "2.345")!, Decimal(string: "2.355")!, Decimal(string: "-1.005")!].map { "\($0.rounded(2, mode))" })
}
print(Decimal(1) / 3 * 3 == 1, (Decimal(1) / 3).rounded(5), Decimal(0.1) + Decimal(0.2) == Decimal(string: "0.3"))
print(Decimal(string: "12.50abc") ?? -1, Decimal(string: "abc") as Any, Decimal(string: "-0.0")!, Decimal(string: "1e3")!)
print(pow(Decimal(2), 70), Decimal.pi.rounded(4), Decimal(Int.max), Decimal(sign: .minus, exponent: -2, significand: 1234))
print(Decimal(10).isNaN, Decimal.nan.isNaN, (Decimal(5) as NSDecimalNumber).adding(2), abs(Decimal(-3.5)), -Decimal(7))
print(invoice.net.cents, Decimal(string: "19.999")!.cents, Decimal(2.5).exponent, Decimal(250).significand)
var balance: Decimal = 100; balance -= 33.33; balance *= 2; balance /= 4
print(balance, balance > 33, max(balance, 40), [3, 1.5, 2 as Decimal].sorted(), Double(truncating: balance as NSNumber))
