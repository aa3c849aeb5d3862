import Foundation

let price = 2.675, half = 2.5
print(price.rounded(), half.rounded(.toNearestOrEven), half.rounded(.up), (-half).rounded(.towardZero))
func round(_ value: Double, places: Int) -> Double {
    let scale = pow(10.0, Double(places))
    return (value * scale).rounded() / scale
}
print(round(3.14159, places: 2), round(1234.5, places: -2), round(0.125, places: 1))

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.minimumFractionDigits = 1
formatter.maximumFractionDigits = 1
formatter.minimumIntegerDigits = 1
for mode in [NumberFormatter.RoundingMode.up, .down, .halfUp] {
    formatter.roundingMode = mode
    print(formatter.string(from: 0.25)!, formatter.string(from: 7.71)!)
}
print(Int(7.9), Int((7.5).rounded()), ceil(1.2), floor(-1.2))
