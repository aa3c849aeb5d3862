import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct RTLMirroringTests {
  @Test(arguments: [
    ("arrow.right", "ar", Outcome.fails), ("chevron.left", "he", .fails), ("arrow.right", "en", .notApplicable),
    ("arrow.forward", "ar", .passes), ("arrow.left.arrow.right", "ar", .notApplicable), ("star", "ar", .notApplicable),
    ("hand.point.left", "ar", .notApplicable), ("arrow.up", "ar", .notApplicable),
    ("arrow.right.circle.fill", "ar-XB", .fails),
    ("arrow.up.right", "ar", .review),
  ])
  func direction(name: String, locale: String, expected: Outcome) {
    #expect(outcome("rtl-mirroring", vStack(symbol(name)), .test(locale: locale)) == expected)
  }

  @Test func aSymbolThatIsFlippedByHandPasses() {
    let root = symbol("arrow.right").modified(.flipsForRightToLeftLayoutDirection, ["enabled": .bool(true)])
    #expect(outcome("rtl-mirroring", root, .test(locale: "ar")) == .passes)
  }

  /// The part that is fixed to left to right is told of, and not what stands in it.
  @Test(arguments: [("leftToRight", Outcome.passes), ("rightToLeft", .fails)])
  func inAFixedPart(direction: String, expected: Outcome) {
    let root = symbol("arrow.right").modified(
      .environment, ["keyPath": .name("layoutDirection"), "value": .name(direction)])
    #expect(outcome("rtl-mirroring", root, .test(locale: "ar")) == expected)
  }

  @Test func adaptingNames() {
    #expect(DirectionalSymbol.adapting("arrow.right.circle.fill") == "arrow.forward.circle.fill")
    #expect(DirectionalSymbol.adapting("chevron.left.2") == "chevron.backward.2")
    #expect(DirectionalSymbol.adapting("chevron.forward") == nil)
  }
}
