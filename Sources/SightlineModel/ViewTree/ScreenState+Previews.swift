extension ScreenState {
  private static let previewMark = "preview "

  /// The id of a state that only a preview shows.
  package static func idOfPreview(_ name: String) -> String { previewMark + name }
  /// Whether ``idOfPreview(_:)`` made the id.
  package static func isOfPreview(_ id: String) -> Bool { id.hasPrefix(previewMark) }
}
