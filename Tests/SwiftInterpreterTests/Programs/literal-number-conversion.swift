let i = 7
let d = Double(i) / 2
print(d, Int(d), Int(d.rounded()), Int(-2.7), Double("2.5") ?? 0, Int("12") ?? 0, Int("x") as Any)
print(d.rounded(.up), d.rounded(.down), (2.345 * 100).rounded() / 100)
print(String(format(d)), String(255, radix: 16), String(5, radix: 2))
func format(_ x: Double) -> String { "\(x)" }
print(UInt8(200) &+ 100, Int8.max, Int.max > 0, UInt8(clamping: 300), Int(truncatingIfNeeded: 5))
print(abs(-3), abs(-2.5), 10.isMultiple(of: 5), 7.quotientAndRemainder(dividingBy: 2))
print(Double.pi > 3.14, Double.infinity > 1, Double.nan.isNaN, (0.1 + 0.2) == 0.3)
print(1.0, 100000000.0, 1e16, 0.1 + 0.2, 1.5e-7)
