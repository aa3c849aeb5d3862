import SightlineModel

/// The colours of a control: of its words and marks, and of what lies behind the words.
struct Coloring: Hashable {
  /// In drawing order, as `#RRGGBBAA`; what is not drawn counts as nothing.
  let paints: [String]
  let isBold: Bool
  private static let background = "on "

  init(of control: SceneNode, in scene: Scene) {
    var paints: [String] = []
    var isBold = false
    for node in scene.subtree(of: control) where node.opacity > 0.01 && !node.isModifier {
      if let text = node.text {
        paints.append(Self.words(node.foreground))
        paints.append(Self.background + Self.words(node.backdrop))
        isBold = isBold || text.runs.contains(where: \.isBold)
      } else if node.systemName != nil || ShapeKinds.all.contains(node.kind) {
        paints.append(Self.words(node.foreground))
      }
      paints += node.drawings.compactMap(\.fillColor).map(\.hexString)
    }
    self.paints = paints
    self.isBold = isBold
  }

  private static func words(_ paint: ResolvedPaint?) -> String {
    if case .color(let color)? = paint { color.alpha > 0.01 ? color.hexString : "" } else { "" }
  }

  /// Of two that differ, the chosen one is drawn with more: paint behind it, bolder words.
  var weight: Int { Set(paints).count + (isBold ? 1 : 0) }
}
