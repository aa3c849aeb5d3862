import SightlineModel

/// Something other than a drag, a long press or a double tap does the same.
///
/// - Source: WCAG 2.2, 2.5.1 Pointer Gestures, A; 2.5.7 Dragging Movements, AA; 2.1.1 Keyboard, A.
struct GestureAlternative: NodeRule {
  static let id: RuleID = "gesture-alternative"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.isModifier, node.isVisible else { return false }
    return Self.gesture(node) != nil || Self.isPickedUp(node) && scene.nodes.contains(where: Self.takesDrops)
  }

  /// Dragged to somewhere else on the screen; into another app is nobody's only way.
  private static func isPickedUp(_ node: SceneNode) -> Bool { ["draggable", "onDrag"].contains(node.kind.rawValue) }
  private static func takesDrops(_ node: SceneNode) -> Bool {
    ["dropDestination", "onDrop"].contains(node.kind.rawValue) && node.isVisible
  }
  /// Menus that may hold the same.
  private static let menus: Set<String> = ["contextMenu", "swipeActions", "accessibilityActions", "onMove"]

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let inside = scene.subtree(of: node)
    let spoken = inside.compactMap(\.spoken) + [scene.spokenOwner(of: node)?.spoken].compactMap { $0 }
    let hasOther =
      inside.contains { $0.isInteractive && $0.id != node.id && $0.kind != .onLongPressGesture }
      || spoken.contains { !$0.actions.isEmpty || $0.traits.contains(.adjustable) }
      || scene.ancestors(of: node).contains {
        $0.accessibility.addedTraits.contains(.adjustable) || !$0.accessibility.actions.isEmpty
      }
    guard !hasOther, !scene.hasButton(doingTheSameAs: node) else { return .passes }
    if Self.isPickedUp(node) {
      guard !(inside + scene.ancestors(of: node)).contains(where: { Self.menus.contains($0.kind.rawValue) }) else {
        return .passes
      }
      return .fails(
        .init(
          "\(node.name(in: scene)) can only be dragged to its place: a switch, a head pointer or a shaking hand can't; offer a button "
            + "or a menu for the same."))
    }
    let gesture = Self.gesture(node) ?? "a gesture"
    // What a drag does is not known here: a control of the screen may do the same, or the system, as its back button does.
    if gesture == "a drag", let control = scene.nodes.first(where: { Self.mayDoTheSame($0) && $0.id != node.id }) {
      return .needsReview(
        .init(
          "\(node.name(in: scene)) reacts to a drag; if \(control.nameInside(scene)) or another control does not do the same, offer a "
            + "button, .accessibilityAction(named:) or .accessibilityAdjustableAction."))
    }
    // Taps on the same view may do the same: a double tap zooms as a pinch does.
    if Self.hasTaps(node, in: scene) {
      return .needsReview(
        .init(
          "\(node.name(in: scene)) reacts to \(gesture), and to taps; if those do not do the same, offer a button, "
            + ".accessibilityAction(named:) or .accessibilityAdjustableAction."))
    }
    // A scroll view of UIKit's zooms and scrolls by itself.
    if inside.contains(where: { $0.kind == .unseen }) {
      return .needsReview(
        .init(
          "What UIKit draws here reacts to \(gesture); if its own view does not do the same, offer a button or "
            + ".accessibilityAction(named:)."))
    }
    return .fails(
      .init(
        "\(node.name(in: scene)) reacts only to \(gesture); offer a button, "
          + ".accessibilityAction(named:) or .accessibilityAdjustableAction for the same."))
  }

  /// Gestures of several kinds around the same view, of which one is a tap.
  private static func hasTaps(_ node: SceneNode, in scene: Scene) -> Bool {
    if case .onTapGesture? = node.modifier { return false }
    guard gesture(node) != "a long press" else { return false }
    let below = scene.subtree(of: node).dropFirst().prefix(while: \.isModifier)
    return (below + scene.ancestors(of: node).prefix(while: \.isModifier)).contains { other in
      switch other.modifier {
      case .onTapGesture?: true
      case .gesture(let modifier)?:
        switch modifier.gesture.value {
        case .tap?, .spatialTap?, .exclusive?, .simultaneous?: true
        default: false
        }
      default: false
      }
    }
  }

  private static func mayDoTheSame(_ node: SceneNode) -> Bool {
    node.isVisible && !node.isModifier && [.button, .backButton, .menu, .slider, .stepper].contains(node.kind)
  }

  static func gesture(_ node: SceneNode) -> String? {
    switch node.modifier {
    case .onLongPressGesture?: return "a long press"
    case .onTapGesture?:
      return node.tapCount > 2 ? "\(node.tapCount) taps in a row" : node.tapCount == 2 ? "a double tap" : nil
    case .gesture(let modifier)?:
      switch modifier.gesture.value {
      case .drag?: return "a drag"
      case .longPress?: return "a long press"
      case .magnification?, .magnify?: return "a pinch"
      case .rotation?, .rotate?: return "a rotation"
      case .tap?, .spatialTap?, .exclusive?, .simultaneous?, .sequence?, nil: return nil
      }
    default: return nil
    }
  }
}

/// What only the menu of a long press holds, read from the source: one question for the project, with its places.
extension GestureAlternative: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    let menus = project.behaviours.compactMap { behaviour -> (titles: [String], location: SourceLocation)? in
      if case .hiddenActions(let titles) = behaviour.kind { (titles, behaviour.location) } else { nil }
    }
    guard let first = menus.first else { return [] }
    let titles = menus.flatMap(\.titles).prefix(3).map(\.quoted).joined(separator: ", ")
    let what = titles.isEmpty ? "what they do" : titles
    var judgement = ProjectJudgement(
      subject: "context menus", elements: menus.map { "\($0.location.file) \($0.titles.joined(separator: " "))" },
      location: first.location,
      verdict: .needsReview(
        .init(
          "Nothing outside of context menus does what items of \(menus.count == 1 ? "this one" : "\(menus.count) of them") do "
            + "(\(what)), and nothing shows that a long press opens one; if that is needed, offer a visible button as well."
        )))
    judgement.parts = menus.dropFirst().map(\.location)
    return [judgement]
  }
}
