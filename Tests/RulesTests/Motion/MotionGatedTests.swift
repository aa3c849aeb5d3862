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
}
