import Foundation

protocol CSVConvertible { var csv: String { get } }
extension CSVConvertible where Self: CustomStringConvertible { var csv: String { description } }
extension Int: CSVConvertible {}
extension Bool: CSVConvertible { var csv: String { self ? "yes" : "no" } }
extension Double: CSVConvertible { var csv: String { String(format: "%.2f", self) } }
extension String: CSVConvertible {
  var csv: String { rangeOfCharacter(from: CharacterSet(charactersIn: ",\"\n")) == nil ? self : "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}
extension Date: CSVConvertible { var csv: String { formatted(.iso8601.year().month().day()) } }
extension Optional: CSVConvertible where Wrapped: CSVConvertible { var csv: String { self?.csv ?? "" } }
extension Array: CSVConvertible where Element: CSVConvertible { var csv: String { map(\.csv).joined(separator: ";").csv } }
struct Column<Row> { var title: String, value: (Row) -> any CSVConvertible
  init<V: CSVConvertible>(_ title: String, _ path: KeyPath<Row, V>) { self.title = title; value = { $0[keyPath: path] } }
  init(_ title: String, _ value: @escaping (Row) -> any CSVConvertible) { self.title = title; self.value = value } }
@resultBuilder enum Columns<Row> {
  static func buildExpression(_ column: Column<Row>) -> [Column<Row>] { [column] }
  static func buildBlock(_ parts: [Column<Row>]...) -> [Column<Row>] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Column<Row>]?) -> [Column<Row>] { part ?? [] }
}
func export<Row>(_ rows: [Row], @Columns<Row> columns: () -> [Column<Row>]) -> String {
  let columns = columns()
  return ([columns.map(\.title.csv)] + rows.map { row in columns.map { $0.value(row).csv } }).map { $0.joined(separator: ",") }.joined(separator: "\n")
}
struct Sale { var id: Int, item: String, price: Double?, paid = false, tags: [String] = [], on: Date }
let sales = [Sale(id: 1, item: "Tea, green", price: 4.5, tags: ["a", "b,c"], on: Date(timeIntervalSince1970: 0)), Sale(id: 2, item: "12\" plate", price: nil, paid: true, on: Date(timeIntervalSince1970: 1e9)), Sale(id: 3, item: "two\nlines", price: 1 / 3, tags: ["x"], on: .init(timeIntervalSince1970: -1))]
for full in [true, false] {
  print(export(sales) { Column("id", \.id); Column("item", \.item); if full { Column("price", \.price); Column("paid", \.paid); Column("tags", \.tags) }; Column("date") { $0.on }; Column("n,m") { $0.tags.count * 2 } })
}
print(5.csv, 5.0.csv, (nil as Bool?).csv.isEmpty, [true, false].csv, [[1, 2], [3]].csv, "plain".csv, [Optional(1), nil].csv, true.description)
