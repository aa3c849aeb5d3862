import Foundation

protocol Dimension {
    associatedtype Unit: DimensionUnit where Unit.Of == Self
    static var base: Unit { get }
}
protocol DimensionUnit: CaseIterable, RawRepresentable where RawValue == String {
    associatedtype Of
    var factor: Double { get }
    var offset: Double { get }
}
extension DimensionUnit {
    var offset: Double { 0 }
    init?(symbol: String) { self.init(rawValue: symbol) }
}

enum Length: Dimension {
    enum Unit: String, DimensionUnit {
        typealias Of = Length
        case m, km, ft, inch = "in"
        var factor: Double { switch self { case .m: 1; case .km: 1000; case .ft: 0.3048; case .inch: 0.0254 } }
    }
    static let base = Unit.m
}
enum Temperature: Dimension {
    enum Unit: String, DimensionUnit {
        typealias Of = Temperature
        case kelvin = "K", celsius = "°C", fahrenheit = "°F"
        var factor: Double { self == .fahrenheit ? 5 / 9 : 1 }
        var offset: Double { switch self { case .kelvin: 0; case .celsius: 273.15; default: 459.67 * 5 / 9 } }
    }
    static var base: Unit { .kelvin }
}

struct Quantity<D: Dimension>: Comparable {
    var value: Double, unit: D.Unit
    init(_ value: Double, _ unit: D.Unit) { self.value = value; self.unit = unit }
    init?(parsing text: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let value = Double(parts[0]), let unit = D.Unit(symbol: parts[1]) else { return nil }
        self.init(value, unit)
    }
    var inBase: Double { value * unit.factor + unit.offset }
    func to(_ other: D.Unit) -> Self { .init((inBase - other.offset) / other.factor, other) }
    static func < (a: Self, b: Self) -> Bool { a.inBase < b.inBase }
    static func == (a: Self, b: Self) -> Bool { abs(a.inBase - b.inBase) < 1e-9 }
    static func + (a: Self, b: Self) -> Self { .init(a.value + b.to(a.unit).value, a.unit) }
}
extension Quantity: CustomStringConvertible { var description: String { String(format: "%.2f", value) + unit.rawValue } }

typealias Distance = Quantity<Length>
print(Distance(1.5, .km).to(.ft), Distance(12, .inch) == Distance(1, .ft), Distance(3, .ft) + Distance(6, .inch))
print([Distance(1, .km), .init(900, .m), Distance(3000, .ft)].sorted(), Length.Unit.allCases.map(\.rawValue))
for text in ["100 °C", "-40 °F", "0 K", "12 °R", "x K", "7"] {
    guard let t = Quantity<Temperature>(parsing: text) else { print("can't read", text); continue }
    print(text, "=", Temperature.Unit.allCases.map { t.to($0).description }.joined(separator: " = "), t < .init(0, .celsius) ? "(frost)" : "")
}
print(Length.base, Temperature.base, Distance(parsing: "3 in")?.inBase ?? -1)
