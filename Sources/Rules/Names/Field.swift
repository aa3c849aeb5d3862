import SightlineModel

enum Field {
  static let kinds: Set<ViewKind> = [.textField, .secureField, .textEditor]

  /// What a field says of itself: its prompt before its title.
  private static func words(of node: SceneNode) -> [TextContent] {
    guard case .field(let field)? = node.view else { return [] }
    return [field.prompt.value, field.titleKey.value, field.title.value?.text].compactMap { $0 }
  }

  static func placeholder(of node: SceneNode) -> String? {
    words(of: node).first?.string
  }

  /// A text that stands before the field, in its row or right above it, and reads like its label.
  static func visibleLabel(of node: SceneNode, in scene: Scene) -> String? {
    var inner = node
    for ancestor in scene.ancestors(of: node) {
      defer { inner = ancestor }
      if ancestor.kind == .labeledContent || ancestor.kind == .section || ancestor.kind == .groupBox {
        let texts = scene.subtree(of: ancestor).filter { $0.text != nil && $0.id < node.id && $0.isVisible }
        if let text = texts.last { return text.shownString }
      }
      guard [.vStack, .hStack, .gridRow, .lazyVStack].contains(ancestor.kind) else { continue }
      let before = ancestor.children.prefix { $0 != inner.id }.flatMap { scene.subtree(of: scene.nodes[$0]) }
      // Near: no more than 40 pt away, and not part of another control.
      let text = before.last {
        $0.text != nil && $0.isVisible && $0.shownString?.hasLetters == true && scene.control(around: $0) == nil
      }
      if let text, node.frame.minY - text.frame.maxY < 40, isLabel(text, of: node, in: scene) {
        return text.shownString
      }
      // A sign such as “@”, and what is there for the eye alone, names nothing.
      let isWorded = before.contains { $0.shownString?.hasLetters == true && !scene.isHiddenFromSpeech($0) }
      if isWorded { return nil }
    }
    return nil
  }

  /// A heading or a sentence above a field is about more than the field, unless it asks for what is typed there or
  /// shares a word with the field's name.
  private static func isLabel(_ text: SceneNode, of node: SceneNode, in scene: Scene) -> Bool {
    let shown = (text.shownString ?? "").trimmed
    let isHeading = scene.spokenOwner(of: text)?.spoken?.traits.contains(.header) == true
    if !isHeading, NameWords.words(shown).count <= 6, shown.last != "." { return true }
    if let last = shown.last, "?:？：؟".contains(last) { return true }
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
