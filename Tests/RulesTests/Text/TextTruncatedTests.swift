import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextTruncatedTests {
  @Test(arguments: [
    (text("Short"), Outcome.passes),
    (text("A long sentence", truncated: true, shown: "A long…"), .fails),
    (text("A long sentence", truncated: true).with { $0.opacity = 0 }, .notApplicable),
    (text("   ", truncated: true), .notApplicable),
    (scrollView(.vertical, text("A long sentence", lineLimit: 1, truncated: true)), .fails),
    (text("Fits its limit", lineLimit: 1), .passes),
  ])
  func truncation(root: Sketch, expected: Outcome) { #expect(outcome("text-truncated", root) == expected) }

  @Test func truncationBlamesTheLimitAndCountsCharacters() {
    let root = text("abcde ghij", lineLimit: 1, truncated: true).modified(.padding, line: 3)
      .modified(.lineLimit, ["number": .number(1)], line: 4)
    let issue = findings("text-truncated", root)[0].issue!
    #expect(issue.cause?.line == 4)
    #expect(issue.measured?.plain.value == 4)
    #expect(
      issue.message
        == "“abcde ghij” is cut: 4 of 10 characters are lost, about 6 fit; let it wrap by removing the line limit.")
  }

  /// A single word has nowhere to wrap; letters between which lines break have.
  @Test(arguments: [
    ("abcdefghij", "one word can't wrap: give it more width, or stack what stands beside it"),
    ("気温と湿度の記録を見る", "let it wrap by removing the line limit"),
  ])
  func oneWordCannotWrap(words: String, advice: String) {
    let root = text(words, lineLimit: 1, truncated: true).modified(.lineLimit, ["number": .number(1)], line: 4)
    #expect(findings("text-truncated", root)[0].issue?.message.hasSuffix("; \(advice).") == true)
  }

  /// A fixed height that holds the line takes nothing from a word that is too wide.
  @Test(arguments: [(90.0, "one word can't wrap"), (12, "use a minimum height")])
  func whatIsTooSmall(height: Double, advice: String) {
    var root = text("10:00", size: 40, truncated: true)
      .modified(.frame, ["height": .number(height), "width": .number(60)], line: 5)
    root = root.with { $0.frame = Rect(x: 0, y: 0, width: 60, height: height) }
    #expect(findings("text-truncated", root)[0].issue?.message.contains("; \(advice)") == true)
  }

  /// Whether words of run time are longer than a limit of lines holds is asked where few fit.
  @Test(
    arguments: [
      (2, DynamicTypeSize.ax3, 150.0, true, Outcome.review), (2, .ax3, 150, false, .passes),
      // As many lines as a text has, room for a whole sentence, or the usual size.
      (5, .ax3, 150, true, .passes), (2, .ax3, 370, true, .passes), (2, .large, 150, true, .passes),
      (1, .large, 150, true, .review), (1, .large, 370, true, .passes),
    ] as [(Int, DynamicTypeSize, Double, Bool, Outcome)])
  func limitsOnWordsOfRunTime(limit: Int, size: DynamicTypeSize, width: Double, isUnknown: Bool, expected: Outcome) {
    let words = text("Some words", lineLimit: limit).at(0, 0, 100, 20).with {
      if isUnknown { $0.text?.content.runs[0].unknownReason = "from the network" }
    }
    let root = words.modified(.lineLimit, ["number": .number(Double(limit))], line: 4)
      .modified(.frame, ["width": .number(width)], frame: Rect(x: 0, y: 0, width: width, height: 20))
    #expect(outcome("text-truncated", root, .test(size)) == expected)
  }

  @Test func truncationBlamesAFixedHeight() {
    let root = text("abcdefghij", truncated: true).line(2)
      .modified(.frame, ["height": .number(20)], line: 5)
    #expect(findings("text-truncated", root)[0].issue?.cause?.line == 5)
  }
}
