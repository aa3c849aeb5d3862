import SightlineModel

/// A name does not repeat what VoiceOver adds: the role, or how to use it.
///
/// - Source: HIG, VoiceOver: don't include the element's type in its label.
struct NameRole: NodeRule {
  static let id: RuleID = "name-role"
  static let dependencies: RuleDependencies = .words

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let spoken = node.spoken, spoken.nameSource == .author else { return false }
    return !NameWords.roles(scene.variant.locale).isEmpty && NameWords.words(spoken.label).count > 1
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    let words = NameWords.words(spoken.label)
    let roles = NameWords.roles(scene.variant.locale)
    for trait in spoken.traits.members {
      // The role stands at the end ("Play button") or, for images, also at the front ("Image of a cat").
      for role in roles[trait.names[0]] ?? [] where words.last == role || trait == .image && words.first == role {
        return .fails(
          .init(
            "VoiceOver says \(spoken.label.quoted) and then the role again; leave \(role.quoted) out of the label.",
            cause: scene.nameSource(of: node)))
      }
    }
    let lower = spoken.label.lowercased()
    if !SpokenRole.operable.isDisjoint(with: spoken.traits),
      let gesture = NameWords.gestures(scene.variant.locale).first(where: { lower.contains($0) })
    {
      return .fails(
        .init(
          "\(spoken.label.quoted) tells how to use the control (\(gesture.quoted)); name what it does instead.",
          cause: scene.nameSource(of: node)))
    }
    return .passes
  }
}
