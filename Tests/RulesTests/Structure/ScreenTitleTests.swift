import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ScreenTitleTests {
  /// The title may be given by a view whose bar somebody else has.
  @Test(arguments: [(.padding, Outcome.fails), (.navigationTitle, .passes)] as [(ViewKind, Outcome)])
  func titlesCountWhereverTheyAreGiven(modifier: ViewKind, expected: Outcome) {
    let texts = (1...9).map { line in
      text("Plant \(line)").with { $0.source = SourceLocation(file: "A.swift", line: line, column: 1) }
    }
    #expect(outcome("screen-title", Sketch(.vStack, [:], texts).modified(modifier, line: 20)) == expected)
  }
}
