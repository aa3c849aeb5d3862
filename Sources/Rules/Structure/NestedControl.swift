import SightlineModel

/// A control inside an element stays within reach of VoiceOver.
///
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A; 2.1.1 Keyboard, A.
struct NestedControl: Rule {
  static let id: RuleID = "nested-control"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.compactMap { node in
      guard node.isInteractive, !node.isModifier, node.isVisible, node.spoken == nil, !scene.isHiddenFromSpeech(node),
        !scene.isRepresented(node),
        // Drawn by the system, whatever is said of the button.
        !scene.isWithin(node, [.alert, .confirmationDialog]),
        let owner = scene.spokenOwner(of: node), let spoken = owner.spoken
      else { return nil }
      let lost = scene.subtree(of: owner).filter { $0.isInteractive && !$0.isModifier && $0.id != owner.id }
      let isKept =
        !spoken.actions.isEmpty
        // What a menu shows is its label: a tap anywhere opens it.
        || owner.kind == .menu
        // One control in an element that is itself to be tapped lends it its action; so does the button that a style
        // makes of a toggle.
        || lost.count == 1 && (owner.isModifier || owner.kind == .toggle)
          && !SpokenRole.operable.isDisjoint(with: spoken.traits)
      guard !isKept else { return Judgement(node: node.id, verdict: .passes) }
      if let replacing = Self.replacing(node, in: scene) {
        let lost = spoken.label.isEmpty ? "neither a name nor an action" : "no action"
        return Judgement(
          node: node.id,
          verdict: .fails(
            .init(
              "\(node.name(in: scene)) is replaced by an element of its own, with \(lost): leave "
                + ".accessibilityElement(children: .ignore) out, a control is one element already.",
              cause: replacing.source)))
      }
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "\(node.name(in: scene)) lies inside \(owner.nameInside(scene)), which VoiceOver reads as one element: it cannot "
              + "be reached; take it out, or add .accessibilityAction(named:).")))
    }
  }

  /// `Button("Send") {}.accessibilityElement()`: what is put right around a control in place of it.
  static func replacing(_ control: SceneNode, in scene: Scene) -> SceneNode? {
    scene.ancestors(of: control).prefix { $0.isModifier }.first { $0.accessibility.children == .ignore }
  }
}
