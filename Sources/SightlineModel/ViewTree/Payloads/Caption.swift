/// A title or label: given as text, or as views.
public enum Caption: ParameterValue {
  case text(TextContent)
  case views([ViewNode])

  public init?(_ argument: ArgumentValue) {
    if case .views(let views) = argument {
      self = .views(views)
    } else if let text = TextContent(argument) {
      self = .text(text)
    } else {
      return nil
    }
  }
  public var argument: ArgumentValue {
    switch self {
    case .text(let text): .text(text)
    case .views(let views): .views(views)
    }
  }

  public var text: TextContent? {
    if case .text(let text) = self { text } else { nil }
  }
  public var views: [ViewNode]? {
    if case .views(let views) = self { views } else { nil }
  }
}
