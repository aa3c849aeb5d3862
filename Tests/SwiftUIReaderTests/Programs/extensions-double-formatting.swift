import Foundation
extension Double {
    func rounded(places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
        return (self * factor).rounded() / factor
    }
    var percentText: String { "\(Int((self * 100).rounded()))%" }
    var degreesToRadians: Double { self * .pi / 180 }
}
extension BinaryInteger { var asDouble: Double { Double(self) } }
print(3.14159.rounded(places: 2), 2.5.rounded(places: 0), 1234.5678.rounded(places: 1))
print(0.256.percentText, 1.0.percentText, (1.0 / 3).percentText)
print(180.0.degreesToRadians.rounded(places: 4), -90.0.degreesToRadians < 0)
print(7.asDouble / 2, UInt8(9).asDouble)
