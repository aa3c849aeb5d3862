import Foundation
var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(identifier: "UTC")!
let start = calendar.date(from: DateComponents(year: 2024, month: 2, day: 27, hour: 22, minute: 30))!
for days in [0, 1, 2, 3] { let d = calendar.date(byAdding: .day, value: days, to: start)!; let c = calendar.dateComponents([.month, .day, .weekday], from: d); print(c.month!, c.day!, c.weekday!) }
let end = calendar.date(byAdding: DateComponents(month: 1, hour: 3), to: start)!; let diff = calendar.dateComponents([.day, .hour], from: start, to: end); print(diff.day!, diff.hour!, end > start, end.timeIntervalSince(start) / 3600)
print(calendar.startOfDay(for: start) < start, calendar.isDate(start, inSameDayAs: end), calendar.isDate(start, equalTo: end, toGranularity: .year), calendar.component(.hour, from: start), calendar.range(of: .day, in: .month, for: start)!.count)
print(calendar.date(bySettingHour: 9, minute: 15, second: 0, of: start)!.timeIntervalSince(calendar.startOfDay(for: start)) / 60, start.addingTimeInterval(90 * 60) == calendar.date(byAdding: .minute, value: 90, to: start)!)
