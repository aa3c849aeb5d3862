import Foundation

func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    return formatter
}
let currency = formatter(.currency)
print(currency.string(from: 1234.5)!, currency.string(from: 0.999)!)
let percent = formatter(.percent)
print(percent.string(from: 0.256)!, percent.string(from: 1)!)
percent.maximumFractionDigits = 1
print(percent.string(from: 0.256)!)
let ordinal = formatter(.ordinal)
print([1, 2, 3, 11, 22].map { ordinal.string(from: $0 as NSNumber)! })
