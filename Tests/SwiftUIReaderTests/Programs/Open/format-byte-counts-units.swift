import Foundation

struct Pace { var distance: Measurement<UnitLength>; var time: Measurement<UnitDuration>
  var speed: Measurement<UnitSpeed> { Measurement(value: distance.converted(to: .meters).value / time.converted(to: .seconds).value, unit: .metersPerSecond) } }
let run = Pace(distance: .init(value: 10, unit: .kilometers), time: .init(value: 50, unit: .minutes))
print(String(format: "%.3f %.1f", run.speed.value, run.speed.converted(to: .kilometersPerHour).value))
print(run.distance > Measurement(value: 6, unit: .miles), run.distance == Measurement(value: 10_000, unit: .meters))
let sum = run.distance + Measurement(value: 500, unit: .meters)
print(sum.value, sum.unit.symbol, (run.distance * 2).value, (run.time / 2).value, (run.distance - run.distance).value)
let temps = [Measurement(value: 20, unit: UnitTemperature.celsius), .init(value: 50, unit: .fahrenheit), .init(value: 280, unit: .kelvin)]
for temp in temps.sorted() { print(String(format: "%.1f°C from %@", temp.converted(to: .celsius).value, temp.unit.symbol)) }
print(temps.max()!.unit.symbol, temps.map { Int($0.converted(to: .kelvin).value.rounded()) })
extension UnitLength { static let pace = UnitLength(symbol: "pc", converter: UnitConverterLinear(coefficient: 0.75)) }
let steps = Measurement(value: 100, unit: UnitLength.pace)
print(steps.converted(to: .meters).value, Measurement(value: 3, unit: UnitLength.meters).converted(to: .pace).value, steps.unit == .pace, steps.description)
var total = Measurement(value: 0, unit: UnitMass.grams)
for (value, unit) in [(1.0, UnitMass.kilograms), (250, .grams), (2, .kilograms)] { total = total + Measurement(value: value, unit: unit).converted(to: .grams) }
total.convert(to: .kilograms)
print(total.value, total.unit.symbol)
let angle = Measurement(value: 180, unit: UnitAngle.degrees)
print(abs(angle.converted(to: .radians).value - .pi) < 1e-9, angle.converted(to: .revolutions).value)
let formatter = ByteCountFormatter(); formatter.countStyle = .decimal; formatter.allowedUnits = [.useKB, .useMB]
print(formatter.string(fromByteCount: 1_500_000), formatter.string(fromByteCount: 12_000))
formatter.includesUnit = false; print(formatter.string(fromByteCount: 2_000_000))
let info = Measurement(value: 1, unit: UnitInformationStorage.gibibytes)
print(info.converted(to: .mebibytes).value, info.converted(to: .bytes).value == pow(2, 30), Set([info, info]).count)
