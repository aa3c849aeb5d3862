struct Table: ExpressibleByDictionaryLiteral {
  var rows: [(String, Int)]
  init(dictionaryLiteral elements: (String, Int)...) { rows = elements }
}
let table: Table = ["a": 1, "b": 2]
for (key, value) in table.rows { print(key, value) }
enum Level: Int, ExpressibleByBooleanLiteral {
  case off, on
  init(booleanLiteral value: Bool) { self = value ? .on : .off }
}
let level: Level = true
print(level, level.rawValue)
struct Maybe: ExpressibleByNilLiteral { var isNil: Bool; init(nilLiteral: ()) { isNil = true } }
let nothing: Maybe = nil
print(nothing.isNil)
