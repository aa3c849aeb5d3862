import SceneBuilding
import SightlineModel

@testable import Rules

enum Outcome: String { case passes, fails, review, notApplicable }

extension Verdict {
  var outcome: Outcome {
    switch self {
    case .passes: .passes
    case .notApplicable: .notApplicable
    case .fails: .fails
    case .needsReview: .review
    }
  }
  var issue: Issue? {
    switch self {
    case .fails(let issue), .needsReview(let issue): issue
    default: nil
    }
  }
}

/// - Returns: What a rule with its page's numbers says: all findings; nothing when all pass or none applies.
func findings(_ id: RuleID, _ root: Sketch, _ variant: Variant = .test(), motions: [Motion] = []) -> [Verdict] {
  let rule = RuleRegistry.all.first { $0.ruleID == id }!
  return rule.judge(Scene(root, variant, motions: motions)).map(\.verdict).filter { $0.issue != nil }
}

/// The worst outcome over a scene.
func outcome(_ id: RuleID, _ root: Sketch, _ variant: Variant = .test()) -> Outcome {
  let rule = RuleRegistry.all.first { $0.ruleID == id }!
  let all = rule.judge(Scene(root, variant)).map(\.verdict.outcome)
  return [.fails, .review, .passes].first(where: all.contains) ?? .notApplicable
}
