import SightlineModel
import Testing

@testable import Rules

struct SheetClosesTests {
  /// One question for each view, however many sheets show it.
  @Test func aSheetWithoutAWayOutIsAQuestion() {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let sheet = WrittenBehaviour(.openSheet(view: "About"), place)
    #expect(SheetCloses().judge(ProjectFacts(behaviours: [sheet, sheet])).map(\.verdict.outcome) == [.review])
    #expect(SheetCloses().judge(ProjectFacts(behaviours: [])).isEmpty)
  }
}
