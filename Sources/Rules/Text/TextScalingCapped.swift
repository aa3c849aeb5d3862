import SightlineModel

/// Text growth is not held back.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA: 200 %; HIG, Accessibility: at least 200 %.
struct TextScalingCapped: Rule {
  static let id: RuleID = "text-scaling-capped"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.compactMap { node in
      guard node.isModifier, node.kind == .dynamicTypeSize, let cap = cap(node) else { return nil }
      let texts = scene.subtree(of: node).filter { $0.text != nil && $0.isVisible }
      guard let first = texts.first, !scene.isSystemDrawn(node) else { return nil }
      // AX3 is about 200 % for body text.
      guard cap < .ax3, !hasLargeContent(node, in: scene) else { return Judgement(node: node.id, verdict: .passes) }
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "Text from \(first.nameInside(scene)) on stops growing at the size \(cap.swiftName), short of 200 %; allow "
              + "accessibility sizes, and offer .accessibilityShowsLargeContentViewer() where there is no room.")))
    }
  }

  /// The upper end of what the modifier allows: its one size, or the end of its range.
  /// `nil` where only a least size is set.
  private func cap(_ node: SceneNode) -> DynamicTypeSize? {
    guard case .dynamicTypeSize(let limits)? = node.modifier else { return nil }
    return limits.max.value ?? limits.size.value
  }

  private func hasLargeContent(_ node: SceneNode, in scene: Scene) -> Bool {
    let kind = ViewKind.accessibilityShowsLargeContentViewer
    return scene.modifier(around: node, [kind]) != nil || scene.subtree(of: node).contains { $0.kind == kind }
  }
}
