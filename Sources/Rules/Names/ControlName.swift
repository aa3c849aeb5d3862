import SightlineModel

/// Every control has a name that its author gave it.
///
/// What iOS makes of an SF Symbol or an asset's file name is not a name: it changes with the system or says nothing.
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A.
struct ControlName: NodeRule {
  static let id: RuleID = "control-name"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    if Self.isSegmented(node, in: scene) { return node.isVisible && node.isEnabled }
    if let items = OfferedItems.all(of: node) { return !items.isEmpty }
    guard let spoken = node.spoken, !scene.isSystemMade(node), !Self.isWay(node, in: scene) else { return false }
    if Self.isProgress(node) || node.kind == .gauge && !node.isModifier { return true }
    return node.isInteractive || !SpokenRole.operable.isDisjoint(with: spoken.traits)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    if Self.isSegmented(node, in: scene) { return verdict(onSegments: node, in: scene) }
    if let items = OfferedItems.all(of: node) { return verdict(onItems: items, of: node) }
    guard let spoken = node.spoken else { return .notApplicable }
    if Self.isProgress(node) { return verdict(onProgress: node, in: scene) }
    if Self.isNamedByValue(node, spoken) {
      return .fails(
        .init(
          "The picker is named \(spoken.label.quoted), which is what is chosen and not what it chooses; give it a title that stays the "
            + "same: Picker(\"Sort by\", selection: …).",
          suggestion: Suggestion(text: "Give the picker a title.")))
    }
    switch spoken.nameSource {
    // There is a name, whatever its words are.
    case .author where spoken.knownLabel != nil, .content where spoken.knownLabel != nil: return .passes
    case .author, .content:
      if spoken.label.hasLettersOrDigits || spoken.label.hasEmoji || spoken.label.isEmpty && spoken.value != nil {
        return .passes
      }
      // A unit or a currency among others: "percent".
      if [.segment, .pickerSegment].contains(node.kind), spoken.label.trimmed.allSatisfy(Self.isUnit) {
        return .passes
      }
    case .placeholder: return .passes
    // What it shows could not be read: coverage says so.
    case .none where scene.subtree(of: node).contains { $0.kind == .unseen }: return .notApplicable
    case .symbol, .file, .none: break
    }
    if spoken.nameSource == .none, let key = Self.emptyText(in: scene.subtree(of: node)) {
      let language = LanguageName.english(scene.variant.locale)
      return .fails(
        .init(
          "The \(SpokenRole.word(for: node, spoken)) shows nothing and has no name in \(language), where the text of \(key.quoted) is "
            + "empty; translate it, or take the empty text out of the table.",
          suggestion: Suggestion(text: "Translate \(key.quoted) into \(language).")))
    }
    return .fails(
      .init(
        "The \(SpokenRole.word(for: node, spoken)) \(lack(node, spoken, in: scene)); give it a name with "
          + (Field.kinds.contains(node.kind) ? ".accessibilityLabel(_:)." : ".accessibilityLabel(_:), or use a Label."),
        suggestion: Suggestion(text: "Add .accessibilityLabel(\"…\") to the control.")))
  }

  private static func isUnit(_ sign: Character) -> Bool { sign.isCurrencySymbol || "%‰°′″".contains(sign) }

  /// The key that a language has an empty text for.
  private static func emptyText(in family: ArraySlice<SceneNode>) -> String? {
    family.lazy.flatMap { $0.text?.content.runs ?? [] }.first {
      $0.string.isEmpty && $0.localization?.state == .translated && $0.localization?.key.hasLettersOrDigits == true
    }?.localization?.key
  }

  /// `Picker(selection: $mode, label: Text(mode.name))`: VoiceOver says the value twice, and not of what.
  private static func isNamedByValue(_ node: SceneNode, _ spoken: SpokenElement) -> Bool {
    guard case .picker? = node.view, !node.isModifier, spoken.nameSource == .content, spoken.knownLabel == nil else {
      return false
    }
    return spoken.value == spoken.label && spoken.label.hasLetters
  }

  private func verdict(onItems items: [ViewNode], of node: SceneNode) -> Verdict {
    let nameless = items.compactMap { item in OfferedItems.symbolAlone(in: item).map { (item, $0) } }
    guard let (first, symbol) = nameless.first else { return .passes }
    let what = node.kind == .swipeActions ? "swipe action" : "item of the context menu"
    let others = nameless.count > 1 ? ", and \(nameless.count - 1) more beside it," : ""
    return .fails(
      .init(
        "The \(what) with the symbol \(symbol.quoted)\(others) has no name of its own, and VoiceOver offers it by name among "
          + "the actions; use a Label, or .accessibilityLabel(_:).",
        suggestion: Suggestion(text: "Add .accessibilityLabel(\"…\") to the button."), cause: first.source))
  }

  /// A link that shows nothing: code follows it, by `isActive`, and nobody meets it.
  private static func isWay(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.kind == .navigationLink, !node.isModifier, !node.isPartlyRead else { return false }
    return scene.subtree(of: node).allSatisfy { inner in
      inner.id == node.id || inner.isModifier || silent.contains(inner.kind)
        || inner.kind == .text && inner.shownString?.hasInk == false && inner.unknownTextReason == nil
    }
  }
  private static let silent: Set<ViewKind> = [.emptyView, .group, .hStack, .vStack, .zStack, .label]

  private static func isProgress(_ node: SceneNode) -> Bool { node.kind == .progressView && !node.isModifier }

  /// “In progress” says that something happens and not what; words beside it do, for who meets them too.
  private func verdict(onProgress node: SceneNode, in scene: Scene) -> Verdict {
    // Without a title the words are iOS's own.
    let isTitled = scene.subtree(of: node).contains { $0.text?.content.string.hasLettersOrDigits == true }
    let isLabelled = ([node] + scene.ancestors(of: node)).contains { $0.accessibility.label != nil }
    guard !isLabelled, !isTitled, node.isVisible else { return .passes }
    let container = scene.ancestors(of: node).first { !$0.isModifier }
    let isExplained = container.map { container in
      scene.subtree(of: container).contains { $0.text != nil && $0.isVisible && $0.spoken?.label.isEmpty == false }
    }
    // A share of something is of what its title says, whatever stands beside it.
    let isShare = if case .progress(let progress)? = node.view { progress.value.isGiven } else { false }
    guard isExplained != true else {
      return isShare ? .passes : verdict(onExplained: node, by: container, in: scene)
    }
    return .needsReview(Self.namelessProgress)
  }
  private static let namelessProgress = Verdict.Issue(
    "VoiceOver says only “In progress” of this indicator, not what is under way; name it: "
      + "ProgressView(\"Loading articles\"), or .accessibilityLabel(_:).",
    suggestion: Suggestion(text: "Give the ProgressView a title."))

  /// Beside its words the indicator is one more stop, which says “In progress” of nothing.
  private func verdict(onExplained node: SceneNode, by container: SceneNode?, in scene: Scene) -> Verdict {
    guard let container, [.hStack, .vStack].contains(container.kind), scene.spokenOwner(of: container) == nil
    else { return .passes }
    let others = scene.subtree(of: container).filter { $0.spoken != nil && $0.id != node.id }
    guard others.count == 1, let text = others.first, text.text != nil else { return .passes }
    return .needsReview(
      .init(
        "VoiceOver says “In progress” of this indicator and \(text.nameInside(scene)) one stop apart; make them one: "
          + "ProgressView(\"…\"), or .accessibilityElement(children: .combine) around both.",
        suggestion: Suggestion(text: "Give the words to the ProgressView as its title.")))
  }

  /// Its segments are read one by one, and its title before the first of them.
  private static func isSegmented(_ node: SceneNode, in scene: Scene) -> Bool {
    node.kind == .picker && !node.isModifier && node.spoken == nil
      && scene.subtree(of: node).contains { $0.kind == .segment || $0.kind == .pickerSegment }
  }

  private func verdict(onSegments node: SceneNode, in scene: Scene) -> Verdict {
    guard case .picker? = node.view, let titled = node.titled, !node.isPartlyRead else { return .notApplicable }
    let isTitled = titled.titleText.map { !$0.string.trimmed.isEmpty || $0.runs.contains { $0.unknownReason != nil } }
    let isNamed =
      isTitled == true || titled.titleViews?.contains { $0.kind != .emptyView } == true
      || isTitled == nil && titled.titleKey.unknownReason != nil
      || scene.ancestors(of: node).contains { $0.accessibility.label != nil }
    guard !isNamed else { return .passes }
    // Each segment has a name, a role and a value: whether what they choose needs words, a person knows.
    return .needsReview(
      .init(
        "The segmented picker has no name: VoiceOver reads its segments and not what they choose; unless they say it themselves, "
          + "give it a title, Picker(\"Period\", selection: …), which this style does not show.",
        suggestion: Suggestion(text: "Give the picker a title; .labelsHidden() hides it.")))
  }

  /// They have a value in every state, whether or not it is known here.
  private static let saysValues: Set<ViewKind> = [.picker, .datePicker, .colorPicker, .stepper, .slider]

  private func lack(_ node: SceneNode, _ spoken: SpokenElement, in scene: Scene) -> String {
    switch spoken.nameSource {
    case .author, .content, .placeholder: return "is named \(spoken.said.quoted) only, which says nothing"
    case .symbol:
      let symbol = scene.subtree(of: node).compactMap(\.systemName).first
      if StandIn.isPart(of: symbol ?? spoken.label) { return "shows only a symbol and has no name of its own" }
      return "shows only the symbol \((symbol ?? spoken.label).quoted) and has no name of its own"
    case .file: return "is announced by the image's file name, \(spoken.label.quoted)"
    case .none:
      if let value = spoken.value, value.hasLettersOrDigits {
        return "has no name: VoiceOver says its value, \(value.quoted), and not of what"
      }
      if scene.subtree(of: node).contains(where: \.isUnknownPicture) {
        return "shows only a picture and has no name of its own"
      }
      return Self.saysValues.contains(node.kind) && !node.isModifier
        ? "has no name: VoiceOver says its value and not of what"
        : "has no name: VoiceOver says only what kind of control it is"
    }
  }
}

