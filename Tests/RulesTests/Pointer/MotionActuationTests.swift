import SightlineModel
import Testing

@testable import Rules

struct MotionActuationTests {
  @Test(arguments: [
    (known: true, inOrder: false, expected: Outcome.fails), (true, true, .passes), (false, false, .review),
  ])
  func handlers(known: Bool, inOrder: Bool, expected: Outcome) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [
      .init(.deviceMotion(words: "Shaking the device", isKnown: known), place, isInOrder: inOrder)
    ])
    #expect(MotionActuation().judge(facts).map(\.verdict.outcome) == [expected])
  }
}
