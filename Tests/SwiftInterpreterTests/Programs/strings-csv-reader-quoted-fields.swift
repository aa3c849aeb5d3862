struct CSVReader {
    enum Problem: Error, Equatable { case unterminated(line: Int), stray(Character, line: Int), width(line: Int, expected: Int, got: Int) }
    var separator: Character = ","
    func records(_ text: String) throws(Problem) -> [[String]] {
        var rows: [[String]] = [], row: [String] = [], field = "", line = 1
        var quoted = false, wasQuoted = false
        var index = text.startIndex
        func peek() -> Character? { let next = text.index(after: index); return next < text.endIndex ? text[next] : nil }
        func endField() { row.append(wasQuoted ? field : field.trimmed); field = ""; wasQuoted = false }
        while index < text.endIndex {
            defer { index = text.index(after: index) }
            let c = text[index]
            if c.isNewline { line += 1 }
            switch (c, quoted) {
            case ("\"", true) where peek() == "\"": field.append(c); index = text.index(after: index)
            case ("\"", true): quoted = false
            case (_, true): field.append(c)
            case ("\"", false) where field.allSatisfy(\.isWhitespace) && !wasQuoted: (quoted, wasQuoted, field) = (true, true, "")
            case ("\"", false): throw .stray(c, line: line)
            case (separator, false): endField()
            case (let c, false) where c.isNewline:
                endField()
                if row != [""] { rows.append(row) }
                row = []
            case (let c, false) where wasQuoted && !c.isWhitespace: throw .stray(c, line: line)
            case (let c, false): if !wasQuoted { field.append(c) }
            }
        }
        guard !quoted else { throw .unterminated(line: line) }
        if !field.isEmpty || !row.isEmpty || wasQuoted { endField(); rows.append(row) }
        return rows
    }
    func table(_ text: String) throws(Problem) -> [[String: String]] {
        let rows = try records(text)
        guard let header = rows.first else { return [] }
        var result: [[String: String]] = []
        for (n, row) in rows.enumerated().dropFirst() {
            guard row.count == header.count else { throw .width(line: n + 1, expected: header.count, got: row.count) }
            result.append(Dictionary(uniqueKeysWithValues: zip(header, row)))
        }
        return result
    }
}
extension String { var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) } }

let inputs = ["a,b,c", " a , \" b \" ,c ", "\"x \"\"y\"\"\",\"l1\nl2\"\r\n\r\n1,2\n", "\"\",", "é,日本,👩‍👧\n", "a\"b,c", "\"a\"b", "\"open", ",,", ""]
for text in inputs {
    do { print(try CSVReader().records(text)) } catch { print(error, text.count) }
}
let people = try CSVReader(separator: ";").table("name;age\nAnn;31\n\"O;Neil\";7\r\n")
for person in people { print(person["name"] ?? "?", person["age"].flatMap { Int($0) } ?? 0, person.keys.sorted()) }
do { _ = try CSVReader().table("a,b\n1,2\n3") } catch .width(let line, let expected, let got) { print("row", line, expected, got) } catch { print(error) }
