import Foundation

enum Stamp: String, CaseIterable {
  case iso = "yyyy-MM-dd'T'HH:mm:ssZ", short = "d/M/yy", long = "EEEE, MMMM d, yyyy", clock = "h:mm a", day = "D", quoted = "'Week of' MMM dd", millis = "ss.SSS", zone = "HH:mm xxx"
  private static var cache: [Stamp: DateFormatter] = [:]
  static private(set) var created = 0
  var formatter: DateFormatter {
    if let known = Stamp.cache[self] { return known }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = rawValue
    Stamp.cache[self] = formatter; Stamp.created += 1
    return formatter
  }
  func callAsFunction(_ date: Date) -> String { formatter.string(from: date) }
  func callAsFunction(_ text: String) -> Date? { formatter.date(from: text) }
}
let date = Date(timeIntervalSince1970: 1_709_213_405.25)
for stamp in Stamp.allCases { print("\(stamp):", stamp(date)) }
print(Stamp.created, Stamp.iso(date) == Stamp.iso(date), Stamp.created)
print(Stamp.iso("2024-02-29T13:30:05+0000").map { date.timeIntervalSince($0) } ?? -1, Stamp.iso("yesterday") as Any)
print(Stamp.clock(Date(timeIntervalSince1970: 0)), Stamp.clock(Date(timeIntervalSince1970: 12 * 3600)), Stamp.short("3/4/21")?.timeIntervalSince1970 ?? 0)
let tokyo = Stamp.zone.formatter.copy() as! DateFormatter
tokyo.timeZone = TimeZone(secondsFromGMT: 9 * 3600)
print(tokyo.string(from: date), Stamp.zone(date))
let styled = DateFormatter()
styled.locale = Locale(identifier: "en_US"); styled.timeZone = TimeZone(identifier: "UTC")
styled.dateStyle = .long; styled.timeStyle = .none; print(styled.string(from: date))
styled.dateStyle = .medium; print(styled.string(from: date)); styled.dateStyle = .short; print(styled.string(from: date), styled.dateFormat ?? "-")
styled.setLocalizedDateFormatFromTemplate("MMMMd"); print(styled.string(from: date), styled.monthSymbols.count, styled.shortWeekdaySymbols[0], styled.amSymbol ?? "-")
styled.locale = Locale(identifier: "de_DE"); styled.dateFormat = "EEEE d. MMMM"; print(styled.string(from: date))
