extension ModifierPayload {
  /// As a screen document has it.
  public var arguments: NamedArguments {
    if case .inert(let arguments) = self { return arguments }
    return fields?.arguments ?? NamedArguments()
  }

  /// Views among the parameters, with the parameter's name.
  public var views: [(name: String, views: [ViewNode])] {
    if case .inert(let arguments) = self { return arguments.viewLists }
    return fields?.views ?? []
  }

  /// Lengths that could not be computed, with the parameter's name.
  public var unknownLengths: [(name: String, reason: String)] { fields?.unknownLengths ?? [] }
}

extension NamedArguments {
  /// Entries that are views, in the order of the call.
  public var viewLists: [(name: String, views: [ViewNode])] {
    entries.compactMap { entry in
      if case .views(let views) = entry.argument.value { (entry.name, views) } else { nil }
    }
  }
}
