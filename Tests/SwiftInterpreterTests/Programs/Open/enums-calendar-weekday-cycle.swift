protocol Cyclic: CaseIterable, Equatable where AllCases == [Self] {}
extension Cyclic {
    var ordinal: Int { Self.allCases.firstIndex(of: self)! }
    func advanced(by n: Int) -> Self { let c = Self.allCases.count; return Self.allCases[((ordinal + n) % c + c) % c] }
    func distance(to other: Self) -> Int { (other.ordinal - ordinal + Self.allCases.count) % Self.allCases.count }
    static func + (value: Self, n: Int) -> Self { value.advanced(by: n) }
    static postfix func ++ (value: inout Self) -> Self { defer { value = value + 1 }; return value }
}
postfix operator ++

enum Weekday: String, Cyclic, Comparable, Codable, LosslessStringConvertible {
    case monday = "Mon", tuesday = "Tue", wednesday = "Wed", thursday = "Thu", friday = "Fri", saturday = "Sat", sunday = "Sun"
    init?(_ description: String) {
        guard let day = Self.allCases.first(where: { "\($0.rawValue)".lowercased() == description.prefix(3).lowercased() }) else { return nil }
        self = day
    }
    var description: String { rawValue }
    var isWeekend: Bool { self >= .saturday }
    static func < (a: Self, b: Self) -> Bool { a.ordinal < b.ordinal }
}

enum Season: Cyclic {
    case winter, spring, summer, autumn
    init(month: Int) { self = Self.allCases[(month % 12) / 3] }
    var months: [Int] { (1...12).filter { Season(month: $0) == self } }
}

enum Recurrence {
    case daily(every: Int = 1), weekly(on: Set<Weekday>), weekdays, never
    func occurrences(from start: Weekday) -> some Sequence<(offset: Int, day: Weekday)> {
        (0...).lazy.map { (offset: $0, day: start + $0) }.prefix { _ in !isNever }.filter { matches($0.offset, $0.day) }
    }
    private var isNever: Bool { switch self { case .never: true; case .weekly(let days): days.isEmpty; case .daily(let n): n < 1; case .weekdays: false } }
    private func matches(_ offset: Int, _ day: Weekday) -> Bool {
        switch self {
        case .daily(let n): offset.isMultiple(of: n)
        case .weekly(let days): days.contains(day)
        case .weekdays: !day.isWeekend
        case .never: false
        }
    }
}

var day = Weekday.saturday
print(day++, day++, day++, day, day + 10, day + -3, Weekday.friday.distance(to: .tuesday))
print(["monday", "TUES", "thursdayish", "x", ""].map { Weekday($0)?.rawValue ?? "-" }, Weekday.allCases.filter(\.isWeekend))
print([Weekday.sunday, .monday, .friday].sorted(), Weekday.allCases.max()!, (Weekday.tuesday...Weekday.thursday).contains(.wednesday))
print(Season.allCases.map { "\($0):\($0.months)" }.joined(separator: " "), Season.autumn + 1, Season(month: 12) == .winter)
let rules: KeyValuePairs<String, Recurrence> = ["daily": .daily(), "third": .daily(every: 3), "gym": .weekly(on: [.monday, .thursday]), "work": .weekdays, "none": .never, "empty": .weekly(on: [])]
for (name, rule) in rules {
    print(name, rule.occurrences(from: .friday).prefix(4).map { "\($0.day)+\($0.offset)" })
}
