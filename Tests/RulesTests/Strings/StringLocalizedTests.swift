import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StringLocalizedTests {
  @Test(arguments: [
    (shown("Welcome", nil), Outcome.fails),
    (shown("Welcome", .translated), .passes),
    (shown("42 %", nil), .notApplicable),
    (shown("A", nil), .notApplicable), (shown("12 kg", nil), .notApplicable), (shown("km/h", nil), .notApplicable),
    (shown("12 kg of it", nil), .fails), (shown("$ USD", nil), .notApplicable), (shown("EUR/USD", nil), .notApplicable),
    (shown("EUR and USD", nil), .fails), (shown("Paid in EUR", nil), .fails),
    (shown("Ann", nil, unknown: true), .notApplicable),  // data
    (shown("Welcome", nil).with { $0.text?.content.runs[0].isVerbatim = true }, .passes),
    (shown("Welcome", nil).with { $0.opacity = 0 }, .notApplicable),
  ])
  func keys(root: Sketch, expected: Outcome) {
    #expect(outcome("string-localized", root, .test(locale: "de")) == expected)
  }

  @Test func aLiteralIsBlamedWhereItStands() {
    #expect(findings("string-localized", shown("Welcome", nil))[0].issue?.cause?.line == 9)
  }
}
