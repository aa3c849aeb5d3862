import SightlineModel

/// What an element is for its user.
enum SpokenRole {
  static let operable: Set<String> = [
    "button", "link", "switchButton", "toggle", "adjustable", "textField", "secureTextField", "searchField", "tab",
  ]

  static func word(for node: SceneNode, _ spoken: SpokenElement) -> String {
    if spoken.traits.contains("button") { return "button" }
    if spoken.traits.contains("link") { return "link" }
    if spoken.traits.contains("switchButton") || spoken.traits.contains("toggle") { return "switch" }
    if !Set(spoken.traits).isDisjoint(with: ["textField", "secureTextField", "searchField"]) { return "field" }
    return node.isModifier ? "element" : node.kind.words
  }
}
