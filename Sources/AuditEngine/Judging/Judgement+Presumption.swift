import Rules
import SightlineModel

extension Judgement {
  /// What it says rests on the element alone, whatever stands beside it and behind it.
  func isOfOneElement(_ dependencies: RuleDependencies) -> Bool {
    node != nil && others.isEmpty && dependencies.isDisjoint(with: [.metrics, .size, .appearance])
  }

  /// A failure that is seen only where something is presumed is for a person to confirm: what is drawn beside it may
  /// never stand there at the same time.
  func presuming(_ presumption: String) -> Judgement {
    guard case .fails(var issue) = verdict else { return self }
    issue.doubts.append(.presumed(presumption))
    return Judgement(node: node, verdict: .needsReview(issue), detail: detail)
  }
}
