import Foundation

indirect enum Expr { case number(Double), variable(String), unary((Double) -> Double, Expr), binary(Character, Expr, Expr), call(String, [Expr]) }
enum ParseError: Error, Equatable { case unexpected(String, at: Int), unknown(String), arity(String, expected: Int) }
struct Parser {
  private let scanner: Scanner
  static let precedence: [Character: (level: Int, right: Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
  init(_ text: String) { scanner = Scanner(string: text); scanner.charactersToBeSkipped = .whitespaces }
  private var position: Int { scanner.string.distance(from: scanner.string.startIndex, to: scanner.currentIndex) }
  static func parse(_ text: String) throws -> Expr { let parser = Parser(text); let expr = try parser.expression(0); guard parser.scanner.isAtEnd else { throw parser.failure() }; return expr }
  private func failure() -> ParseError { let at = position; return .unexpected(scanner.scanCharacter().map(String.init) ?? "end", at: at) }
  private func expression(_ minimum: Int) throws -> Expr {
    var left = try atom()
    while true {
      let mark = scanner.currentIndex
      guard let symbol = scanner.scanCharacter(), let (level, right) = Self.precedence[symbol], level >= minimum else { scanner.currentIndex = mark; return left }
      left = .binary(symbol, left, try expression(right ? level : level + 1))
    }
  }
  private func atom() throws -> Expr {
    if scanner.scanString("(") != nil { let inner = try expression(0); guard scanner.scanString(")") != nil else { throw failure() }; return inner }
    if scanner.scanString("-") != nil { return .unary(-, try expression(3)) }
    if let name = scanner.scanCharacters(from: .letters) {
      guard scanner.scanString("(") != nil else { return .variable(name) }
      var arguments: [Expr] = []
      if scanner.scanString(")") == nil { repeat { arguments.append(try expression(0)) } while scanner.scanString(",") != nil; guard scanner.scanString(")") != nil else { throw failure() } }
      return .call(name, arguments)
    }
    guard let number = scanner.scanDouble() else { throw failure() }
    return .number(number)
  }
}
extension Expr {
  static let operators: [Character: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/), "^": pow], functions: [String: ([Double]) -> Double?] = ["max": { $0.max() }, "sqrt": { $0.count == 1 ? sqrt($0[0]) : nil }, "avg": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) }]
  func value(_ scope: [String: Double] = ["pi": .pi]) throws -> Double {
    switch self { case .number(let n): return n; case .variable(let name): guard let v = scope[name] else { throw ParseError.unknown(name) }; return v; case let .unary(f, e): return f(try e.value(scope)); case let .binary(op, l, r): return try Self.operators[op]!(l.value(scope), r.value(scope))
    case let .call(name, list): guard let f = Self.functions[name] else { throw ParseError.unknown(name + "()") }; guard let v = f(try list.map { try $0.value(scope) }) else { throw ParseError.arity(name, expected: 1) }; return v } } }
for text in ["1 + 2 * 3", "(1+2)*3", "2^3^2", "-2^2", "8/4/2", "max(1, 2*x, 3) - avg(2,4)", "sqrt(16) * -1", "10 - 4 - 3", "1 +", "2 * (3", "y", "f(1)", "sqrt(1,2)", "avg()", "3 $ 4", "cos", "1.5e1/2"] {
  do { print(text, "=", try Parser.parse(text).value(["x": 5])) } catch let error as ParseError { print(text, "!", error) } }
print(try Parser.parse("pi*0").value(), (try? Parser.parse("").value()) as Any, String(format: "%.3f", try Parser.parse("pi").value()))
