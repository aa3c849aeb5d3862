/// What previews showed at a glance, kept for the program that follows when a file has changed: of an app of 400 files the
/// previews take two thirds of what a save costs.
package struct PreviewGlances: Sendable {
  struct Glance: Sendable {
    var previews: [ScreenEntry.Preview]
    var needed: Dependencies
  }
  private var known: [ScreenContent.Source: Glance] = [:]

  package init() {}

  subscript(source: ScreenContent.Source) -> [ScreenEntry.Preview]? { known[source]?.previews }

  mutating func keep(_ previews: [ScreenEntry.Preview], of source: ScreenContent.Source, needed: Dependencies) {
    known[source] = Glance(previews: previews, needed: needed)
  }

  /// Those that hold after the files have changed: nothing in them ran.
  ///
  /// - Parameter paths: Relative to the audited folder.
  package func untouched(by paths: [String]) -> PreviewGlances {
    var copy = self
    copy.known = known.filter { !paths.contains(where: $0.value.needed.isTouched) }
    return copy
  }

  package var count: Int { known.count }
}
