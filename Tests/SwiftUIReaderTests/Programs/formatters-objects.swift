import Foundation

let us = Locale(identifier: "en_US")
func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
  let formatter = NumberFormatter()
  formatter.locale = us
  formatter.numberStyle = style
  return formatter
}
print(formatter(.decimal).string(from: NSNumber(value: 1234567.891))!)
let decimal = formatter(.decimal)
decimal.maximumFractionDigits = 1
print(decimal.string(from: NSNumber(value: 2))!, decimal.string(from: NSNumber(value: 2.26))!)
print(formatter(.percent).string(from: NSNumber(value: 0.256))!)
let money = formatter(.currency)
money.currencyCode = "USD"
print(money.string(from: NSNumber(value: 9.5))!)
let whole = formatter(.currency)
whole.currencyCode = "EUR"
whole.minimumFractionDigits = 0
whole.maximumFractionDigits = 0
print(whole.string(from: NSNumber(value: 1250))!)
print(formatter(.ordinal).string(from: NSNumber(value: 22))!, formatter(.spellOut).string(from: NSNumber(value: 42))!)
print(formatter(.none).string(from: NSNumber(value: 1234.6))!)
let plain = formatter(.decimal)
plain.usesGroupingSeparator = false
plain.positiveSuffix = " km"
print(plain.string(from: NSNumber(value: 12345))!)
print(decimal.number(from: "12.5")!.doubleValue, decimal.number(from: "x") == nil)
print(1_500_000.formatted(.byteCount(style: .file).locale(us)), 0.formatted(.byteCount(style: .file).locale(us)))
print(2048.formatted(.byteCount(style: .memory).locale(us)))
print(NSNumber(value: 7).intValue + 1, NSNumber(value: 2.5).doubleValue, NSNumber(value: true).boolValue)
