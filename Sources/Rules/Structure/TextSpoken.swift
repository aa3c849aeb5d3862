import SightlineModel

/// Text that is shown is also spoken.
///
/// - Source: WCAG 2.2, 1.1.1 and 1.3.1, A.
struct TextSpoken: NodeRule {
  static let id: RuleID = "text-spoken"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.text != nil, node.isVisible, let shown = node.shownString, shown.hasWords || Self.isAmount(shown) else {
      return false
    }
    return scene.isHiddenFromSpeech(node) || hidingNode(of: node, in: scene) != nil
  }
  /// A price, a share, a time: a number with a sign that says of what. A lone number may repeat what a picture says.
  private static func isAmount(_ text: String) -> Bool {
    let trimmed = text.trimmed
    guard trimmed.contains(where: \.isNumber) else { return false }
    return trimmed.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
      || trimmed.contains("%") || trimmed.contains { "°′″".contains($0) }
  }
  /// The element that a text became a part of and that says nothing at all.
  private func hidingNode(of node: SceneNode, in scene: Scene) -> SceneNode? {
    guard node.spoken == nil, let owner = scene.spokenOwner(of: node), let spoken = owner.spoken else { return nil }
    guard spoken.label.isEmpty, spoken.value?.isEmpty != false, spoken.knownLabel == nil else { return nil }
    // Combined again further out, what is left out stays so.
    let around = scene.ancestors(of: node)
    let ignoring = around.first { $0.accessibility.children == .ignore }
    // A control that is lost with its text is one defect.
    guard let ignoring, !scene.isRepresented(node),
      ignoring.id == owner.id || around.contains(where: { $0.id == owner.id }),
      !around.contains(where: { $0.isInteractive && !$0.isModifier && NestedControl.replacing($0, in: scene) != nil })
    else { return nil }
    return ignoring
  }

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.flatMap { node -> [Judgement] in
      var judgements: [Judgement] = []
      if applies(to: node, in: scene) {
        judgements.append(Judgement(node: node.id, verdict: verdict(on: node, in: scene)))
      }
      if let judgement = replaced(node, in: scene) ?? unsaid(node, in: scene) { judgements.append(judgement) }
      return judgements
    }
  }

  /// A sentence whose own label says something else, and less.
  private func replaced(_ node: SceneNode, in scene: Scene) -> Judgement? {
    guard node.text != nil, node.isVisible, node.unknownTextReason == nil, let shown = node.shownString,
      let owner = scene.spokenOwner(of: node), let spoken = owner.spoken, spoken.nameSource == .author,
      SpokenRole.operable.isDisjoint(with: spoken.traits), spoken.knownLabel == nil,
      scene.subtree(of: owner).count(where: { $0.text != nil && $0.isVisible }) == 1
    else { return nil }
    let (words, said) = (
      NameWords.words(shown), NameWords.words([spoken.label, spoken.value ?? ""].joined(separator: " "))
    )
    guard words.count > 3, !said.isEmpty, said.count * 2 <= words.count else {
      return nil
    }
    return Judgement(
      node: node.id,
      verdict: .needsReview(
        .init(
          "The text \(shown.quoted) is spoken as \(spoken.said.quoted), which leaves most of it out; remove the label, or say there what "
            + "the text says.", cause: scene.nameSource(of: owner))),
      detail: "replaced")
  }

  /// Words that are data under a label that is always the same: the title of an event, spoken as “Title of the event”.
  private func unsaid(_ node: SceneNode, in scene: Scene) -> Judgement? {
    guard node.text != nil, node.isVisible, let owner = scene.spokenOwner(of: node), let spoken = owner.spoken,
      spoken.nameSource == .author, spoken.value == nil, SpokenRole.operable.isDisjoint(with: spoken.traits),
      let runs = node.text?.content.runs, !runs.isEmpty,
      runs.allSatisfy({ $0.localization == nil && $0.symbol == nil }),
      let label = labelContent(of: owner, in: scene), Self.isConstant(label),
      scene.subtree(of: owner).count(where: { $0.text != nil && $0.isVisible }) == 1
    else { return nil }
    let isKnown = node.unknownTextReason == nil && !node.isSampleText
    let shown = node.shownString ?? ""
    if isKnown {
      // Initials and signs say nothing that a label leaves out; what another element says is said.
      guard shown.trimmed.count > 2, shown.hasLettersOrDigits, !isSaid(NameWords.words(shown), in: scene) else {
        return nil
      }
    }
    return Judgement(
      node: node.id,
      verdict: .needsReview(
        .init(
          "\(node.name(in: scene)) is spoken as \(spoken.said.quoted), whatever it shows, and nothing says what it shows; remove the "
            + "label, or give the words as .accessibilityValue(_:).", cause: scene.nameSource(of: owner))),
      detail: "replaced")
  }

  private func labelContent(of owner: SceneNode, in scene: Scene) -> TextContent? {
    let family = [owner] + scene.ancestors(of: owner).prefix { $0.isModifier } + scene.subtree(of: owner).dropFirst()
    return family.lazy.compactMap(\.accessibility.label).first { $0.string == owner.spoken?.label }
  }

  /// Words of the app without a part that is filled in.
  private static func isConstant(_ label: TextContent) -> Bool {
    label.runs.count == 1 && label.runs[0].unknownReason == nil
      && label.runs[0].localization.map { !$0.key.contains("%") && !$0.key.contains("\\(") } == true
  }

  /// One element says all of the words.
  private func isSaid(_ words: [String], in scene: Scene) -> Bool {
    scene.spokenElements.compactMap(\.spoken).contains { element in
      let said = Set(NameWords.words([element.label, element.value ?? "", element.hint ?? ""].joined(separator: " ")))
      return words.allSatisfy(said.contains)
    }
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    if let hidingNode = hidingNode(of: node, in: scene) {
      return .fails(
        .init(
          "\(node.name(in: scene)) can be seen, but the element it is a part of says nothing: "
            + ".accessibilityElement(children: .ignore) needs an .accessibilityLabel, or .combine in place of .ignore.",
          cause: hidingNode.source))
    }
    // Of an amount the number counts: "42 pounds" for “£42.00”.
    let shown = node.shownString ?? ""
    let words = shown.hasWords ? NameWords.words(shown) : Array(NameWords.words(shown).prefix(1))
    guard !isSaid(words, in: scene) else { return .passes }
    let issue = Verdict.Issue(
      "\(node.name(in: scene)) can be seen but is hidden from VoiceOver, and nothing else says it; remove "
        + ".accessibilityHidden, or add the words to another element's label.",
      cause: scene.modifier(around: node, [.accessibilityHidden])?.source)
    // What is not known here may be a sign: the initials or the emoji of an avatar.
    return node.isOfRunTime ? .needsReview(issue) : .fails(issue)
  }
}
