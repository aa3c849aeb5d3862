import Foundation

struct RelativeLabel {
  var calendar: Calendar, now: Date
  private static let units: [(Calendar.Component, KeyPath<DateComponents, Int?>, String)] = [(.year, \.year, "yr"), (.month, \.month, "mo"), (.day, \.day, "d"), (.hour, \.hour, "h"), (.minute, \.minute, "min")]
  func callAsFunction(_ date: Date) -> String {
    let past = date <= now
    let parts = calendar.dateComponents(Set(Self.units.map(\.0)), from: min(date, now), to: max(date, now))
    guard let (amount, unit) = Self.units.lazy.compactMap({ unit in parts[keyPath: unit.1].flatMap { $0 > 0 ? ($0, unit.2) : nil } }).first else { return "just now" }
    return past ? "\(amount) \(unit) ago" : "in \(amount) \(unit)"
  }
  func section(_ date: Date) -> String {
    let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now)).day!
    switch days {
    case ..<0: return "Upcoming"
    case 0: return "Today"
    case 1: return "Yesterday"
    case 2...6: return calendar.weekdaySymbols[calendar.component(.weekday, from: date) - 1]
    case _ where calendar.isDate(date, equalTo: now, toGranularity: .year): return calendar.monthSymbols[calendar.component(.month, from: date) - 1]
    default: return String(calendar.component(.year, from: date))
    }
  }
}
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!; calendar.locale = Locale(identifier: "en_US")
let now = calendar.date(from: .init(year: 2024, month: 6, day: 15, hour: 10, minute: 30))!
let label = RelativeLabel(calendar: calendar, now: now)
let offsets: [(Calendar.Component, Int)] = [(.second, -20), (.minute, -5), (.hour, -11), (.day, -1), (.day, -4), (.month, -2), (.year, -3), (.minute, 90), (.day, 40)]
for (unit, amount) in offsets {
  let date = calendar.date(byAdding: unit, value: amount, to: now)!
  print(label(date), "|", label.section(date))
}
let groups = Dictionary(grouping: offsets.map { calendar.date(byAdding: $0.0, value: $0.1, to: now)! }, by: label.section)
print(groups.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)=\($0.value)" })
