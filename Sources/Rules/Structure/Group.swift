import SightlineModel

/// A row of a list reads as one element, not word by word.
///
/// Judged are rows from one line of source that occur at least twice and hold only text and images.
/// - Source: WCAG 2.2, 1.3.1 Info and Relationships, A; HIG, VoiceOver: group related elements.
struct Group: Rule {
  static let id: RuleID = "group"
  static let dependencies: RuleDependencies = []

  private static let rows: Set<ViewKind> = [.hStack]

  func judge(_ scene: Scene) -> [Judgement] {
    var counts: [SourceLocation: Int] = [:]
    for node in scene.nodes where isRow(node) || isColumn(node) {
      if let source = node.source { counts[source, default: 0] += 1 }
    }
    return scene.nodes.compactMap { node in
      if let word = dividedWord(node, in: scene) { return word }
      if let label = spreadLabel(node, in: scene) { return label }
      let isTapped = node.isInteractive && node.isModifier && node.spoken == nil
      guard node.isVisible, isTapped || isRow(node) && counts[node.source ?? .none, default: 0] > 1 else {
        return pair(node, counts, in: scene) ?? nameAndValue(node, in: scene) ?? stacked(node, counts, in: scene)
          ?? (isRow(node) && node.isVisible && fillsListRow(node, in: scene) ? besideControls(node, in: scene) : nil)
      }
      // A row within a row is part of it.
      if !isTapped,
        scene.ancestors(of: node).contains(where: { isRow($0) && counts[$0.source ?? .none, default: 0] > 1 })
      {
        return nil
      }
      if !isTapped, scene.spokenOwner(of: node) != nil { return Judgement(node: node.id, verdict: .passes) }
      let inside = scene.subtree(of: node).filter { $0.spoken != nil }
      // What is tapped by itself has to stay an element of its own.
      let isTappedInside = scene.subtree(of: node).contains { inner in
        inner.id != node.id && (inner.isInteractive || GestureAlternative.gesture(inner) != nil || inner.isDragged)
      }
      guard inside.count > 1, !isTappedInside,
        !inside.contains(where: { !SpokenRole.operable.isDisjoint(with: $0.spoken!.traits) }),
        !inside.contains(where: { $0.spoken!.traits.contains(.header) }),
        // Pictures without names are asked for those; together they say nothing either.
        inside.contains(where: { [.author, .content].contains($0.spoken!.nameSource) }),
        // Cells that were each given a name are meant to be read one by one.
        !inside.allSatisfy({ $0.spoken!.nameSource == .author })
      else {
        if inside.isEmpty { return nil }
        return (isTapped ? nil : besideControls(node, in: scene)) ?? Judgement(node: node.id, verdict: .passes)
      }
      // What turns while a picture loads goes when it is there.
      let staying = inside.filter { $0.kind != .progressView }
      let counted = staying.count > 1 ? staying : inside
      let measured = Measurement.count(counted.count, needs: 1)
      var issue = Verdict.Issue(
        "VoiceOver stops \(measured.number) times in this row (\(said(counted, in: scene))); "
          + "make it one element with .accessibilityElement(children: .combine).",
        measured: measured,
        suggestion: Suggestion(text: "Add .accessibilityElement(children: .combine) to the row."))
      if isCountKnown(inside) { return Judgement(node: node.id, verdict: .fails(issue)) }
      issue.doubts.append(.unknownCount)
      return Judgement(node: node.id, verdict: .needsReview(issue))
    }
  }

  /// A label on a stack that is no element: each element in it takes the label.
  private func spreadLabel(_ node: SceneNode, in scene: Scene) -> Judgement? {
    guard node.isModifier, node.isVisible, node.spoken == nil, node.kind == .accessibilityLabel,
      let label = node.accessibility.label?.string, !label.trimmed.isEmpty
    else { return nil }
    let named = scene.subtree(of: node).filter { $0.spoken?.label == label && $0.spoken?.nameSource == .author }
    guard named.count > 1, named.allSatisfy({ SpokenRole.operable.isDisjoint(with: $0.spoken!.traits) }) else {
      return nil
    }
    let measured = Measurement.count(named.count, needs: 1)
    return Judgement(
      node: node.id,
      verdict: .fails(
        .init(
          "The label \(label.quoted) is on a stack that is no element, so each of the \(measured.number) in it is called that; add "
            + ".accessibilityElement(children: .ignore) before the label.",
          measured: measured,
          suggestion: Suggestion(text: "Add .accessibilityElement(children: .ignore) before the label."))),
      detail: "label")
  }

