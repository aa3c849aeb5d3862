import Foundation

struct Reading { var celsius: Double; var wind: Measurement<UnitSpeed>; var pressure: Measurement<UnitPressure>; var at: Date }
enum UnitPreference: String, CaseIterable { case metric, imperial, scientific
  var temperature: UnitTemperature { switch self { case .metric: .celsius; case .imperial: .fahrenheit; case .scientific: .kelvin } }
  var speed: UnitSpeed { self == .imperial ? .milesPerHour : self == .metric ? .kilometersPerHour : .metersPerSecond } }
struct ReadingFormatter {
  var preference = UnitPreference.metric, digits = 0
  func text<U: Dimension>(_ measurement: Measurement<U>, as unit: U? = nil, digits: Int? = nil) -> String {
    let shown = unit.map(measurement.converted(to:)) ?? measurement
    return String(format: "%.\(digits ?? self.digits)f %@", shown.value, shown.unit.symbol)
  }
  func callAsFunction(_ reading: Reading) -> [String] {
    [text(Measurement(value: reading.celsius, unit: UnitTemperature.celsius), as: preference.temperature), text(reading.wind, as: preference.speed, digits: 1), text(reading.pressure, as: preference == .imperial ? .inchesOfMercury : nil, digits: preference == .imperial ? 2 : nil)]
  }
}
let readings = [Reading(celsius: -3.5, wind: .init(value: 10, unit: .metersPerSecond), pressure: .init(value: 1013.25, unit: .hectopascals), at: Date(timeIntervalSince1970: 0)), Reading(celsius: 21, wind: .init(value: 12, unit: .knots), pressure: .init(value: 1.02, unit: .bars), at: Date(timeIntervalSince1970: 3600))]
var format = ReadingFormatter()
for preference in UnitPreference.allCases { format.preference = preference; for reading in readings { print(preference.rawValue, format(reading)) } }
format.digits = 2; print(format(readings[0]).joined(separator: ", "))
extension Sequence { func average<U: Dimension>(_ path: KeyPath<Element, Measurement<U>>, in unit: U) -> Measurement<U>? { let values = map { $0[keyPath: path].converted(to: unit).value }; return values.isEmpty ? nil : Measurement(value: values.reduce(0, +) / Double(values.count), unit: unit) } }
let mean = readings.average(\.wind, in: .kilometersPerHour)!
print(format.text(mean), format.text(mean, as: .knots, digits: 3), [Reading]().average(\.wind, in: .knots) as Any)
extension Reading { var feels: String { switch (celsius, wind.converted(to: .kilometersPerHour).value) { case (..<0, 20...): "bitter"; case (..<0, _): "cold"; case (0..<25, let wind) where wind > 15: "breezy"; case (25..., _): "hot"; default: "mild" } } }
print(readings.map(\.feels), Reading(celsius: 30, wind: .init(value: 0, unit: .knots), pressure: .init(value: 0, unit: .bars), at: .distantPast).feels)
print(readings.max { $0.pressure < $1.pressure }!.celsius, readings[0].wind > readings[1].wind, readings[0].wind + readings[1].wind == .init(value: 16.17333, unit: .metersPerSecond))
var dew = Measurement(value: 0, unit: UnitTemperature.celsius); dew.convert(to: .fahrenheit); dew.value += 18; print(dew.converted(to: .celsius).value.rounded(), dew.unit == .fahrenheit, (dew as Measurement<UnitTemperature>).unit.symbol)
let codes = ["en_US", "de_DE", "sv_SE", "ar_EG"].map(Locale.init(identifier:)); print(codes.map { $0.language.languageCode?.identifier ?? "-" }, codes.map { $0.region?.identifier ?? "-" }, codes.map(\.decimalSeparator!).prefix(3))
