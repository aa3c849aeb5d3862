import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextScalingCappedTests {
  @Test(arguments: [
    (["max": .name("xLarge")] as [String: ArgumentValue], Outcome.fails),
    (["max": .name("accessibility3")], .passes),
    (["min": .name("small"), "max": .name("accessibility2")], .fails),
    (["min": .name("large")], .notApplicable),  // a lower end only
    (["size": .name("large")], .fails), ([:], .notApplicable),
  ])
  func caps(arguments: [String: ArgumentValue], expected: Outcome) {
    var all = NamedArguments()
    for (name, value) in arguments { all.set(name, value) }
    #expect(outcome("text-scaling-capped", text("a b").modified(.dynamicTypeSize, all)) == expected)
  }
}
