import SceneBuilding
import SightlineModel

@testable import Rules

/// What a rule says of one screen at two sizes.
func judged(_ rule: any SizeComparingRule, usual: Sketch, large: Sketch) -> [Outcome] {
  func traces(_ root: Sketch, _ size: DynamicTypeSize) -> SizeTraces {
    var variant = Variant.test()
    variant.size = size
    return SizeTraces(Scene(root, variant))
  }
  return rule.judge(traces(large, .ax5), against: traces(usual, .large)).map(\.verdict.outcome)
}
