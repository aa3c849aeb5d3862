import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ImageNameTests {
  @Test(arguments: [
    (asset("hero_2"), Outcome.fails),
    (asset("hero_2").accessibilityLabel("A garden"), .passes),
    (asset("hero_2").accessibilityLabel(""), .fails),
    (asset("hero_2").accessibilityHidden(), .notApplicable),
    (decorative("hero_2"), .notApplicable),
    (symbol("lock"), .fails),
    (hStack(symbol("lock"), text("Private")).accessibilityElement("combine"), .notApplicable),
    (button(symbol("lock"), text("Unlock")), .notApplicable),
    (Sketch(.label, [:], [symbol("lock"), text("Private")]), .notApplicable),
    (Sketch(.image, ["name": .string("p"), "label": .text(TextContent("A cat"))]), .passes),
    (vStack(asset("a"), text("b")).accessibilityElement("ignore").accessibilityLabel("Card"), .notApplicable),
    (asset("x").with { $0.opacity = 0 }, .notApplicable),
    (symbol("lock").accessibilityRemoveImage(), .notApplicable),
    // alone in what reacts to a tap it is a control; beside a text it is a stop of its own
    (tap(symbol("lock").at(20, 100, 40, 40)), .notApplicable),
    (tap(hStack(symbol("lock").at(20, 100, 40, 40), text("Private"))), .fails),
    (text("words").modified(.background, frame: nil), .notApplicable),
  ])
  func images(root: Sketch, expected: Outcome) { #expect(outcome("image-name", root) == expected) }
}

extension Sketch {
  fileprivate func accessibilityRemoveImage() -> Sketch {
    modified(.accessibilityRemoveTraits, ["traits": .names(["isImage"])])
  }
}
