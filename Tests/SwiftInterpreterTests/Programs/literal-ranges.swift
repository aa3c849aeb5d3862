for i in 0..<3 { print(i, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
for i in stride(from: 0, to: 10, by: 4) { print(i, terminator: " ") }
for x in stride(from: 0.0, through: 1, by: 0.5) { print(x, terminator: " ") }
print()
let r = 2...5
print(r.contains(5), r.lowerBound, r.upperBound, r.count, r.sum)
extension ClosedRange where Bound == Int { var sum: Int { reduce(0, +) } }
let a = [10, 20, 30, 40, 50]
print(a[1...3], a[..<2], a[3...], Array(a[1..<3]))
print((0..<5).map { $0 * $0 }, (0..<0).isEmpty)
let clamp = min(max(7, r.lowerBound), r.upperBound)
print(clamp, 3.clamped(to: 4...6))
extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
