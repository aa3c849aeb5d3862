func stats(_ xs: [Double]) -> (min: Double, max: Double, mean: Double)? { guard let lo = xs.min(), let hi = xs.max() else { return nil }; return (lo, hi, xs.reduce(0, +) / Double(xs.count)) }
if let s = stats([2, 4, 9]) { print(s.min, s.max, s.mean); let (lo, _, mean) = s; print(lo + mean) }; print(stats([]) == nil)
var point = (x: 1, y: 2); point.x += 5; print(point, point.x, point.1, point == (6, 2), (1, "a") < (1, "b"))
let pairs = [("b", 2), ("a", 2), ("c", 1)].sorted { ($0.1, $0.0) < ($1.1, $1.0) }; print(pairs.map(\.0)); for case let (name, 2) in pairs { print(name) }
func divide(_ a: Int, by b: Int) -> (quotient: Int, remainder: Int) { (a / b, a % b) }; let r = divide(17, by: 5); print(r.quotient, r.remainder, divide(9, by: 3).remainder == 0); typealias Size = (width: Double, height: Double); func area(_ s: Size) -> Double { s.width * s.height }; print(area((2, 3.5)), area((width: 1, height: 4)))
