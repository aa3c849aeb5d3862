/// Symbols that stand for a state rather than for a thing.
enum StateSymbol {
  static func marks(_ name: String) -> Bool {
    name.contains("checkmark") || plain.contains(name)
  }
  private static let plain: Set<String> = [
    "circle", "circle.fill", "circle.inset.filled", "largecircle.fill.circle", "smallcircle.filled.circle", "square",
    "square.fill", "dot.circle", "record.circle", "star", "star.fill", "heart", "heart.fill", "bookmark",
    "bookmark.fill",
  ]
  static func weight(_ shapes: [String]) -> Int {
    shapes.reduce(0) { $0 + ($1.contains("checkmark") ? 4 : $1.contains("fill") ? 2 : 0) }
  }
}
