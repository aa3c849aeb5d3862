import SightlineModel
import Testing

@testable import AuditEngine

struct SuppressionDirectiveTests {
  private func read(_ text: String) -> (directives: [SuppressionDirective], mistakes: [SuppressionMistake]) {
    SuppressionDirective.read(Array(text.utf8), file: "A.swift")
  }

  @Test(arguments: [
    ("// sightline:disable:next a - why", SuppressionDirective.Scope.next, 2...2, ["a"], "why" as String?),
    ("x // sightline:disable:this a b - it is so", .this, 1...1, ["a", "b"], "it is so"),
    ("\n\n// sightline:disable:previous a, b — dash", .previous, 2...2, ["a", "b"], "dash"),
    ("//sightline:disable:next a", .next, 2...2, ["a"], nil),
    ("/// sightline:disable:next a -", .next, 2...2, ["a"], nil),
    ("// sightline:disable a - rest of the file", .block, 1...Int.max, ["a"], "rest of the file"),
    ("// sightline:disable a - w\n\n// sightline:enable a\nx", .block, 1...3, ["a"], "w"),
  ])
  func scopesRulesAndReasons(
    text: String, scope: SuppressionDirective.Scope, lines: ClosedRange<Int>, rules: [String], reason: String?
  ) throws {
    let directive = try #require(read(text).directives.first)
    #expect(directive.scope == scope)
    #expect(directive.lines == lines)
    #expect(directive.rules == rules)
    #expect(directive.reason == reason)
    #expect(read(text).mistakes.isEmpty)
  }

  @Test(arguments: [
    "// sightline:disabel:next a - b", "// sightline:disable:after a - b", "// sightline:enable:next a",
    "// sightline:disable:next", "// sightline:disable:next - only a reason", "// sightline:enable a",
    "// sightline:", "// sightline:disable:next:this a",
  ])
  func mistakesAreReportedNotIgnored(text: String) {
    #expect(read(text).directives.isEmpty)
    #expect(read(text).mistakes.count == 1)
  }

  @Test func rulesOfABlockAreEnabledOneByOne() {
    let read = read("// sightline:disable a b - w\n1\n// sightline:enable a\n2\n")
    #expect(read.directives.map(\.lines) == [1...3, 1...Int.max])
  }

  @Test(arguments: [
    #"let a = "// sightline:disable:next a - b""#,
    ##"let a = #"" // sightline:disable:next a - b"#"##,
    "let a = \"\"\"\n// sightline:disable:next a - b\n\"\"\"",
    "/* /* */ // sightline:disable:next a - b */",
    #"let a = "\(b("// sightline:disable:next a - c"))""#,
  ])
  func textInStringsAndBlockCommentsIsNoDirective(text: String) {
    #expect(read(text).directives.isEmpty)
    #expect(read(text).mistakes.isEmpty)
  }

  @Test func columnsCountBytesAndStringsEnd() throws {
    let directive = try #require(read(#"let é = "\"\(1 + (2))" // sightline:disable:this a - b"#).directives.first)
    #expect(directive.location == SourceLocation(file: "A.swift", line: 1, column: 25))
  }

  @Test func hostileTextEnds() {
    let nested = String(repeating: #""\("#, count: 50_000) + "// sightline:disable:next a - b"
    #expect(read(nested).directives.count == 1)
    #expect(read(String(repeating: "/*", count: 100_000) + "sightline:").directives.isEmpty)
    #expect(read("\"unterminated\n// sightline:disable:next a - b").directives.count == 1)
  }
}
