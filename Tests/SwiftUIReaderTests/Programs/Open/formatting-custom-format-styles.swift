import Foundation

struct Temperature: Equatable { var celsius: Double }

extension Temperature {
    struct Style: FormatStyle {
        enum Unit: Codable, Hashable { case celsius, fahrenheit, kelvin }
        var unit = Unit.celsius
        var digits = 0
        var showsSign = false
        func format(_ value: Temperature) -> String {
            let (number, symbol) = switch unit {
            case .celsius: (value.celsius, "°C")
            case .fahrenheit: (value.celsius * 9 / 5 + 32, "°F")
            case .kelvin: (value.celsius + 273.15, " K")
            }
            return (showsSign && number > 0 ? "+" : "") + String(format: "%.\(digits)f", number) + symbol
        }
        func unit(_ unit: Unit) -> Style { with { $0.unit = unit } }
        func precision(_ digits: Int) -> Style { with { $0.digits = digits } }
        func sign(_ shown: Bool = true) -> Style { with { $0.showsSign = shown } }
        private func with(_ edit: (inout Style) -> Void) -> Style { var copy = self; edit(&copy); return copy }
    }
    func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Temperature { style.format(self) }
    func formatted() -> String { formatted(.temperature) }
}

extension FormatStyle where Self == Temperature.Style {
    static var temperature: Self { .init() }
    static func temperature(_ unit: Temperature.Style.Unit) -> Self { .init(unit: unit) }
}

struct Stars: FormatStyle {
    let outOf: Int
    func format(_ value: Double) -> String {
        let full = min(outOf, max(0, Int(value))), half = value - Double(full) >= 0.5 && full < outOf
        return String(repeating: "★", count: full) + (half ? "½" : "") + String(repeating: "☆", count: outOf - full - (half ? 1 : 0))
    }
}
extension FormatStyle where Self == Stars { static func stars(_ n: Int = 5) -> Stars { Stars(outOf: n) } }

struct ListOf<Base: FormatStyle>: FormatStyle where Base.FormatOutput == String {
    let base: Base
    func format(_ value: [Base.FormatInput]) -> String { value.isEmpty ? "none" : value.map(base.format).joined(separator: " · ") }
}

let readings = [-40, 0, 21.456, 100].map(Temperature.init(celsius:))
for t in readings { print(t.formatted(), t.formatted(.temperature(.fahrenheit).precision(1)), t.formatted(.temperature.unit(.kelvin).precision(2)), t.formatted(.temperature.sign())) }
print([0, 0.5, 3.2, 4.75, 9].map { $0.formatted(.stars()) }, 2.5.formatted(.stars(3)))
print(ListOf(base: .temperature.precision(1)).format(readings), ListOf(base: Stars.stars(2)).format([]))
let data = try JSONEncoder().encode(Temperature.Style.temperature.precision(3))
print(try JSONDecoder().decode(Temperature.Style.self, from: data) == .temperature.precision(3), Set([Temperature.Style(), .temperature]).count)
print(1234.5.formatted(.number.precision(.fractionLength(2)).locale(.init(identifier: "en_US"))), 0.256.formatted(.percent.precision(.fractionLength(0)).locale(Locale(identifier: "en_US_POSIX"))))
