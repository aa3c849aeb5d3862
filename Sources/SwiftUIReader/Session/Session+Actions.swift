package import SightlineModel

/// Which action of a tree is meant, in words that hold in every variant: numbers change with what is shown.
package struct ActionPlace: Hashable, Sendable {
  /// `tap`, `change`, `dismiss`, `push`, `page`, `back`.
  package var kind: String
  package var location: SourceLocation?
  /// 0-based among actions of the same kind and location.
  package var ordinal: Int
}

extension Session {
  /// - Returns: `nil` when the number is not one of the present tree.
  package func place(ofAction number: Int) -> ActionPlace? {
    guard outcome.actions.indices.contains(number) else { return nil }
    let action = outcome.actions[number]
    let ordinal = outcome.actions[..<number].count { $0.kind == action.kind && $0.location == action.location }
    return ActionPlace(kind: action.kind, location: action.location, ordinal: ordinal)
  }

  /// Runs the action at a place of the present tree, to the settled state.
  ///
  /// - Parameter value: For what is changed rather than tapped.
  package func perform(at place: ActionPlace, value: ControlValue?) throws {
    var left = place.ordinal
    for (number, action) in outcome.actions.enumerated()
    where action.kind == place.kind && action.location == place.location {
      if left == 0 { return try perform(action: number, value: value?.value) }
      left -= 1
    }
    throw UnknownAction(number: -1)
  }
}
