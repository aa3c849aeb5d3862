/// What several modules ask of a view in a scene.
extension SceneNode {
  /// The SF Symbol an image shows.
  package var systemName: String? {
    if case .image(let image)? = view { image.systemName.value } else { nil }
  }
  /// The symbol stands for a picture that nobody passed: its name is not to be quoted.
  package var isSampleImage: Bool {
    if case .image(let image)? = view { image.systemName.derivation.contains { $0.kind == .sample } } else { false }
  }
  /// Of an image: what it shows has a name, which is not known here.
  package var isUnknownPicture: Bool {
    guard case .image(let image)? = view else { return false }
    return image.systemName.isGiven && image.systemName.value == nil || image.name.isGiven && image.name.value == nil
  }
  /// The picture an image shows, by its name in the catalogue.
  package var pictureName: String? {
    if case .image(let image)? = view { image.name.value } else { nil }
  }
  /// The symbol or picture an image shows.
  package var imageName: String? { systemName ?? pictureName }
  /// What a field or an editor holds; `nil` for other views.
  package var typedText: String? {
    switch view {
    case .field(let field)?: field.text.value ?? field.value.value ?? ""
    case .textEditor(let editor)?: editor.text.value ?? ""
    default: nil
    }
  }
  /// What a field asks for.
  package var prompt: TextContent? {
    if case .field(let field)? = view { field.prompt.value } else { nil }
  }
  /// The page that a tab view shows, 0-based.
  package var selectedPage: Int? {
    if case .tabView(let tabs)? = view { tabs.selectionIndex.value } else { nil }
  }
  /// Changes what a field or an editor holds.
  package var textBinding: Int? {
    switch view {
    case .field(let field)?: field.textBinding.value?.rawValue
    case .textEditor(let editor)?: editor.textBinding.value?.rawValue
    default: nil
    }
  }
  /// What the action of a button or a gesture does, in words that are equal where the actions are; `nil` where that can't be said.
  package var effect: String? {
    if case .button(let button)? = view { return button.effect.value }
    switch modifier {
    case .onTapGesture(let gesture)?: return gesture.effect.value
    case .onLongPressGesture(let gesture)?: return gesture.effect.value
    default: return nil
    }
  }
  /// A gesture whose action does nothing that anybody sees.
  package var isInert: Bool {
    switch modifier {
    case .onTapGesture(let gesture)?: gesture.isInert.value == true
    case .onLongPressGesture(let gesture)?: gesture.isInert.value == true
    default: false
    }
  }
  /// A link that other code follows, by the value that it was given.
  package var isFollowedByCode: Bool {
    if case .button(let button)? = view { button.isFollowedByCode.value == true } else { false }
  }
  /// Whether the action of a button or a tap chooses one of several; `nil` where that can't be said.
  package var chooses: Bool? {
    if case .button(let button)? = view { return button.chooses.value }
    if case .onTapGesture(let gesture)? = modifier { return gesture.chooses.value }
    return nil
  }
  /// What a tap runs.
  package var action: Int? {
    switch view {
    // A menu that has an action of its own opens when it is held.
    case .button(let button)?: return (button.action.value ?? button.primaryAction.value)?.rawValue
    default: break
    }
    switch modifier {
    case .gesture(let gesture)?: return gesture.action.value?.rawValue
    case .onTapGesture(let gesture)?: return gesture.perform.value?.rawValue
    case .onLongPressGesture(let gesture)?: return gesture.perform.value?.rawValue
    case .inert(let arguments)?: return arguments.action("action")
    default: return nil
    }
  }
  /// The title given as a parameter.
  package var titled: (any TitledView)? { view?.titled }
}
