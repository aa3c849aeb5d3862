/// A drawn scene as SVG markup, with the parts that pictures can share kept apart.
///
/// A page that shows many pictures writes each definition once. Identifiers derive from a definition's content, so that
/// equal ones mean the same in every picture.
public struct VectorPicture: Hashable, Sendable {
  /// A glyph, a gradient, a clip: one element with its `id`.
  public struct Definition: Hashable, Sendable, Comparable {
    public var id: String
    public var markup: String
    public init(id: String, markup: String) {
      self.id = id
      self.markup = markup
    }
    public static func < (a: Self, b: Self) -> Bool { a.id < b.id }
  }
  /// Points; the view box is at the origin.
  public var size: Size
  /// Sorted by id.
  public var definitions: [Definition]
  /// The elements, without the `svg` around them; refers to the definitions by id.
  public var body: String
  public init(size: Size, definitions: [Definition], body: String) {
    self.size = size
    self.definitions = definitions
    self.body = body
  }
}
