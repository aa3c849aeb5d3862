extension ViewPayload {
  /// As a screen document has it.
  package var arguments: NamedArguments {
    if case .other(let arguments) = self { return arguments }
    return fields?.arguments ?? NamedArguments()
  }

  /// Views among the parameters, with the parameter's name.
  package var views: [(name: String, views: [ViewNode])] {
    if case .other(let arguments) = self { return arguments.viewLists }
    return fieldsType?.hasViews == true ? fields?.views ?? [] : []
  }

  /// Whether an argument can be something that the walk runs.
  package var mayHaveActions: Bool {
    if case .other = self { return true }
    return fieldsType?.mayHaveActions == true
  }

  /// Lengths that could not be computed, with the parameter's name.
  package var unknownLengths: [(name: String, reason: String)] {
    fieldsType?.hasLengths == true ? fields?.unknownLengths ?? [] : []
  }
}

extension ViewPayload {
  /// Without the screen behind a presentation: it is laid out beside it.
  package var withoutBehind: ViewPayload {
    switch self {
    case .presentation(var view):
      view.behind = Given()
      return .presentation(view)
    case .dialog(var view):
      view.behind = Given()
      return .dialog(view)
    default: return self
    }
  }
}

extension ItemView {
  package init(isSelected: Bool) {
    self.init()
    self.isSelected = Given(isSelected)
  }
}

extension PageControlView {
  /// - Parameter page: 1-based.
  package init(page: Int, count: Int) {
    self.init()
    self.page = Given(page)
    self.count = Given(count)
  }
}
