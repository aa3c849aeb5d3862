import Foundation

struct File: Identifiable { let id: Int; var name: String; var size: Int64; var modified: Date?; var kind: UTKind; enum UTKind: Int, Comparable { case folder, text, image; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } } }
struct Column<Row> {
  let title: String, alignment: Alignment, text: (Row) -> String, ordered: (Row, Row) -> ComparisonResult
  enum Alignment { case left, right, center }
  init<V: Comparable>(_ title: String, _ path: KeyPath<Row, V>, _ alignment: Alignment = .left, text: @escaping (V) -> String = { "\($0)" }) {
    (self.title, self.alignment) = (title, alignment)
    self.text = { text($0[keyPath: path]) }
    ordered = { a, b in a[keyPath: path] < b[keyPath: path] ? .orderedAscending : b[keyPath: path] < a[keyPath: path] ? .orderedDescending : .orderedSame }
  }
  init<V: Comparable>(_ title: String, _ path: KeyPath<Row, V?>, missing: String = "-", text: @escaping (V) -> String) {
    self.title = title; alignment = .center
    self.text = { $0[keyPath: path].map(text) ?? missing }
    ordered = { switch ($0[keyPath: path], $1[keyPath: path]) { case (nil, nil): .orderedSame; case (nil, _): .orderedDescending; case (_, nil): .orderedAscending; case let (a?, b?): a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame } }
  }
}
struct Table<Row: Identifiable> {
  var rows: [Row], columns: [Column<Row>]; private(set) var sort: (column: Int, descending: Bool)?
  init(_ rows: [Row], columns: Column<Row>...) { self.rows = rows; self.columns = columns }
  mutating func tap(_ column: Int) { if let current = sort, current.column == column { sort = current.descending ? nil : (column, true) } else { sort = (column, false) } }
  var sorted: [Row] { guard let (column, descending) = sort else { return rows }; return rows.sorted { let result = columns[column].ordered($0, $1); return result == (descending ? .orderedDescending : .orderedAscending) } }
  var order: [Row.ID] { sorted.map(\.id) }
  func render() -> String {
    let cells = [columns.map(\.title)] + sorted.map { row in columns.map { $0.text(row) } }
    let widths = columns.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in zip(columns, zip(line, widths)).map { column, cell in pad(cell.0, cell.1, column.alignment) }.joined(separator: "|") }.joined(separator: "\n")
  }
  private func pad(_ text: String, _ width: Int, _ alignment: Column<Row>.Alignment) -> String {
    let gap = width - text.count, left = alignment == .left ? 0 : alignment == .right ? gap : gap / 2
    return String(repeating: " ", count: left) + text.padding(toLength: width - left, withPad: " ", startingAt: 0) } }
let files = [File(id: 1, name: "notes.txt", size: 1200, modified: Date(timeIntervalSince1970: 86_400), kind: .text), File(id: 2, name: "Pictures", size: 0, modified: nil, kind: .folder), File(id: 3, name: "cat.png", size: 2_500_000, modified: Date(timeIntervalSince1970: 0), kind: .image), File(id: 4, name: "zoë.txt", size: 1200, modified: nil, kind: .text)]
var table = Table(files, columns: Column("Name", \.name.localizedLowercase), Column("Size", \.size, .right) { $0 == 0 ? "" : $0 < 1_000_000 ? "\($0 / 1000) KB" : String(format: "%.1f MB", Double($0) / 1e6) }, Column("Date", \.modified) { $0.formatted(.iso8601.month().day()) }, Column("Kind", \.kind))
print(table.render()); table.tap(1); print(table.order); table.tap(1); print(table.order); table.tap(1); print(table.order, table.sort == nil)
table.tap(2); print(table.order); table.tap(3); print(table.order, table.sort!.column); table.rows.removeAll { $0.kind == .text }; table.tap(0); print(table.render())
