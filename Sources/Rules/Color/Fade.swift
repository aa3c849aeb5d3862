import DesignTokens
import SightlineModel

/// An `.opacity` around an element that takes away its contrast.
struct Fade {
  let source: SourceLocation
  /// Of the modifier.
  let opacity: Double
  /// Of all modifiers around the element together.
  let total: Double
  /// What lies behind the element fades with it: how far the ratio rises with the opacity is not said.
  let fadesGround: Bool
  /// What is enough in light may be too little in dark.
  let appearance: Appearance

  /// The modifier that fades the element most; `nil` where none does.
  init?(around node: SceneNode, in scene: Scene) {
    let modifiers = scene.ancestors(of: node).filter { $0.isModifier && $0.kind == .opacity }
    let faded = modifiers.compactMap { modifier -> (node: SceneNode, source: SourceLocation, opacity: Double)? in
      guard case .opacity(let fade)? = modifier.modifier, let opacity = fade.opacity.value, opacity < 1, opacity > 0
      else { return nil }
      return modifier.source.map { (modifier, $0, opacity) }
    }
    guard let most = faded.min(by: { $0.opacity < $1.opacity }), node.opacity > 0, node.opacity < 1 else { return nil }
    (source, opacity, total) = (most.source, most.opacity, node.opacity)
    appearance = scene.variant.appearance
    fadesGround = scene.subtree(of: most.node).contains { other in
      other.id < node.id && !other.drawings.isEmpty && !other.frame.intersection(node.frame).isEmpty
    }
  }

  /// - Parameter back: What lies behind, as far as it is one colour or several.
  /// - Returns: The ratio with a lighter touch: at another opacity of the modifier.
  func ratio(at opacity: Double, _ front: [RGBA], _ back: [RGBA]) -> Double? {
    let factor = opacity / self.opacity
    let shown = front.map { color in
      var color = color
      // Composited already where one colour lies behind it: further away from that colour.
      if color.alpha > 0.999, back.count == 1, let below = back.first {
        func away(_ channel: KeyPath<RGBA, Double>) -> Double {
          min(1, max(0, below[keyPath: channel] + (color[keyPath: channel] - below[keyPath: channel]) * factor))
        }
        return RGBA(red: away(\.red), green: away(\.green), blue: away(\.blue), alpha: color.alpha)
      }
      color.alpha = min(1, color.alpha * factor)
      return color
    }
    return PaintContrast.worst(shown, back)?.ratio
  }

  /// Whether raising the modifier's opacity is enough.
  func isCurable(_ front: [RGBA], _ back: [RGBA], required: Double) -> Bool {
    ratio(at: 1, front, back).map { $0 >= required } ?? false
  }

  /// - Returns: The least opacity of the modifier that is enough, in hundredths; `nil` where the colours themselves are
  ///   too alike.
  func passingOpacity(_ front: [RGBA], _ back: [RGBA], required: Double) -> Double? {
    guard isCurable(front, back, required: required) else { return nil }
    let first = Int(saturating: (opacity * 100).rounded(.up))
    let least = (first...max(first, 100)).first { (ratio(at: Double($0) / 100, front, back) ?? 0) >= required } ?? 100
    return Double(min(least, 100)) / 100
  }

  /// `.opacity(0.4) at PlayerView.swift:75`.
  var words: String {
    let file = source.file.split(separator: "/").last ?? ""
    return ".opacity(\(opacity.text(3))) at \(file):\(source.line)"
  }
}
