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

  private static func moved(_ x: Double, _ inner: Sketch) -> Sketch {
    inner.at(x, 100, 200, 20).modified(.offset, frame: Rect(x: 0, y: 100, width: 200, height: 20))
  }

  /// A closed drawer.
  @Test(arguments: [
    (moved(-250, text("Settings")), Outcome.review),
    (moved(-250, text("Settings").accessibilityHidden()), .notApplicable),
    (moved(-150, text("Settings")), .notApplicable),  // partly seen
    (moved(0, text("Settings")), .notApplicable),
  ])
  func movedAway(root: Sketch, expected: Outcome) { #expect(outcome("modal", zStack(root)) == expected) }

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
