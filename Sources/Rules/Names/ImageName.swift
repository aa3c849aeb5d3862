import SightlineModel

/// Every image says what it shows, or is marked as decoration.
///
/// - Source: WCAG 2.2, 1.1.1 Non-text Content, A.
struct ImageName: NodeRule {
  static let id: RuleID = "image-name"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let spoken = node.spoken, spoken.traits.contains(.image) else { return false }
    return SpokenRole.operable.isDisjoint(with: spoken.traits) && !node.isInteractive && !scene.isSystemMade(node)
      && node.isVisible && !isTapped(node, in: scene)
  }

  /// Alone in what reacts to a tap it is a control without a role, which it is asked for first: no decoration to hide.
  private func isTapped(_ node: SceneNode, in scene: Scene) -> Bool {
    scene.ancestors(of: node).contains { around in
      around.isModifier && around.kind == .onTapGesture && around.isInteractive && !scene.isHiddenFromSpeech(around)
        && around.frame.area < 0.25 * scene.bounds.size.area
        && scene.subtree(of: around).count { $0.spoken != nil } == 1
    }
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    let fix = "name it with .accessibilityLabel(_:), or hide it with .accessibilityHidden(true) if it is decoration"
    let image = node.imageName
    switch spoken.nameSource {
    case .author where !spoken.label.isEmpty, .content: return .passes
    case .file: return .fails(.init("VoiceOver reads the image by its asset's name, \(spoken.label.quoted); \(fix)."))
    // A symbol without a name draws nothing.
    case .symbol where (image ?? spoken.label).isEmpty: return .notApplicable
    case .symbol where node.isSampleImage:
      // A symbol's name that is handed in, or a whole image, which may have a name of its own.
      guard let image, StandIn.isPart(of: image) else {
        return .needsReview(.init("Whether the image that is shown here has a name is not known; \(fix)."))
      }
      return .fails(.init("The symbol that is shown here is read aloud by a name the app did not give; \(fix)."))
    case .symbol:
      return .fails(
        .init("The symbol \((image ?? spoken.label).quoted) is read aloud by a name the app did not give; \(fix)."))
    case .none where node.isUnknownPicture:
      return .fails(.init("The image that is shown here is read aloud by a name the app did not give; \(fix)."))
    case .none where node.isPartlyRead:
      return .needsReview(.init("Whether the image that is shown here has a name is not known; \(fix)."))
    default: return .fails(.init("The image \(image.map { $0.quoted + " " } ?? "")has no name; \(fix)."))
    }
  }
}

/// Read from the source: of the symbols that stand for a state, one is laid out at best; of what a package's view loads, nothing.
extension ImageName: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      if case .namelessPicture(let view) = behaviour.kind { return Self.loaded(view, behaviour.location) }
      guard case .stateSymbols(let state, let symbols) = behaviour.kind else { return nil }
      let names = symbols.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let shown = names.prefix(3).map(\.quoted).joined(separator: ", ") + (names.count > 3 ? " and more" : "")
      return ProjectJudgement(
        subject: "\(behaviour.location.file) symbols of \(state)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "A symbol alone says what \(state.quoted) is (\(shown)), and VoiceOver reads what the symbol is called; give each a name "
              + "with .accessibilityLabel(_:), or say the state in words.",
            suggestion: Suggestion(text: "Add .accessibilityLabel(_:) to each symbol."))), parts: behaviour.parts)
    }
  }

  private static func loaded(_ view: String, _ location: SourceLocation) -> ProjectJudgement {
    ProjectJudgement(
      subject: "\(location.file) loaded by \(view)", location: location,
      verdict: .needsReview(
        .init(
          "A picture that \(view) loads has no name here: if VoiceOver stops at it, it says “image” and no more; name it with "
            + ".accessibilityLabel(_:), or hide it with .accessibilityHidden(true) if words beside it say the same.")))
  }
}
