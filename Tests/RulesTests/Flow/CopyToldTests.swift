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

  /// `AccessibilityNotification` is there from iOS 17 on.
  @Test(
    arguments: [
      (nil, "post AccessibilityNotification.Announcement(…)."), (17, "post AccessibilityNotification.Announcement(…)."),
      (15, "post an announcement with UIAccessibility.post(notification: .announcement, …)."),
    ] as [(Int?, String)])
  func theRemedyIsOfTheLeastSystem(system: Int?, ending: String) {
    var facts = ProjectFacts(behaviours: [.init(.silentCopy, SourceLocation(file: "A.swift", line: 3, column: 1))])
    facts.minimumSystem = system
    #expect(CopyTold().judge(facts).first?.verdict.issue?.message.hasSuffix(ending) == true)
  }
}
