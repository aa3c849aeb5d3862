import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ScreenTitleTests {
  /// What is set for the bar of a page says that the view is one; an empty header names nothing.
  @Test(
    arguments: [
      (vStack(text("One"), text("Two")), Outcome.notApplicable),
      (vStack(text("One"), text("Two")).modified(.navigationBarTitleDisplayMode), .fails),
      (vStack(text("One"), Sketch(.unseen)).modified(.navigationBarTitleDisplayMode), .notApplicable),
      (
        vStack(text("One").accessibilityAddTraits("isHeader"), text("Two")).modified(.navigationBarTitleDisplayMode),
        .passes
      ),
    ] as [(Sketch, Outcome)])
  func pages(root: Sketch, expected: Outcome) {
    #expect(outcome("screen-title", root.line(3)) == expected)
  }

  /// Headings of sections do not say what a pushed page is.
  @Test(
    arguments: [
      (Sketch(.sectionHeader, [:], [text("One").line(2)]), Outcome.review),
      (text("One").accessibilityAddTraits("isHeader").line(2), .passes),
    ] as [(Sketch, Outcome)])
  func headingsOfSections(heading: Sketch, expected: Outcome) {
    let back = Sketch(.backButton).at(0, 0, 44, 44)
    #expect(outcome("screen-title", vStack(back, heading, text("Two").line(3)).line(1)) == expected)
    #expect(outcome("screen-title", vStack(heading, text("Two").line(3)).line(1)) != .review)
  }

  /// The title may be given by a view whose bar somebody else has.
  @Test(arguments: [(.padding, Outcome.fails), (.navigationTitle, .passes)] as [(ViewKind, Outcome)])
  func titlesCountWhereverTheyAreGiven(modifier: ViewKind, expected: Outcome) {
    let texts = (1...9).map { line in
      text("Plant \(line)").with { $0.source = SourceLocation(file: "A.swift", line: line, column: 1) }
    }
    #expect(outcome("screen-title", Sketch(.vStack, [:], texts).modified(modifier, line: 20)) == expected)
  }
}
