package import SightlineModel

/// What an element is for its user.
package enum SpokenRole {
  package static let operable: SpokenTraits = [
    .button, .link, .switchButton, .toggle, .adjustable, .textField, .secureTextField, .searchField, .tab,
  ]

  static func word(for node: SceneNode, _ spoken: SpokenElement) -> String {
    // What VoiceOver calls a button may have a name of its own in code and in the settings of iOS.
    if !node.isModifier, named.contains(node.kind) { return node.kind.words }
    if spoken.traits.contains(.button) { return "button" }
    if spoken.traits.contains(.link) { return "link" }
    if spoken.traits.contains(.switchButton) || spoken.traits.contains(.toggle) { return "switch" }
    if !spoken.traits.isDisjoint(with: .fields) { return "field" }
    return node.isModifier ? "element" : node.kind.words
  }

  private static let named: Set<ViewKind> = [.picker, .datePicker, .colorPicker, .menu, .stepper, .slider]
}
