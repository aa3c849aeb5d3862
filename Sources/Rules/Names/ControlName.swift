import SightlineModel

/// Every control has a name that its author gave it.
///
/// What iOS makes of an SF Symbol or an asset's file name is not a name: it changes with the system or says nothing.
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A.
struct ControlName: NodeRule {
  static let id: RuleID = "control-name"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let spoken = node.spoken, !scene.isSystemMade(node) else { return false }
    return node.isInteractive || !SpokenRole.operable.isDisjoint(with: spoken.traits)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    switch spoken.nameSource {
    // There is a name, whatever its words are.
    case .author where spoken.knownLabel != nil, .content where spoken.knownLabel != nil: return .passes
    case .author, .content:
      if spoken.label.hasLettersOrDigits || spoken.label.hasEmoji || spoken.label.isEmpty && spoken.value != nil {
        return .passes
      }
    case .placeholder: return .passes
    // What it shows could not be read: coverage says so.
    case .none where scene.subtree(of: node).contains { $0.kind == .unseen }: return .notApplicable
    case .symbol, .file, .none: break
    }
    return .fails(
      .init(
        "The \(SpokenRole.word(for: node, spoken)) \(lack(node, spoken, in: scene)); give it a name with "
          + ".accessibilityLabel(_:), or use a Label.",
        suggestion: Suggestion(text: "Add .accessibilityLabel(\"…\") to the control.")))
  }

  private func lack(_ node: SceneNode, _ spoken: SpokenElement, in scene: Scene) -> String {
    switch spoken.nameSource {
    case .author, .content, .placeholder: return "is named \(spoken.said.quoted) only, which says nothing"
    case .symbol:
      let symbol = scene.subtree(of: node).compactMap(\.systemName).first
      return "shows only the symbol \((symbol ?? spoken.label).quoted) and has no name of its own"
    case .file: return "is announced by the image's file name, \(spoken.label.quoted)"
    case .none: return "has no name: VoiceOver says only what kind of control it is"
    }
  }
}
