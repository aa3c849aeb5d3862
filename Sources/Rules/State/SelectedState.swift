import SightlineModel

/// A choice that is drawn as chosen is also announced as chosen.
///
/// Judged are controls from one line of source of which some are drawn differently: a tick, a ring, a filled circle, and
/// colours where the source says that their actions choose.
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A.
struct SelectedState: Rule {
  static let id: RuleID = "selected-state"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    ChoiceGroup.all(in: scene).flatMap { group -> [Judgement] in
      let drawn = group.distinguished(in: scene)
      let chosen = drawn.isEmpty ? group.coloured(in: scene) : drawn
      guard !chosen.isEmpty else { return [] }
      let others = group.members.filter { member in !chosen.contains { $0.id == member.id } }
      return chosen.compactMap { node in
        guard !scene.isRepresented(node), let spoken = scene.spoken(ofChoice: node) else { return nil }
        let isSaid =
          spoken.traits.contains(.selected) || spoken.traits.contains(.toggle)
          || spoken.value != nil && !others.contains { scene.spoken(ofChoice: $0)?.value == spoken.value }
          || scene.saysMore(node, spoken, than: others)
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

extension Scene {
  /// It has a text that the others have not, and VoiceOver says it: “Main device” below a name.
  fileprivate func saysMore(_ node: SceneNode, _ spoken: SpokenElement, than others: [SceneNode]) -> Bool {
    func texts(_ node: SceneNode) -> [SceneNode] { subtree(of: node).filter { $0.text != nil && $0.isVisible } }
    let known = Set(others.flatMap(texts).compactMap(\.source))
    return texts(node).contains { text in
      guard let source = text.source, let words = text.text?.content.string else { return false }
      return !known.contains(source) && words.hasLetters && spoken.label.contains(words)
    }
  }

  /// What VoiceOver says of a control, or of the one thing that a tap is put on.
  fileprivate func spoken(ofChoice node: SceneNode) -> SpokenElement? {
    if let owner = spokenOwner(of: node) { return owner.spoken }
    let inside = subtree(of: node).compactMap(\.spoken)
    return inside.count == 1 ? inside[0] : nil
  }
}

/// A control whose symbol changes when it is tapped, and whose name, value and traits do not: `star` and `star.fill`.
extension SelectedState: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    ticks(project) + written(project) + walked(project)
  }

  /// Read from the source: items of menus that draw their own tick, what is tapped that shows one where it is the one that is
  /// chosen, and controls that look different then.
  private func ticks(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      let words: (subject: String, message: String, suggestion: String)
      switch behaviour.kind {
      case .menuTick:
        words = (
          "tick",
          "This item draws its own tick, and VoiceOver does not say that it is chosen; put a Picker or a Toggle into the menu.",
          "Use a Picker or a Toggle in the menu."
        )
      case .tick:
        words = (
          "compared",
          "Only a tick shows which of these is chosen, and VoiceOver does not say so of the control; add "
            + ".accessibilityAddTraits(isSelected ? .isSelected : []).",
          "Add .accessibilityAddTraits(isSelected ? .isSelected : [])."
        )
      case .chosenLook(let isChoice):
        words = (
          "look",
          "Only the look of this control shows whether it is \(isChoice ? "chosen" : "on"), and VoiceOver does not say so; add "
            + ".accessibilityAddTraits(\(isChoice ? "isSelected" : "isOn") ? .isSelected : []).",
          "Add .accessibilityAddTraits(\(isChoice ? "isSelected" : "isOn") ? .isSelected : [])."
        )
      default: return nil
      }
      var judgement = ProjectJudgement(
        subject: "\(behaviour.location.file) \(words.subject)", location: behaviour.location,
        verdict: .fails(.init(words.message, suggestion: Suggestion(text: words.suggestion))))
      judgement.parts = behaviour.parts
      return judgement
    }
  }

