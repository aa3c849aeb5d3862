// swift-format-ignore-file
func d(_ x: Double, _ y: Double = 1) -> Double { x + y }
func c(_ x: Double?) -> String { x.map { String($0) } ?? "nil" }
func i(_ x: Int) -> Int { x }
print(d(1), d(1, 2), d(3 / 2), d(-1), c(4), c(nil), i(7 / 2), d(Double(i(3)) / 2))
struct F { var w: Double?; var h: Double? = nil }
print(F(w: 3).w! / 2, F(w: 1, h: 2).h!)
var x: Double = 3
x = 4; x += 1; x *= 2; x -= 1 / 4
print(x)
let n = 7
print(Double(n) / 2, n / 2, Double(n / 2), 2 * Double(n))
let xs = [1, 2, 3].map { Double($0) / 2 }
print(xs, xs.reduce(0, +) / Double(xs.count))
let avg = [1.0, 2, 3].reduce(0) { $0 + $1 } / 3
print(avg)
print(max(0, 2.5), min(1, 0.5), abs(-3) + 0.5)
let ratio = 16.0 / 9, t = 1 - 0.25, u = 2 * .pi > 6.28
print(ratio > 1.7, t, u)
let r: ClosedRange<Double> = 0...1
print(r.contains(0.5), r.upperBound, (0.0..<2).contains(2))
