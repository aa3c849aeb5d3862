import SightlineModel

/// What a swipe or a long press brings up: closed, nothing of it is laid out, but its names can be read.
enum OfferedItems {
  /// The buttons that a modifier offers; `nil` where a node is none that offers any.
  static func all(of node: SceneNode) -> [ViewNode]? {
    guard node.isModifier, [.swipeActions, .contextMenu].contains(node.kind), let modifier = node.modifier else {
      return nil
    }
    return buttons(in: modifier.views.filter { $0.name != "preview" }.flatMap(\.views))
  }

  private static func buttons(in views: [ViewNode]) -> [ViewNode] {
    views.flatMap { view -> [ViewNode] in
      if case .button = view.payload { return view.kind == .button ? [view] : [] }
      return buttons(in: view.children)
    }
  }

  /// What a swipe brings up in a colour of the app's, on which iOS draws its words and its symbol in white.
  struct ColoredAction {
    var button: ViewNode
    var color: ColorSpec
    var source: SourceLocation?
    /// What it shows.
    var name: String
  }

  static func coloredActions(of node: SceneNode) -> [ColoredAction] {
    guard node.kind == .swipeActions, let buttons = all(of: node) else { return [] }
    return buttons.compactMap { button in
      guard !button.isPartlyRead, let tint = button.modifiers.first(where: { $0.kind == .tint }),
        case .tint(let given) = tint.payload, case .color(let color)? = given.tint.value, !isColored(button),
        let name = shown(button)
      else { return nil }
      return ColoredAction(button: button, color: color, source: tint.source ?? button.source, name: name)
    }
  }

  /// Its label says a colour of its own: what iOS makes of it is not known.
  private static func isColored(_ view: ViewNode) -> Bool {
    view.modifiers.contains { [.foregroundStyle, .foregroundColor, .symbolRenderingMode].contains($0.kind) }
      || (view.payload.views.flatMap(\.views) + view.children).contains(where: isColored)
  }

  /// The first words, else the first symbol.
  private static func shown(_ button: ViewNode) -> String? {
    var symbol: String?
    func words(_ view: ViewNode) -> String? {
      switch view.payload {
      case .text(let text):
        if let words = text.content.value?.string, words.hasLettersOrDigits { return words.quoted }
      case .image(let image): symbol = symbol ?? image.systemName.value
      default: if let words = view.arguments.text("titleKey")?.string, words.hasLettersOrDigits { return words.quoted }
      }
      return (view.payload.views.flatMap(\.views) + view.children).lazy.compactMap(words).first
    }
    return words(button) ?? symbol.map { "with the symbol \($0.quoted)" }
  }

  /// The symbol that is all a button shows, where nobody named it; `nil` where there is a name, or something unknown.
  static func symbolAlone(in button: ViewNode) -> String? {
    var symbol: String?
    func isSilent(_ view: ViewNode) -> Bool {
      guard !view.isPartlyRead, !view.modifiers.contains(where: isLabel) else { return false }
      switch view.payload {
      case .text(let text):
        if text.content.value?.string.hasLettersOrDigits ?? true { return false }
      case .image(let image):
        guard image.label.value == nil, let name = image.systemName.value ?? image.name.value else { return false }
        symbol = symbol ?? name
      default: break
      }
      return (view.payload.views.flatMap(\.views) + view.children).allSatisfy(isSilent)
    }
    return isSilent(button) ? symbol : nil
  }

  private static func isLabel(_ modifier: ViewModifier) -> Bool {
    if case .accessibilityLabel = modifier.payload { true } else { false }
  }
}