  /// Read from the source: a control's symbol that a state fills or ticks, under words that do not change with it.
  private func written(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .symbolState(let state, let symbols, let isChanged) = behaviour.kind, symbols.count == 2,
        StateSymbol.areStates(symbols[0], symbols[1])
      else { return nil }
      // What the control does not change, and no tick shows, may be of something else: whether there are any tags.
      guard isChanged || symbols.allSatisfy(StateSymbol.isOfChoice) else {
        return ProjectJudgement(
          subject: "\(behaviour.location.file) \(state)", location: behaviour.location,
          verdict: .needsReview(
            .init(
              "Only the symbol (\(symbols[0].quoted) or \(symbols[1].quoted)) shows \(state.quoted) here; if that tells the reader "
                + "something, say it in words too: an .accessibilityValue.")))
      }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(state)", location: behaviour.location,
        verdict: .fails(
          .init(
            "Only the symbol shows this control's state (\(symbols[0].quoted) or \(symbols[1].quoted)), and VoiceOver says the same of "
              + "both; add .accessibilityAddTraits(isOn ? .isSelected : []), or use a Toggle.",
            suggestion: Suggestion(text: "Add .accessibilityAddTraits(isOn ? .isSelected : [])."))))
    }
  }

  private func walked(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    let screens = Dictionary(graph.states.map { ($0.id, $0.screen) }, uniquingKeysWith: { a, _ in a })
    var seen: Set<SourceLocation> = []
    return graph.edges.flatMap { edge -> [ProjectJudgement] in
      guard edge.action.isTap, edge.from != edge.to, screens[edge.from] == screens[edge.to],
        let before = project.flowScreens[edge.from]?.elements, let after = project.flowScreens[edge.to]?.elements
      else { return [] }
      let tapped = recolored(before, after, edge)
      let changed = tapped.map { [$0] } ?? after.compactMap { symbolChanged($0, before, after) }
      return changed.filter { $0.location.map { seen.insert($0).inserted } ?? true }
    }
  }

  private func symbolChanged(
    _ element: FlowScreen.Element, _ before: [FlowScreen.Element], _ after: [FlowScreen.Element]
  ) -> ProjectJudgement? {
    guard element.isButton, !element.label.isEmpty, element.words.isEmpty, let location = element.location,
      let new = Self.only(location, in: after), let old = Self.only(location, in: before), old.saysTheSame(as: new),
      old.symbols.count == 1, new.symbols.count == 1, old.symbols != new.symbols,
      StateSymbol.areStates(old.symbols[0], new.symbols[0])
    else { return nil }
    return ProjectJudgement(
      subject: "\(location.file) \(new.label) \(old.symbols[0])", location: location,
      verdict: .fails(
        .init(
          "\(new.label.quoted) shows \(old.symbols[0].quoted) before and \(new.symbols[0].quoted) after a tap, but VoiceOver says the "
            + "same of both; add .accessibilityAddTraits(isOn ? .isSelected : []), or use a Toggle.",
          suggestion: Suggestion(text: "Add .accessibilityAddTraits(isOn ? .isSelected : []).")))
    )
  }

  /// What was tapped has other colours afterwards, and VoiceOver says the same of it. Other controls may have changed back;
  /// where more changed its colours than controls, that was the tap's purpose.
  private func recolored(
    _ before: [FlowScreen.Element], _ after: [FlowScreen.Element], _ edge: FlowGraph.Edge
  ) -> ProjectJudgement? {
    guard let name = edge.action.control?.name, !edge.effects.contains(where: { $0.kind == .announcement }) else {
      return nil
    }
    var changed: [FlowScreen.Element] = []
    for element in after {
      guard let location = element.location,
        let old = before.first(where: { $0.location == location && $0.label == element.label }),
        before.count(where: { $0.location == location && $0.label == element.label }) == 1,
        after.count(where: { $0.location == location && $0.label == element.label }) == 1,
        old.saysTheSame(as: element), old.isEnabled == element.isEnabled, old.colors != element.colors
      else { continue }
      guard element.isButton || element.isTapped else { return nil }
      changed.append(element)
    }
    // A choice gives the look of one to another, or changes nothing but a look: where a single control looks different and
    // something comes, goes or reads otherwise, the tap did something else.
    guard changed.count > 1 || before.count == after.count && zip(before, after).allSatisfy({ $0.saysTheSame(as: $1) })
    else { return nil }
    guard let tapped = changed.first(where: { $0.label == name }), let location = tapped.location,
      tapped.symbols == before.first(where: { $0.location == location && $0.label == tapped.label })?.symbols
    else { return nil }
    return ProjectJudgement(
      subject: "\(location.file) \(tapped.label) colours", location: location,
      verdict: .fails(
        .init(
          "\(tapped.label.quoted) has other colours after a tap, but VoiceOver says the same of it before and after; add "
            + ".accessibilityAddTraits(isOn ? .isSelected : []), or use a Toggle or Picker.",
          suggestion: Suggestion(text: "Add .accessibilityAddTraits(isOn ? .isSelected : [])."))))
  }

  private static func only(_ location: SourceLocation, in elements: [FlowScreen.Element]) -> FlowScreen.Element? {
    let found = elements.filter { $0.location == location }
    return found.count == 1 ? found[0] : nil
  }
}

extension FlowScreen.Element {
  fileprivate func saysTheSame(as other: Self) -> Bool {
    label == other.label && value == other.value && traits == other.traits && words == other.words
  }
}
