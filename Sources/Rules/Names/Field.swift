import SightlineModel

enum Field {
  static let kinds: Set<ViewKind> = [.textField, .secureField, .textEditor]

  /// What a field says of itself: its prompt before its title.
  private static func words(of node: SceneNode) -> [TextContent] {
    guard case .field(let field)? = node.view else { return [] }
    return [field.prompt.value, field.titleKey.value].compactMap { $0 }
  }

  static func placeholder(of node: SceneNode) -> String? {
    words(of: node).first?.string
  }

  /// Its prompt or title is there, in words that are not known here.
  static func hasUnknownPlaceholder(_ node: SceneNode) -> Bool {
    guard case .field(let field)? = node.view else { return false }
    return field.prompt.isGiven && field.prompt.value == nil || field.titleKey.isGiven && field.titleKey.value == nil
      || [field.prompt.value, field.titleKey.value].contains { $0?.runs.contains { $0.unknownReason != nil } == true }
  }

  /// A text that stands before the field, in its row or right above it, and reads like its label.
  static func visibleLabel(of node: SceneNode, in scene: Scene) -> String? {
    var inner = node
    var isInRow = false
    for ancestor in scene.ancestors(of: node) {
      defer { inner = ancestor }
      isInRow = isInRow || ancestor.kind == .listRow
      if ancestor.kind == .labeledContent || ancestor.kind == .section || ancestor.kind == .groupBox {
        let texts = scene.subtree(of: ancestor).filter { $0.text != nil && $0.id < node.id && $0.isVisible }
        if let text = texts.last,
          ancestor.kind != .section || isFree(text, beside: node, in: scene) && isLabel(text, of: node, in: scene)
        {
          return text.shownString
        }
        if ancestor.kind == .section, let words = header(of: node, in: scene) { return words }
      }
      guard [.vStack, .hStack, .gridRow, .lazyVStack].contains(ancestor.kind) else { continue }
      let before = ancestor.children.prefix { $0 != inner.id }.flatMap { scene.subtree(of: scene.nodes[$0]) }
      // Near: no more than 40 pt away, and not part of another control.
      let text = before.last {
        $0.text != nil && $0.isVisible && $0.shownString?.hasLetters == true && isFree($0, beside: node, in: scene)
      }
      if let text, isLabel(text, of: node, in: scene) {
        // What stands alone above the field and has a word of its name may stand further away.
        let reach = before.count(where: { $0.text != nil }) == 1 && namesIt(text, node) ? 2 : 1.0
        if node.frame.minY - text.frame.maxY < reach * Self.reach(of: text) { return text.shownString }
      }
      // A sign such as “@”, and what is there for the eye alone, names nothing.
      let isWorded = before.contains { $0.shownString?.hasLetters == true && !scene.isHiddenFromSpeech($0) }
      // What stands in the rows above is about those, and the header about all.
      if isWorded { return isInRow ? header(of: node, in: scene) : nil }
    }
    return above(node, in: scene)
  }

  /// All that is written before the field in its row.
  static func rowTexts(before node: SceneNode, in scene: Scene) -> [String] {
    guard let row = scene.ancestors(of: node).first(where: { !$0.isModifier }), [.hStack, .gridRow].contains(row.kind)
    else { return [] }
    return scene.subtree(of: row).filter { $0.id < node.id && $0.isVisible && $0.unknownTextReason == nil }
      .compactMap { $0.text == nil ? nil : $0.shownString }.filter(\.hasLetters)
  }

  /// The text that stands before the field in its row and reads like its label.
  static func rowLabel(of node: SceneNode, in scene: Scene) -> String? {
    guard kinds.contains(node.kind), !node.isModifier,
      let row = scene.ancestors(of: node).first(where: { !$0.isModifier }), [.hStack, .gridRow].contains(row.kind)
    else { return nil }
    let texts = scene.subtree(of: row).filter {
      $0.id < node.id && $0.text != nil && $0.isVisible && $0.unknownTextReason == nil && !$0.isMadeUp
    }
    // One field and one text: what more stands there is about other things.
    guard texts.count == 1, scene.subtree(of: row).count(where: { kinds.contains($0.kind) && !$0.isModifier }) == 1,
      texts[0].shownString?.hasWords == true, texts[0].shownString?.contains("://") == false,
      isFree(texts[0], beside: node, in: scene),
      isLabel(texts[0], of: node, in: scene)
    else { return nil }
    return texts[0].shownString
  }

