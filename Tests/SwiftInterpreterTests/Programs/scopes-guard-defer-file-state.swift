struct Cursor { private(set) var line = 1, column = 0
    mutating func move(over c: Character) { if c == "\n" { (line, column) = (line + 1, 0) } else { column += 1 } } }
enum Token: Equatable { case word(String), number(Int), symbol(Character), string(String) }
struct Lexer {
    struct Issue: Error, CustomStringConvertible { var message: String, line: Int, column: Int; var description: String { "\(line):\(column) \(message)" } }
    private let text: String
    private var index: String.Index, cursor = Cursor(), depth = 0
    private(set) var log: [String] = []
    init(_ text: String) { self.text = text; index = text.startIndex }

    private var current: Character? { index < text.endIndex ? text[index] : nil }
    private mutating func advance() -> Character? {
        guard let c = current else { return nil }
        defer { index = text.index(after: index); cursor.move(over: c) }
        return c
    }
    private mutating func take(while test: (Character) -> Bool) -> Substring {
        let start = index
        while let c = current, test(c) { _ = advance() }
        return text[start..<index]
    }
    private func issue(_ message: String) -> Issue { let (line, column) = (cursor.line, cursor.column); return Issue(message: message, line: line, column: column) }
    mutating func next() throws(Issue) -> Token? {
        depth += 1
        defer { depth -= 1 }
        _ = take { $0.isWhitespace }
        guard let first = current else { return nil }
        let start = cursor; defer { log.append("\(start.line):\(start.column)-\(cursor.column)@\(depth)") }
        switch first {
        case "#": _ = take { $0 != "\n" }; return try next()
        case _ where first.isLetter: return .word(String(take { $0.isLetter || $0 == "_" }))
        case "0"..."9":
            let digits = take { $0.isNumber }
            guard let n = Int(digits) else { throw issue("bad number \(digits)") }
            if let c = current, c.isLetter { throw issue("letter \(c) after \(n)") }
            return .number(n)
        case "\"":
            _ = advance()
            var out = ""
            while let c = advance() { switch c { case "\"": return .string(out); case "\\": guard let e = advance() else { break }; out.append(e == "n" ? "\n" : e); default: out.append(c) } }
            throw issue("unterminated")
        case let other: _ = advance(); return .symbol(other)
        }
    }
    mutating func all() -> (tokens: [Token], issue: Issue?) {
        var tokens: [Token] = []
        do { while let token = try next() { tokens.append(token) } } catch { return (tokens, error) }
        return (tokens, nil)
    }
}
for text in ["let x_y = 42;", "# note\n a \"q\\\"\\n\" #end", "ok\n  12ab", "99999999999999999999", "\"open", "", "é+é"] {
    var lexer = Lexer(text)
    let (tokens, issue) = lexer.all()
    print(tokens.map { "\($0)" }, issue?.description ?? "ok", lexer.log, separator: "\n  ")
}
