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

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.filter { applies(to: $0, in: scene) }.map {
      Judgement(node: $0.id, verdict: verdict(on: $0, in: scene))
    } + scene.nodes.compactMap { hiddenLink($0, in: scene) }
  }

  /// A link that shows nothing and is transparent, behind the content of a list's row: a tap on the row follows it, but
  /// VoiceOver finds the row's texts alone. A link with a value that code sets is followed by a button's action.
  private func hiddenLink(_ node: SceneNode, in scene: Scene) -> Judgement? {
    guard node.kind == .navigationLink, !node.isModifier, node.isEnabled, !node.isCovered, node.opacity <= 0.01,
      !node.isFollowedByCode,
      let row = scene.ancestors(of: node).first(where: { $0.kind == .listRow && !$0.isModifier }), row.isVisible
    else { return nil }
    let inLink = Set(scene.subtree(of: node).map(\.id))
    let texts = scene.subtree(of: row).filter { !inLink.contains($0.id) && $0.text != nil && $0.isVisible }
    guard let first = texts.first else { return nil }
    let isAnnounced = texts.allSatisfy { text in
      let owner = scene.spokenOwner(of: text)?.spoken
      return owner.map { !SpokenRole.operable.isDisjoint(with: $0.traits) || !$0.actions.isEmpty } ?? false
    }
    guard !isAnnounced else { return Judgement(node: node.id, verdict: .passes, detail: "link") }
    return Judgement(
      node: node.id,
      verdict: .fails(
        .init(
          "A tap on the row with \(first.nameInside(scene)) follows this link, which is transparent and so not there for VoiceOver: "
            + "the row is not announced as something to tap; put its content into the link's label.",
          suggestion: Suggestion(text: "Put the row's content into the label of the NavigationLink."))),
      detail: "link")
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let family = scene.subtree(of: node)
    // Controls inside do the work; the gesture is beside them.
    if family.contains(where: { $0.id != node.id && $0.isInteractive && !$0.isModifier }) { return .passes }
    // So does a button elsewhere that does the same.
    if scene.hasButton(doingTheSameAs: node) { return .passes }
    let spoken = family.compactMap(\.spoken) + [scene.spokenOwner(of: node)?.spoken].compactMap { $0 }
    if spoken.contains(where: { !SpokenRole.operable.isDisjoint(with: $0.traits) || !$0.actions.isEmpty }) {
      return .passes
    }
    // What UIKit draws there may speak for itself.
    if spoken.isEmpty, family.contains(where: { $0.kind == .unseen && $0.isVisible }) {
      return .needsReview(
        .init(
          "\(node.name(in: scene)) reacts to a tap, and what stands there is not read here; if VoiceOver does not announce it as "
            + "something to tap, use a Button, or add .accessibilityAddTraits(.isButton).",
          suggestion: Suggestion(text: "Use a Button.")))
    }
    let why = spoken.isEmpty ? "cannot be reached with VoiceOver at all" : "is not announced as something to tap"
    let isNameless = Self.isNameless(spoken)
    let unnamed = isNameless ? ", and has no name of its own" : ""
    let remedy =
      isNameless
      ? "use a Button with a Label" : "use a Button, or add .accessibilityAddTraits(.isButton)"
    return .fails(
      .init(
        "\(node.name(in: scene)) reacts to a tap but \(why)\(unnamed); \(remedy).",
        suggestion: Suggestion(text: "Use a Button\(isNameless ? " with a Label" : "").")))
  }

  /// It says nothing but what iOS makes of a symbol or of a file's name.
  private static func isNameless(_ spoken: [SpokenElement]) -> Bool {
    !spoken.isEmpty && spoken.allSatisfy { $0.nameSource == .symbol || $0.nameSource == .file }
  }
}

/// Read from the source: rows and states that are never laid out have taps too.
extension TapRole: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      if case .tapOfEmptyButton(let words) = behaviour.kind { return emptyButton(words, behaviour.location) }
      guard case .tap(let view, let words) = behaviour.kind else { return nil }
      let what = words.isEmpty ? "This \(view)" : words.quoted
      return ProjectJudgement(
        subject: "\(behaviour.location.file) tap \(view) \(words)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "\(what) reacts to a tap, and nothing tells VoiceOver so; unless something else does the same, use a Button, or add "
              + ".accessibilityAddTraits(.isButton).",
            suggestion: Suggestion(text: "Use a Button."))))
    }
  }

  private func emptyButton(_ words: String, _ location: SourceLocation) -> ProjectJudgement {
    ProjectJudgement(
      subject: "\(location.file) empty button \(words)", location: location,
      verdict: .fails(
        .init(
          "\(words.isEmpty ? "This button" : "The button \(words.quoted)") does its work in a tap gesture, and its action is empty: "
            + "VoiceOver, Switch Control and keyboards run the action, so nothing happens; move the work into the action.",
          suggestion: Suggestion(text: "Move what the tap gesture does into the button's action."))))
  }
}
