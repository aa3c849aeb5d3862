import SightlineModel

/// What can be tapped is announced as something to tap.
///
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A; 2.1.1 Keyboard, A.
struct TapRole: NodeRule {
  static let id: RuleID = "tap-role"
  static let dependencies: RuleDependencies = []
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.isModifier, node.isInteractive, node.kind != .onLongPressGesture, let region = node.hitRegion else {
      return false
    }
    if node.tapCount > 1 || scene.isHiddenFromSpeech(node) { return false }
    // A tap on everything around (to close a keyboard or an overlay) is a convenience.
    return region.area < numbers["share"] * scene.bounds.size.area
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let family = scene.subtree(of: node)
    // Controls inside do the work; the gesture is beside them.
    if family.contains(where: { $0.id != node.id && $0.isInteractive && !$0.isModifier }) { return .passes }
    let spoken = family.compactMap(\.spoken) + [scene.spokenOwner(of: node)?.spoken].compactMap { $0 }
    if spoken.contains(where: { !SpokenRole.operable.isDisjoint(with: $0.traits) || !$0.actions.isEmpty }) {
      return .passes
    }
    let why = spoken.isEmpty ? "cannot be reached with VoiceOver at all" : "is not announced as something to tap"
    return .fails(
      .init(
        "\(node.name(in: scene)) reacts to a tap but \(why); use a Button, or add .accessibilityAddTraits(.isButton).",
        suggestion: Suggestion(text: "Use a Button.")))
  }
}
