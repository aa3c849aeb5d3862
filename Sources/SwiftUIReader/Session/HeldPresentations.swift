import SightlineModel
import SwiftInterpreter

/// Sheets, covers, alerts and pushed screens that were down when they were read, and those that are taken to be up.
final class HeldPresentations {
  /// A place that presents something, and what was taken to be up when it was met: an alert of a sheet is met in the sheet.
  struct Way: Hashable {
    var place: SourceLocation
    var around: [SourceLocation] = []
    /// Of the cases of what is shown at the place, one after the other.
    var turn = 0
    /// All that is taken to be up.
    var places: [SourceLocation] { around + [place] }
  }
  /// What is taken to be up.
  var presumed: Way? { didSet { places = Set(presumed?.places ?? []) } }
  private(set) var places: Set<SourceLocation> = []
  /// Places of modifiers that present nothing, whatever their values say: what lies below is looked at.
  var dismissed: Set<SourceLocation> = []
  /// Values are samples: that there is one for an item presents nothing, which would hide what lies below.
  var isFilling = false
  private var down: Set<Way> = []

  func isUp(_ isUp: Bool, at place: SourceLocation) -> Bool {
    if dismissed.contains(place) { return false }
    if isUp && !isFilling || places.contains(place) { return true }
    down.insert(Way(place: place, around: presumed?.places ?? []))
    return false
  }

  /// The value that a destination of a type is taken to be shown for; `nil` where it is not.
  ///
  /// - Parameter samples: One for each of its cases.
  func value(at place: SourceLocation, among samples: () -> [Value]) -> Value? {
    if places.contains(place) {
      let samples = samples()
      guard let presumed, presumed.place == place else { return samples.first }
      if presumed.turn + 1 < samples.count {
        down.insert(Way(place: place, around: presumed.around, turn: presumed.turn + 1))
      }
      return samples.indices.contains(presumed.turn) ? samples[presumed.turn] : samples.first
    }
    down.insert(Way(place: place, around: presumed?.places ?? []))
    return nil
  }

  /// What was down since this was asked last, sorted.
  func takeDown() -> [Way] {
    defer { down = [] }
    return down.sorted {
      ($0.around.count, $0.place, $0.turn) < ($1.around.count, $1.place, $1.turn)
    }
  }
}
