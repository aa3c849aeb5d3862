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

  /// The title may be given by a view whose bar somebody else has.
  @Test(arguments: [(.padding, Outcome.fails), (.navigationTitle, .passes)] as [(ViewKind, Outcome)])
  func titlesCountWhereverTheyAreGiven(modifier: ViewKind, expected: Outcome) {
    let texts = (1...9).map { line in
      text("Plant \(line)").with { $0.source = SourceLocation(file: "A.swift", line: line, column: 1) }
    }
    #expect(outcome("screen-title", Sketch(.vStack, [:], texts).modified(modifier, line: 20)) == expected)
  }
}
