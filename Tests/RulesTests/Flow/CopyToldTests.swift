import SightlineModel
import Testing

@testable import Rules

struct CopyToldTests {
  /// That iOS itself says nothing is known; whether the app says it elsewhere, a person knows.
  @Test(arguments: [(WrittenBehaviour.Kind.silentCopy, [Outcome.review]), (.menuTick, [])])
  func copies(kind: WrittenBehaviour.Kind, expected: [Outcome]) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let found = CopyTold().judge(ProjectFacts(behaviours: [.init(kind, place)]))
    #expect(found.map(\.verdict.outcome) == expected)
    #expect(found.allSatisfy { $0.location == place })
  }
}
