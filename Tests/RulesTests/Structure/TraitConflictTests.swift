import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TraitConflictTests {
  @Test(arguments: [
    (button("Go"), Outcome.notApplicable),
    (button("Go").accessibilityAddTraits("isHeader"), .passes),
    (button("Go").accessibilityAddTraits("isLink"), .fails),
    (
      button("Go").accessibilityAddTraits("isLink").modified(
        .accessibilityRemoveTraits, ["traits": .name("isButton")]), .notApplicable
    ),
    (button("Go").modified(.accessibilityAdjustableAction), .fails),
    (button("Go").accessibilityAddTraits("isSelected"), .passes),
  ])
  func traits(root: Sketch, expected: Outcome) { #expect(outcome("trait-conflict", root) == expected) }
}
