import Foundation

struct Appointment: Identifiable, Equatable { let id: String; var start: Date; var minutes: Int; var isAllDay = false; var end: Date { start.addingTimeInterval(Double(minutes) * 60) } }
struct AgendaModel {
  enum Item: Equatable { case header(String), allDay([String]), event(String, String), gap(minutes: Int), more(Int) }
  let calendar: Calendar; var appointments: [Appointment]; var maximumPerDay = 3; var minimumGap = 30
  private func clock(_ date: Date) -> String { let c = calendar.dateComponents([.hour, .minute], from: date); return String(format: "%d:%02d", c.hour!, c.minute!) }
  private func title(_ day: Date, relativeTo today: Date) -> String {
    switch calendar.dateComponents([.day], from: calendar.startOfDay(for: today), to: day).day! {
    case 0: "Today"; case 1: "Tomorrow"; case -1: "Yesterday"
    case let offset where abs(offset) < 7: calendar.shortWeekdaySymbols[calendar.component(.weekday, from: day) - 1]
    default: "\(calendar.component(.day, from: day)) \(calendar.shortMonthSymbols[calendar.component(.month, from: day) - 1])"
    }
  }
  func items(today: Date) -> [Item] {
    let days = Dictionary(grouping: appointments) { calendar.startOfDay(for: $0.start) }
    return days.keys.sorted().flatMap { day -> [Item] in
      let (allDay, timed) = days[day]!.sorted { ($0.start, $0.id) < ($1.start, $1.id) }.halves { $0.isAllDay }
      var items: [Item] = [.header(title(day, relativeTo: today))], last: Date?
      if !allDay.isEmpty { items.append(.allDay(allDay.map(\.id))) }
      for (index, event) in timed.enumerated() {
        guard index < maximumPerDay else { items.append(.more(timed.count - index)); break }
        if let last, case let gap = Int(event.start.timeIntervalSince(last) / 60), gap >= minimumGap { items.append(.gap(minutes: gap)) }
        items.append(.event(event.id, "\(clock(event.start))–\(clock(event.end))")); last = max(last ?? event.end, event.end)
      }
      return items
    }
  }
  var conflicts: [(String, String)] { let sorted = appointments.filter { !$0.isAllDay }.sorted { $0.start < $1.start }; return sorted.indices.flatMap { i in sorted[(i + 1)...].prefix { $0.start < sorted[i].end }.map { (sorted[i].id, $0.id) } } }
}
extension Sequence { func halves(by matches: (Element) -> Bool) -> (yes: [Element], no: [Element]) { reduce(into: ([], [])) { matches($1) ? $0.0.append($1) : $0.1.append($1) } } }
var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(identifier: "UTC")!; calendar.locale = Locale(identifier: "en_US")
func at(_ day: Int, _ hour: Double) -> Date { Date(timeIntervalSince1970: Double(19_783 + day) * 86_400 + hour * 3600) }
var model = AgendaModel(calendar: calendar, appointments: [.init(id: "lunch", start: at(0, 12), minutes: 60), .init(id: "standup", start: at(0, 9.5), minutes: 15), .init(id: "review", start: at(0, 12.5), minutes: 90), .init(id: "gym", start: at(0, 18), minutes: 45), .init(id: "bday", start: at(1, 0), minutes: 1440, isAllDay: true), .init(id: "late", start: at(1, 23.75), minutes: 30), .init(id: "trip", start: at(40, 8), minutes: 5), .init(id: "old", start: at(-1, 7), minutes: 1), .init(id: "sun", start: at(3, 8), minutes: 10)])
for item in model.items(today: at(0, 15)) { print(item) }
print(model.conflicts.map { "\($0)+\($1)" }, model.items(today: at(1, 0)).compactMap { if case .header(let title) = $0 { title } else { nil } })
model.maximumPerDay = 1; model.minimumGap = 1000; print(model.items(today: at(0, 0)).filter { if case .more = $0 { true } else { false } }, model.items(today: at(0, 0)).contains(.gap(minutes: 30)))
