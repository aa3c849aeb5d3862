struct Row { let text: String; let action: (Row) -> String; var badge: (() -> Int)?
  init(_ text: String, badge: (() -> Int)? = nil, action: @escaping (Row) -> String = { "default " + $0.text }) { self.text = text; self.badge = badge; self.action = action }
  func tap() -> String { action(self) + (badge.map { " (\($0()))" } ?? "") }
}
struct Section { var rows: [Row]; init(@Rows rows: () -> [Row]) { self.rows = rows() }; init(count: Int, row: (Int) -> Row) { rows = (0..<count).map(row) } }
@resultBuilder enum Rows { static func buildBlock(_ r: Row...) -> [Row] { r } }
print(Row("a").tap())
print(Row("b") { $0.text.uppercased() }.tap())
print(Row("c") { _ in "acted" }.tap())
print(Row("d", badge: { 3 }).tap())
print(Row("e", badge: { 4 }) { r in r.text + "!" }.tap())
print(Row("f") { 5 } action: { "both " + $0.text }.tap())
var count = 0
let s = Section { Row("1") { _ in count += 1; return "first" }; Row("2", badge: { count }) ; Row("3") }
print(s.rows.map { $0.tap() }, count)
print(s.rows.map { $0.tap() }, count)
let indexed = Section(count: 3) { i in Row("r\(i)") { [i] in "\($0.text) at \(i)" } }
print(indexed.rows.map { $0.tap() })
let nested = Section(count: 2) { Row("n\($0)", badge: { 7 }) }
print(nested.rows.map { $0.tap() })
struct Memberwise { var id = 1; var onTap: () -> Int = { 0 }; var onLong: () -> Int = { 1 } }
print(Memberwise { 5 }.onTap(), Memberwise(id: 2) { 6 } onLong: { 7 }.onLong(), Memberwise(onLong: { 9 }).onTap())
let make = Row.init(_:badge:action:); print(make("z", nil, { $0.text + $0.text }).tap())
