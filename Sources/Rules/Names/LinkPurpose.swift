import SightlineModel

/// A link says where it leads.
///
/// - Source: WCAG 2.2, 2.4.4 Link Purpose (In Context), A, and 2.4.9, AAA.
struct LinkPurpose: NodeRule {
  static let id: RuleID = "link-purpose"
  static let dependencies: RuleDependencies = .words
  /// A button may do something in place, such as unfolding a text: there is no destination to name.
  private static let leading: Set<ViewKind> = [.link, .navigationLink]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let spoken = node.spoken, !NameWords.vague(scene.variant.locale).isEmpty else { return false }
    return (spoken.traits.contains(.link) || Self.leading.contains(node.kind)) && spoken.label.hasLetters
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    let vague = NameWords.vague(scene.variant.locale)
    let words = NameWords.words(spoken.label)
    guard !words.isEmpty, words.allSatisfy(vague.contains), spoken.hint == nil else { return .passes }
    return .fails(
      .init("\(spoken.label.quoted) does not say where it leads when it is read by itself; name the destination."))
  }
}
