import Foundation

struct LogEntry { enum Level: String, CaseIterable, Comparable { case debug, info, warning = "warn", error; static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }; private var rank: Int { Self.allCases.firstIndex(of: self)! } }
  let time: Date, level: Level, module: String, message: String, fields: [String: String] }
struct LogParser {
  private let formatter: DateFormatter = { $0.dateFormat = "yyyy-MM-dd HH:mm:ss"; $0.locale = Locale(identifier: "en_US_POSIX"); $0.timeZone = TimeZone(secondsFromGMT: 0); return $0 }(DateFormatter())
  func callAsFunction(_ line: Substring) -> LogEntry? {
    var rest = line
    guard let time = formatter.date(from: String(rest.prefix(19))) else { return nil }
    rest = rest.dropFirst(20)
    guard rest.popFirst() == "[", let end = rest.firstIndex(of: "]"), let level = LogEntry.Level(rawValue: rest[..<end].lowercased()) else { return nil }
    rest = rest[end...].dropFirst(2)
    let module = rest.prefix { $0 != ":" }
    rest = rest.dropFirst(module.count + 1)
    let words = rest.split(separator: " ")
    let (pairs, plain) = words.reduce(into: ([(String, String)](), [Substring]())) { result, word in
      if let equals = word.firstIndex(of: "="), equals != word.startIndex { result.0.append((String(word[..<equals]), String(word[word.index(after: equals)...]))) } else { result.1.append(word) }
    }
    return LogEntry(time: time, level: level, module: String(module), message: plain.joined(separator: " "), fields: .init(pairs) { $0 + "," + $1 })
  }
}
let log = """
2024-01-01 00:00:00 [INFO] net: started port=80
2024-01-01 00:00:05 [Warn] net: slow reply ms=350 path=/a path=/b
2024-01-01 00:01:00 [ERROR] db: =odd failed code=
garbage line
2024-01-01 00:01:30 [TRACE] db: ignored
2024-13-01 00:00:00 [INFO] net: bad date
2024-01-01 00:02:00 [DEBUG] ui: tap
"""
let lines = log.split(separator: "\n"), parse = LogParser(), entries = lines.compactMap(parse.callAsFunction)
print(lines.count, entries.count)
for entry in entries { print(Int(entry.time.timeIntervalSince(entries[0].time)), entry.level, entry.module, entry.message, entry.fields.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) }
print(entries.filter { $0.level >= .warning }.map(\.module), entries.map(\.level).max()!, LogEntry.Level(rawValue: "warning") as Any)
let byModule = entries.reduce(into: [String: [LogEntry.Level: Int]]()) { $0[$1.module, default: [:]][$1.level, default: 0] += 1 }
for (module, counts) in byModule.sorted(by: { $0.key < $1.key }) { print(module, LogEntry.Level.allCases.map { counts[$0, default: 0] }) }
let gaps = zip(entries, entries.dropFirst()).map { $1.time.timeIntervalSince($0.time) }; print(gaps, gaps.max() ?? 0, lines.map { parse($0) == nil ? "x" : "o" }.joined())
