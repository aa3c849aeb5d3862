/// A drawn scene as SVG markup, with the parts that pictures can share kept apart.
///
/// A page that shows many pictures writes each definition once. Identifiers derive from a definition's content, so that
/// equal ones mean the same in every picture.
public struct VectorPicture: Hashable, Sendable, Codable {
  /// A glyph, a gradient, a clip: one element with its `id`.
  public struct Definition: Hashable, Sendable, Codable, Comparable {
    public var id: String
    public var markup: String
    public init(id: String, markup: String) {
      self.id = id
      self.markup = markup
    }
    public static func < (a: Self, b: Self) -> Bool { a.id < b.id }
  }
  /// A part whose content is taller than its window. The content moves up by the CSS variable `--scroll`, a negative
  /// length in px that the page sets on an element around the drawing.
  public struct Scroll: Hashable, Sendable, Codable {
    public var window: Rect
    /// Where the content ends when it is not scrolled.
    public var contentBottom: Double
    public init(window: Rect, contentBottom: Double) {
      self.window = window
      self.contentBottom = contentBottom
    }

    /// - Returns: How far the content has to move up, in points, so that the frame is seen; 0 where it is without.
    public func offset(toShow frame: Rect) -> Double {
      let most = max(0, contentBottom - window.maxY)
      guard most > 0, frame.y.isFinite, frame.height.isFinite, frame.maxY > window.maxY else { return 0 }
      let wanted = frame.height > window.height * 0.8 ? frame.minY - window.minY - 8 : frame.center.y - window.center.y
      return min(max(wanted, 0), most).rounded()
    }
  }
  /// Points; the view box is at the origin.
  public var size: Size
  /// Sorted by id.
  public var definitions: [Definition]
  /// The elements, without the `svg` around them; refers to the definitions by id.
  public var body: String
  /// `nil` when everything fits.
  public var scroll: Scroll?
  public init(size: Size, definitions: [Definition], body: String, scroll: Scroll? = nil) {
    self.size = size
    self.definitions = definitions
    self.body = body
    self.scroll = scroll
  }
}
