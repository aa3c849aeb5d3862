// swift-format-ignore-file
print(0b101 + 0o7 + 0xA, 1_000 * 2, 0x1p4, 1.25e2, -0x10)
print(1.0, 1.10, 100.0 / 3.0, 2.0 * 3, 1e-5, 123456.789, 1e16, 5e-324)
print(Int("0012")!, Int("+5")!, Int(" 5") == nil, Double("abc") == nil, Double(".5")!, Int(7.99), Int("-0")!)
print(7 / 2, -7 / 2, 7 % 2, -7 % 2, 7.0 / 2)
print(UInt8(255), Int8(-128), UInt("9")!, Bool("true")!, String(true))
print(Float(0.1) == 0.1, Double(1) == 1, 3 == 3.0)
