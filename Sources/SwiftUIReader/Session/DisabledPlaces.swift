import SightlineModel

/// Where controls are disabled by a condition, and whether any state enabled them.
final class DisabledPlaces {
  private(set) var disabled: Set<SourceLocation> = []
  private(set) var enabled: Set<SourceLocation> = []
  /// Taken for false although it holds in every state.
  var presumedEnabled: SourceLocation?
  /// Everything on the screen is disabled from outside.
  var isAllDisabled = false

  /// - Parameter place: Of the modifier.
  func note(_ isDisabled: Bool, at place: SourceLocation) {
    if isDisabled { disabled.insert(place) } else { enabled.insert(place) }
  }

  /// What was disabled since this was asked last.
  func takeDisabled() -> Set<SourceLocation> {
    defer { disabled = [] }
    return disabled
  }
}
