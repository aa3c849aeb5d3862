/// A picture of the project's on disk.
package struct PictureFile: Hashable, Sendable {
  /// Absolute.
  package var path: String
  /// Drawn in one colour, as its form alone.
  package var isTemplate: Bool
  package init(path: String, isTemplate: Bool = false) {
    self.path = path
    self.isTemplate = isTemplate
  }
}

/// A picture that can't be shown, and why.
struct PictureError: Error, Hashable {
  var reason: String
}

/// What a picture's file holds.
enum Picture: Sendable {
  case bitmap(Bitmap)
  case drawing(SVGDrawing)
}
