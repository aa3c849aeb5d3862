import Rules
import SightlineModel

extension Judgement {
  /// What a view shows that was made with samples rests on constants or on guesses: constants fail as anywhere else.
  ///
  /// - Parameter dependencies: Of the rule. What lengths decide is open, since the app gives the view other things and
  ///   another place.
  func presuming(_ view: PresumedView, _ dependencies: RuleDependencies, in scene: Scene) -> Judgement {
    if isOfOneLine(dependencies) { return self }
    guard let id = node else {
      // A part of a screen has no title and no order of its own.
      return view == .part ? Judgement(node: nil, verdict: .notApplicable, detail: detail) : doubting()
    }
    let isOfLengths = !dependencies.isDisjoint(with: [.metrics, .size])
    if isOfLengths || !others.isEmpty || restsOnGuess(scene.nodes[id], view, dependencies) { return doubting() }
    return self
  }

  private func doubting() -> Judgement {
    guard case .fails(var issue) = verdict else { return self }
    issue.doubts.append(.presumedView)
    return Judgement(node: node, verdict: .needsReview(issue), detail: detail, others: others)
  }

  private func restsOnGuess(_ node: SceneNode, _ view: PresumedView, _ dependencies: RuleDependencies) -> Bool {
    let steps = node.foregroundDerivation + node.backdropDerivation
    if steps.contains(.sample) { return true }
    guard dependencies.contains(.appearance), view == .part else { return false }
    // What the app lays behind it is not known.
    return node.backdropDerivation.contains { $0.kind == .systemBackground }
  }
}
