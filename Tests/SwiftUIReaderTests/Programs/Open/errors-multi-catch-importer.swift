import Foundation

enum ImportError: Error { case format(line: Int, reason: Reason), duplicate(id: Int, lines: [Int]), aborted(underlying: any Error)
  enum Reason: Equatable { case columns(expected: Int, found: Int), number(String), date(String) } }
struct Record: Equatable { let id: Int, amount: Decimal, day: Date }
struct Importer {
  var strict = false; var limit: Int?
  private static let dates = Date.ISO8601FormatStyle().year().month().day()
  func record(_ line: Substring, number: Int) throws(ImportError) -> Record {
    let cells = line.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 3 else { throw .format(line: number, reason: .columns(expected: 3, found: cells.count)) }
    guard let id = Int(cells[0]) else { throw .format(line: number, reason: .number(cells[0])) }
    guard let amount = Decimal(string: cells[1]) else { throw .format(line: number, reason: .number(cells[1])) }
    do { return Record(id: id, amount: amount, day: try Self.dates.parse(cells[2])) } catch { throw .format(line: number, reason: .date(cells[2])) }
  }
  func run(_ text: String) throws -> (records: [Record], skipped: [Int]) {
    var seen: [Int: Int] = [:], records: [Record] = [], skipped: [Int] = []
    for (number, line) in zip(1..., text.split(separator: "\n")) where !line.hasPrefix("//") {
      if let limit, records.count >= limit { throw ImportError.aborted(underlying: CocoaError(.fileReadTooLarge)) }
      do {
        let record = try record(line, number: number)
        if let earlier = seen.updateValue(number, forKey: record.id) { throw ImportError.duplicate(id: record.id, lines: [earlier, number]) }
        records.append(record)
      } catch ImportError.format(_, reason: .columns) where !strict { skipped.append(number) }
      catch ImportError.format(let line, .number(let text)) where !strict && text.isEmpty { skipped.append(-line) }
    }
    return (records, skipped) } }
func describe(_ importer: Importer, _ text: String) -> String {
  do { let (records, skipped) = try importer.run(text); return "\(records.map(\.id)) \(records.reduce(0) { $0 + $1.amount }) skipped \(skipped)" }
  catch ImportError.format(line: 1...2, reason: let reason) { return "early \(reason)" }
  catch ImportError.format(let line, .date(let text)), ImportError.format(let line, .number(let text)) { return "line \(line): '\(text)'" }
  catch ImportError.duplicate(let id, let lines) where lines.last! - lines[0] == 1 { return "\(id) twice in a row" }
  catch let ImportError.duplicate(id, lines) { return "\(id) in \(lines)" }
  catch ImportError.aborted(let error as CocoaError) { return "aborted \(error.code == .fileReadTooLarge)" }
  catch let error as ImportError { return "other \(error)" }
  catch { return "never" } }
let good = "1;2.50;2024-01-01\n// note\n2; 3 ;2024-02-29\n"
for (importer, text) in [(Importer(), good), (Importer(), good + "1;1;2024-01-01"), (Importer(), good + "2;1;2024-01-02"), (Importer(), good + "3;;2024-01-01\n4\n5;1;2024-01-01"), (Importer(strict: true), good + "3;;2024-01-01"), (Importer(strict: true), good + "4"), (Importer(), "x;1;2024-01-01"), (Importer(), "9;1;soon"), (Importer(), good + "7;1;2024-31-01"), (Importer(limit: 1), good), (Importer(limit: 2), good), (Importer(), "")] { print(describe(importer, text)) }
print((try? Importer().record("1;2;2024-01-01", number: 1))?.day.timeIntervalSince1970 ?? -1, (try? Importer().run("1").skipped) ?? [])
do { _ = try Importer().record("a;b;c", number: 8) } catch { if case .format(let line, let reason) = error { print(line, reason == .number("a")) } }
