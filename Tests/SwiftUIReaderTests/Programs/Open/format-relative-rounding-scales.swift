import Foundation

struct Scale<Value: BinaryFloatingPoint> { let steps: [(limit: Value, divisor: Value, suffix: String)]; var digits = 1
  func callAsFunction(_ value: Value) -> String {
    let magnitude = abs(value), step = steps.first { magnitude < $0.limit } ?? steps[steps.count - 1]
    let scaled = Double(value / step.divisor), text = String(format: "%.\(scaled.rounded() == scaled ? 0 : digits)f", scaled)
    return text + step.suffix } }
extension Scale where Value == Double { static let short = Scale(steps: [(1_000, 1, ""), (1e6, 1e3, "K"), (1e9, 1e6, "M"), (.infinity, 1e9, "B")])
  static let bytes = Scale(steps: [(1024, 1, " B"), (1_048_576, 1024, " KiB"), (.greatestFiniteMagnitude, 1_048_576, " MiB")], digits: 2)
  static let time: Self = { var s = Scale(steps: [(60, 1, "s"), (3600, 60, "min"), (86_400, 3600, "h"), (.infinity, 86_400, "d")]); s.digits = 0; return s }() }
extension BinaryInteger { var abbreviated: String { Scale.short(Double(self)) }; var byteText: String { Scale.bytes(Double(self)) }
  func pluralized(_ noun: String, _ many: String? = nil) -> String { "\(self) " + (self == 1 ? noun : many ?? noun + "s") } }
extension TimeInterval { var spoken: String { Scale.time(self) }
  var clock: String { let total = Int(self.rounded()), sign = total < 0 ? "-" : "", t = abs(total); return sign + (t >= 3600 ? "\(t / 3600):" : "") + String(format: t >= 3600 ? "%02d:%02d" : "%d:%02d", t / 60 % 60, t % 60) } }
extension FloatingPoint { func snapped(to step: Self, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self { (self / step).rounded(rule) * step } }
print([0, 999, 1000, 1500, 999_999, 1_000_000, 25_000_000, 3_000_000_000, -1250].map(\.abbreviated))
print([0, 1023, 1024, 1536, 1_048_576, 5_000_000].map { ($0 as Int64).byteText }, UInt8.max.abbreviated, Int8.min.byteText)
print([5, 59.6, 60, 90, 3600, 5400, 86_400, 1e6].map(\.spoken), 0.25.spoken)
print([0, 5, 65.4, 65.5, 3599.5, 3600, 36_061, -75].map { ($0 as TimeInterval).clock })
print(1.pluralized("item"), 0.pluralized("item"), 2.pluralized("child", "children"), UInt(1).pluralized("x"), (-1).pluralized("day"))
print(7.3.snapped(to: 0.5), 7.25.snapped(to: 0.5), 7.25.snapped(to: 0.5, .down), (-7.25).snapped(to: 0.5), (-7.25).snapped(to: 0.5, .up), Float(10).snapped(to: 4), 2.5.snapped(to: 1, .toNearestOrEven))
for rule in [FloatingPointRoundingRule.up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero] { print([-1.5, -0.4, 0.5, 2.5].map { $0.rounded(rule) }.map { $0 == 0 ? 0 : $0 }) }
let custom = Scale<Float>(steps: [(10, 1, "a"), (100, 10, "b")]); print(custom(5), custom(15), custom(1000), custom(99.96), type(of: custom) == Scale<Float>.self)
print(String(format: "%.0f %.0f %.0f", 0.5, 1.5, 2.5), (0.1 + 0.2).description, String(format: "%.17g", 0.1), 1e16, 123456789.0 * 10, 1e-5, Float(0.1) * 3, Double(Float(0.1)))
