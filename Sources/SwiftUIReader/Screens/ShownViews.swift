package import SightlineModel
import SwiftInterpreter

/// Types of the project's own views, by how they were laid out.
package struct ShownViews: Sendable {
  /// In states that the app reaches.
  package var byApp: Set<String> = []
  package var byPreviews: Set<String> = []
  /// Where something was presumed, or with sample values.
  package var presumed: Set<String> = []
  /// Where calls stand that ran while views were built, in any state.
  package var places: Set<SourceLocation> = []
  /// Likewise, where something was presumed.
  package var placesPresumed: Set<SourceLocation> = []

  package init() {}

  package mutating func formUnion(_ other: ShownViews) {
    byApp.formUnion(other.byApp)
    byPreviews.formUnion(other.byPreviews)
    presumed.formUnion(other.presumed)
    places.formUnion(other.places)
    placesPresumed.formUnion(other.placesPresumed)
  }

  /// Takes over what was placed for a screen.
  mutating func add(_ reading: Reading, _ interpreter: Interpreter, by content: ScreenContent) {
    let calls = reading.placesShown(of: interpreter.takeViewCalls())
    if case .sample = content.source { placesPresumed.formUnion(calls) } else { places.formUnion(calls) }
    switch content.source {
    case .app: byApp.formUnion(reading.viewsShown)
    case .preview, .provider: byPreviews.formUnion(reading.viewsShown)
    case .sample: presumed.formUnion(reading.viewsShown)
    }
    presumed.formUnion(reading.viewsPresumed)
    reading.forgetViews()
  }

  mutating func addPresumed(_ reading: Reading, _ interpreter: Interpreter) {
    placesPresumed.formUnion(reading.placesShown(of: interpreter.takeViewCalls()))
    presumed.formUnion(reading.viewsShown.union(reading.viewsPresumed))
    reading.forgetViews()
  }
}
