import SightlineModel

/// A field has a label that stays when something is typed.
///
/// - Source: WCAG 2.2, 3.3.2 Labels or Instructions, A; 1.3.1 Info and Relationships, A.
struct FieldLabel: NodeRule {
  static let id: RuleID = "field-label"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    node.isVisible && Field.kinds.contains(node.kind) && node.spoken != nil
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    if spoken.traits.contains("searchField") || Field.visibleLabel(of: node, in: scene) != nil { return .passes }
    let name = Field.placeholder(of: node) ?? spoken.label
    return .fails(
      .init(
        "The field \(name.isEmpty ? "" : name.quoted + " ")has no label but its placeholder, which goes away with the "
          + "first letter typed; put a visible label next to it."))
  }
}

/// A field for something about the user says so, and is filled in by the system.
///
/// - Source: WCAG 2.2, 1.3.5 Identify Input Purpose, AA.
struct FieldPurpose: NodeRule {
  static let id: RuleID = "field-purpose"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    node.isVisible && Field.kinds.contains(node.kind) && expected(node, scene) != nil
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let type = expected(node, scene), scene.modifier(around: node, ["textContentType"]) == nil else {
      return .passes
    }
    return .fails(
      .init(
        "The field \((Field.placeholder(of: node) ?? node.spoken?.label ?? "").quoted) asks for something iOS can fill "
          + "in; add .textContentType(.\(type)).",
        suggestion: Suggestion(text: "Add .textContentType(.\(type)).")))
  }

  private func expected(_ node: SceneNode, _ scene: Scene) -> String? {
    let words = [Field.placeholder(of: node), node.spoken?.label, Field.visibleLabel(of: node, in: scene)].compactMap {
      $0
    }
    for words in words.map({ NameWords.words($0) }) where words.count <= 4 {
      let joined = words.joined(separator: " ")
      for (phrase, type) in Self.purposes where " \(joined) ".contains(" \(phrase) ") { return type }
    }
    return nil
  }
  private static let purposes: [(String, String)] = [
    ("email", "emailAddress"), ("e mail", "emailAddress"), ("phone", "telephoneNumber"), ("first name", "givenName"),
    ("last name", "familyName"), ("full name", "name"), ("your name", "name"), ("username", "username"),
    ("user name", "username"), ("new password", "newPassword"), ("password", "password"), ("zip", "postalCode"),
    ("postal code", "postalCode"), ("street", "fullStreetAddress"), ("city", "addressCity"),
    ("country", "countryName"), ("verification code", "oneTimeCode"), ("one time code", "oneTimeCode"),
    ("e mail adresse", "emailAddress"), ("vorname", "givenName"), ("nachname", "familyName"), ("passwort", "password"),
    ("telefonnummer", "telephoneNumber"), ("postleitzahl", "postalCode"),
  ]
}

enum Field {
  static let kinds: Set<ViewKind> = ["textField", "secureField", "textEditor"]

  static func placeholder(of node: SceneNode) -> String? {
    node.arguments.string("prompt") ?? node.arguments.string("titleKey") ?? node.arguments.string("title")
  }

  /// A text that stands before the field, in its row or right above it, and reads like its label.
  static func visibleLabel(of node: SceneNode, in scene: Scene) -> String? {
    var inner = node
    for ancestor in scene.ancestors(of: node) {
      defer { inner = ancestor }
      if ancestor.kind == "labeledContent" || ancestor.kind == "section" || ancestor.kind == "groupBox" {
        let texts = scene.subtree(of: ancestor).filter { $0.text != nil && $0.id < node.id && $0.isVisible }
        if let text = texts.last { return text.shownString }
      }
      guard ["vStack", "hStack", "gridRow", "lazyVStack"].contains(ancestor.kind) else { continue }
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
    let isHeading = scene.spokenOwner(of: text)?.spoken?.traits.contains("header") == true
    if !isHeading, NameWords.words(shown).count <= 6, shown.last != "." { return true }
    if let last = shown.last, "?:？：؟".contains(last) { return true }
    let names = ([node.spoken?.label, placeholder(of: node)].compactMap { $0 } + keys(of: node)).flatMap(stems)
    let words = ([shown] + (text.text?.content.runs.compactMap { $0.localization?.key } ?? [])).flatMap(stems)
    return !Set(names.filter { $0.count > 3 }).isDisjoint(with: words)
  }

  /// Keys under which the words of a field are translated: alike in every language.
  private static func keys(of node: SceneNode) -> [String] {
    ["prompt", "titleKey", "title"].compactMap { node.arguments.text($0) }.flatMap(\.runs).compactMap {
      $0.localization?.key
    }
  }

  /// Words without the article that Arabic writes together with them.
  private static func stems(_ string: String) -> [String] {
    NameWords.words(string).map { $0.count > 4 && $0.hasPrefix("ال") ? String($0.dropFirst(2)) : $0 }
  }
}
