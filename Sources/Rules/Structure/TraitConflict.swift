import SightlineModel

/// Traits of one element go together.
///
/// - Source: UIAccessibilityTraits; WCAG 2.2, 4.1.2 Name, Role, Value, A. A button may be a heading.
struct TraitConflict: NodeRule {
  static let id: RuleID = "trait-conflict"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func applies(to node: SceneNode, in scene: Scene) -> Bool { (node.spoken?.traits.count ?? 0) > 1 }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let traits = node.spoken?.traits else { return .notApplicable }
    for set in Self.exclusive {
      let found = traits.intersection(set)
      guard found.count < 2 else {
        return .fails(
          .init(
            "\(node.name(in: scene)) is \(found.names.joined(separator: " and ")) at once, so its role is unclear; keep one."
          )
        )
      }
    }
    return .passes
  }
  private static let exclusive: [SpokenTraits] = [
    [.button, .link, .searchField, .keyboardKey, .adjustable],
    [.button, .link, .textField, .secureTextField, .adjustable],
    [.switchButton, .link], [.switchButton, .adjustable], [.switchButton, .textField],
  ]
}
