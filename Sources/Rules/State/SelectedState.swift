import SightlineModel

/// A choice that is drawn as chosen is also announced as chosen.
///
/// Judged are controls from one line of source of which some are drawn differently: a tick, a ring, a filled circle.
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A.
struct SelectedState: Rule {
  static let id: RuleID = "selected-state"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    ChoiceGroup.all(in: scene).flatMap { group -> [Judgement] in
      let chosen = group.distinguished(in: scene)
      guard !chosen.isEmpty else { return [] }
      let others = group.members.filter { member in !chosen.contains { $0.id == member.id } }
      return chosen.compactMap { node in
        guard let owner = scene.spokenOwner(of: node), let spoken = owner.spoken else { return nil }
        let isSaid =
          spoken.traits.contains(.selected) || spoken.traits.contains(.toggle)
          || spoken.value != nil && !others.contains { scene.spokenOwner(of: $0)?.spoken?.value == spoken.value }
        guard !isSaid else { return Judgement(node: node.id, verdict: .passes) }
        return Judgement(
          node: node.id,
          verdict: .fails(
            .init(
              "\(node.name(in: scene)) is drawn as chosen, but VoiceOver does not say so; "
                + "add .accessibilityAddTraits(isSelected ? .isSelected : []).",
              suggestion: Suggestion(text: "Add .accessibilityAddTraits(isSelected ? .isSelected : []).")))
        )
      }
    }
  }
}
