/// A drawn scene as SVG markup, with the parts that pictures can share kept apart.
///
/// A page that shows many pictures writes each definition once. Identifiers derive from a definition's content, so that
/// equal ones mean the same in every picture.
package struct VectorPicture: Hashable, Sendable, Codable {
  /// A glyph, a gradient, a clip: one element with its `id`.
  package struct Definition: Hashable, Sendable, Codable, Comparable {
    package var id: String
    package var markup: String
    package init(id: String, markup: String) {
      self.id = id
      self.markup = markup
    }
    package static func < (a: Self, b: Self) -> Bool { a.id < b.id }
  }
  /// A part whose content is taller than its window. The content moves up by the CSS variable `--scroll`, a negative
  /// length in px that the page sets on an element around the drawing.
  package struct Scroll: Hashable, Sendable, Codable {
    package var window: Rect
    /// Where the content ends when it is not scrolled.
    package var contentBottom: Double
    package init(window: Rect, contentBottom: Double) {
      self.window = window
      self.contentBottom = contentBottom
    }

    /// - Returns: How far the content has to move up, in points, so that the frame is seen; 0 where it is without.
    package func offset(toShow frame: Rect) -> Double {
      let most = max(0, contentBottom - window.maxY)
      guard most > 0, frame.y.isFinite, frame.height.isFinite, frame.maxY > window.maxY else { return 0 }
      let wanted = frame.height > window.height * 0.8 ? frame.minY - window.minY - 8 : frame.center.y - window.center.y
      return min(max(wanted, 0), most).rounded()
    }
  }
  /// Points; the view box is at the origin.
  package var size: Size
  /// Sorted by id.
  package var definitions: [Definition]
  /// The elements, without the `svg` around them; refers to the definitions by id.
  package var body: String
  /// `nil` when everything fits.
  package var scroll: Scroll?
  package init(size: Size, definitions: [Definition], body: String, scroll: Scroll? = nil) {
    self.size = size
    self.definitions = definitions
    self.body = body
    self.scroll = scroll
  }
}
