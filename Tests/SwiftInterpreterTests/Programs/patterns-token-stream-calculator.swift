enum Token: Equatable { case number(Double), op(Character), open, close, name(String) }
enum SyntaxError: Error, Equatable { case unexpected(String), ended, unknown(Character), unclosed(depth: Int), division }
func tokens(_ text: String) throws(SyntaxError) -> [Token] {
    var result: [Token] = []
    var rest = Substring(text)
    while let c = rest.first {
        switch c {
        case " ", "\t": rest.removeFirst()
        case "0"..."9", ".":
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            result.append(.number(Double(digits) ?? .nan))
            rest = rest.dropFirst(digits.count)
        case "+", "-", "*", "/", "^": result.append(.op(c)); rest.removeFirst()
        case "(", ")": result.append(c == "(" ? .open : .close); rest.removeFirst()
        case _ where c.isLetter:
            let word = rest.prefix(while: \.isLetter)
            result.append(.name(.init(word)))
            rest.removeFirst(word.count)
        default: throw .unknown(c)
        }
    }
    return result
}
struct Parser {
    var stream: ArraySlice<Token>
    var names: [String: Double] = ["pi": 3.14159]
    mutating func expression(_ minimum: Int = 0, depth: Int = 0) throws(SyntaxError) -> Double {
        var left: Double
        switch stream.popFirst() {
        case .number(let n)?: left = n
        case .op("-")?: left = -(try expression(3, depth: depth))
        case .name(let name)? where names[name] != nil: left = names[name]!
        case .open?:
            left = try expression(depth: depth + 1)
            guard case .close? = stream.popFirst() else { throw .unclosed(depth: depth + 1) }
        case let other?: throw .unexpected("\(other)")
        case nil: throw .ended
        }
        while case .op(let symbol)? = stream.first, case let power = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 4][symbol]!, power > minimum {
            stream.removeFirst()
            let right = try expression(symbol == "^" ? power - 1 : power, depth: depth)
            switch (symbol, right) {
            case ("+", _): left += right
            case ("-", let r): left -= r
            case ("*", let r): left *= r
            case ("/", 0): throw .division
            case ("/", _): left /= right
            default: left = (0..<Int(right)).reduce(1) { value, _ in value * left }
            }
        }
        return left
    }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "10 / 4 - 1", "2 * pi", "1 / (2 - 2)", "(1 + 2", "3 *", "* 3", "tau", "4 $ 4", "7 - 2 - 1"] {
    do {
        var parser = Parser(stream: try tokens(text)[...])
        print(text, "=", try parser.expression())
    } catch { print(text, "!", error) }
}
