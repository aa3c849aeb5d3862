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
