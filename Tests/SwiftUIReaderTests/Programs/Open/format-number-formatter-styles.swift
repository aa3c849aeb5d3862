import Foundation

enum Formatters {
  static let locale = Locale(identifier: "en_US")
  static func make(_ style: NumberFormatter.Style, _ configure: (NumberFormatter) -> Void = { _ in }) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = style
    configure(formatter)
    return formatter
  }
  static let decimal = make(.decimal)
  static let money = make(.currency) { $0.currencyCode = "USD" }
  static let percent = make(.percent) { $0.maximumFractionDigits = 1 }
  static let spelled = make(.spellOut)
  static let padded = make(.none) { $0.minimumIntegerDigits = 3; $0.maximumFractionDigits = 2 }
}
extension NumberFormatter {
  func text(_ value: Double) -> String { string(from: NSNumber(value: value)) ?? "nil" }
}
for value in [0, 1234.5678, -9876.5, 0.005] {
  print(Formatters.decimal.text(value), Formatters.money.text(value), Formatters.percent.text(value), separator: " | ")
}
print(Formatters.spelled.text(21), Formatters.spelled.text(105))
print(Formatters.padded.text(7), Formatters.padded.text(1234.567))
let grouped = Formatters.make(.decimal) { $0.minimumFractionDigits = 2; $0.groupingSeparator = "'" }
print(grouped.text(1_234_567.891), grouped.text(2.5))
let rounding = Formatters.make(.decimal) { $0.maximumFractionDigits = 0 }
print([0.5, 1.5, 2.5, -1.5].map(rounding.text))
rounding.roundingMode = .up
print([0.1, 1.5, -2.1].map(rounding.text))
rounding.roundingMode = .floor
print([0.9, -0.1].map(rounding.text))
print(Formatters.decimal.number(from: "1,234.5")?.doubleValue ?? -1, Formatters.decimal.number(from: "abc") == nil, Formatters.money.number(from: "$5.25")?.doubleValue ?? -1)
grouped.usesGroupingSeparator = false; grouped.positivePrefix = "+"; grouped.negativeSuffix = " dr"
print(grouped.text(12345), grouped.text(-1))
