import Foundation

struct Cron: CustomStringConvertible {
  enum Field: Int, CaseIterable { case minute, hour, day, month, weekday
    var range: ClosedRange<Int> { switch self { case .minute: 0...59; case .hour: 0...23; case .day: 1...31; case .month: 1...12; case .weekday: 0...6 } }
    var component: Calendar.Component { [.minute, .hour, .day, .month, .weekday][rawValue] } }
  enum Problem: Error { case fieldCount(Int), bad(Field, String) }
  private let allowed: [Field: Set<Int>], text: String
  var description: String { text }
  static var calendar: Calendar = { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; return c }()
  init(_ text: String) throws {
    let aliases = ["@daily": "0 0 * * *", "@hourly": "0 * * * *"]
    let parts = (aliases[text] ?? text).split(separator: " ")
    guard parts.count == Field.allCases.count else { throw Problem.fieldCount(parts.count) }
    self.text = text
    allowed = try Dictionary(uniqueKeysWithValues: zip(Field.allCases, parts).map { field, part in (field, try Self.values(part, field)) })
  }
  private static func values(_ part: Substring, _ field: Field) throws -> Set<Int> {
    var result: Set<Int> = []
    for item: Substring in part.split(separator: ",") {
      let pieces: [Substring] = item.split(separator: "/")
      let step: Int? = pieces.count > 1 ? Int(pieces[1]) : 1
      let bounds = pieces.first.map { $0.split(separator: "-") } ?? []
      switch (bounds.first.flatMap { Int($0) }, bounds.dropFirst().first.flatMap { Int($0) }, step) {
      case (nil, nil, let step?) where bounds.first == "*": result.formUnion(stride(from: field.range.lowerBound, through: field.range.upperBound, by: step))
      case (let low?, nil, 1?) where field.range ~= low: result.insert(low)
      case (let low?, let high?, let step?) where low <= high && field.range.contains(high): result.formUnion(stride(from: low, through: high, by: step))
      default: throw Problem.bad(field, String(item)) } }
    return result
  }
  func matches(_ date: Date) -> Bool { Field.allCases.allSatisfy { field in let value = Self.calendar.component(field.component, from: date); return allowed[field]!.contains(field == .weekday ? value - 1 : value) } }
  func next(after date: Date, limit: Int = 2 * 1440) -> Date? { sequence(first: Self.calendar.dateInterval(of: .minute, for: date)!.end) { $0 + 60 }.prefix(limit).first(where: matches) } }
let start = Date(timeIntervalSince1970: 1_704_103_530) // Monday 2024-01-01 10:05:30
for text in ["*/15 * * * *", "0 9-17/4 * * 1-5", "30 8 2 1 *", "5,10 10,11 * * *", "@daily", "0 0 * * 0", "* * * *", "61 * * * *", "5-1 * * * *", "x * * * *", "3/5 * * * *"] {
  do { let cron = try Cron(text); print(cron, cron.next(after: start)?.formatted(.iso8601) ?? "none") } catch Cron.Problem.bad(let field, let item) { print(text, "bad", field, item) } catch { print(text, error) } }
print(try Cron("5 10 * * *").matches(start), try Cron("@hourly").matches(start), try Cron("0 0 * * 0").next(after: start, limit: 10_000)!.formatted(.iso8601.month().day()))
