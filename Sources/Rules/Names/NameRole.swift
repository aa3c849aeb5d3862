import SightlineModel

/// A name does not repeat what VoiceOver adds, the role or how to use it; a hint says what happens, and not how to do it.
///
/// - Source: HIG, VoiceOver: don't include the element's type in its label; Apple's documentation of `accessibilityHint`.
struct NameRole: Rule {
  static let id: RuleID = "name-role"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.flatMap { node -> [Judgement] in
      guard let spoken = node.spoken else { return [] }
      var judgements: [Judgement] = []
      // Without a list for the language nothing is judged.
      if spoken.nameSource == .author, !NameWords.roles(scene.variant.locale).isEmpty,
        NameWords.words(spoken.said).count > 1
      {
        judgements.append(Judgement(node: node.id, verdict: name(of: node, spoken, in: scene)))
      }
      // What is shown may well be about a link or an icon; a button that calls itself one is said twice.
      if spoken.nameSource == .content, spoken.traits.contains(.button), spoken.knownLabel == nil,
        NameWords.words(spoken.said).count == 2
      {
        let role = (NameWords.roles(scene.variant.locale)["button"] ?? []).first { $0 != "icon" }
        if let role, Self.ends(NameWords.words(spoken.said), with: role) {
          judgements.append(Judgement(node: node.id, verdict: name(of: node, spoken, in: scene)))
        }
      }
      judgements += parts(of: node, spoken, in: scene)
      if let hint = spoken.hint, !NameWords.gestures(scene.variant.locale).isEmpty {
        judgements.append(
          Judgement(node: node.id, verdict: self.hint(hint, of: node, spoken, in: scene), detail: "hint"))
      }
      return judgements
    }
  }

  /// Pictures within a control that are called what they are: `Symptoms Picker Chevron` becomes a part of the control's name.
  private func parts(of node: SceneNode, _ spoken: SpokenElement, in scene: Scene) -> [Judgement] {
    guard spoken.nameSource == .content, !SpokenRole.operable.isDisjoint(with: spoken.traits), node.isVisible else {
      return []
    }
    let roles = NameWords.roles(scene.variant.locale)["image"] ?? []
    var seen: Set<Int> = []
    return scene.subtree(of: node).dropFirst().compactMap { part -> Judgement? in
      guard let label = part.accessibility.label?.string, part.accessibility.isHidden != true,
        let image = scene.subtree(of: part).first(where: { $0.kind == .image && !$0.isModifier }),
        seen.insert(image.id).inserted, let role = roles.first(where: { Self.ends(NameWords.words(label), with: $0) })
      else { return nil }
      return Judgement(
        node: image.id,
        verdict: .fails(
          .init(
            "VoiceOver says \(label.quoted) as a part of the \(SpokenRole.word(for: node, spoken)); leave \(role.quoted) out and name "
              + "what it tells, or hide it with .accessibilityHidden(true).",
            cause: part.source)), detail: "part")
    }
  }

  private func name(of node: SceneNode, _ spoken: SpokenElement, in scene: Scene) -> Verdict {
    let words = NameWords.words(spoken.said)
    let roles = NameWords.roles(scene.variant.locale)
    // A picture of an icon, as its asset is called: “Chess Icon” is what it shows.
    let isOfIcon =
      spoken.traits.contains(.image) && words.last == "icon"
      && scene.subtree(of: node).contains {
        $0.systemName == nil && $0.imageName?.lowercased().contains("icon") == true
      }
    if isOfIcon { return .passes }
    for trait in spoken.traits.members {
      // The role stands at the end ("Play button") or, for images, also at the front ("Image of a cat").
      for role in roles[trait.names[0]] ?? []
      where Self.ends(words, with: role) && words != ["app", "icon"] || trait == .image && words.first == role {
        let words =
          NameWords.isSaid(role, trait.names[0])
          ? "VoiceOver says \(spoken.said.quoted) and then the role again; leave \(role.quoted) out of the label."
          : "The label \(spoken.said.quoted) says what it looks like (\(role.quoted)), which VoiceOver does not show; name what it is for."
        return .fails(.init(words, cause: scene.nameSource(of: node)))
      }
    }
    let lower = spoken.said.lowercased()
    if !SpokenRole.operable.isDisjoint(with: spoken.traits),
      let gesture = NameWords.gestures(scene.variant.locale).first(where: { lower.contains($0) })
    {
      return .fails(
        .init(
          "\(spoken.said.quoted) says how to use the control (\(gesture.quoted)); name what it does instead.",
          cause: scene.nameSource(of: node)))
    }
    return .passes
  }

  private func hint(_ hint: String, of node: SceneNode, _ spoken: SpokenElement, in scene: Scene) -> Verdict {
    let locale = scene.variant.locale
    let words = NameWords.words(hint)
    let family = [node] + scene.ancestors(of: node) + scene.subtree(of: node).dropFirst()
    // Of a control that is made of several, the first of their hints.
    let said =
      family.first { $0.accessibility.hint?.string == hint }
      ?? family.first { $0.accessibility.hint.map { !$0.string.isEmpty && hint.hasPrefix($0.string) } ?? false }
    let cause = said?.source ?? node.source
    // Of words that nobody knows here none is quoted.
    let shown = said?.accessibility.hint?.knownString ?? hint
    if let gesture = NameWords.gesture(inHint: hint, locale) {
      // VoiceOver says that a double tap activates; of other gestures it says nothing.
      if !NameWords.activates(gesture) {
        let way =
          spoken.traits.contains(.adjustable)
          ? "VoiceOver says by itself how to adjust: leave the gesture out of the hint"
          : spoken.actions.isEmpty
            ? "offer the same as .accessibilityAction(named:) and leave the hint out"
            : "its actions say it already: leave the hint out"
        return .fails(
          .init(
            "The hint \(shown.quoted) names a gesture (\(gesture.quoted)), which those with a switch, a keyboard or Voice Control do not use; "
              + "\(way).",
            cause: cause))
      }
      return .fails(
        .init(
          "The hint \(shown.quoted) names the gesture (\(gesture.quoted)), which VoiceOver says by itself and which others do "
            + "not use; say only what happens: “Opens the map”.",
          cause: cause))
    }
    let roles = spoken.traits.members.flatMap { NameWords.roles(locale)[$0.names[0]] ?? [] }
    let isRepeated = roles.contains { role in
      Self.ends(words, with: role) && words.count <= 3 || Self.begins(words, with: role)
        || Self.opens(hint, with: role)
    }
    if isRepeated {
      return .fails(
        .init(
          "The hint \(shown.quoted) repeats the role, which VoiceOver says by itself; say what happens, or leave it out.",
          cause: cause))
    }
    if !spoken.said.isEmpty, words == NameWords.words(spoken.said) {
      return .fails(
        .init(
          "The hint \(shown.quoted) repeats the name: it is heard twice; say what happens, or leave it out.",
          cause: cause))
    }
    return .passes
  }

  /// `This button opens the map`, `Button that opens the map`.
  private static func begins(_ words: [String], with role: String) -> Bool {
    let role = NameWords.words(role)
    let rest = ["this", "a", "the"].contains(words.first) ? Array(words.dropFirst()) : words
    guard rest.starts(with: role), let next = rest.dropFirst(role.count).first else { return false }
    return rest.count < words.count && words.first != "the" || ["that", "which", "to", "for"].contains(next)
  }

  /// `Button. Opens the map`, `Button: opens the map`.
  private static func opens(_ hint: String, with role: String) -> Bool {
    let rest = hint.lowercased().trimmed.dropFirst(role.count)
    return hint.lowercased().trimmed.hasPrefix(role.lowercased()) && rest.first.map { ".:,;".contains($0) } == true
  }

  /// `Play button` with `button`; a role of two words as well.
  private static func ends(_ words: [String], with role: String) -> Bool {
    let role = NameWords.words(role)
    return words.count > role.count && Array(words.suffix(role.count)) == role
  }
}

extension TextContent {
  /// With “…” for what is not known.
  fileprivate var knownString: String {
    runs.map { $0.unknownReason == nil ? $0.string : "…" }.joined().trimmed
  }
}
