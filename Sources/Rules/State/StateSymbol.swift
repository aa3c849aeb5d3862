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
  /// Ticks, circles and squares: boxes and buttons of a choice, whatever they stand beside.
  static func isOfChoice(_ name: String) -> Bool {
    ["check", "circle", "square", "record"].contains { name.contains($0) }
  }
  /// `heart` of `heart.fill`.
  static func base(_ name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" && $0 != "slash" }.joined(separator: ".")
  }

  /// One symbol drawn filled and not, with and without a stroke through it, or ticked and empty: two states of one thing.
  static func areStates(_ first: String, _ second: String) -> Bool {
    func bare(_ name: String) -> String {
      let parts = name.split(separator: ".").filter { !["fill", "slash", "checkmark", "inset", "filled"].contains($0) }
      return parts.joined(separator: ".")
    }
    return first != second && bare(first) == bare(second)
  }

  static func weight(_ shapes: [String]) -> Int {
    shapes.reduce(0) { $0 + ($1.contains("checkmark") ? 4 : $1.contains("fill") ? 2 : 0) }
  }
}
