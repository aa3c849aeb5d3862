import SightlineModel
import Testing

@testable import AuditEngine

/// The author's own words that something is not to be translated.
struct UntranslatedWordsTests {
  private static func lines(_ text: String) -> [ClosedRange<Int>] {
    SuppressionDirective.untranslated(in: Array(text.utf8), file: "A.swift").map(\.lines)
  }

  @Test(
    arguments: [
      ("// dont translate\nlet a = [\n  \"x\": [B(\"Samara\")],\n]\nlet b = \"y\"", [2...4]),
      ("// Don't translate: names\nlet a = \"x\"\nlet b = \"y\"", [2...2]),
      ("// Don’t localize these\n\n// of people\nlet a = \"x\"", [2...4]),
      ("let a = \"x\"  // do not translate\nlet b = \"y\"", [1...1]),
      ("// No need to localise\nlet a = f(\"(\", \"x\")\nlet b = 1", [2...2]),
      ("// we should not be localizing this\nlet a = \"x\"", [2...2]),
      // what is still to do is no wish
      ("// TODO: do not translate yet\nlet a = \"x\"", []),
      ("// not translated yet\nlet a = \"x\"", []),
      ("// translate this\nlet a = \"x\"", []),
      ("let a = \"// don't translate\"", []),
    ] as [(String, [ClosedRange<Int>])])
  func comments(text: String, expected: [ClosedRange<Int>]) { #expect(Self.lines(text) == expected) }

  /// It hides findings on words alone, and is no mistake where there are none.
  @Test func whatItHides() throws {
    let text = "// don't translate\nlet a = \"x\""
    let directive = try #require(
      SuppressionDirective.untranslated(in: Array(text.utf8), file: "A.swift").first)
    #expect(directive.rules == ["string-localized", "string-missing", "string-translated"])
    #expect(directive.reason == "don't translate")
    #expect(directive.isImplied)
  }
}
