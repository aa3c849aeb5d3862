import Foundation

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.numberStyle = .decimal
formatter.usesGroupingSeparator = true
formatter.groupingSeparator = ","
formatter.groupingSize = 3
formatter.minimumFractionDigits = 0
formatter.maximumFractionDigits = 2
for value in [1234567.891, 5, 0.5, -4200.1] {
    print(formatter.string(from: NSNumber(value: value)) ?? "-")
}
formatter.minimumFractionDigits = 2
print(formatter.string(from: 12)!, formatter.string(from: 1999.999)!)
print(formatter.number(from: "1,250.5")?.doubleValue ?? 0, formatter.number(from: "abc") == nil)
