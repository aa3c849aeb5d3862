import SightlineModel

enum ShapeKinds {
  static let all: Set<ViewKind> = [
    .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .unevenRoundedRectangle, .color, .path,
  ]
}
