import Rules
import SightlineModel
import Testing

struct NutritionLabelTests {
  /// A new rule has to say which labels it is evidence for.
  @Test func everyRuleSpeaksOfALabelOrIsSaidToSpeakOfNone() {
    let labelled = NutritionLabel.allCases.reduce(into: Set<RuleID>()) { $0.formUnion($1.rules) }
    let all = Set(RuleRegistry.pages.map(\.id))
    #expect(labelled.isDisjoint(with: NutritionLabel.rulesOfNone))
    #expect(all.subtracting(labelled).subtracting(NutritionLabel.rulesOfNone) == [])
    #expect(labelled.union(NutritionLabel.rulesOfNone).subtracting(all) == [])
  }
}
