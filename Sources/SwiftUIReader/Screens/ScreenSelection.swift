/// Which of the screens somebody wants to see.
package struct ScreenSelection: Hashable, Sendable {
  /// Name or Swift type; `nil` for the first.
  package var name: String?
  /// Only what the screen shows first: no branches are presumed, and nothing follows from its previews.
  package var isFirstStateAlone: Bool
  package init(name: String?, isFirstStateAlone: Bool) {
    self.name = name
    self.isFirstStateAlone = isFirstStateAlone
  }
}
