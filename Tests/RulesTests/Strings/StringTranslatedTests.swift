import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StringTranslatedTests {
  @Test(arguments: [
    (shown("Welcome", .missing), Outcome.fails),
    (shown("Welcome", .translated), .passes),
    (shown("Welcome", .unknownKey), .notApplicable),
  ])
  func keys(root: Sketch, expected: Outcome) {
    #expect(outcome("string-translated", root, .test(locale: "de")) == expected)
  }
}
