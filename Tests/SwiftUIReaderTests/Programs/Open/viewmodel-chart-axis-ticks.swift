import Foundation

struct Axis: Equatable { let ticks: [Double], step: Double; var range: ClosedRange<Double> { ticks.first!...ticks.last! }
  static func nice(_ values: some Collection<Double>, target: Int = 5, includesZero: Bool = true) -> Axis? {
    guard let low = values.min(), let high = values.max(), target > 1 else { return nil }
    let (bottom, top) = includesZero ? (min(low, 0), max(high, 0)) : (low, high)
    let span = top > bottom ? top - bottom : max(abs(top), 1)
    let rough = span / Double(target - 1), magnitude = pow(10, floor(log10(rough)))
    let step = ([1, 2, 2.5, 5, 10].first { $0 * magnitude >= rough } ?? 10) * magnitude
    let first = floor(bottom / step) * step
    let count = Int(((top - first) / step - 1e-9).rounded(.up)) + 1
    return Axis(ticks: (0..<max(count, 2)).map { first + Double($0) * step }, step: step) }
  func position(_ value: Double, in length: CGFloat) -> CGFloat { length * CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound)) }
  var labels: [String] { let digits = step >= 1 ? 0 : Int(ceil(-log10(step) - 1e-9)); return ticks.map { String(format: "%.\(digits)f", $0 == 0 ? 0 : $0) } } }
struct Series: Identifiable { let name: String; var points: [(day: Int, value: Double)]; var id: String { name }; var values: [Double] { points.map(\.value) }
  func smoothed(_ window: Int) -> Series { Series(name: name + "~", points: points.indices.map { i in let part = points[max(0, i - window + 1)...i]; return (points[i].day, part.map(\.value).reduce(0, +) / Double(part.count)) }) }
  func resampled(every n: Int, _ combine: ([Double]) -> Double) -> [Double] { Dictionary(grouping: points) { $0.day / n }.sorted { $0.key < $1.key }.map { combine($0.value.map(\.value)) } }
  subscript(day day: Int) -> Double? { if let exact = points.first(where: { $0.day == day }) { return exact.value }; guard let after = points.firstIndex(where: { $0.day > day }), after > 0 else { return nil }; let (a, b) = (points[after - 1], points[after]); return a.value + (b.value - a.value) * Double(day - a.day) / Double(b.day - a.day) } }
struct ChartModel { var series: [Series]; var size = CGSize(width: 100, height: 50); var start = Date(timeIntervalSince1970: 1_704_067_200)
  var axis: Axis? { .nice(series.flatMap(\.values)) }
  var bars: [[CGRect]] { guard let axis else { return [] }; return series.enumerated().map { n, s in let slot = size.width / CGFloat(s.points.count), width = slot / CGFloat(series.count), zero = axis.position(0, in: size.height); return s.points.enumerated().map { i, p in let y = axis.position(p.value, in: size.height); return CGRect(x: slot * CGFloat(i) + width * CGFloat(n), y: min(y, zero), width: width, height: abs(y - zero)) } } }
  func dayLabel(_ day: Int) -> String { var style = Date.FormatStyle(locale: Locale(identifier: "en_US")).month(.abbreviated).day(); style.timeZone = .gmt; return (start + Double(day) * 86_400).formatted(style) }
  func hit(_ point: CGPoint) -> (String, Int)? { for (s, row) in zip(series, bars) { if let i = row.firstIndex(where: { $0.contains(point) }) { return (s.name, s.points[i].day) } }; return nil } }
for values in [[3, 7, 12], [0.1, 0.45], [-30, 80], [1000, 1_000_000], [5], [0], [0.001, 0.0042], [-7, -3]] as [[Double]] { let axis = Axis.nice(values)!; print(values, axis.labels) }
print(Axis.nice([]) as Any, Axis.nice([98, 103], includesZero: false)!.labels, Axis.nice([1, 9], target: 3)!.ticks, Axis.nice([1], target: 1) == nil)
let model = ChartModel(series: [Series(name: "a", points: [(0, 10), (2, 20), (31, -5)]), Series(name: "b", points: [(0, 0), (1, 5), (5, 15)])])
print(model.axis!.ticks, model.axis!.position(0, in: 50), model.bars[0].map { "\(Int($0.minX)),\(Int($0.minY.rounded())) \(Int($0.height.rounded()))" }, model.bars[1].map { Int($0.width.rounded()) })
print(model.hit(CGPoint(x: 5, y: 20)).map { "\($0.0)\($0.1)" } ?? "miss", model.hit(CGPoint(x: 99, y: 49)) == nil, model.series[0].points.map { model.dayLabel($0.day) })
let a = model.series[0]; print(a.smoothed(2).values, a[day: 1] ?? -1, a[day: 31]!, a[day: 40] as Any, a.resampled(every: 7) { $0.max()! }, a.smoothed(1).id, a.smoothed(99).values.last!.rounded())
