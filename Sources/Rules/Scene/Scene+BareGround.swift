import DesignTokens
package import SightlineModel

extension Scene {
  /// Whether nothing lies behind a view but the window's own ground, and the view is drawn in nearly its colour: white words on
  /// white say that the app lays something behind them that is not seen here.
  package func isDrawnForOtherGround(_ node: SceneNode) -> Bool {
    guard let foreground = node.foreground, let front = PaintContrast.samples(of: foreground), !front.isEmpty,
      !hasOpaqueGround(node)
    else { return false }
    let ground: RGBA = variant.appearance.isDark ? .black : .white
    return front.allSatisfy { color in
      var opaque = color
      opaque.alpha = 1
      return Contrast.ratio(opaque, ground) < Self.nearlyTheGround
    }
  }

  /// Whether an unknown view was given it to show: what that lays behind it is not known.
  package func isInUnknownView(_ node: SceneNode) -> Bool {
    ancestors(of: node).contains { around in
      around.kind == .vStack
        && children(of: around).first.map { $0.kind == .unseen && $0.source == around.source } == true
    }
  }

  private func hasOpaqueGround(_ node: SceneNode) -> Bool {
    nodes.prefix { $0.id != node.id }.contains { $0.isOpaqueGround(of: node) && $0.source != nil }
  }

  /// A ratio that nobody chooses for words: WCAG asks for 3 of the largest.
  private static let nearlyTheGround = 1.25
}
