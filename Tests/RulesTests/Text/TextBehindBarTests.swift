import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextBehindBarTests {
  @Test(arguments: [
    (text("Title").at(20, 20, 42, 20), Outcome.fails), (text("Title").at(20, 70, 42, 20), .passes),
    (text("Footer").at(20, 850, 51, 20), .fails),
    (scrollView(.vertical, text("Title").at(20, 20, 42, 20)), .notApplicable),
    (Sketch(.navigationBar, [:], [text("Title").at(20, 20, 42, 20)]), .notApplicable),
  ])
  func bars(root: Sketch, expected: Outcome) { #expect(outcome("text-behind-bar", root) == expected) }
}
