/// Which of the screens somebody wants to see.
package struct ScreenSelection: Hashable, Sendable {
  /// Name or Swift type; `nil` for the first.
  package var name: String?
  /// Only what the screen shows by itself: no branches are presumed, and nothing follows from its previews.
  package var isOfStatesAlone: Bool
  package init(name: String?, isOfStatesAlone: Bool) {
    self.name = name
    self.isOfStatesAlone = isOfStatesAlone
  }
}
