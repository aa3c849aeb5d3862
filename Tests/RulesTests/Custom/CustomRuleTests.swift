import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct CustomRuleTests {
  static func rule(
    _ property: CustomRule.Property, kind: String? = "button", text: String? = nil, minimum: Double? = nil,
    maximum: Double? = nil, equals: String? = nil, contains: String? = nil, excludes: String? = nil
  ) -> CustomRule {
    var selector = CustomRule.Selector()
    (selector.kind, selector.text) = (kind, text)
    var bound = CustomRule.Bound()
    (bound.minimum, bound.maximum, bound.equals) = (minimum, maximum, equals)
    (bound.contains, bound.excludes) = (contains, excludes)
    return CustomRule(name: "own", selector: selector, property: property, bound: bound, message: "Message.")
  }
  static let view = vStack(
    button(text("Start")).at(0, 0, 200, 50).accessibilityHint("Opens the test"),
    text("Hello", size: 20).at(0, 60, 60, 24))

  static let cases: [(rule: CustomRule, expected: [Outcome])] = [
    (rule(.height, minimum: 50), [.passes]), (rule(.height, minimum: 56), [.fails]),
    (rule(.width, maximum: 199), [.fails]), (rule(.height, equals: "50"), [.passes]),
    (rule(.fontSize, kind: "text", text: "Hello", minimum: 21), [.fails]),
    (rule(.fontSize, kind: nil, text: "Hello", minimum: 20), [.passes]),
    (rule(.label, equals: "Start"), [.passes]), (rule(.label, excludes: "start"), [.fails]),
    (rule(.hint, contains: "opens"), [.passes]), (rule(.traits, contains: "button"), [.passes]),
    (rule(.contrast, kind: "text", text: "Hello", minimum: 22), [.fails]),
    (rule(.count, maximum: 1), [.passes]), (rule(.count, kind: "text", maximum: 1), [.fails]),
    (rule(.characters, kind: nil, text: "Hello", maximum: 4), [.fails]),
    (rule(.height, kind: "slider", minimum: 1), []),
  ]

  @Test(arguments: cases.indices)
  func boundsAreHeld(index: Int) {
    let (rule, expected) = Self.cases[index]
    #expect(rule.judge(Scene(Self.view)).map(\.verdict.outcome) == expected, "\(rule.property)")
  }

  @Test func messagesNameTheValue() {
    let issue = Self.rule(.height, minimum: 56).judge(Scene(Self.view))[0].verdict.issue
    #expect(issue?.message == "Message. Measured: height 50.")
    #expect(issue?.measured?.plain.required == 56)
  }
}