  /// Not the words of another control. A tap on the row that holds both leads into the field.
  private static func isFree(_ text: SceneNode, beside field: SceneNode, in scene: Scene) -> Bool {
    guard let control = scene.control(around: text) else { return true }
    return control.isModifier && scene.ancestors(of: field).contains { $0.id == control.id }
  }

  /// Points between a label and its field: a line of the label's, 40 at least.
  private static func reach(of label: SceneNode) -> Double { max(40, 1.5 * (label.text?.measured.fontSize ?? 0)) }

  /// The header of a section that holds one field: it stands before the section's card, not in it.
  private static func header(of node: SceneNode, in scene: Scene) -> String? {
    let around = scene.ancestors(of: node)
    guard let section = around.first(where: { $0.kind == .section && !$0.isModifier }),
      scene.subtree(of: section).count(where: { kinds.contains($0.kind) && !$0.isModifier }) == 1,
      let header = scene.nodes[..<section.id].last(where: { $0.kind == .sectionHeader && !$0.isModifier }),
      section.frame.minY - header.frame.maxY < 40, header.frame.maxY <= section.frame.minY + 1
    else { return nil }
    return scene.subtree(of: header).first { $0.shownString?.hasLetters == true }?.shownString
  }

  /// Whatever stack it stands in: the text right above the field, begun where the field begins, with nothing between them.
  private static func above(_ node: SceneNode, in scene: Scene) -> String? {
    let near = scene.nodes.filter { text in
      text.text != nil && text.isVisible && text.shownString?.hasLetters == true
        && isFree(text, beside: node, in: scene)
        && text.scrollContainer == node.scrollContainer && text.frame.maxY <= node.frame.center.y
        && node.frame.minY - text.frame.maxY < reach(of: text) && text.frame.minX < node.frame.maxX
        && abs(text.frame.minX - node.frame.minX) < 40 && !scene.isWithin(text, kinds)
    }
    guard let text = near.max(by: { $0.frame.maxY < $1.frame.maxY }), isLabel(text, of: node, in: scene) else {
      return nil
    }
    let isParted = scene.nodes.contains { other in
      kinds.contains(other.kind) && other.id != node.id && !other.isModifier && other.frame.minY >= text.frame.maxY - 1
        && other.frame.maxY <= node.frame.minY + 1
    }
    return isParted ? nil : text.shownString
  }

  /// A heading or a sentence above a field is about more than the field, unless it asks for what is typed there or
  /// shares a word with the field's name.
  private static func isLabel(_ text: SceneNode, of node: SceneNode, in scene: Scene) -> Bool {
    let shown = (text.shownString ?? "").trimmed
    let isHeading = scene.spokenOwner(of: text)?.spoken?.traits.contains(.header) == true
    if !isHeading, NameWords.words(shown).count <= 9, shown.last != "." { return true }
    if let last = shown.last, "?:？：؟".contains(last) { return true }
    return namesIt(text, node)
  }

  private static func namesIt(_ text: SceneNode, _ node: SceneNode) -> Bool {
    let shown = (text.shownString ?? "").trimmed
    let names = ([node.spoken?.label, placeholder(of: node)].compactMap { $0 } + keys(of: node)).flatMap(stems)
    let words = ([shown] + (text.text?.content.runs.compactMap { $0.localization?.key } ?? [])).flatMap(stems)
    return !Set(names.filter { $0.count > 3 }).isDisjoint(with: words)
  }

  /// Keys under which the words of a field are translated: alike in every language.
  private static func keys(of node: SceneNode) -> [String] {
    words(of: node).flatMap(\.runs).compactMap {
      $0.localization?.key
    }
  }

  /// Words without the article that Arabic writes together with them.
  private static func stems(_ string: String) -> [String] {
    NameWords.words(string).map { $0.count > 4 && $0.hasPrefix("ال") ? String($0.dropFirst(2)) : $0 }
  }
}