  /// A number and the words that say of what, read as two stops: “128”, “Links cleaned”.
  private func pair(_ node: SceneNode, _ counts: [SourceLocation: Int], in scene: Scene) -> Judgement? {
    guard !node.isModifier, node.kind == .vStack || node.kind == .hStack, node.isVisible else { return nil }
    let inside = scene.subtree(of: node).filter { $0.spoken != nil }
    guard inside.count == 2, inside.allSatisfy({ $0.text != nil && $0.spoken!.nameSource == .content }),
      scene.spokenOwner(of: node) == nil, scene.control(around: node) == nil, hasNeighbours(node, in: scene),
      inside.count(where: { Self.isNumber($0) }) == 1,
      !scene.ancestors(of: node).contains(where: { isRow($0) && counts[$0.source ?? .none, default: 0] > 1 }),
      let words = inside.first(where: { !Self.isNumber($0) }), words.unknownTextReason == nil,
      let shown = words.shownString, shown.hasWords, NameWords.words(shown).count <= 4,
      !words.spoken!.traits.contains(.header), !scene.subtree(of: node).contains(where: \.isInteractive)
    else { return nil }
    return question(
      node, inside,
      "VoiceOver reads \(said(inside, in: scene)) as two stops; if they belong together, make them one element with "
        + ".accessibilityElement(children: .combine).", to: "stack", detail: "pair")
  }

  /// Words of the app at one end of a row and what they are of at the other: “Version”, “4.2”.
  private func nameAndValue(_ node: SceneNode, in scene: Scene) -> Judgement? {
    guard !node.isModifier, node.kind == .hStack, node.isVisible, scene.spokenOwner(of: node) == nil,
      scene.control(around: node) == nil
    else { return nil }
    let inside = scene.subtree(of: node).filter { $0.spoken != nil }
    guard inside.count == 2, inside.allSatisfy({ $0.spoken!.nameSource == .content }), inside[1].text != nil,
      !inside.contains(where: { $0.spoken!.traits.contains(.header) }),
      scene.children(of: node).contains(where: { $0.kind == .spacer }),
      let name = title(inside[0], in: scene), isName(name), !isWords(inside[1]), hasNeighbours(node, in: scene),
      !scene.subtree(of: node).contains(where: { $0.isInteractive || GestureAlternative.gesture($0) != nil })
    else { return nil }
    return question(
      node, inside,
      "VoiceOver reads \(said(inside, in: scene)), a name and its value, as two stops; use LabeledContent, or "
        + ".accessibilityElement(children: .combine).", to: "row", detail: "value")
  }

  /// A text, or that of a `Label` with its icon.
  private func title(_ node: SceneNode, in scene: Scene) -> SceneNode? {
    if node.text != nil { return node }
    guard node.kind == .label, !node.isModifier else { return nil }
    let texts = scene.subtree(of: node).filter { $0.text != nil }
    return texts.count == 1 ? texts[0] : nil
  }

  /// Whether several elements belong together, which one line would say.
  private func question(
    _ node: SceneNode, _ inside: [SceneNode], _ message: @autoclosure @escaping @Sendable () -> String,
    to what: String, detail: String
  ) -> Judgement {
    Judgement(
      node: node.id,
      verdict: .needsReview(
        .init(
          message(), measured: .count(inside.count, needs: 1),
          suggestion: Suggestion(text: "Add .accessibilityElement(children: .combine) to the \(what)."))),
      detail: detail)
  }

  /// A few words that the source says, as a key or as they stand.
  private func isName(_ node: SceneNode) -> Bool {
    isFewWords(node) { $0.localization != nil || $0.derivation.contains(where: \.isTextLiteral) }
      && !node.isOfRunTime
  }
  private func isWords(_ node: SceneNode) -> Bool { isFewWords(node) { $0.localization != nil } }
  private func isFewWords(_ node: SceneNode, _ isSaid: (TextRun) -> Bool) -> Bool {
    guard let runs = node.text?.content.runs, let shown = node.shownString, shown.hasWords else { return false }
    return node.unknownTextReason == nil && runs.allSatisfy(isSaid) && NameWords.words(shown).count <= 5
  }

  /// A card or a row that sets its texts below each other, several times on the screen.
  private func stacked(_ node: SceneNode, _ counts: [SourceLocation: Int], in scene: Scene) -> Judgement? {
    let count = counts[node.source ?? .none, default: 0]
    guard isColumn(node), count > 1 || fillsListRow(node, in: scene), node.isVisible,
      node.frame.height < 0.3 * scene.bounds.height, scene.spokenOwner(of: node) == nil,
      scene.control(around: node) == nil
    else { return nil }
    let isRepeated: (SceneNode) -> Bool = {
      (self.isRow($0) || self.isColumn($0)) && counts[$0.source ?? .none, default: 0] > 1
    }
    let around = scene.ancestors(of: node)
    guard !around.contains(where: isRepeated),
      !around.contains(where: { $0.isModifier && ($0.isInteractive || $0.isDragged) })
    else { return nil }
    // Rows within it, of which there are more, are judged one by one.
    let hasRows = scene.subtree(of: node).dropFirst().contains {
      isRepeated($0) && counts[$0.source ?? .none, default: 0] > count
    }
    guard !hasRows else { return nil }
    let inside = scene.subtree(of: node).filter { $0.spoken != nil }
    return isOneThing(inside, of: node, in: scene) ? oneThing(node, inside, in: scene) : nil
  }

  /// All that a row of a list shows.
  private func fillsListRow(_ node: SceneNode, in scene: Scene) -> Bool {
    scene.ancestors(of: node).first { !$0.isModifier }?.kind == .listRow
  }

