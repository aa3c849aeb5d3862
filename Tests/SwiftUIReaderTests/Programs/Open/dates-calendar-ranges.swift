import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
calendar.firstWeekday = 2
calendar.locale = Locale(identifier: "en_US")
func day(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 0) -> Date { calendar.date(from: DateComponents(year: y, month: m, day: d, hour: h))! }
func show(_ date: Date?) -> String {
  guard let date else { return "nil" }
  let c = calendar.dateComponents([.year, .month, .day, .hour], from: date)
  return "\(c.year!)-\(c.month!)-\(c.day!)" + (c.hour! == 0 ? "" : "T\(c.hour!)")
}
let leap = day(2024, 2, 29, 13)
let month = calendar.dateInterval(of: .month, for: leap)!
print(show(month.start), show(month.end), month.duration / 86_400, month.contains(leap))
let week = calendar.dateInterval(of: .weekOfYear, for: leap)!
print(show(week.start), show(week.end), calendar.component(.weekday, from: leap), calendar.component(.weekOfYear, from: leap))
print(show(calendar.date(byAdding: .year, value: 1, to: leap)), show(calendar.date(byAdding: .month, value: -1, to: day(2024, 3, 31))), show(calendar.date(byAdding: .month, value: 12, to: leap)))
print(calendar.range(of: .day, in: .month, for: day(2023, 2, 1))!, calendar.range(of: .month, in: .year, for: leap)!.count, calendar.range(of: .day, in: .year, for: leap)!.count)
print(calendar.ordinality(of: .day, in: .year, for: leap)!, calendar.ordinality(of: .day, in: .month, for: leap)!)
var grid: [String] = []
calendar.enumerateDates(startingAfter: day(2024, 2, 20), matching: DateComponents(weekday: 6), matchingPolicy: .nextTime) { date, _, stop in
  grid.append(show(date)); if grid.count == 3 { stop = true }
}
print(grid)
print(show(calendar.nextDate(after: leap, matching: DateComponents(month: 2, day: 29), matchingPolicy: .nextTime)), show(calendar.nextDate(after: leap, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)))
print(show(calendar.nextDate(after: leap, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime, direction: .backward)))
print(calendar.isDateInWeekend(day(2024, 3, 2)), calendar.isDateInWeekend(leap), calendar.compare(leap, to: day(2024, 2, 29), toGranularity: .day) == .orderedSame)
let gap = calendar.dateComponents([.year, .month, .day], from: day(2023, 12, 25), to: day(2025, 2, 1))
print(gap.year!, gap.month!, gap.day!, calendar.dateComponents([.day], from: day(2025, 1, 1), to: day(2024, 1, 1)).day!)
print(calendar.weekdaySymbols.prefix(2), calendar.shortMonthSymbols[calendar.component(.month, from: leap) - 1], calendar.veryShortWeekdaySymbols.joined())
