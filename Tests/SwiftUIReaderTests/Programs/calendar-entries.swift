// dates and calendars in app code
import Foundation
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!
let base = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 15, minute: 30))!
print(cal.component(.weekday, from: base), cal.date(byAdding: .day, value: 2, to: base)!.timeIntervalSince(base) / 3600, cal.isDate(base, inSameDayAs: base.addingTimeInterval(3600)))
let comps = cal.dateComponents([.year, .month, .day, .hour], from: base); print(comps.year!, comps.month!, comps.day!, comps.hour ?? -1, comps.minute == nil)
let start = cal.startOfDay(for: base); print(cal.dateComponents([.hour, .minute], from: start, to: base).hour!, cal.range(of: .day, in: .month, for: base)!.count)
let days = (0..<3).compactMap { cal.date(byAdding: .day, value: $0, to: start) }; print(days.map { cal.component(.day, from: $0) }, days.map { cal.isDateInWeekend($0) })
struct Entry { let date: Date; let amount: Double }
let entries = [Entry(date: days[0], amount: 2), Entry(date: days[1], amount: 3.5), Entry(date: days[0].addingTimeInterval(60), amount: 1)]
let byDay = Dictionary(grouping: entries) { cal.startOfDay(for: $0.date) }; print(byDay.keys.sorted().map { byDay[$0]!.reduce(0) { $0 + $1.amount } })
extension Date { func isSameDay(_ other: Date, _ cal: Calendar) -> Bool { cal.isDate(self, inSameDayAs: other) }; var weekOfYearValue: Int { Calendar(identifier: .iso8601).component(.weekOfYear, from: self) } }
print(days[0].isSameDay(days[1], cal), base.weekOfYearValue, cal.dateInterval(of: .month, for: base)!.duration / 86400, min(days[1], days[0]) == days[0], (days[0]...days[2]).contains(days[1]))
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "yyyy-MM-dd HH:mm"; print(f.string(from: base), f.date(from: "2024-01-02 03:04").map { cal.component(.hour, from: $0) } ?? -1)
print(days.last!.timeIntervalSince(days.first!) / 86400, base < base.addingTimeInterval(1), Date(timeIntervalSince1970: 0).timeIntervalSince1970, cal.nextDate(after: base, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime).map { cal.component(.day, from: $0) } ?? 0)
let streak = zip(days, days.dropFirst()).allSatisfy { cal.dateComponents([.day], from: $0, to: $1).day == 1 }; print(streak, cal.shortWeekdaySymbols.count, cal.firstWeekday)
let seconds = 3725; print(String(format: "%02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60), TimeInterval(90) / 60)
