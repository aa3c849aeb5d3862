func clamp<T: Comparable>(_ value: T, to limits: ClosedRange<T>) -> T {
    min(max(value, limits.lowerBound), limits.upperBound)
}
func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, at t: T) -> T { a + (b - a) * t }
func average<C: Collection>(_ values: C) -> Double? where C.Element: BinaryInteger {
    values.isEmpty ? nil : Double(values.reduce(0, +)) / Double(values.count)
}
print(clamp(130, to: 0...100), clamp(-0.5, to: 0...1), clamp("m", to: "a"..."k"))
print(lerp(10.0, 20, at: 0.25), lerp(Float(0), 3, at: 0.5))
print(average([3, 4])!, average([Int]()) as Any)
print(average([UInt8(3), 5, 7].dropFirst())!, average(1...4)!)
