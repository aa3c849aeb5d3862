import Rules
import SightlineModel

/// Which of a scene's nodes stand in arms that were taken without knowing their condition.
struct GuessedNodes {
  private let guessed: [GuessedArm]
  private let scene: Scene

  init(_ guessed: [GuessedArm]?, in scene: Scene) {
    self.guessed = guessed ?? []
    self.scene = scene
  }

  /// A failure of two things of which each stands under an unknown condition of its own is for a person to confirm: the
  /// two conditions may exclude each other. What is for a person already is not asked then.
  func doubting(_ judgement: Judgement) -> Judgement {
    guard guessed.count > 1, !judgement.others.isEmpty, let id = judgement.node, var issue = judgement.verdict.issue
    else { return judgement }
    let own = conditions(around: scene.nodes[id])
    guard !own.isEmpty else { return judgement }
    let apart = judgement.others.lazy.compactMap { other -> (String, String)? in
      let others = conditions(around: scene.nodes[other])
      guard let mine = own.subtracting(others).min(), let its = others.subtracting(own).min() else { return nil }
      return (mine, its)
    }.first
    guard let apart else { return judgement }
    issue.doubts.append(.unknownConditions(apart.0, apart.1))
    let isFailure = judgement.verdict.outcome == .fails
    return Judgement(
      node: id, verdict: isFailure ? .needsReview(issue) : .notApplicable, detail: judgement.detail,
      others: judgement.others)
  }

  private func conditions(around node: SceneNode) -> Set<String> {
    let around = [node] + scene.ancestors(of: node)
    let places = around.compactMap(\.source)
    let placing = around.filter { $0.isModifier && Self.placing.contains($0.kind) }.compactMap(\.source)
    return Set(
      guessed.filter { arm in (arm.isValue == true ? placing : places).contains { arm.lines.contains($0) } }
        .map(\.condition))
  }

  /// Modifiers whose value says whether something is there, and where.
  private static let placing: Set<ViewKind> = [.opacity, .offset, .position]
}
