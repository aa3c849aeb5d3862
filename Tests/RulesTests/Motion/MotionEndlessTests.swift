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

  /// What turns while something loads is gone afterwards, or so its name says.
  @Test(arguments: [("LoadingView", [Outcome.review]), ("App.SplashScreen", [.review]), ("Banner", [.fails])])
  func waiting(view: String, expected: [Outcome]) {
    var motion = Self.loop(["rotation"])
    motion.symbol = view
    #expect(findings("motion-endless", text("a"), motions: [motion]).map(\.outcome) == expected)
  }

  /// Of what no state shows, only what the source says for certain.
  @Test func whatNoStateShows() {
    func site(_ line: Int, _ moved: [String]?, isEndless: Bool = true) -> ProjectFacts.UnseenAnimation {
      .init(
        api: "withAnimation", location: SourceLocation(file: "A.swift", line: line, column: 1), moved: moved,
        isEndless: isEndless)
    }
    let facts = ProjectFacts(unseenAnimations: [
      site(2, ["scale"]), site(4, ["scale"], isEndless: false), site(6, nil), site(8, []), site(9, ["frame"]),
    ])
    let judged = MotionEndless(numbers: RuleRegistry.numbers(of: "motion-endless")).judge(facts)
    #expect(judged.map(\.verdict.outcome) == [.fails])
    #expect(judged.map(\.location?.line) == [2])
  }
}
