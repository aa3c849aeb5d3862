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

  /// A control that has no name where what it holds was taken not to be there: with it, it has one, or is judged by it.
  func namesNothing(_ judgement: Judgement, of rule: RuleID) -> Bool {
    guard rule == "control-name", let id = judgement.node, scene.nodes[id].spoken?.label.isEmpty != false else {
      return false
    }
    let absent = guessed.filter { $0.isAbsent == true }
    guard !absent.isEmpty else { return false }
    let control = scene.nodes[id]
    let types = Set(scene.subtree(of: control).dropFirst().compactMap(\.userView))
    return absent.contains { arm in
      if let type = arm.type, types.contains(type) { return true }
      guard let source = control.source, source.file == arm.lines.file, control.symbol == arm.type else { return false }
      return (source.line...source.line + Self.reach).contains(arm.lines.first)
    }
  }
  /// So many lines a control's label stands below its own line at most.
  private static let reach = 15

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
