import SightlineModel

/// SF Symbols that point to a side.
enum DirectionalSymbol {
  /// The name ends its direction with `left` or `right`: it never turns.
  static func points(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let head = parts.first, heads.contains(String(head)) else { return false }
    let isBothWays = parts.contains("left") && parts.contains("right")
    return !isBothWays && (parts.contains("left") || parts.contains("right"))
      || parts.contains { ["forward", "backward"].contains($0) }
  }
  private static let heads: Set<String> = ["arrow", "chevron", "arrowshape", "arrowtriangle", "arrowtriangleshape"]

  /// The name that follows the layout; `nil` when this one does, or none exists.
  static func adapting(_ name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.contains("left") || parts.contains("right"), let head = parts.first, !withoutTwin.contains(head) else {
      return nil
    }
    return parts.map { $0 == "left" ? "backward" : $0 == "right" ? "forward" : $0 }.joined(separator: ".")
  }
  /// Triangles and shapes have no adapting name.
  private static let withoutTwin: Set<String> = ["arrowtriangle", "arrowtriangleshape"]
}