  /// A row with a control of its own can't be one element; what it says beside the control can.
  private func besideControls(_ row: SceneNode, in scene: Scene) -> Judgement? {
    guard scene.subtree(of: row).contains(where: { !$0.isModifier && $0.isInteractive }) else { return nil }
    for node in scene.subtree(of: row).dropFirst() where isRow(node) || isColumn(node) {
      guard node.isVisible, scene.spokenOwner(of: node) == nil, scene.control(around: node) == nil,
        !scene.ancestors(of: node).contains(where: { $0.isModifier && ($0.isInteractive || $0.isDragged) })
      else { continue }
      let inside = scene.subtree(of: node).filter { $0.spoken != nil }
      // Two stops more beside a control are common, and often meant.
      if inside.count > 2, isOneThing(inside, of: node, in: scene) { return oneThing(node, inside, in: scene) }
    }
    return nil
  }

  /// Two to six texts and pictures that nothing names, and nothing to use.
  private func isOneThing(_ inside: [SceneNode], of node: SceneNode, in scene: Scene) -> Bool {
    (2...6).contains(inside.count) && inside.count(where: { $0.text != nil }) > 1
      && inside.allSatisfy {
        ($0.text != nil || $0.kind == .image) && SpokenRole.operable.isDisjoint(with: $0.spoken!.traits)
          && !$0.spoken!.traits.contains(.header) && $0.spoken!.nameSource != .author
      }
      && !scene.subtree(of: node).contains {
        $0.isInteractive || GestureAlternative.gesture($0) != nil || $0.isDragged
      } && isCountKnown(inside)
  }

  private func oneThing(_ node: SceneNode, _ inside: [SceneNode], in scene: Scene) -> Judgement {
    question(
      node, inside,
      "VoiceOver stops \(inside.count) times at each of these (\(said(inside, in: scene))); if they are one thing, make them "
        + "one element with .accessibilityElement(children: .combine).", to: "stack", detail: "stack")
  }

  /// It is one of several things: a screen of two texts is no pair.
  private func hasNeighbours(_ node: SceneNode, in scene: Scene) -> Bool {
    let around = scene.ancestors(of: node)
    // Insets and frames of a row are the list's own.
    if around.contains(where: { $0.kind == .listRow }) { return true }
    guard let container = around.first(where: { !$0.isModifier }) else { return false }
    return scene.subtree(of: container).contains { $0.spoken != nil && !scene.isBelow($0, node) }
  }

  /// `128`, `72 kg`, `4.5 h`: a number with a unit at most.
  private static func isNumber(_ node: SceneNode) -> Bool {
    guard let shown = node.shownString, shown.contains(where: \.isNumber) else { return false }
    return !shown.contains { $0.isLetter } || NameWords.words(shown).allSatisfy { $0.count < 4 || $0.first!.isNumber }
  }

  /// Texts of one line of source that are not known may stand for any number of them, one as well.
  private func isCountKnown(_ nodes: [SceneNode]) -> Bool {
    let unknown = nodes.filter { $0.unknownTextReason != nil }
    return nodes.count - unknown.count + Set(unknown.map(\.source)).count > 1
  }

  private func said(_ nodes: [SceneNode], in scene: Scene) -> String {
    let texts = nodes.prefix(3).map { node in
      node.isOfRunTime || node.spoken!.label.isEmpty || StandIn.isPart(of: node.spoken!.label)
        ? node.nameInside(scene) : node.spoken!.said.quoted
    }
    return texts.joined(separator: ", ")
  }

  /// A word set letter by letter, or syllable by syllable, so that its parts can have colours of their own.
  private func dividedWord(_ node: SceneNode, in scene: Scene) -> Judgement? {
    guard isRow(node), let texts = scene.piecesOfWord(in: node) else { return nil }
    if scene.spokenOwner(of: node) != nil || texts.filter({ $0.spoken != nil }).count < 2 {
      return Judgement(node: node.id, verdict: .passes)
    }
    let word = texts.compactMap(\.shownString).joined()
    let measured = Measurement.count(texts.count, needs: 1)
    return Judgement(
      node: node.id,
      verdict: .fails(
        .init(
          "VoiceOver reads the word \(word.quoted) in \(measured.number) pieces; make it one element: "
            + ".accessibilityElement().accessibilityLabel(\"\(word)\").",
          measured: measured)))
  }

  private func isRow(_ node: SceneNode) -> Bool { !node.isModifier && Self.rows.contains(node.kind) }
  private func isColumn(_ node: SceneNode) -> Bool { !node.isModifier && node.kind == .vStack }
}

extension SceneNode {
  /// It can be picked up, or takes what is dropped on it.
  fileprivate var isDragged: Bool { isModifier && Self.dragging.contains(kind.rawValue) }
  private static let dragging: Set<String> = ["draggable", "dropDestination", "onDrag", "onDrop", "itemProvider"]
}

extension SourceLocation {
  fileprivate static let none = SourceLocation(file: "", line: 0, column: 0)
}
