import Foundation

let epoch = Date(timeIntervalSince1970: 0)
struct Booking: Comparable, Hashable { var room: String, interval: DateInterval
  static func < (a: Booking, b: Booking) -> Bool { (a.interval, a.room) < (b.interval, b.room) }
  init(_ room: String, _ from: Double, _ hours: Double) { self.room = room; interval = DateInterval(start: epoch + from * 3600, duration: hours * 3600) } }
extension DateInterval { var text: String { "\(Int(start.timeIntervalSince1970 / 3600))-\(Int(end.timeIntervalSince1970 / 3600))" } }
let bookings = [Booking("B", 9, 2), Booking("A", 9, 1), Booking("C", 8, 4), Booking("A", 10, 1), Booking("A", 9, 2)]
print(bookings.sorted().map { $0.room + $0.interval.text })
let a = bookings[0].interval, b = bookings[1].interval, c = DateInterval(start: epoch + 11 * 3600, end: epoch + 12 * 3600)
print(a.intersects(b), a.intersection(with: b)?.text ?? "none", a.intersects(c), a.intersection(with: c)?.duration ?? -1, b.intersects(c))
print(a.contains(a.end), a.compare(b) == .orderedDescending, a == DateInterval(start: a.start, end: a.end))
func free(_ day: DateInterval, _ busy: [DateInterval]) -> [DateInterval] {
  var cursor = day.start, result: [DateInterval] = []
  for interval in busy.sorted() where interval.end > cursor {
    defer { cursor = max(cursor, interval.end) }
    guard interval.start > cursor else { continue }
    result.append(DateInterval(start: cursor, end: interval.start))
  }
  if cursor < day.end { result.append(.init(start: cursor, end: day.end)) }
  return result
}
print(free(DateInterval(start: epoch + 7 * 3600, duration: 8 * 3600), [c, a, b]).map(\.text))
var parts = DateComponents(year: 2024, month: 14, day: 35)
parts.timeZone = TimeZone(identifier: "UTC"); parts.calendar = Calendar(identifier: .gregorian)
print(parts.isValidDate, parts.date!.formatted(.iso8601.year().month().day()), parts.hour as Any)
parts.month = 2; parts.day = nil; parts.setValue(29, for: .day)
print(parts.isValidDate, parts.value(for: .month)!, DateComponents(hour: 1) == DateComponents(hour: 1), DateComponents(minute: 61).minute!)
let range = epoch...(epoch + 60), clamp = { (d: Date) in min(max(d, range.lowerBound), range.upperBound) }
print(range.contains(epoch + 60), clamp(epoch + 99).timeIntervalSince1970, clamp(epoch - 1) == epoch, epoch.distance(to: epoch + 5), epoch.advanced(by: -5) < epoch)
print(Array(stride(from: epoch, to: epoch + 30, by: 10)).map(\.timeIntervalSince1970), Date.distantPast < epoch, Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)
var moving = epoch; moving += 90; moving -= 30; moving.addTimeInterval(0.5)
print(moving.timeIntervalSince(epoch), Dictionary(grouping: bookings, by: \.interval.start).mapValues(\.count).sorted { $0.key < $1.key }.map(\.value))
