import SightlineModel
import SwiftInterpreter
import Testing

private func interpreter(_ files: (String, String)..., hosts: [any HostModule] = []) -> Interpreter {
  let interpreter = Interpreter(hosts: hosts)
  _ = interpreter.load(files.map { (path: $0.0, text: $0.1) })
  return interpreter
}
private let here = SourceLocation(file: "", line: 1, column: 1)
private func call(_ arguments: (String?, Value.Payload)...) -> Call {
  Call(
    arguments: arguments.map { Call.Argument(label: $0.0, value: Value($0.1), location: here) }, location: here)
}

struct LoadingTests {
  @Test func syntaxErrorsHaveAPlaceAndTheRestIsRead() {
    let interpreter = Interpreter(hosts: [])
    let problems = interpreter.load([("A.swift", "struct A {\n  let x = )\n}\nstruct B {}\n")])
    #expect(problems.first?.location == SourceLocation(file: "A.swift", line: 2, column: 11))
    #expect(interpreter.declaredType("B") != nil)
  }

  /// Swift 5 takes a space between an attribute and what it is given.
  @Test func aSpaceAfterAnAttributeIsNoProblem() {
    let interpreter = Interpreter(hosts: [])
    let problems = interpreter.load([
      ("A.swift", "struct A {\n  @Environment (\\.colorScheme) var scheme: ColorScheme\n  var next = 1\n}\n")
    ])
    #expect(problems.isEmpty)
    #expect(interpreter.declaredType("A")?.storedProperties.map(\.name) == ["scheme", "next"])
    #expect(interpreter.declaredType("A")?.hasSyntaxErrors == false)
  }

  @Test func nestingBeyondTheParserIsNamed() {
    let deep =
      "struct A { let x = " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
      + " }\nstruct B {}\nprivate final class C {}\n"
    let interpreter = Interpreter(hosts: [])
    let problems = interpreter.load([("Deep.swift", deep), ("Fine.swift", "struct D {}")])
    #expect(problems.contains { $0.message == "nested deeper than 256 levels, not read" && $0.location.line == 1 })
    #expect(interpreter.declarationsNotRead.map(\.name) == ["A", "B", "C"])
    #expect(interpreter.declaredType("D") != nil)
  }

  /// What is private to a file stands for nothing in others, whatever the order of the files.
  @Test func whatIsPrivateIsOfItsFile() throws {
    let own = """
      private typealias Row = Plain
      private let size = 1
      private func name() -> String { "own" }
      struct Plain { var kind = "plain" }
      enum Own { static let said = "\\(Row().kind) \\(size) \\(name())" }
      """
    let other = """
      private struct Row { var kind = "row" }
      private let size = 2
      private func name() -> String { "other" }
      enum Other { static let said = "\\(Row().kind) \\(size) \\(name())" }
      """
    for files in [[("Own.swift", own), ("Other.swift", other)], [("Other.swift", other), ("Own.swift", own)]] {
      let interpreter = Interpreter(hosts: [])
      _ = interpreter.load(files.map { (path: $0.0, text: $0.1) })
      #expect(interpreter.text(of: try interpreter.staticMember(of: "Own", "said", call: nil)) == "plain 1 own")
      #expect(interpreter.text(of: try interpreter.staticMember(of: "Other", "said", call: nil)) == "row 2 other")
    }
  }

  @Test func extensionsInOtherFilesBelongToTheType() {
    let interpreter = interpreter(
      ("Use.swift", "extension Palette.Dark: Named { static let ink = 1 }\nextension Palette { enum Dark {} }"),
      ("Base.swift", "enum Palette {}\nprotocol Root {}\nprotocol Named: Root {}"))
    #expect(interpreter.declaredType("Palette.Dark")?.staticMembers == ["ink"])
    #expect(interpreter.conforms("Palette.Dark", to: "Root"))
    #expect(!interpreter.conforms("Palette", to: "Root"))
  }

  @Test func previewsAreFound() throws {
    let interpreter = interpreter(("P.swift", "\n#Preview(\"Empty\") { 41 + 1 }\n#Preview { 2 }"))
    #expect(interpreter.previews.map(\.name) == ["Empty", nil])
    #expect(interpreter.previews.first?.location == SourceLocation(file: "P.swift", line: 2, column: 1))
    let body = try #require(interpreter.previews.first?.body)
    let value = try interpreter.call(body, [])
    #expect(interpreter.describe(value) == "42")
  }
}

struct ProvenanceTests {
  @Test func aConstantTellsItsNameAndItsLiteral() throws {
    let interpreter = interpreter(
      ("D.swift", "enum Design {\n  enum Spacing { static let xl: Double = 20 }\n}\nlet gap = Design.Spacing.xl"))
    let value = try interpreter.staticMember(of: "Design.Spacing", "xl", call: nil)
    let steps = try #require(value.origin?.steps)
    #expect(steps.map(\.words) == ["Design.Spacing.xl = 20.0", "20"])
    #expect(steps.last?.location == SourceLocation(file: "D.swift", line: 2, column: 42))
  }
}

struct UnknownTests {
  final class Answers: BranchDecider {
    var questions: [BranchQuestion] = []
    var answer = true
    func decide(_ question: BranchQuestion) -> Bool {
      questions.append(question)
      return answer
    }
    func loopCount(_ question: BranchQuestion) -> Int { 2 }
  }

  private static let source = """
    struct Screen {
      func state(_ flag: Bool) -> String { if flag && true { "yes" } else { "no" } }
      func rows(_ items: [String]) -> Int { var n = 0; for _ in items { n += 1 }; return n }
      func title(_ name: String?) -> String { "Hi \\(name ?? "you")" }
    }
    """

