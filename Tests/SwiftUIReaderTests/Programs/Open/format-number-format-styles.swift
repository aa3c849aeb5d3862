import Foundation

let us = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  static var metric: Self { .number.precision(.fractionLength(1...3)).locale(Locale(identifier: "en_US")) }
}
for value in [0.0, 1234.5, 0.12345, -1e6] {
  print(value.formatted(.metric), value.formatted(.number.precision(.significantDigits(2)).locale(us)), value.formatted(.number.grouping(.never).locale(us)))
}
print(1234567.formatted(.number.locale(german)), 1234567.formatted(.number.notation(.compactName).locale(us)), 950.formatted(.number.notation(.compactName).locale(us)))
print(0.256.formatted(.percent.locale(us)), 0.256.formatted(.percent.precision(.fractionLength(0)).locale(us)), 12.formatted(.percent.locale(us)))
print(5.formatted(.currency(code: "USD").locale(us)), 1234.5.formatted(.currency(code: "EUR").locale(german)), 9.99.formatted(.currency(code: "JPY").locale(us)))
print(7.formatted(.number.sign(strategy: .always()).locale(us)), 0.formatted(.number.sign(strategy: .always(includingZero: false)).locale(us)), (-7).formatted(.number.sign(strategy: .never).locale(us)))
print(2.5.formatted(.number.rounded(rule: .up, increment: 1).locale(us)), 2.4.formatted(.number.rounded(rule: .toNearestOrAwayFromZero, increment: 0.25).locale(us)))
print(42.formatted(.number.precision(.integerLength(4)).locale(us)), 3.14159.formatted(.number.precision(.integerAndFractionLength(integer: 2, fraction: 2)).locale(us)))
print(12345.formatted(.number.notation(.scientific).locale(us)), 1.0.formatted(.number.decimalSeparator(strategy: .always).locale(us)))
let decimal = Decimal(string: "1234.567")!
print(decimal.formatted(.number.precision(.fractionLength(2)).locale(us)), decimal.formatted(.currency(code: "GBP").locale(us)))
let style = IntegerFormatStyle<Int>(locale: us).precision(.integerLength(2...))
print([1, 22, 333].map(style.format), [1, 22].map { $0.formatted(style) })
print(try Double("1,234.5", format: .number.locale(us)), try Int("12", format: .number.locale(us)) + 1)
print((try? Int("x", format: .number.locale(us))) as Any, try Decimal("$3.50", format: .currency(code: "USD").locale(us)))
print(["a", "b", "c"].formatted(.list(type: .and).locale(us)), [1, 2].formatted(.list(memberStyle: .number.precision(.fractionLength(1)).locale(us), type: .or).locale(us)))
