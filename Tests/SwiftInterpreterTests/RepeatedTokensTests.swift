import SightlineModel
import Testing

@testable import SwiftInterpreter

struct RepeatedTokensTests {
  /// What is one too many is hidden, byte for byte; what comes before and after it stays.
  @Test(arguments: [
    ("let a: ", "some ", "View = 1\nlet b = 2"), ("", ";", "\nlet b = 2"), ("let a = ", "try ", "1\nlet b = 2"),
    ("", "@", "\nlet b = 2"), ("let a: Int", "?", " = nil\nlet b = 2"), ("func f() ", "{", "\nlet b = 2"),
    ("let a = \"\\(", "some ", "1)\"\nlet b = 2"), ("let a = b", ".self\n.self\n;;", ";\nlet b = 2"),
  ])
  func oneTokenTooOften(before: String, token: String, after: String) {
    let times = token.contains(".") ? 1 : 20_000
    let text = before + String(repeating: token, count: times) + after
    let hidden = RepeatedTokens.hide(in: text)
    #expect(hidden.text.utf8.count == text.utf8.count && !hidden.isTooLong)
    #expect(hidden.offsets.isEmpty == (times == 1))
    #expect(hidden.text.hasPrefix(before) && hidden.text.hasSuffix(after))
    if times > 1 {
      let word = token.trimmingPrefix { $0 == " " }.filter { $0 != " " }
      #expect(hidden.text.split(separator: word, omittingEmptySubsequences: false).count - 1 <= RepeatedTokens.most + 1)
    }
  }

  @Test func angleBracketsAreHiddenInTheMiddle() {
    let text =
      "let a = " + String(repeating: "a<", count: 20_000) + "Int" + String(repeating: ">", count: 20_000)
      + "()\nlet b = c<d>()"
    let hidden = RepeatedTokens.hide(in: text)
    #expect(hidden.offsets.count == 1 && hidden.text.utf8.count == text.utf8.count)
    #expect(hidden.text.hasSuffix("()\nlet b = c<d>()"))
    #expect(hidden.text.filter { $0 == "<" }.count <= RepeatedTokens.levels + 1)
  }

  /// What somebody writes stays, whatever it says in texts and comments.
  @Test(arguments: [
    "let a = [" + String(repeating: "0, ", count: 20_000) + "0]",
    "let a = " + String(repeating: "1 + ", count: 20_000) + "1",
    "Text(\"a\")" + String(repeating: ".padding(0)", count: 20_000), "// " + String(repeating: "=", count: 20_000),
    "/* " + String(repeating: "some ", count: 20_000) + "/* " + String(repeating: ";", count: 20_000)
      + "*/*/ let a = 1",
    "let a = \"" + String(repeating: "word ", count: 20_000) + "\"",
    "let a = #\"" + String(repeating: ";\"", count: 20_000) + "\"#",
    "let a = \"\"\"\n" + String(repeating: "; \" \\n ", count: 20_000) + "\n\"\"\"",
    String(repeating: "#if A\n", count: 600) + String(repeating: "#endif\n", count: 600),
    String(repeating: "if a<b { }\n", count: 20_000), String(repeating: "let a = b<c\n", count: 20_000),
    String(repeating: "let a = f<Int>(b->c)\n", count: 20_000),
  ])
  func whatIsWrittenStays(text: String) {
    let hidden = RepeatedTokens.hide(in: text)
    #expect(hidden.text == text && hidden.offsets.isEmpty && !hidden.isTooLong)
  }

  /// Damaged bytes end nothing, and texts keep theirs.
  @Test func whatStandsForDamagedBytes() throws {
    let interpreter = Interpreter(hosts: [])
    let problems = interpreter.load([
      ("A.swift", "func f() { guard s \u{FFFD}= 6, let v = 1 else { return } }"), ("B.swift", "let a = 1 \u{FFFD}= 2"),
      ("C.swift", "let c: Int \u{12}= 1"), ("D.swift", "let d: Int \u{2019}= 2"), ("E.swift", "let e: Int \u{E000}= 2"),
      ("F.swift", "let f: Int\u{3000}= 2"), ("main.swift", "print(\"\u{FFFD}\", f, \"a\u{2019}=\")"),
    ])
    #expect(Set(problems.map(\.location.file)) == ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"])
    try interpreter.runTopLevelCode()
    #expect(interpreter.output.contains("\u{FFFD} 2 a\u{2019}="))
  }

  /// Told once, and the rest read.
  @Test(.timeLimit(.minutes(10)))
  func thousandsOfErrorsAreOneProblem() throws {
    let interpreter = Interpreter(hosts: [])
    let wrong = "func f() {\n  g { " + String(repeating: "a() b() ", count: 3_000) + "}\n}\n"
    let problems = interpreter.load([("A.swift", "print(7)\n" + wrong), ("B.swift", "func f() {\n  let = 1\n}")])
    #expect(problems.filter { $0.location.file == "A.swift" }.map(\.location.line) == [3])
    #expect(problems.contains { $0.message.contains("more than 1000 syntax errors") })
    #expect(problems.contains { $0.location.file == "B.swift" && !$0.message.contains("more than") })
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == "7\n")
  }

  /// Parsed in a moment, named with its place, and what stands beside it is read.
  @Test(.timeLimit(.minutes(10)))
  func reportedAndTheRestRead() throws {
    let interpreter = Interpreter(hosts: [])
    let problems = interpreter.load([
      ("A.swift", "let a = 7\nlet b: \(String(repeating: "some ", count: 20_000))View = 1\nprint(a)"),
      ("B.swift", String(repeating: "a b ", count: RepeatedTokens.tokens / 2 + 1)),
    ])
    #expect(problems.contains { $0.message.contains("more than 5000 times in a row") && $0.location.line == 2 })
    #expect(problems.contains { $0.message.contains("more than 1000000 words") && $0.location.file == "B.swift" })
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == "7\n")
  }
}
