import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 9))!
let formatter = DateFormatter()
formatter.calendar = calendar
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = calendar.timeZone
formatter.dateFormat = "d MMM yyyy"

print(formatter.string(from: start), calendar.component(.hour, from: start))
let later = calendar.date(byAdding: .month, value: 1, to: start)!
print(formatter.string(from: later))
print(calendar.dateComponents([.day], from: start, to: later).day ?? 0)
let parts = calendar.dateComponents([.year, .month, .day], from: calendar.date(byAdding: .day, value: 30, to: later)!)
print(parts.year!, parts.month!, parts.day!)
print(calendar.isDate(start, inSameDayAs: start.addingTimeInterval(3600)), start < later)
