import Foundation

struct Parser {
  private let plain = ISO8601DateFormatter()
  private let fractional: ISO8601DateFormatter = {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions.insert(.withFractionalSeconds)
    return formatter }()
  private let dayOnly: ISO8601DateFormatter = { $0.formatOptions = [.withFullDate]; return $0 }(ISO8601DateFormatter())
  func callAsFunction(_ text: String) -> (Date, String)? {
    for (formatter, name) in [(plain, "plain"), (fractional, "fraction"), (dayOnly, "day")] {
      if let date = formatter.date(from: text) { return (date, name) } }
    return nil
  } }
let parse = Parser()
for text in ["1970-01-01T00:01:00Z", "1970-01-01T00:00:00.500Z", "1970-01-02", "1970-01-01T02:00:00+02:00", "noon"] {
  if let (date, kind) = parse(text) { print(text, kind, date.timeIntervalSince1970) } else { print(text, "failed") }
}
let writer = ISO8601DateFormatter()
let date = Date(timeIntervalSince1970: 1_000_000_000)
print(writer.string(from: date))
writer.timeZone = TimeZone(secondsFromGMT: 5 * 3600 + 1800)
print(writer.string(from: date))
writer.formatOptions = [.withYear, .withMonth, .withDay, .withDashSeparatorInDate]
print(writer.string(from: date))
writer.formatOptions = [.withFullTime]; print(writer.string(from: date))
writer.formatOptions.remove(.withColonSeparatorInTime); print(writer.string(from: date), writer.formatOptions.contains(.withTimeZone))
print(ISO8601DateFormatter.string(from: date, timeZone: TimeZone(identifier: "UTC")!, formatOptions: [.withInternetDateTime, .withFractionalSeconds]))
extension JSONDecoder.DateDecodingStrategy {
  static let flexible = custom { decoder in
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
    let text = try container.decode(String.self)
    guard let (date, _) = parse(text) else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date in \(text)") }
    return date
  }
}
let decoder = JSONDecoder(); decoder.dateDecodingStrategy = .flexible
print(try decoder.decode([Date].self, from: Data(#"[5, "1970-01-02", "1970-01-01T00:00:01.25Z"]"#.utf8)).map(\.timeIntervalSince1970))
do { _ = try decoder.decode([Date].self, from: Data(#"[1, "x"]"#.utf8)) } catch DecodingError.dataCorrupted(let context) { print(context.debugDescription, context.codingPath.last?.intValue ?? -1) }
