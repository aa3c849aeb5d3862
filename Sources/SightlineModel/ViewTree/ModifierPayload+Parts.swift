extension ModifierPayload {
  /// As a screen document has it.
  package var arguments: NamedArguments {
    if case .inert(let arguments) = self { return arguments }
    return fields?.arguments ?? NamedArguments()
  }

  /// Views among the parameters, with the parameter's name.
  package var views: [(name: String, views: [ViewNode])] {
    if case .inert(let arguments) = self { return arguments.viewLists }
    return fieldsType?.hasViews == true ? fields?.views ?? [] : []
  }

  /// Whether an argument can be something that the walk runs.
  package var mayHaveActions: Bool {
    if case .inert = self { return true }
    return fieldsType?.mayHaveActions == true
  }

  /// Lengths that could not be computed, with the parameter's name.
  package var unknownLengths: [(name: String, reason: String)] {
    fieldsType?.hasLengths == true ? fields?.unknownLengths ?? [] : []
  }
}

extension NamedArguments {
  /// Entries that are views, in the order of the call.
  package var viewLists: [(name: String, views: [ViewNode])] {
    entries.compactMap { entry in
      if case .views(let views) = entry.argument.value { (entry.name, views) } else { nil }
    }
  }
}
