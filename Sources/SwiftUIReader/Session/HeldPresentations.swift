import SightlineModel

/// Sheets, covers and alerts that were down when they were read, and the one that is taken to be up.
final class HeldPresentations {
  /// Place of its modifier.
  var presumed: SourceLocation?
  /// Places of modifiers that present nothing, whatever their values say: what lies below is looked at.
  var dismissed: Set<SourceLocation> = []
  private var down: Set<SourceLocation> = []

  func isUp(_ isUp: Bool, at place: SourceLocation) -> Bool {
    if dismissed.contains(place) { return false }
    if isUp || presumed == place { return true }
    down.insert(place)
    return false
  }

  /// What was down since this was asked last, sorted.
  func takeDown() -> [SourceLocation] {
    defer { down = [] }
    return down.sorted()
  }
}
