import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextRulesTests {
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
    let root = text("abcdefghij", lineLimit: 1, truncated: true).modified(.padding, line: 3)
      .modified(.lineLimit, ["number": .number(1)], line: 4)
    let issue = findings("text-truncated", root)[0].issue!
    #expect(issue.cause?.line == 4)
    #expect(issue.measured?.value == 5)
    #expect(
      issue.message
        == "“abcdefghij” is cut: 5 of 10 characters are lost, about 5 fit; let it wrap by removing the line limit.")
  }

  @Test func truncationBlamesAFixedHeight() {
    let root = text("abcdefghij", truncated: true).line(2)
      .modified(.frame, ["height": .number(20)], line: 5)
    #expect(findings("text-truncated", root)[0].issue?.cause?.line == 5)
  }

  static let tall = text("Two lines of it", measured: Size(width: 100, height: 40)).at(20, 100, 100, 40)
  @Test(arguments: [
    (tall.modified(.clipped, frame: Rect(x: 20, y: 110, width: 100, height: 20)), Outcome.fails),
    (tall.modified(.clipped, frame: Rect(x: 20, y: 100, width: 100, height: 40)), .passes),
    // within the tolerance
    (tall.modified(.clipped, frame: Rect(x: 20, y: 100.9, width: 100, height: 38.2)), .passes),
    // a fixed frame nobody sees, with nothing to run into
    (tall.modified(.frame, ["height": .number(20)], frame: Rect(x: 20, y: 110, width: 100, height: 20)), .passes),
    // the same with a background of its size
    (
      tall.modified(.frame, ["height": .number(20)], frame: Rect(x: 20, y: 110, width: 100, height: 20))
        .modified(.background, frame: Rect(x: 20, y: 110, width: 100, height: 20)), .fails
    ),
    // the same over a neighbour
    (
      vStack(
        tall.modified(.frame, ["height": .number(20)], frame: Rect(x: 20, y: 110, width: 100, height: 20)),
        text("below").at(20, 130, 100, 20)), .fails
    ),
    // a minimum height grows
    (
      tall.modified(.frame, ["minHeight": .number(20)], frame: Rect(x: 20, y: 100, width: 100, height: 40))
        .modified(.background, frame: Rect(x: 20, y: 100, width: 100, height: 40)), .passes
    ),
    // clipped by a scroll view: it scrolls
    (
      scrollView(.vertical, tall).modified(.clipped, frame: Rect(x: 20, y: 110, width: 100, height: 20)), .passes
    ),
  ])
  func clipping(root: Sketch, expected: Outcome) { #expect(outcome("text-clipped", root) == expected) }

  @Test(arguments: [
    (text("On screen").at(20, 800, 100, 20), Outcome.passes),
    (text("Just over").at(20, 857, 100, 20), .passes),  // 3 pt: tolerated
    (text("Below").at(20, 870, 100, 20), .fails),
    (text("Above").at(20, -30, 100, 20), .fails),
    (text("Right").at(390, 100, 100, 20), .fails),
    (scrollView(.vertical, text("Below").at(20, 2000, 100, 20)), .passes),
    (scrollView(.horizontal, text("Right").at(600, 100, 100, 20)), .passes),
    (scrollView(.horizontal, text("Below").at(20, 2000, 100, 20)), .fails),  // the wrong axis
    (Sketch(.tabView, [:], [text("Next page").at(500, 100, 100, 20)]), .passes),
    (button(shape()).at(20, 900, 44, 44), .fails),
    (text("Gone").at(20, 900, 100, 20).with { $0.opacity = 0 }, .notApplicable),
    (text("Squeezed").at(20, 100, 0, 0), .fails),
  ])
  func reach(root: Sketch, expected: Outcome) { #expect(outcome("text-unreachable", root) == expected) }

  @Test func everythingPushedOutHasOneCause() {
    let stack = vStack(text("a").at(20, -50, 50, 20), text("b").at(20, 900, 50, 20)).line(12)
    let lines = findings("text-unreachable", vStack(stack.modified(.padding, line: 20)).line(3)).map {
      $0.issue?.cause?.line
    }
    #expect(lines == [3, 3])
  }

  @Test(arguments: [
    (text("Terms", scales: true), Outcome.passes),
    (text("Terms", size: 14, scales: false), .fails),
    (text("🎉", size: 64, scales: false), .notApplicable),
    (text("•", size: 14, scales: false), .notApplicable),
    (text("7", size: 14, scales: false), .fails),
    (Sketch(.navigationBar, [:], [text("Title", size: 17, scales: false)]), .notApplicable),
  ])
  func scaling(root: Sketch, expected: Outcome) { #expect(outcome("text-scaling", root) == expected) }

  /// UIKit sets them in one size, and no font of the app's reaches them.
  @Test func segmentsAreOneQuestionForEachPicker() {
    func segment(_ title: String) -> Sketch { Sketch(.segment, [:], [text(title, size: 13, scales: false)]) }
    let picker = Sketch(.picker, [:], [hStack(segment("Day"), segment("Month"), segment("Year"))])
    let found = findings("text-scaling", vStack(picker, text("Terms", size: 14, scales: false)))
    #expect(found.map(\.outcome) == [.review, .fails])
    #expect(found[0].issue?.message.contains("“Day” and 2 more, stay at 13 pt") == true)
    #expect(outcome("text-scaling", Sketch(.picker, [:], [text("Day")])) == .passes)
  }

  @Test func aScaledMetricScales() {
    let font = FontSpec(.system(size: 30), scaledFrom: 18)
    #expect(outcome("text-scaling", text("a", size: 30, scales: false, font: font), .test(.ax3)) == .passes)
    #expect(outcome("text-scaling", text("a", size: 30, scales: false), .test(.ax3)) == .fails)
  }

  @Test(arguments: [(34.0, "largeTitle"), (28, "title"), (15, "subheadline"), (9, "caption2"), (80, "largeTitle")])
  func nearestStyle(size: Double, name: String) { #expect(TextStyle.nearest(to: size).swiftName == name) }
}
