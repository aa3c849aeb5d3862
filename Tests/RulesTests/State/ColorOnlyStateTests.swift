import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ColorOnlyStateTests {
  @Test(arguments: [
    // two colours of equal lightness
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C994C, 60)), Outcome.fails),
    // the same colour in light and in dark, as previews have them
    (
      hStack(
        circle(0xCC4C4C, 20, in: .dark), circle(0x4C994C, 40, in: .light), circle(0x4C994C, 60, in: .light)),
      .notApplicable
    ),
    // told apart by lightness
    (hStack(circle(0x000000, 20), circle(0xBBBBBB, 40), circle(0xBBBBBB, 60)), .passes),
    // told apart by size
    (hStack(circle(0xCC4C4C, 20, size: 12), circle(0x4C994C, 40), circle(0x4C994C, 60)), .passes),
    // all equal; a palette; words beside them; too few
    (hStack(circle(0xCC4C4C, 20), circle(0xCC4C4C, 40), circle(0xCC4C4C, 60)), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C4CCC, 60)), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C994C, 60), text("Legend")), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40)), .notApplicable),
  ])
  func colourAlone(root: Sketch, expected: Outcome) { #expect(outcome("color-only-state", root) == expected) }
}
