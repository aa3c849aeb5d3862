import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TargetSpacingTests {
  @Test(arguments: [
    (hStack(button("a").at(20, 100, 48, 48), button("b").at(69, 100, 48, 48)), Outcome.fails),
    (hStack(button("a").at(20, 100, 48, 48), button("b").at(68, 100, 48, 48)), .passes),  // they touch: one bar
    (hStack(button("a").at(20, 100, 48, 48), button("b").at(76, 100, 48, 48)), .passes),
    (vStack(button("a").at(20, 100, 300, 48), button("b").at(20, 149, 300, 48)), .passes),  // rows
    (zStack(button("a").at(20, 100, 48, 48), button("b").at(69, 160, 48, 48)), .passes),  // one below the other
  ])
  func neighbours(root: Sketch, expected: Outcome) { #expect(outcome("target-spacing", root) == expected) }
}
