import SightlineModel
import Testing

@testable import Rules

struct MediaAutoplayTests {
  @Test(arguments: [
    (short: false, muted: false, expected: Outcome.fails), (false, true, .fails), (true, false, .review),
  ])
  func starts(short: Bool, muted: Bool, expected: Outcome) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [.init(.mediaStarts(player: "player", isShort: short, isMuted: muted), place)])
    #expect(MediaAutoplay().judge(facts).map(\.verdict.outcome) == [expected])
  }
}
