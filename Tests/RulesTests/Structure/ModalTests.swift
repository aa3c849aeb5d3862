import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ModalTests {
  static func scrim(_ alpha: Double) -> Sketch {
    let color = RGBA.black.opacity(alpha)
    return shape(.color, fill: color).with {
      $0.frame = Rect(x: 0, y: 0, width: 402, height: 874)
      $0.drawings = [.fill(Outline(), .color(color))]
    }
  }

  @Test(arguments: [
    (zStack(text("Behind"), scrim(0.5), vStack(text("Sure?"), button("No"))), Outcome.fails),
    (
      zStack(text("Behind"), scrim(0.5), vStack(text("Sure?"), button("No")).accessibilityAddTraits("isModal")), .passes
    ),
    (zStack(text("Behind").accessibilityHidden(), scrim(0.5), text("Sure?")), .passes),
    (zStack(scrim(1), text("Plain")), .notApplicable),  // a background
    (zStack(scrim(0.5), text("Tinted")), .passes),  // nothing behind
    (zStack(text("Behind"), scrim(0.5)), .notApplicable),  // nothing in front
  ])
  func overlays(root: Sketch, expected: Outcome) { #expect(outcome("modal", root) == expected) }
}
