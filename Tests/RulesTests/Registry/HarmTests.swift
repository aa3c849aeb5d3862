import SightlineModel
import Testing

@testable import Rules

/// The ranking speaks of rules that exist: a rule that is renamed would fall back to the middle unseen.
struct HarmTests {
  @Test func everyRankedRuleExists() {
    let unknown = Harm.knownRules.filter { !RuleRegistry.ids.contains($0) }
    #expect(unknown.isEmpty, "\(unknown)")
    #expect(Set(Harm.knownRules).count == Harm.knownRules.count, "each rule is of one kind")
  }
}