  @Test(arguments: [(true, "yes"), (false, "no")])
  func unknownConditionsAreAsked(answer: Bool, expected: String) throws {
    let interpreter = interpreter(("S.swift", Self.source))
    let answers = Answers()
    answers.answer = answer
    interpreter.decisions = answers
    let screen = try interpreter.construct("Screen", call())
    let unknown = Unknown(reason: "network answer")
    let result = try interpreter.member(of: screen, "state", call: call((nil, .unknown(unknown))))
    #expect(interpreter.describe(result) == expected)
    #expect(answers.questions.map(\.reason) == ["network answer"])
    #expect(answers.questions.first?.location == SourceLocation(file: "S.swift", line: 2, column: 40))
    #expect(answers.questions.first?.typeName == "Screen")
    #expect(interpreter.branchCoverage.values.map(\.taken) == [[answer ? 0 : 1]])
  }

  @Test func loopsOverUnknownsTakeSamples() throws {
    let interpreter = interpreter(("S.swift", Self.source))
    interpreter.decisions = Answers()
    let screen = try interpreter.construct("Screen", call())
    let result = try interpreter.member(of: screen, "rows", call: call((nil, .unknown(Unknown(reason: "?")))))
    #expect(interpreter.describe(result) == "2")
  }

  @Test func unknownTextStaysUnknown() throws {
    let interpreter = interpreter(("S.swift", Self.source))
    let screen = try interpreter.construct("Screen", call())
    let result = try interpreter.member(of: screen, "title", call: call((nil, .unknown(Unknown(reason: "server")))))
    guard case .unknown(let unknown) = result.payload else {
      Issue.record("\(result)")
      return
    }
    #expect(unknown.reason == "server")
  }

  /// An app reads a setting of the build, and ends where it is missing: it is there, though nothing here gives it.
  @Test(arguments: [
    ("try! found(x)", "'try!'"), ("maybe(x)!", "'!'"), ("(try! found(x)).count", "'try!'"),
  ])
  func whatEndsTheProgramUnderAnUnknownConditionIsUnknown(use: String, word: String) throws {
    let source = """
      struct Missing: Error {}
      func found(_ x: String?) throws -> String { guard let x else { throw Missing() }; return x }
      func maybe(_ x: String?) -> String? { guard let x else { return nil }; return x }
      struct Screen { func value(_ x: String?) -> Any { \(use) } }
      """
    let interpreter = interpreter(("S.swift", source))
    let screen = try interpreter.construct("Screen", call())
    let result = try interpreter.member(of: screen, "value", call: call((nil, .unknown(Unknown(reason: "build")))))
    guard case .unknown(let unknown) = result.payload else {
      Issue.record("\(result)")
      return
    }
    #expect(unknown.reason.contains(word))
    // What is known to be missing still ends it.
    #expect(throws: RunStopped.self) {
      _ = try interpreter.member(of: screen, "value", call: call((nil, .none)))
    }
  }

  @Test func namesNobodyKnowsAreReportedWithTheirPlace() throws {
    let interpreter = interpreter(("U.swift", "func f() {\n  let x = Missing.thing(1)\n  print(x.y + 1)\n}\nf()"))
    try interpreter.runTopLevelCode()
    #expect(
      interpreter.unresolved == [
        .init(
          file: "U.swift", line: 2, what: "Missing", why: "no declaration of this name was found", isUndeclared: true)
      ])
  }
}

struct BudgetTests {
  @Test(arguments: [
    ("while true {}", RunStopped.Reason.steps),
    ("func f(_ n: Int) -> Int { f(n + 1) + 1 }\n_ = f(0)", .depth),
    ("struct V { var body: Int { body } }\n_ = V().body", .depth),
    ("let a = [1][3]", .trap),
    ("let x: Int? = nil\n_ = x!", .trap),
    ("_ = Int.max + 1", .trap),
    ("_ = 1 / (2 - 2)", .trap),
    ("fatalError(\"no\")", .trap),
  ])
  func runawayProgramsEndInANamedError(source: String, reason: RunStopped.Reason) {
    let interpreter = Interpreter(hosts: [])
    interpreter.budget.steps = 200_000
    _ = interpreter.load([("B.swift", source)])
    let error = #expect(throws: RunStopped.self) { try interpreter.runTopLevelCode() }
    #expect(error?.reason == reason)
    #expect(error?.location.file == "B.swift")
  }

  @Test func hostileNestingIsRefused() {
    let sources = [
      "let x = " + Array(repeating: "1", count: 20_000).joined(separator: " + "),
      "let x = a" + String(repeating: ".b", count: 5_000),
      "let x = " + String(repeating: "-", count: 3_000) + "1",
      "func f() { " + String(repeating: "if true { ", count: 400) + String(repeating: "}", count: 400) + " }",
    ]
    for source in sources {
      let interpreter = Interpreter(hosts: [])
      _ = interpreter.load([("H.swift", source)])
      try? interpreter.runTopLevelCode()
    }
  }
}

struct ConditionalChainTests {
  @Test func placesInsideOfAChainWithAnIfStay() throws {
    let source = """
      struct Text { var log: [String] = []
        func bold(_ n: Int) -> Text { Text(log: log + ["b\\(n)"]) }
        func big() -> Text { Text(log: log + ["g"]) }
      }
      let text = Text()
        .bold(1)
        #if os(iOS)
          .big()
          .bold(missing)
        #else
          .bold(9)
        #endif
        .big()
      print(text.log)
      """
    let interpreter = interpreter(("A.swift", source))
    try interpreter.runTopLevelCode()
    #expect(interpreter.unresolved.map(\.line) == [9])
    #expect(interpreter.output.hasPrefix("[\"b1\", \"g\", "))
    #expect(interpreter.output.hasSuffix(", \"g\"]\n"))
  }
}
