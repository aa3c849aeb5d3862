import SightlineModel

/// Types of the project's own views, by how they were laid out.
package struct ShownViews: Sendable {
  /// In states that the app reaches.
  package var byApp: Set<String> = []
  package var byPreviews: Set<String> = []
  /// Where something was presumed, or with sample values.
  package var presumed: Set<String> = []

  package init() {}

  package mutating func formUnion(_ other: ShownViews) {
    byApp.formUnion(other.byApp)
    byPreviews.formUnion(other.byPreviews)
    presumed.formUnion(other.presumed)
  }

  /// Takes over what was placed for a screen.
  mutating func add(_ reading: Reading, by content: ScreenContent) {
    switch content.source {
    case .app: byApp.formUnion(reading.viewsShown)
    case .preview, .provider: byPreviews.formUnion(reading.viewsShown)
    case .sample: presumed.formUnion(reading.viewsShown)
    }
    presumed.formUnion(reading.viewsPresumed)
    reading.forgetViews()
  }

  mutating func addPresumed(_ reading: Reading) {
    presumed.formUnion(reading.viewsShown.union(reading.viewsPresumed))
    reading.forgetViews()
  }
}
