import Foundation

enum Temperature: Comparable, CustomStringConvertible {
    case celsius(Double), fahrenheit(Double)
    init(_ value: Double, unit: Character = "C") { self = unit == "F" ? .fahrenheit(value) : .celsius(value) }
    init?(_ text: some StringProtocol) {
        guard let unit = text.last, "CF".contains(unit), let value = Double(text.dropLast()) else { return nil }
        self.init(value, unit: unit)
    }
    init(average list: Temperature...) throws {
        struct NoValues: Error {}
        if list.isEmpty { throw NoValues() }
        self.init(list.map(\.degrees).reduce(0, +) / Double(list.count))
    }
    init(_ season: Season) { switch season { case .winter: self = .celsius(-2); case .summer: self.init(86, unit: "F") } }
    enum Season: String, CaseIterable { case winter, summer
        init?(month: Int) { switch month { case 12, 1, 2: self = .winter; case 6...8: self = .summer; default: return nil } }
        init(default month: Int) { self = Season(month: month) ?? .allCases.last! } }
    var degrees: Double { switch self { case .celsius(let d): d; case .fahrenheit(let f): (f - 32) / 1.8 } }
    static func < (a: Self, b: Self) -> Bool { a.degrees < b.degrees }
    static func == (a: Self, b: Self) -> Bool { a.degrees == b.degrees }
    var description: String { switch self { case .celsius(let d): "\(d)°C"; case .fahrenheit(let d): "\(d)°F" } }
}
struct Percent: Hashable {
    let value: Int
    private init(unchecked value: Int) { self.value = value }
    init?(exactly value: Int) { guard (0...100).contains(value) else { return nil }; self.init(unchecked: value) }
    init(clamping value: Int) { self = Percent(exactly: value) ?? Percent(unchecked: value < 0 ? 0 : 100) }
    init(_ part: Int, of whole: Int) { self.init(clamping: whole == 0 ? 0 : part * 100 / whole) }
    static let full = Percent(unchecked: 100)
}
struct Period {
    let start: Int, end: Int, label: String
    init(start: Int, end: Int, label: String? = nil) {
        (self.start, self.end) = start <= end ? (start, end) : (end, start)
        self.label = (label ?? { start == end ? "day" : "period" }()) + (start > end ? " (swapped)" : "")
    }
    init(around day: Int, _ n: Int) { self.init(start: day + n, end: day - n, label: n == 0 ? nil : "±\(n)") }
}
print(Temperature(20), Temperature(68, unit: "F") == Temperature(20), Temperature("41F")!.degrees, Temperature("x9C") as Any, Temperature("9K".prefix(2)) == nil)
print(try Temperature(average: .celsius(10), .fahrenheit(68), Temperature(.winter)).degrees.rounded(), [Temperature(.summer), .celsius(30.5), .celsius(3)].max()!)
do { let make = Temperature.init(average:) as (Temperature...) throws -> Temperature; print(try make()) } catch { print("error", error) }
print((1...12).map { Temperature.Season(month: $0)?.rawValue.first ?? "-" }.map(String.init).joined(), Temperature(.init(default: 4)))
print([-5, 50, 150].map { Percent(exactly: $0)?.value ?? -1 }, [-5, 50, 150].map(Percent.init(clamping:)).map(\.value), Percent(1, of: 3).value, Percent(1, of: 0).value, Percent(9, of: 2) == .full)
print(["20C", "bad", "-4F"].compactMap(Temperature.init(_:)).sorted(), [1.5, 2].map { Temperature($0) })
for p in [Period(start: 1, end: 5), Period(start: 9, end: 2, label: "trip"), .init(start: 4, end: 4), Period(around: 3, 2), Period(around: 3, 0)] { print(p.label, p.start, p.end) }
let make: (Int, Int, String?) -> Period = Period.init, makePercent = Percent.init(_:of:)
print(make(5, 1, nil).label, makePercent(3, 4).value, Temperature.init(_:unit:)(50, "F"), [.winter, .summer].map(Temperature.init as (Temperature.Season) -> Temperature))
