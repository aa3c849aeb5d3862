import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct LinkPurposeTests {
  static func link(_ title: String) -> Sketch { Sketch(.link, [:], [text(title)]) }

  @Test(arguments: [
    (link("Learn more"), "en", Outcome.fails), (link("here"), "en", .fails), (link("Privacy policy"), "en", .passes),
    (link("Learn more about plants"), "en", .passes), (button("More"), "en", .notApplicable),
    (button("Learn more"), "en", .notApplicable),  // may unfold a text in place
    (Sketch(.navigationLink, [:], [text("Learn more")]), "en", .fails),
    (link("Learn more").accessibilityHint("About plants"), "en", .passes), (link("Mehr erfahren"), "de", .fails),
    (link("もっと見る"), "ja", .notApplicable), (text("Learn more"), "en", .notApplicable),
  ])
  func links(root: Sketch, locale: String, expected: Outcome) {
    #expect(outcome("link-purpose", root, .test(locale: locale)) == expected)
  }
}
