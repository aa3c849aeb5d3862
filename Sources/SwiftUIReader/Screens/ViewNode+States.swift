package import SightlineModel

extension ViewNode {
  /// Without the places that meet a condition.
  func withoutPlaces(_ condition: (SourceLocation) -> Bool) -> ViewNode {
    var copy = self
    if let source, condition(source) { copy.source = nil }
    for index in modifiers.indices {
      if let source = modifiers[index].source, condition(source) { copy.modifiers[index].source = nil }
    }
    copy.children = children.map { $0.withoutPlaces(condition) }
    return copy
  }

  /// `interactiveDismissDisabled()` in the content of a sheet: a swipe does not close it.
  var locksSheet: Bool {
    modifiers.contains { modifier in
      guard modifier.kind == .interactiveDismissDisabled else { return false }
      if case .bool(false)? = modifier.arguments.entries.first?.argument.value { return false }
      return true
    } || children.contains(where: \.locksSheet)
  }

  /// Of it, its modifiers and what is in it.
  func addPlaces(to places: inout Set<SourceLocation>) {
    if let source { places.insert(source) }
    for modifier in modifiers {
      if let source = modifier.source { places.insert(source) }
      for list in modifier.payload.views { list.views.forEach { $0.addPlaces(to: &places) } }
    }
    for list in payload.views { list.views.forEach { $0.addPlaces(to: &places) } }
    for child in children { child.addPlaces(to: &places) }
  }

  /// Gives what stands at certain places another one.
  mutating func move(to place: SourceLocation, where isMoved: (SourceLocation) -> Bool) {
    if let source, isMoved(source) { self.source = place }
    for index in modifiers.indices {
      if let source = modifiers[index].source, isMoved(source) { modifiers[index].source = place }
    }
    for index in children.indices { children[index].move(to: place, where: isMoved) }
  }

  /// For comparing states: numbers of actions change with what was built before.
  package var withoutActions: ViewNode {
    var copy = self
    copy.visibleAfter = nil
    copy.entrance = nil
    // Arguments are written down from the payload, and decoded again.
    for entry in payload.mayHaveActions ? arguments.entries : [] {
      if case .action = entry.argument.value { copy.arguments.set(entry.name, .action(0)) }
    }
    for index in copy.modifiers.indices where copy.modifiers[index].payload.mayHaveActions {
      var arguments = copy.modifiers[index].arguments
      var hasAction = false
      for entry in arguments.entries {
        guard case .action = entry.argument.value else { continue }
        arguments.set(entry.name, .action(0))
        hasAction = true
      }
      if hasAction { copy.modifiers[index].arguments = arguments }
    }
    copy.children = children.map(\.withoutActions)
    return copy
  }
}
