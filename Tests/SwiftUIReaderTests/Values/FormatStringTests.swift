import SightlineModel
import Testing

@testable import SwiftUIReader

struct FormatStringTests {
  @Test(arguments: [
    ("Page %lld of %lld", ["1", "4"], "Page 1 of 4"),
    ("%2$@ before %1$@", ["a", "b"], "b before a"),
    ("100%% of %@", ["it"], "100% of it"),
    ("%.2f pt", ["3"], "3 pt"),
    ("50% off", [], "50% off"),  // no conversion follows: kept as written
    ("%@", ["%@"], "%@"),  // what is put in is not read again
  ])
  func placeholders(format: String, arguments: [String], expected: String) {
    let runs = FormatString(format).runs { [TextRun(string: arguments[$0])] }
    #expect(runs.map(\.string).joined() == expected)
  }

  @Test func plainNeighboursBecomeOneRun() {
    let runs = FormatString("a %@ b").runs { _ in [TextRun(string: "x")] }
    #expect(runs.count == 1)
  }
}

struct MarkdownTests {
  @Test(arguments: [
    ("**bold** text", ["bold", " text"]),
    ("2 * 3 * 4", ["2 * 3 * 4"]),  // surrounded by spaces: no emphasis
    ("snake_case_name", ["snake_case_name"]),
    ("*a* and _b_", ["a", " and ", "b"]),
    ("see [terms](https://example.com)", ["see ", "terms"]),
    ("unclosed **bold", ["unclosed **bold"]),
    ("\\*kept\\*", ["*kept*"]),
    ("*a *b* c", ["*a ", "b", " c"]),  // the first closing marker decides
    ("`a` and `b", ["a", " and `b"]),
    ("[a] [b](c) (d", ["[a] ", "b", " (d"]),
  ])
  func runs(source: String, expected: [String]) {
    #expect(Markdown.runs(TextRun(string: source)).map(\.string) == expected)
  }

  /// Markers by the ten thousand that nothing closes, or everything.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["*a_", "*", "_", "`", "[", "![a](", "~~", "**a", "[a](b", "\\*", "[a]", "* ", "**a** ", "_a_ "])
  func longSourcesAreReadInGoodTime(part: String) {
    let source = String(repeating: part, count: 40_000)
    #expect(!Markdown.runs(TextRun(string: source)).isEmpty)
  }

  @Test func attributes() {
    let runs = Markdown.runs(TextRun(string: "**b** *i* ~~s~~ [l](u)"))
    #expect(runs.first?.weight == .bold)
    #expect(runs.first { $0.string == "i" }?.isItalic == true)
    #expect(runs.first { $0.string == "s" }?.isStruckThrough == true)
    #expect(runs.last?.link == "u")
  }
}
