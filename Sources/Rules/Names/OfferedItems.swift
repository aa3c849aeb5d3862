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
