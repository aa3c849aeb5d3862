import SightlineModel

/// A name is made of words, not of file names, keys or symbols.
///
/// - Source: WCAG 2.2, 1.1.1 Non-text Content and 4.1.2 Name, Role, Value, A.
struct NameReadable: NodeRule {
  static let id: RuleID = "name-readable"
  static let dependencies: RuleDependencies = .words
  static let isOfTree = true

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    node.spoken?.nameSource == .author && node.spoken?.label.isEmpty == false
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let label = node.spoken?.label, let what = NotWords.kind(of: label) else { return .passes }
    return .fails(
      .init(
        "VoiceOver reads \(label.quoted), which is \(what); say in words what it is.",
        cause: scene.nameSource(of: node)))
  }
}
