import SightlineModel

/// A name is made of words, not of file names, keys or symbols.
///
/// - Source: WCAG 2.2, 1.1.1 Non-text Content and 4.1.2 Name, Role, Value, A.
struct NameReadable: NodeRule {
  static let id: RuleID = "name-readable"
  static let dependencies: RuleDependencies = .words

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    node.spoken?.nameSource == .author && node.spoken?.label.isEmpty == false
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let label = node.spoken?.label, let what = Self.notWords(label) else { return .passes }
    return .fails(
      .init(
        "VoiceOver reads \(label.quoted), which is \(what); say in words what it is.",
        cause: scene.nameSource(of: node)))
  }

  /// - Returns: What the label is instead of words; `nil` for words.
  static func notWords(_ label: String) -> String? {
    guard !label.contains(where: \.isWhitespace) else { return nil }
    let lower = label.lowercased()
    for ending in [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".heic", ".gif"] where lower.hasSuffix(ending) {
      return "a file name"
    }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    let isDotted =
      parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    if isDotted, parts.contains("fill") || parts.contains("circle") { return "a symbol's name" }
    if isDotted, parts.count > 2 || lower == label, parts.allSatisfy({ $0.contains(where: \.isLetter) }), !isHost(parts)
    {
      return "a key"
    }
    if label.contains("_"), label.contains(where: \.isLetter) { return "an identifier" }
    return nil
  }

  /// `example.com` is something people say.
  private static func isHost(_ parts: [Substring]) -> Bool {
    ["com", "org", "net", "de", "io", "app", "dev", "edu", "gov", "uk", "eu"].contains(parts.last?.lowercased() ?? "")
  }
}

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
    for trait in spoken.traits {
      // The role stands at the end ("Play button") or, for images, also at the front ("Image of a cat").
      for role in roles[trait] ?? [] where words.last == role || trait == "image" && words.first == role {
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

/// What is written on a control is part of its name, so that it can be spoken to Voice Control.
///
/// - Source: WCAG 2.2, 2.5.3 Label in Name, A.
struct LabelInName: NodeRule {
  static let id: RuleID = "label-in-name"
  static let dependencies: RuleDependencies = .words

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let spoken = node.spoken, [.author, .content].contains(spoken.nameSource), !scene.isSystemMade(node) else {
      return false
    }
    return !SpokenRole.operable.isDisjoint(with: spoken.traits) && !visible(node, scene).isEmpty
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    // Named by what it shows.
    if spoken.nameSource == .content { return .passes }
    let texts = visible(node, scene)
    let inputs = ([node] + scene.ancestors(of: node)).flatMap(\.accessibility.inputLabels)
    let names = ([spoken.label, spoken.value ?? ""] + inputs).map { NameWords.words($0) }
    let isContained = texts.contains { text in names.contains { contains($0, NameWords.words(text)) } }
    guard !isContained else { return .passes }
    return .fails(
      .init(
        "The control shows \(texts[0].quoted) but is named \(spoken.label.quoted): Voice Control users say what they "
          + "see; start the label with the visible words.", cause: scene.nameSource(of: node)))
  }

  private func visible(_ node: SceneNode, _ scene: Scene) -> [String] {
    // A prompt is an example of what to type where a label stands beside the field: the label is what people say.
    if Field.kinds.contains(node.kind), let label = Field.visibleLabel(of: node, in: scene) { return [label] }
    return scene.subtree(of: node).filter { $0.isVisible && $0.unknownTextReason == nil }.compactMap(\.shownString)
      .filter { NameWords.words($0).contains { $0.count > 1 } }
  }

  private func contains(_ name: [String], _ text: [String]) -> Bool {
    guard !text.isEmpty, name.count >= text.count else { return false }
    return (0...(name.count - text.count)).contains { Array(name[$0..<($0 + text.count)]) == text }
  }
}

/// A link says where it leads.
///
/// - Source: WCAG 2.2, 2.4.4 Link Purpose (In Context), A, and 2.4.9, AAA.
struct LinkPurpose: NodeRule {
  static let id: RuleID = "link-purpose"
  static let dependencies: RuleDependencies = .words
  /// A button may do something in place, such as unfolding a text: there is no destination to name.
  private static let leading: Set<ViewKind> = ["link", "navigationLink"]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let spoken = node.spoken, !NameWords.vague(scene.variant.locale).isEmpty else { return false }
    return (spoken.traits.contains("link") || Self.leading.contains(node.kind)) && spoken.label.hasLetters
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

/// Controls that do different things have different names.
///
/// - Source: WCAG 2.2, 2.4.6 Headings and Labels, AA; 2.4.9 Link Purpose (Link Only), AAA.
struct NameUnique: Rule {
  static let id: RuleID = "name-unique"
  static let dependencies: RuleDependencies = .words

  func judge(_ scene: Scene) -> [Judgement] {
    var groups: [String: [SceneNode]] = [:]
    var order: [String] = []
    for node in scene.spokenElements where !scene.isSystemMade(node) {
      guard let spoken = node.spoken, !SpokenRole.operable.isDisjoint(with: spoken.traits),
        spoken.label.hasLettersOrDigits,
        spoken.nameSource == .author || spoken.nameSource == .content
      else { continue }
      let key = [spoken.label.lowercased(), spoken.value ?? "", spoken.hint ?? ""].joined(separator: "\n")
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(node)
    }
    return order.flatMap { key -> [Judgement] in
      let nodes = groups[key]!
      return nodes.enumerated().map { index, node in
        let others = nodes[..<index].filter { !isOfSameData(node, $0, in: scene) && !doesSame(node, $0, of: nodes) }
        guard !others.isEmpty else { return Judgement(node: node.id, verdict: .passes) }
        return Judgement(
          node: node.id,
          verdict: .fails(
            .init(
              "\(nodes.count) controls on this screen are named \(node.spoken!.label.quoted); if they do different "
                + "things, say in the label what each belongs to.",
              measured: Measurement(value: Double(nodes.count), required: 1, unit: .count))), others: others.map(\.id))
      }
    }
  }

  /// Two buttons of one view that run the same code. A place that shows more than one of them belongs to several views.
  private func doesSame(_ node: SceneNode, _ other: SceneNode, of all: [SceneNode]) -> Bool {
    guard let deed = node.arguments.string("deed"), deed == other.arguments.string("deed"),
      node.source != other.source
    else { return false }
    return all.allSatisfy { third in
      third.id == node.id || third.source != node.source && (third.id == other.id || third.source != other.source)
    }
  }

  /// Rows of one loop whose names are data, not words of the app: the data has the same thing twice, as samples do.
  private func isOfSameData(_ node: SceneNode, _ other: SceneNode, in scene: Scene) -> Bool {
    guard let source = node.source, source == other.source else { return false }
    func isData(_ node: SceneNode) -> Bool {
      let runs = scene.subtree(of: node).flatMap { $0.text?.content.runs ?? [] }.filter { $0.symbol == nil }
      return !runs.isEmpty && node.spoken?.nameSource == .content
        && runs.allSatisfy { $0.localization == nil }
    }
    return isData(node) && isData(other)
  }
}
