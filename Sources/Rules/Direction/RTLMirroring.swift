import SightlineModel

/// In a right-to-left language the layout turns around, and so does what points forward or back.
///
/// Judged in right-to-left languages only: directional symbols that stay, and views whose layout is fixed to left to
/// right.
/// - Source: HIG, Right to left; names of SF Symbols (SFSafeSymbols ba8ff2b).
struct RTLMirroring: Rule {
  static let id: RuleID = "rtl-mirroring"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    guard scene.variant.direction == .rightToLeft else { return [] }
    return scene.nodes.compactMap { node in
      if node.isModifier { return fixedDirection(node, in: scene) }
      guard node.kind == .image, node.isVisible, !scene.isSystemDrawn(node) else { return nil }
      return symbol(node, in: scene)
    }
  }

  private func symbol(_ node: SceneNode, in scene: Scene) -> Judgement? {
    guard let name = node.systemName, DirectionalSymbol.points(name) else { return nil }
    let isFlipped = scene.modifier(around: node, [.flipsForRightToLeftLayoutDirection]) {
      guard case .flipsForRightToLeft(let flips)? = $0.modifier else { return false }
      return flips.enabled.value ?? true
    }
    guard isFlipped == nil else { return Judgement(node: node.id, verdict: .passes) }
    // What is fixed to left to right around it is told of by itself.
    let isFixed = scene.modifier(around: node, [.environment]) { Self.isFixed($0) }
    guard isFixed == nil else { return Judgement(node: node.id, verdict: .passes) }
    guard let adapting = DirectionalSymbol.adapting(name) else { return Judgement(node: node.id, verdict: .passes) }
    let parts = name.split(separator: ".")
    if parts.contains("up") || parts.contains("down") || scene.isHiddenFromSpeech(node) {
      // A rising line, a link that leaves the app, a decoration: what it means decides.
      return Judgement(
        node: node.id,
        verdict: .needsReview(
          .init(
            "The symbol \(name.quoted) does not turn around in right-to-left languages; if it points the way, use "
              + "\(adapting.quoted).")))
    }
    return Judgement(
      node: node.id,
      verdict: .fails(
        .init(
          "The symbol \(name.quoted) keeps pointing the same way in right-to-left languages; use \(adapting.quoted).",
          suggestion: Suggestion(text: "Use \"\(adapting)\".", replacement: nil))))
  }

  private func fixedDirection(_ node: SceneNode, in scene: Scene) -> Judgement? {
    guard Self.isFixed(node) else { return nil }
    let hasWords = scene.subtree(of: node).contains { $0.shownString?.hasLetters == true }
    guard hasWords else { return Judgement(node: node.id, verdict: .passes) }
    return Judgement(
      node: node.id,
      verdict: .fails(
        .init("This part of the screen is fixed to left to right, its words with it; remove the layoutDirection.")))
  }

  private static func isFixed(_ node: SceneNode) -> Bool {
    guard case .environment(let modifier)? = node.modifier, modifier.keyPath.value == .layoutDirection else {
      return false
    }
    return modifier.value.value?.argument == .name("leftToRight")
  }
}
