import SwiftInterpreter
import Testing

/// Half a declaration, as it is being typed: what the parser makes of it is read, and nothing ends.
struct BrokenSourceTests {
  @Test(arguments: [
    "extension", "extension ", "extension .", "extension [", "extension [Int]", "extension () {}", "extension <T> { }",
    "extension A.", "extension A..B {}", "extension & {}", "extension A<", "extension A where", "extension _ {}",
    "extension () -> Int {}", "extension Self {}", "extension Any {}", "extension @x {}", "struct", "struct {",
    "struct X: {}", "struct <T> {}", "class : {}", "enum { case }", "enum E { case }", "enum E { case a( }",
    "enum E: Int { case a = \"x\" }", "func", "func (", "func f(", "func g(_: ) {}", "func g(a b c: Int) {}", "var",
    "var :", "let (", "let (a, b = 1", "typealias", "typealias A", "typealias A =", "import", "import .", "protocol",
    "protocol P { associatedtype }", "actor", "operator", "infix operator", "infix operator +++: ", "precedencegroup",
    "precedencegroup P {", "subscript", "struct S { subscript() }", "struct S { subscript(i: Int) }",
    "struct S { var x: Int { get set willSet } }", "struct S { var x { } }", "struct S { let }", "struct S { @ }", "@",
    "@State var", "@available(", "#if", "#if os(", "#elseif", "#endif", "#if 0\n#else", "#Preview", "#Preview(",
    "#Preview {", "#Preview(\"a\" { }", "#colorLiteral(red: nan)", "macro m() = #x", "indirect", "case a", "}", "{{{",
    ")", "]", "\"", "\"\"\"", "\"\\(", "\"\\(\"\\(", "#\"", "`", "$", "\\", "\\.", "...", "&", "?", "!", "->", "==",
    "/*",
    "*/", "/", "let r = #/", "if", "if let", "guard let x else", "for in", "for x in", "while", "repeat", "switch",
    "switch x { case", "switch x { case .a( }", "do {} catch", "throw", "defer", "try", "async let", "some", "each",
    "struct P<each T> {}", "struct A<T where T: > {}", "struct A<let N: Int> {}", "let v: [3 of Int] = [1, 2, 3]",
    "let x = -9223372036854775808", "let x = -0x8000000000000000", "let x = 0x", "let x = 1e99999",
    "let x = \"\\(a \u{FFFD}= nil)\"", "let x = \"\\u{110000}\\u{D800}\\u{}\"", "\u{0}", "\u{FEFF}",
  ])
  func isRead(half: String) {
    for source in [half, "func f() { \(half)\n return }\nf()", "struct S { \(half)\n var y = 1 }\nprint(S().y)"] {
      let interpreter = Interpreter(hosts: [])
      interpreter.budget.steps = 10_000
      _ = interpreter.load([("B.swift", "let ok = 1\n" + source + "\n")])
      try? interpreter.runTopLevelCode()
    }
  }

  /// An iterator that can't be asked for is made of the elements, and those of no such iterator.
  @Test(arguments: [
    "struct S: Sequence { func makeIterator(_ x: Int) -> AnyIterator<Int> { AnyIterator { nil } } }",
    "enum S: Sequence { case a\n init() { self = .a }\n func makeIterator(x: Int) -> AnyIterator<Int> { AnyIterator { nil } } }",
    "class S: Sequence { func makeAsyncIterator(_ x: Int) {} }",
    "struct S: Sequence { func makeIterator() -> IndexingIterator<[Int]> { map { $0 }.makeIterator() } }",
    "struct S: Collection { var startIndex: Int { map { $0 }.count }\n var endIndex: Int { 3 } }",
  ])
  func iteratorsEnd(type: String) {
    let interpreter = Interpreter(hosts: [])
    interpreter.budget.steps = 10_000
    _ = interpreter.load([
      ("S.swift", type + "\nfor x in S() { print(x) }\nprint(S().makeIterator().next() ?? 0, S().map { $0 })\n")
    ])
    try? interpreter.runTopLevelCode()
  }
}
