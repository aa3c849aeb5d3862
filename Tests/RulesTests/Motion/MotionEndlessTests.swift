import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct MotionEndlessTests {
  static func loop(_ properties: [String], gated: Bool = false, duration: Double = 1, endless: Bool = true) -> Motion {
    Motion(
      api: "withAnimation", properties: properties, repeatsForever: endless, duration: duration,
      runsUnderReduceMotion: !gated, source: SourceLocation(file: "A.swift", line: 2, column: 1))
  }

  @Test(arguments: [
    (loop(["opacity"]), [Outcome.fails]), (loop(["opacity"], gated: true), []), (loop(["scale"], endless: false), []),
    (loop(["opacity"], gated: true, duration: 0.1), [.fails]),  // flashes
    (loop([]), [.review]),
  ])
  func endless(motion: Motion, expected: [Outcome]) {
    #expect(findings("motion-endless", text("a"), motions: [motion]).map(\.outcome) == expected)
  }
}
