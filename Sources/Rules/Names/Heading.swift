import SightlineModel

/// What is drawn as a title is announced as a heading.
///
/// Drawn as a title: a title text style, or 22 pt and more (20 pt and more in bold) at the default text size. What only its
/// place and weight make a title (`SectionTitle`, `BarTitle`) is a question.
/// - Source: WCAG 2.2, 1.3.1 Info and Relationships, A. The sizes are our own.
struct Heading: NodeRule {
  static let id: RuleID = "heading"
  static let dependencies: RuleDependencies = []
  let numbers: RuleNumbers
  private var look: TitleLook { TitleLook(numbers: numbers) }

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, !scene.isSystemDrawn(node) else { return false }
    guard look.isTitle(text) else {
      return isSectionHeader(node, in: scene) || SectionTitle(node, in: scene) != nil
        || BarTitle(node, in: scene) != nil
    }
    let string = text.content.string
    guard string.isWorded, string.count > 1, Double(string.count) <= numbers["longest"], !string.isMeasure,
      !string.isUnderWay
    else { return false }
    if scene.control(around: node) != nil || isCaption(node, in: scene) { return false }
    if node.unknownTextReason != nil, !isAboveText(node, text, in: scene) { return false }
    // Words of a stand-in, which nobody sees as words.
    if scene.isWithin(node, [.redacted]) { return false }
    // iOS's own view for what is empty, one element with its picture and its words.
    if scene.isWithin(node, [.contentUnavailableView]) { return false }
    // Within an element that speaks more than this text, the whole is read at once.
    guard let owner = scene.spokenOwner(of: node), let spoken = owner.spoken else { return false }
    if owner.id != node.id, spoken.label != string, !spoken.traits.contains(.header) { return false }
    // A letter is no title; that its word comes in pieces is for another rule: group.
    if scene.ancestors(of: node).contains(where: { scene.piecesOfWord(in: $0) != nil }) || isInPair(node, in: scene)
      || isUnit(node, text, in: scene) || isAddition(node, text, in: scene)
    {
      return false
    }
    return SpokenRole.operable.isDisjoint(with: spoken.traits) && hasContent(besides: node, in: scene)
      && !isRunUp(node, text, in: scene)
  }

  /// The only words of what reacts to a gesture: a button that is drawn by hand.
  private func isCaption(_ node: SceneNode, in scene: Scene) -> Bool {
    guard let touched = scene.ancestors(of: node).first(where: { Self.gestures.contains($0.kind) }) else {
      return false
    }
    return !scene.subtree(of: touched).contains { $0.id != node.id && $0.text != nil && $0.isVisible }
  }
  private static let gestures: Set<ViewKind> = [
    .onTapGesture, .onLongPressGesture, .gesture, .highPriorityGesture, .simultaneousGesture,
  ]

  /// In a title's style, first in its column, with a text of a smaller size next: what it says is not known, and what it is for is seen.
  private func isAboveText(_ node: SceneNode, _ text: SceneText, in scene: Scene) -> Bool {
    guard let stack = scene.ancestors(of: node).first(where: { !$0.isModifier }),
      [.vStack, .lazyVStack].contains(stack.kind)
    else { return false }
    let lines = scene.subtree(of: stack).filter { $0.text != nil && $0.isVisible }
    // Below another line it may be what that one names.
    guard lines.count > 1, lines[0].id == node.id, let next = lines[1].text else { return false }
    return next.measured.fontSize < text.measured.fontSize && lines[1].shownString?.hasWords == true
      && scene.control(around: lines[1]) == nil
  }

  /// The first words of `Section(header:)` where the section stands in no list.
  private func isSectionHeader(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.shownString?.hasWords == true, scene.control(around: node) == nil,
      let header = ([node] + scene.ancestors(of: node)).first(where: \.isSectionTitle),
      hasContent(besides: node, in: scene)
    else { return false }
    // Sections that stand in nothing of the view's own are shown in somebody's list.
    guard scene.ancestors(of: header).contains(where: { Self.columns.contains($0.kind) && $0.source != nil }) else {
      return false
    }
    let texts = scene.subtree(of: header).filter { $0.isVisible && $0.shownString?.hasWords == true }
    return texts.first?.id == node.id && !texts.contains { isHeading($0, in: scene) }
  }

  private static let columns: Set<ViewKind> = [
    .vStack, .lazyVStack, .hStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .grid, .scrollView,
  ]

  private func isHeading(_ node: SceneNode, in scene: Scene) -> Bool {
    scene.spokenOwner(of: node)?.spoken?.traits.contains(.header) == true
  }

  /// What a title's own row says beside it, lighter or between brackets, is a part of it: “Public key” and “(hex)”.
  private func isAddition(_ node: SceneNode, _ text: SceneText, in scene: Scene) -> Bool {
    let isBracketed = node.shownString?.trimmed.first == "("
    return textsBefore(node, in: scene).contains { _, title in
      look.isTitle(title) && (isBracketed || title.measured.isSemibold && !text.measured.isSemibold)
    }
  }

  /// A smaller line right above the title in one stack, “Welcome to”: the title is what a heading is asked of.
  private func isRunUp(_ node: SceneNode, _ text: SceneText, in scene: Scene) -> Bool {
    guard let stack = scene.ancestors(of: node).first(where: { !$0.isModifier }), stack.kind == .vStack else {
      return false
    }
    let lines = scene.subtree(of: stack).filter { $0.text != nil && $0.isVisible }
    guard let place = lines.firstIndex(where: { $0.id == node.id }), place + 1 < lines.endIndex else { return false }
    let next = lines[place + 1]
    // A name above its number stays one, but not in the colour of what is beside the point.
    let isName = next.shownString?.hasWords == true && next.unknownTextReason == nil
    guard isName || isFaint(node) else { return false }
    return next.text.map { look.isTitle($0) && $0.measured.fontSize > text.measured.fontSize * 1.1 } ?? false
      && scene.ancestors(of: next).first { !$0.isModifier }?.id == stack.id
  }

  /// Set in the style of a second or lower level, and no bolder than a text.
  private func isFaint(_ node: SceneNode) -> Bool {
    guard node.text?.measured.isSemibold == false,
      case .level(let level, of: _)? = node.foregroundDerivation.first?.kind
    else { return false }
    return level > 1
  }

  /// One word behind a larger number in its row says what the number counts.
  private func isUnit(_ node: SceneNode, _ text: SceneText, in scene: Scene) -> Bool {
    guard let words = node.shownString?.trimmed, !words.contains(where: \.isWhitespace) else { return false }
    return textsBefore(node, in: scene).contains { other, number in
      guard let shown = other.shownString else { return false }
      // What is twice as large and not known here is no text.
      let isUnknown = other.unknownTextReason != nil || other.isMadeUp
      let isNumber =
        isUnknown
        ? number.measured.fontSize >= 2 * text.measured.fontSize
        : shown.contains(where: \.isNumber) && !shown.hasLetters
      return isNumber && number.measured.fontSize > text.measured.fontSize * 1.1
    }
  }

  /// The texts that stand in a node's own row and come before it.
  private func textsBefore(_ node: SceneNode, in scene: Scene) -> [(node: SceneNode, text: SceneText)] {
    guard let row = scene.ancestors(of: node).first(where: { !$0.isModifier }), row.kind == .hStack else { return [] }
    return scene.subtree(of: row).compactMap { other in
      guard other.id < node.id, other.isVisible, let text = other.text else { return nil }
      return (other, text)
    }
  }

  /// Levels that the code declares go down one at a time.
  private func order(in scene: Scene) -> [Judgement] {
    let headings = scene.spokenElements.compactMap { node -> (node: SceneNode, level: Int)? in
      guard node.spoken?.traits.contains(.header) == true else { return nil }
      let around = [node] + scene.ancestors(of: node).prefix { $0.isModifier }
      return around.lazy.compactMap(\.accessibility.headingLevel).first { $0 > 0 }.map { (node, $0) }
    }
    return zip(headings, headings.dropFirst()).map { above, below in
      guard below.level > above.level + 1 else {
        return Judgement(node: below.node.id, verdict: .passes, detail: "order")
      }
      return Judgement(
        node: below.node.id,
        verdict: .needsReview(
          .init(
            "The heading \(below.node.name(in: scene)) has level \(below.level) below one of level \(above.level): who jumps from "
              + "level to level looks for what is between them; is a level left out?")), detail: "order")
    }
  }

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.filter { applies(to: $0, in: scene) }.map {
      Judgement(node: $0.id, verdict: verdict(on: $0, in: scene))
    } + order(in: scene)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = scene.spokenOwner(of: node)?.spoken, !spoken.traits.contains(.header) else { return .passes }
    guard node.text.map(look.isTitle) == true else {
      if BarTitle(node, in: scene) != nil {
        return .needsReview(
          .init(
            "\(node.name(in: scene)) stands where a bar has its title but is not announced as a heading; if it is the screen's title, "
              + "add .accessibilityAddTraits(.isHeader), or use .navigationTitle(_:).",
            suggestion: Suggestion(text: "Add .accessibilityAddTraits(.isHeader).")))
      }
      if isSectionHeader(node, in: scene) {
        return .needsReview(
          .init(
            "\(node.name(in: scene)) is the header of a Section, which only a List announces as a heading; add "
              + ".accessibilityAddTraits(.isHeader).",
            suggestion: Suggestion(text: "Add .accessibilityAddTraits(.isHeader).")))
      }
      let isLead = SectionTitle(node, in: scene)?.isLead == true
      return .needsReview(
        .init(
          "\(node.name(in: scene)) stands above what it seems to name\(isLead ? "" : " and is set heavier"), but is not announced as a heading; if "
            + "it is a title, add .accessibilityAddTraits(.isHeader).",
          suggestion: Suggestion(text: "Add .accessibilityAddTraits(.isHeader).")))
    }
    if let title = TitleLines(around: node, in: scene, isTitle: { $0.text.map(look.isTitle) ?? false }) {
      return verdict(on: title, at: node, in: scene)
    }
    if let question = asked(of: node, in: scene) {
      return .needsReview(.init(question, suggestion: Suggestion(text: "Add .accessibilityAddTraits(.isHeader).")))
    }
    return .fails(
      .init(
        "\(node.name(in: scene)) looks like a title but is not announced as a heading; "
          + "add .accessibilityAddTraits(.isHeader).",
        suggestion: Suggestion(text: "Add .accessibilityAddTraits(.isHeader).")))
  }

  /// What is set as a title and may be something else: the app's name under its logo, a message among other words.
  private func asked(of node: SceneNode, in scene: Scene) -> String? {
    let words = (node.shownString ?? "").withoutMarks.trimmed
    let name = node.name(in: scene)
    if node.unknownTextReason != nil {
      return "\(name) is set like a title, and what it says is not known here; if it names what follows, add "
        + ".accessibilityAddTraits(.isHeader)."
    }
    if NameWords.words(words).count <= 2, let stack = scene.ancestors(of: node).first(where: { !$0.isModifier }),
      scene.subtree(of: stack).contains(where: Self.isLogo)
    {
      return "\(name) stands with a logo; if it is the title of the screen and not only the app's name, add "
        + ".accessibilityAddTraits(.isHeader)."
    }
    let isFirst = !scene.nodes[..<node.id].contains {
      $0.isVisible && $0.shownString?.hasWords == true && !scene.isSystemDrawn($0) && $0.text.map(look.isTitle) == false
    }
    guard !isFirst, let last = words.last, "!.".contains(last) else { return nil }
    return "\(name) is set like a title and reads like a message; if it names what follows, add "
      + ".accessibilityAddTraits(.isHeader)."
  }

  /// A picture that its own name calls a logo.
  private static func isLogo(_ node: SceneNode) -> Bool {
    guard let picture = node.pictureName?.lowercased() else { return false }
    return picture.contains("logo") || picture.contains("appicon") || picture.contains("app-icon")
      || picture.contains("app_icon")
  }

  /// A name and its value in one row: neither is a title. They are set alike, or stand at both ends and are both large.
  private func isInPair(_ node: SceneNode, in scene: Scene) -> Bool {
    guard let row = scene.ancestors(of: node).first(where: { !$0.isModifier }) else { return false }
    if row.kind == .labeledContent { return true }
    guard row.kind == .hStack else { return false }
    let inside = scene.subtree(of: row)
    let hasEnds = inside.contains { $0.kind == .spacer }
    return inside.contains { other in
      guard other.id != node.id, other.isVisible, let text = other.text,
        other.shownString?.hasLettersOrDigits == true
      else { return false }
      let isSetAlike =
        text.measured.fontSize == node.text?.measured.fontSize
        && text.measured.isSemibold == node.text?.measured.isSemibold
      return isSetAlike || hasEnds && look.isTitle(text)
    }
  }

  /// Lines that are one title are judged at the first.
  private func verdict(on title: TitleLines, at node: SceneNode, in scene: Scene) -> Verdict {
    if title.lines.contains(where: { scene.spokenOwner(of: $0)?.spoken?.traits.contains(.header) == true }) {
      return .passes
    }
    guard title.lines[0].id == node.id else { return .notApplicable }
    return .fails(
      .init(
        "\(title.lines.compactMap(\.shownString).joined(separator: " ").quoted) looks like one title of \(title.lines.count) "
          + "texts but is not announced as a heading; add .accessibilityElement(children: .combine) and .accessibilityAddTraits(.isHeader) to their stack.",
        suggestion: Suggestion(
          text: "Add .accessibilityElement(children: .combine) and .accessibilityAddTraits(.isHeader) to their stack."))
    )
  }

  /// A title needs something it is the title of.
  private func hasContent(besides node: SceneNode, in scene: Scene) -> Bool {
    scene.nodes.contains { $0.id > node.id && $0.spoken != nil && !$0.spoken!.label.isEmpty }
  }
}

extension String {
  /// `Preparing…`, `Uploading... 42 %`: something that goes on, which the next moment says otherwise.
  fileprivate var isUnderWay: Bool {
    let words = withoutMarks.trimmed.replacing("...", with: "…")
    guard let dots = words.lastIndex(of: "…") else { return false }
    return words[words.index(after: dots)...].allSatisfy { $0.isNumber || $0.isWhitespace || "%.,".contains($0) }
  }
}
