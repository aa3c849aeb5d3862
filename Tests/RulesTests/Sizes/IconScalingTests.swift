import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct IconScalingTests {
  @Test(arguments: [
    (icon: 16.0, grown: 16.0, expected: [Outcome.fails]), (16, 24, [.passes]), (16, 23, [.fails]), (60, 60, []),
  ])
  func iconsGrowWithTheTextBeside(icon: Double, grown: Double, expected: [Outcome]) {
    func row(_ side: Double, _ size: Double) -> Sketch {
      hStack(symbol("leaf").at(0, 0, side, side), text("Ferns", size: size).at(70, 0, 200, size * 1.2))
    }
    #expect(
      judged(
        IconScaling(numbers: RuleRegistry.numbers(of: "icon-scaling")), usual: row(icon, 17), large: row(grown, 53))
        == expected)
  }

  /// A picture of the app's that is as small as a symbol is one; a larger one is a picture.
  @Test(arguments: [(side: 20.0, expected: [Outcome.fails]), (48, [])] as [(side: Double, expected: [Outcome])])
  func picturesAsSmallAsIcons(side: Double, expected: [Outcome]) {
    func row(_ size: Double) -> Sketch {
      hStack(asset("padlock").at(0, 0, side, side), text("Ferns", size: size).at(70, 0, 200, size * 1.2))
    }
    #expect(
      judged(IconScaling(numbers: RuleRegistry.numbers(of: "icon-scaling")), usual: row(17), large: row(53)) == expected
    )
  }

  /// Alone in its button, a symbol that never grows is a question; a large one, or one that grows, is none.
  @Test(arguments: [
    (icon: 20.0, grown: 20.0, expected: [Outcome.review]), (20, 34, [.passes]), (48, 48, []),
  ])
  func iconsThatAreAllAControlShows(icon: Double, grown: Double, expected: [Outcome]) {
    func control(_ side: Double) -> Sketch { button(symbol("leaf").at(0, 0, side, side)).at(0, 0, 44, 44) }
    #expect(
      judged(
        IconScaling(numbers: RuleRegistry.numbers(of: "icon-scaling")), usual: control(icon), large: control(grown))
        == expected)
  }

  /// A fixed size on a decoration is a matter of taste.
  @Test func hiddenIconsAreLeftAlone() {
    func row(_ size: Double) -> Sketch {
      hStack(
        symbol("leaf").at(0, 0, 16, 16).accessibilityHidden(), text("Ferns", size: size).at(70, 0, 200, size * 1.2))
    }
    #expect(
      judged(IconScaling(numbers: RuleRegistry.numbers(of: "icon-scaling")), usual: row(17), large: row(53)) == [])
  }
}
