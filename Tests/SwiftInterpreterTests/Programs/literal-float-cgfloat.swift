typealias Points = Double
let a: Float = 1 / 2
let b: Points = 3 / 2
print(a, b, Double(a) + b)
struct Metrics { static let unit: Points = 8; static let half = unit / 2; static let third: Points = 1 / 4
  static func grid(_ n: Points) -> Points { unit * n } }
print(Metrics.half, Metrics.third, Metrics.grid(1 / 2), Metrics.grid(2))
enum Space: Double { case small = 4, medium = 8.5 }
print(Space.small.rawValue, Space.medium.rawValue * 2)
let ratio = 16.0 / 9
print(ratio > 1.77, (ratio * 100).rounded())
let negative: Points = -1 / 2
print(negative, -Metrics.unit)
