import SightlineModel

enum ShapeKinds {
  /// A colour fills like a rectangle.
  static let all = ViewKind.shapes.union([.color])
}
