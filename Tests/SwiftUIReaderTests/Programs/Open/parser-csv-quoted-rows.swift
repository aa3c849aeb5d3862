import Foundation

struct CSVReader: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.SubSequence; let separator: Unicode.Scalar
  init(_ text: String, separator: Unicode.Scalar = ",") { scalars = text.unicodeScalars[...]; self.separator = separator }
  mutating func next() -> [String]? {
    guard !scalars.isEmpty else { return nil }
    var row: [String] = [], field = String.UnicodeScalarView(), quoted = false
    loop: while let scalar = scalars.popFirst() {
      switch (scalar, quoted) {
      case ("\"", true) where scalars.first == "\"": field.append(scalars.removeFirst())
      case ("\"", _): quoted.toggle()
      case ("\r", false): continue
      case ("\n", false): break loop
      case (separator, false): row.append(String(field)); field.removeAll()
      default: field.append(scalar)
      }
    }
    return row + [String(field)]
  }
}
@dynamicMemberLookup struct Record { let fields: [String: String]
  subscript(dynamicMember name: String) -> String { fields[name] ?? "" }
  subscript<T: LosslessStringConvertible>(dynamicMember name: String) -> T? { fields[name].flatMap(T.init) }
  subscript(date name: String) -> Date? { fields[name].flatMap { try? Date($0, strategy: .iso8601.year().month().day()) } } }
func records(_ text: String, separator: Unicode.Scalar = ",") -> [Record] {
  let rows = Array(CSVReader(text, separator: separator))
  guard let header = rows.first?.map({ $0.trimmingCharacters(in: .whitespaces) }) else { return [] }
  return rows.dropFirst().filter { $0 != [""] }.map { Record(fields: Dictionary(zip(header, $0), uniquingKeysWith: { a, _ in a })) }
}
let text = "name, age,joined,note\r\n\"Lee, Ann\",30,2024-02-29,\"said \"\"hi\"\"\"\nBob,,2023-01-01,\"two\nlines\"\n\nCy,x,bad,é,extra\n"
for row in CSVReader(text) { print(row.count, row) }
let people = records(text)
for person in people {
  let age: Int? = person.age, joined = person[date: "joined"]
  print(person.name as String, age ?? -1, joined.map { Int($0.timeIntervalSince1970) } ?? 0, (person.note as String).count, person.missing as String == "")
}
print(people.compactMap { $0.age as Int? }.reduce(0, +), people.map { ($0.name as String).split(separator: ",").count })
print(records("a;b\n1;2", separator: ";").first!.b as Int? ?? 0, records("").isEmpty, records("only,header").count, Array(CSVReader("x,\n,y")).map(\.count), Array(CSVReader("\"a"))[0])
