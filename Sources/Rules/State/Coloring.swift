import SightlineModel

/// The colours of a control, of its words and marks and of what lies behind the words, and how its words are set.
struct Coloring: Hashable {
  /// In drawing order, as `#RRGGBBAA`; what is not drawn counts as nothing.
  let paints: [String]
  let emphasis: [Emphasis]
  private static let background = "on "

  /// How words or marks are made to stand out without a colour.
  struct Emphasis: Hashable {
    var font: FontSpec?
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    /// In hundredths.
    var scale = 100

    /// Larger for what stands out more.
    var weight: Int { (isBold ? 1 : 0) + (isItalic ? 1 : 0) + (isUnderlined ? 1 : 0) + (scale > 100 ? 1 : 0) }
  }

  init(of control: SceneNode, in scene: Scene) {
    var paints: [String] = []
    var emphasis: [Emphasis] = []
    let inside = scene.subtree(of: control)
    let around = scene.ancestors(of: control).prefix { $0.isModifier }
    let scale = (inside + around).compactMap(\.scale).reduce(1, *)
    for node in inside where node.opacity > 0.01 && !node.isModifier {
      if let text = node.text {
        paints.append(Self.words(node.foreground))
        paints.append(Self.background + Self.words(node.backdrop))
        var set = Emphasis(font: text.font, isBold: text.measured.isBold || text.runs.contains(where: \.isBold))
        set.isItalic = text.content.runs.contains { $0.isItalic == true }
        set.isUnderlined = text.content.runs.contains { $0.isUnderlined == true }
        emphasis.append(set)
      } else if node.systemName != nil || ShapeKinds.all.contains(node.kind) {
        paints.append(Self.words(node.foreground))
      }
      paints += node.drawings.compactMap(\.fillColor).map(\.hexString)
    }
    if emphasis.isEmpty { emphasis = [Emphasis()] }
    emphasis[0].scale = Int(saturating: (scale * 100).rounded())
    self.paints = paints
    self.emphasis = emphasis
  }

  private static func words(_ paint: ResolvedPaint?) -> String {
    if case .color(let color)? = paint { color.alpha > 0.01 ? color.hexString : "" } else { "" }
  }

  /// Of two that differ, the chosen one is drawn with more: paint behind it, bolder words.
  var weight: Int { Set(paints).count + emphasis.reduce(0) { $0 + $1.weight } }
}

extension SceneNode {
  /// What a modifier scales its content by.
  fileprivate var scale: Double? {
    guard case .scaleEffect(let modifier)? = modifier else { return nil }
    return modifier.s.value ?? modifier.scale.value?.width ?? modifier.x.value
  }
}
