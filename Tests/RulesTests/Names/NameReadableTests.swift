import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct NameReadableTests {
  @Test(arguments: [
    (asset("x").accessibilityLabel("hero_2"), Outcome.fails), (asset("x").accessibilityLabel("A garden"), .passes),
    (asset("hero_2"), .notApplicable),  // nobody gave it a name: another rule's case
    (text("onboarding.title"), .notApplicable),
  ])
  func labels(root: Sketch, expected: Outcome) { #expect(outcome("name-readable", root) == expected) }

  @Test(arguments: [
    ("ic_close_24", "an identifier"), ("heart.fill", "a symbol's name"), ("hero.png", "a file name"),
    ("onboarding.title", "a key"), ("example.com", nil), ("Close", nil), ("Save as PDF", nil), ("3.5", nil),
    ("Version 1.2.3", nil), ("Wi-Fi", nil), ("…", nil), ("Mr. Smith", nil),
  ])
  func words(label: String, what: String?) { #expect(NotWords.kind(of: label) == what) }
}
