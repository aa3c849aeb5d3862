import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct SizeRulesTests {
  static let numbers = RuleRegistry.numbers(of: "icon-scaling")

  static func judged(_ rule: any SizeComparingRule, usual: Sketch, large: Sketch) -> [Outcome] {
    func traces(_ root: Sketch, _ size: DynamicTypeSize) -> SizeTraces {
      var variant = Variant.test()
      variant.size = size
      return SizeTraces(Scene(root, variant))
    }
    return rule.judge(traces(large, .ax5), against: traces(usual, .large)).map(\.verdict.outcome)
  }

  /// A control that an accessibility size takes away is lost, whatever became of the layout around it.
  @Test func controlsAreKept() {
    let rule = ContentKept()
    let share = vStack(text("Ferns"), button("Share"))
    let kept = Self.judged(rule, usual: share, large: hStack(button("Share"), text("Ferns")))
    #expect(kept == [.passes, .passes, .passes])
    #expect(Self.judged(rule, usual: share, large: vStack(text("Ferns"))).contains(.fails))
    let menu = vStack(text("Ferns"), button(symbol("ellipsis")).accessibilityLabel("Share"))
    #expect(!Self.judged(rule, usual: share, large: menu).contains(.fails), "the same name is the same control")
  }

  /// Other words may say the same: a person looks.
  @Test func wordsThatAreGoneAreForAPerson() {
    #expect(Self.judged(ContentKept(), usual: text("3 months"), large: text("3 mo")) == [.review])
    #expect(Self.judged(ContentKept(), usual: text("Ferns"), large: text("All ferns")) == [.passes])
  }

  /// Data goes on from one look to the next: the same view shows the next order, and nothing is lost.
  @Test(arguments: [(nil, Outcome.passes), ("Order 7", .review)])
  func otherDataIsNoLoss(literal: String?, expected: Outcome) {
    func order(_ words: String) -> Sketch {
      text(words).line(51).with {
        let step = literal.map { DerivationStep(.text($0), at: .init(file: "Test.swift", line: 3, column: 1)) }
        $0.text?.content.runs[0].derivation = step.map { [$0] } ?? []
      }
    }
    #expect(Self.judged(ContentKept(), usual: order("Order 7"), large: order("Order 8")) == [expected])
    #expect(Self.judged(ContentKept(), usual: order("Order 7"), large: text("Ferns")) == [.review])
  }

  @Test(arguments: [
    (icon: 16.0, grown: 16.0, expected: [Outcome.fails]), (16, 24, [.passes]), (16, 23, [.fails]), (60, 60, []),
  ])
  func iconsGrowWithTheTextBeside(icon: Double, grown: Double, expected: [Outcome]) {
    func row(_ side: Double, _ size: Double) -> Sketch {
      hStack(symbol("leaf").at(0, 0, side, side), text("Ferns", size: size).at(70, 0, 200, size * 1.2))
    }
    #expect(Self.judged(IconScaling(numbers: Self.numbers), usual: row(icon, 17), large: row(grown, 53)) == expected)
  }

  /// A fixed size on a decoration is a matter of taste.
  @Test func hiddenIconsAreLeftAlone() {
    func row(_ size: Double) -> Sketch {
      hStack(
        symbol("leaf").at(0, 0, 16, 16).accessibilityHidden(), text("Ferns", size: size).at(70, 0, 200, size * 1.2))
    }
    #expect(Self.judged(IconScaling(numbers: Self.numbers), usual: row(17), large: row(53)) == [])
  }
}
