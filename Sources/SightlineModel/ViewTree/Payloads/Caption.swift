/// A title or label: given as text, or as views.
package enum Caption: ParameterValue {
  case text(TextContent)
  case views([ViewNode])

  package init?(_ argument: ArgumentValue) {
    if case .views(let views) = argument {
      self = .views(views)
    } else if let text = TextContent(argument) {
      self = .text(text)
    } else {
      return nil
    }
  }
  package var argument: ArgumentValue {
    switch self {
    case .text(let text): .text(text)
    case .views(let views): .views(views)
    }
  }

  package var text: TextContent? {
    if case .text(let text) = self { text } else { nil }
  }
  package var views: [ViewNode]? {
    if case .views(let views) = self { views } else { nil }
  }
}
