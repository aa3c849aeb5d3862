import SightlineModel

/// Text growth is not held back.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA: 200 %; HIG, Accessibility: at least 200 %.
struct TextScalingCapped: Rule {
  static let id: RuleID = "text-scaling-capped"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.compactMap { node in
      guard node.isModifier, let cap = cap(node, in: scene) else { return nil }
      let texts = scene.subtree(of: node).filter { $0.text != nil && $0.isVisible }
      guard let first = texts.first, !scene.isSystemDrawn(node) else { return nil }
      // AX3 is about 200 % for body text.
      guard cap.largest < .ax3, !hasLargeContent(node, in: scene) else {
        return Judgement(node: node.id, verdict: .passes)
      }
      let held =
        cap.isOneSize
        ? "has the size \(cap.largest.swiftName) whatever is set in iOS"
        : "stops growing at the size \(cap.largest.swiftName)"
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "Text from \(first.nameInside(scene)) on \(held), short of 200 %; allow "
              + "accessibility sizes, and offer .accessibilityShowsLargeContentViewer() where there is no room.")))
    }
  }

  private struct Cap {
    let largest: DynamicTypeSize
    let isOneSize: Bool
  }

  /// The upper end of what the modifier allows: its one size, or the end of its range; or the size that the environment is
  /// given. `nil` where only a least size is set.
  private func cap(_ node: SceneNode, in scene: Scene) -> Cap? {
    switch node.modifier {
    case .dynamicTypeSize(let limits):
      if let largest = limits.max.value { return Cap(largest: largest, isOneSize: false) }
      return limits.size.value.map { Cap(largest: $0, isOneSize: true) }
    case .environment(let given):
      guard [.dynamicTypeSize, .sizeCategory].contains(given.keyPath.value),
        let size = (given.value.value?.argument).flatMap({ DynamicTypeSize($0) }),
        // What is set in iOS may be passed on.
        size != scene.variant.size
      else { return nil }
      return Cap(largest: size, isOneSize: true)
    default: return nil
    }
  }

  private func hasLargeContent(_ node: SceneNode, in scene: Scene) -> Bool {
    let kind = ViewKind.accessibilityShowsLargeContentViewer
    return scene.modifier(around: node, [kind]) != nil || scene.subtree(of: node).contains { $0.kind == kind }
  }
}
