import Foundation

let date = Date(timeIntervalSince1970: 1_700_000_000)
let zone = TimeZone(identifier: "UTC")!, locale = Locale(identifier: "en_US")
extension FormatStyle where Self == Date.FormatStyle {
  static var utc: Date.FormatStyle { Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC")!) }
}
func clean(_ text: String) -> String { text.replacingOccurrences(of: "\u{202F}", with: " ") }
print(date.formatted(.utc.year().month().day()))
print(date.formatted(.utc.year(.twoDigits).month(.twoDigits).day(.twoDigits)))
print(date.formatted(.utc.month(.wide).day()), date.formatted(.utc.weekday(.wide)), date.formatted(.utc.weekday(.narrow)), separator: " / ")
print(clean(date.formatted(.utc.hour().minute())), clean(date.formatted(.utc.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits).second())), separator: " / ")
print(date.formatted(.utc.day(.ordinalOfDayInMonth)), date.formatted(.utc.dayOfYear()), date.formatted(.utc.quarter()), separator: " / ")
print(date.formatted(.iso8601), date.formatted(.iso8601.year().month().day()), date.formatted(.iso8601.time(includingFractionalSeconds: false)))
print(date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted).year().month().day().time(includingFractionalSeconds: false)))
var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: zone)
print(date.formatted(style), style.format(date.addingTimeInterval(86_400)))
style.timeZone = TimeZone(secondsFromGMT: 12 * 3600)!
print(date.formatted(style), date.formatted(Date.FormatStyle(date: .numeric, time: .omitted, locale: locale, timeZone: zone)))
print(date.formatted(Date.FormatStyle(date: .complete, time: .omitted, locale: locale, timeZone: zone)))
print(try Date("2023-11-14T22:13:20Z", strategy: .iso8601) == date, (try? Date("2023", strategy: .iso8601)) as Any)
let strategy = Date.ParseStrategy(format: "\(year: .defaultDigits)/\(month: .twoDigits)/\(day: .twoDigits)", locale: locale, timeZone: zone)
print(try Date("2023/11/14", strategy: strategy).timeIntervalSince1970, (try? strategy.parse("14.11.2023")) == nil)
let verbatim = Date.VerbatimFormatStyle(format: "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))h\(minute: .twoDigits)", locale: locale, timeZone: zone, calendar: Calendar(identifier: .gregorian))
print(date.formatted(verbatim), (date ..< date + 7200).upperBound.formatted(verbatim))
print([date, date - 86_400 * 40].map { $0.formatted(.utc.month(.abbreviated)) }, date.ISO8601Format())
