import SightlineModel

/// A link says where it leads.
///
/// - Source: WCAG 2.2, 2.4.4 Link Purpose (In Context), A, and 2.4.9, AAA.
struct LinkPurpose: Rule, ProjectRule {
  static let id: RuleID = "link-purpose"
  var ruleID: RuleID { Self.id }
  static let dependencies: RuleDependencies = .words
  static let isOfTree = true
  /// A button may do something in place, such as unfolding a text: there is no destination to name.
  private static let leading: Set<ViewKind> = [.link, .navigationLink]

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.flatMap { node -> [Judgement] in
      let links = node.isVisible && node.text != nil ? inText(node, in: scene) : []
      if !links.isEmpty { return links }
      return applies(to: node, in: scene) ? [Judgement(node: node.id, verdict: verdict(on: node, in: scene))] : []
    }
  }

  /// Buttons that lead out of the app.
  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .openingButton = behaviour.kind else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) button that opens a page", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "This button opens a page outside of the app and is announced as a button: nothing says that it leads away; use a "
              + "Link, or add .accessibilityAddTraits(.isLink), if the page is one on the web.")))
    }
  }

  /// Links among the words of a text: `[click here](…)`. In the list of links each stands alone.
  private func inText(_ node: SceneNode, in scene: Scene) -> [Judgement] {
    let vague = NameWords.vague(scene.variant.locale)
    let runs = node.text?.content.runs ?? []
    guard !vague.isEmpty, runs.contains(where: { $0.link == nil && $0.string.hasWords }) else { return [] }
    return runs.filter { $0.link != nil && $0.string.hasLetters && $0.unknownReason == nil }.map { run in
      let words = NameWords.words(run.string)
      guard words.allSatisfy(vague.contains) else {
        return Judgement(node: node.id, verdict: .passes, detail: run.string)
      }
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "The link \(run.string.quoted) in \(node.nameInside(scene)) does not say where it leads; make the words that name the "
              + "destination the link.")), detail: run.string)
    }
  }

  private func applies(to node: SceneNode, in scene: Scene) -> Bool {
    // A name that nobody gave is no words: control-name says so.
    guard let spoken = node.spoken, [.author, .content].contains(spoken.nameSource),
      !NameWords.vague(scene.variant.locale).isEmpty
    else { return false }
    return (spoken.traits.contains(.link) || Self.leading.contains(node.kind)) && spoken.label.hasLetters
  }

  private func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    let vague = NameWords.vague(scene.variant.locale)
    let words = NameWords.words(spoken.label)
    guard !words.isEmpty, words.allSatisfy(vague.contains), spoken.hint == nil else { return .passes }
    return .fails(
      .init("\(spoken.said.quoted) does not say where it leads when it is read by itself; name the destination."))
  }
}
