struct Measure<Unit> { var value: Double; init(_ value: Double) { self.value = value } }; enum Celsius {}; enum Fahrenheit {}
extension Measure where Unit == Celsius { var fahrenheit: Measure<Fahrenheit> { .init(value * 9 / 5 + 32) } }; extension Measure where Unit == Fahrenheit { var celsius: Measure<Celsius> { .init((value - 32) * 5 / 9) } }
struct Day { let name: String; let low, high: Measure<Celsius>; var rain: Double = 0; var icon: String { switch (rain, high.value) { case (0.5..., _): "rain"; case (_, 25...): "sun"; default: "cloud" } } }
let week = [Day(name: "Mon", low: .init(8), high: .init(14), rain: 0.7), Day(name: "Tue", low: .init(12), high: .init(27)), Day(name: "Wed", low: .init(10), high: .init(19), rain: 0.2)]
print(week.map(\.icon), week.map { $0.high.fahrenheit.value.rounded() }, week.min { $0.low.value < $1.low.value }!.name, week.map(\.rain).reduce(0, max), Measure<Fahrenheit>(212).celsius.value)
let range = week.reduce(into: (lo: Double.infinity, hi: -Double.infinity)) { $0.lo = min($0.lo, $1.low.value); $0.hi = max($0.hi, $1.high.value) }; print(range.lo, range.hi, week.filter { $0.rain > 0 }.count)
