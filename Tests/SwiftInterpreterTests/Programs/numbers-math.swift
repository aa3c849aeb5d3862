// swift-format-ignore-file
import Foundation
print(abs(-5), abs(-2.5), min(3, 1, 2), max(1.5, 2), Int(3.9), Double(3), Int(-3.9))
print(pow(2.0, 10.0), sqrt(16.0), floor(2.7), ceil(2.1), round(2.5), (2.5).rounded(), 2.4.rounded(.up), 7.5.rounded(.down))
print(10.quotientAndRemainder(dividingBy: 3), 17 % 5, 5.5.truncatingRemainder(dividingBy: 2), 6.isMultiple(of: 3))
print(Int.max, UInt8.max, Double.pi > 3.14, CGFloat(2) * 1.5, Int8(5))
print(Double(1) / 3, 1.0 / 3.0 * 3.0, 0.1 + 0.2, 3.0, 1e10, 123456789.123)
let w: CGFloat = 10
let h = w / 4
print(h, Int(h), w > 5 ? "wide" : "narrow")
var i = 5
i += 2; i -= 1; i *= 3; i /= 2; i %= 5
print(i)
let size = CGSize(width: 10, height: 20.5)
print(size.width, size.height, CGPoint(x: 1, y: 2).x, CGRect(x: 0, y: 0, width: 4, height: 5).midX)
print((1...5).reduce(0, +), stride(from: 0.0, through: 1.0, by: 0.5).map { $0 }, Double("1e3")!, Int("-4")!)
print(5.clamped(to: 0...3), (-1).signum(), 3.magnitude)
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
