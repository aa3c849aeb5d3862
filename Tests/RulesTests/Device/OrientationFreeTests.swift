import SightlineModel
import Testing

@testable import Rules

struct OrientationFreeTests {
  @Test(arguments: [
    (["UIInterfaceOrientationPortrait"], Outcome.fails), (["UIInterfaceOrientationLandscapeLeft"], .fails),
    (["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight"], .passes),
  ])
  func orientations(names: [String], expected: Outcome) {
    let place = SourceLocation(file: "Info.plist", line: 1, column: 1)
    let facts = ProjectFacts(orientations: [.init(names: names, location: place)])
    #expect(OrientationFree().judge(facts).map(\.verdict.outcome) == [expected])
  }
}