/// Read from the source: what a picker offers is not laid out while it is closed, and much of what an app shows never is.
extension ControlName: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      let file = behaviour.location.file
      func judgement(_ what: String, _ verdict: Verdict) -> ProjectJudgement {
        ProjectJudgement(
          subject: "\(file) \(what)", location: behaviour.location, verdict: verdict, parts: behaviour.parts)
      }
      switch behaviour.kind {
      case .namelessProgress(let isShare):
        return judgement("progress", .needsReview(isShare ? Self.namelessShare : Self.namelessProgress))
      case .progressRing: return judgement("ring", .needsReview(Self.namelessRing))
      case .progressBar: return judgement("bar", .needsReview(Self.namelessBar))
      case .untitledAlert(let word):
        return judgement(
          word,
          .needsReview(
            .init(
              "This \(word) has an empty title: VoiceOver says that there is one and not of what; say in its title what happened, or "
                + "what is asked.")))
      case .namelessControl(let word, let symbol):
        return judgement("\(word) \(symbol)", .fails(Self.nameless(word, symbol)))
      case .emptyOption:
        return judgement(
          "option",
          .fails(
            .init(
              "This option of the picker shows nothing and has no name; say what it chooses: Text(\"None\").",
              suggestion: Suggestion(text: "Give the option words, such as Text(\"None\")."))))
      default: return nil
      }
    }
  }

  private static let namelessShare = Verdict.Issue(
    "VoiceOver says how much of this bar is full, and not of what; name it: ProgressView(\"Battery\", value: …), or "
      + ".accessibilityLabel(_:).",
    suggestion: Suggestion(text: "Give the ProgressView a title."))

  private static let namelessRing = Verdict.Issue(
    "A ring shows how much is done, and VoiceOver says nothing of it; make it one element with a name and a value: "
      + ".accessibilityElement(), .accessibilityLabel(_:) and .accessibilityValue(_:), or use a ProgressView or Gauge.",
    suggestion: Suggestion(text: "Give the ring a label and a value."))

  private static let namelessBar = Verdict.Issue(
    "A bar that is drawn of shapes shows how much is done, and VoiceOver says nothing of it; use a ProgressView, or make it one "
      + "element with a name and a value.",
    suggestion: Suggestion(text: "Use a ProgressView."))

  private static func nameless(_ word: String, _ symbol: String) -> Verdict.Issue {
    let lack: String
    switch symbol {
    case "": lack = "has no name: VoiceOver says only what kind of control it is, or its value and not of what"
    case "?": lack = "shows only a symbol and has no name of its own"
    default: lack = "shows only the symbol \(symbol.quoted) and has no name of its own"
    }
    return Verdict.Issue(
      "The \(word) \(lack); give it a name with .accessibilityLabel(_:), or use a Label.",
      suggestion: Suggestion(text: "Add .accessibilityLabel(\"…\") to the control."))
  }
}
