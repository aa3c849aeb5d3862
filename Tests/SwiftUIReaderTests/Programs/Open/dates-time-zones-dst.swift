import Foundation

let utc = TimeZone(identifier: "UTC")!, york = TimeZone(identifier: "America/New_York")!, berlin = TimeZone(identifier: "Europe/Berlin")!
func calendar(_ zone: TimeZone) -> Calendar { var c = Calendar(identifier: .gregorian); c.timeZone = zone; return c }
extension Date {
  func text(in zone: TimeZone) -> String {
    let c = calendar(zone).dateComponents([.month, .day, .hour, .minute], from: self)
    return String(format: "%02d-%02d %02d:%02d", c.month ?? 0, c.day ?? 0, c.hour ?? 0, c.minute ?? 0)
  }
}
let before = calendar(york).date(from: DateComponents(year: 2024, month: 3, day: 9, hour: 12))!
print(before.text(in: york), before.text(in: utc), before.text(in: berlin))
let nextDay = calendar(york).date(byAdding: .day, value: 1, to: before)!, later = before + 86_400
print(nextDay.text(in: york), later.text(in: york), nextDay.timeIntervalSince(before) / 3600)
print(york.secondsFromGMT(for: before) / 3600, york.secondsFromGMT(for: nextDay) / 3600, york.isDaylightSavingTime(for: nextDay))
print(york.nextDaylightSavingTimeTransition(after: before)!.text(in: utc))
let start = calendar(york).startOfDay(for: nextDay), interval = calendar(york).dateInterval(of: .day, for: nextDay)!
print(start.text(in: utc), interval.duration / 3600, calendar(utc).dateInterval(of: .day, for: nextDay)!.duration / 3600)
let late = calendar(utc).date(from: DateComponents(year: 2024, month: 7, day: 1, hour: 2))!
print(late.text(in: york), calendar(york).isDate(late, inSameDayAs: late - 7200), calendar(utc).isDate(late, inSameDayAs: late - 7200))
print(calendar(york).component(.month, from: late), calendar(utc).component(.month, from: late), calendar(york) == calendar(utc))
let meeting = DateComponents(timeZone: berlin, year: 2024, month: 7, day: 1, hour: 9)
let date = calendar(york).date(from: meeting)!
print(date.text(in: berlin), date.text(in: york), calendar(york).dateComponents(in: berlin, from: date).hour ?? -1)
print(TimeZone(secondsFromGMT: -5 * 3600)!.secondsFromGMT(), TimeZone(identifier: "Nowhere/City") as Any, utc.identifier, TimeZone(abbreviation: "UTC")?.secondsFromGMT() ?? -1)
let days = [before, nextDay, later, late].map { calendar(york).startOfDay(for: $0) }
print(Set(days).count, days == days.sorted(), days.map { calendar(york).component(.day, from: $0) })
