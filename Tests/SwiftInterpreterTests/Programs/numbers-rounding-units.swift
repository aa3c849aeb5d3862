let widths: [Double] = [0, 12.4, 12.5, -12.5, 99.999]; print(widths.map { $0.rounded() }, widths.map { Int($0) }, widths.map { ($0 * 10).rounded(.down) / 10 })
func pixel(_ v: Double, scale: Double = 3) -> Double { (v * scale).rounded(.up) / scale }; print(pixel(10.1), pixel(10), pixel(0.01, scale: 2))
func clamp<T: Comparable>(_ v: T, _ r: ClosedRange<T>) -> T { min(max(v, r.lowerBound), r.upperBound) }; print(clamp(15, 0...10), clamp(-0.5, 0...1), clamp("m", "a"..."f"))
print(7 / 2, 7 % 3, -7 / 2, -7 % 3, 7.0 / 2, 1e3, 0.1 + 0.2, 1 / 3.0, Double(7) / 2, 5.truncatingRemainder2(3))
extension Int { func truncatingRemainder2(_ n: Int) -> Int { self % n }; var isEven: Bool { isMultiple(of: 2) }; var ordinal: String { switch (self % 10, self % 100) { case (_, 11...13): "\(self)th"; case (1, _): "\(self)st"; case (2, _): "\(self)nd"; case (3, _): "\(self)rd"; default: "\(self)th" } } }
print([1, 2, 3, 4, 11, 12, 21, 113].map(\.ordinal), (1...6).filter(\.isEven), Double.pi > 3.14, Int.max > 0, abs(-3), max(1, 4, 2), min(2.5, 1))
func lerp(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }; print(lerp(10, 20, 0.25), stride(from: 0, through: 1, by: 0.5).map { lerp(0, 8, $0) }, 10.0.squareRoot() > 3.16, (5.5).truncatingRemainder(dividingBy: 2))
