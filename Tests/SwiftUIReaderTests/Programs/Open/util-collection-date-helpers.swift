import Foundation

extension Date {
  static func + (date: Date, parts: DateComponents) -> Date { Calendar.utc.date(byAdding: parts, to: date)! }
  static func - (date: Date, parts: DateComponents) -> Date { date + -parts }
  subscript(component: Calendar.Component) -> Int { Calendar.utc.component(component, from: self) }
  var iso: String { formatted(.iso8601.year().month().day()) }
  func days(to other: Date) -> Int { Calendar.utc.dateComponents([.day], from: self, to: other).day! }
}
extension DateComponents {
  static prefix func - (parts: DateComponents) -> DateComponents { var copy = DateComponents(); for (unit, value) in parts.set { copy.setValue(-value, for: unit) }; return copy }
  static func + (a: DateComponents, b: DateComponents) -> DateComponents { var sum = a; for (unit, value) in b.set { sum.setValue((a.value(for: unit) ?? 0) + value, for: unit) }; return sum }
  var set: [(Calendar.Component, Int)] { [.year, .month, .day, .hour, .minute].compactMap { unit in value(for: unit).flatMap { $0 == NSDateComponentUndefined ? nil : (unit, $0) } } }
  var text: String { self.set.map { "\($1)\("\($0)".prefix(2))" }.joined(separator: " ") }
}
extension Int { var days: DateComponents { DateComponents(day: self) }; var months: DateComponents { .init(month: self) }; var hours: DateComponents { .init(hour: self) }; var year: DateComponents { .init(year: self) } }
extension Calendar { static let utc: Calendar = { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; return c }() }
extension Date: @retroactive ExpressibleByStringLiteral { public init(stringLiteral value: String) { self = (try? Date(value, strategy: .iso8601.year().month().day())) ?? .distantPast } }
extension ClosedRange where Bound == Date { func split(every parts: DateComponents) -> [ClosedRange<Date>] { sequence(first: lowerBound) { $0 + parts }.lazy.prefix { $0 < upperBound }.map { $0...Swift.min($0 + parts, upperBound) } } }
extension Sequence {
  func byMonth(_ date: (Element) -> Date) -> [(Int, [Element])] { Dictionary(grouping: self) { date($0)[.month] }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } } }
let start: Date = "2024-01-31"
print((start + 1.months).iso, (start + 1.months + 1.months).iso, (start + (1.months + 1.months)).iso, (start - 1.year).iso, (start + 2.days - 3.days).iso)
print((1.months + 2.days + 3.days).text, (-(2.days + 1.year)).text, (25.hours).text, (start + 25.hours)[.hour], (start + 25.hours).iso)
print(start[.year], start[.weekday], start.days(to: "2024-03-01"), start.days(to: "2023-12-31"), ("nonsense" as Date) == .distantPast)
print(("2024-01-01"..."2024-02-20").split(every: 14.days).map { "\($0.lowerBound.iso.suffix(5))/\($0.upperBound[.day])" })
print((start...(start + 5.hours)).split(every: 2.hours).map { $0.upperBound.timeIntervalSince($0.lowerBound) / 3600 })
let dates: [Date] = ["2024-03-05", "2024-01-09", "2023-03-30", "2024-01-02"]
print(dates.sorted().map(\.iso), dates.max()!.iso, dates.byMonth { $0 }.map { "\($0):\($1.map { $0[.day] })" })
print(dates.contains("2024-01-09"), Set(dates + ["2024-01-02"]).count, dates.firstIndex(of: "2023-03-30") ?? -1, dates.map { $0 > "2024-01-05" })
switch start { case "2024-01-30": print("thirtieth"); case let date where date[.day] == 31: print("last", date[.month]); default: print("?") }
print(zip(dates, dates.dropFirst()).map { $0.days(to: $1) }, [1.days, 2.months].map(\.text))
