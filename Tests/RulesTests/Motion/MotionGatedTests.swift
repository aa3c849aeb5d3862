import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct MotionGatedTests {
  @Test(arguments: [
    (properties: ["scale"], gated: false, expected: [Outcome.fails]),
    (properties: ["scale"], gated: true, expected: []),
    (properties: ["opacity"], gated: false, expected: []),  // a fade is no movement
    (properties: ["color", "opacity"], gated: false, expected: []),
    (properties: ["opacity", "offset"], gated: false, expected: [.fails]),
    (properties: ["page"], gated: false, expected: [.fails]),
    (properties: ["frame"], gated: false, expected: []),  // a bar that grows in place
    (properties: [], gated: false, expected: [.review]),
    (properties: [], gated: true, expected: []),
  ])
  func movement(properties: [String], gated: Bool, expected: [Outcome]) {
    let motion = Motion(
      api: "withAnimation", properties: properties, runsUnderReduceMotion: !gated,
      source: SourceLocation(file: "A.swift", line: 4, column: 1))
    let verdicts = findings("motion-gated", text("a"), motions: [motion])
    #expect(verdicts.map(\.outcome) == expected)
    #expect(verdicts.allSatisfy { $0.issue?.cause?.line == 4 })
  }

  /// The source decides where it can; what is left is one question for each file.
  @Test func animationsThatNoStateShows() {
    func site(_ file: String, _ line: Int, _ moved: [String]?) -> ProjectFacts.UnseenAnimation {
      .init(api: "withAnimation", location: SourceLocation(file: file, line: line, column: 1), moved: moved)
    }
    let facts = ProjectFacts(unseenAnimations: [
      site("A.swift", 2, []), site("A.swift", 4, ["offset"]), site("A.swift", 6, nil), site("A.swift", 8, nil),
      site("B.swift", 1, nil),
    ])
    let judged = MotionGated().judge(facts)
    #expect(judged.map(\.verdict.outcome) == [.passes, .fails, .review, .review])
    #expect(judged.map(\.location?.line) == [2, 4, 6, 1])
    #expect(judged[2].verdict.issue?.message.contains("(lines 6, 8)") == true)
  }
}
