import DesignTokens
package import SightlineModel

extension Scene {
  /// Whether nothing lies behind a view but the window's own ground, and the view is drawn in nearly its colour: white words on
  /// white say that the app lays something behind them that is not seen here.
  package func isDrawnForOtherGround(_ node: SceneNode) -> Bool {
    guard let foreground = node.foreground, let front = PaintContrast.samples(of: foreground), !front.isEmpty,
      !hasOwnGround(node)
    else { return false }
    return front.allSatisfy(isNearWindow)
  }

  /// Whether an unknown view was given it to show: what that lays behind it is not known.
  package func isInUnknownView(_ node: SceneNode) -> Bool {
    ancestors(of: node).contains { around in
      around.kind == .vStack
        && children(of: around).first.map { $0.kind == .unseen && $0.source == around.source } == true
    }
  }

  /// Something opaque lies behind all of it, or a layer that is more than a tint behind some of it: words that run over the edge
  /// of their button are the app's.
  private func hasOwnGround(_ node: SceneNode) -> Bool {
    nodes.prefix { $0.id != node.id }.contains { behind in
      behind.source != nil
        && (behind.isOpaqueGround(of: node) || behind.frame.intersects(node.frame) && isLayer(behind))
    }
  }
  private func isLayer(_ node: SceneNode) -> Bool {
    node.drawings.contains { drawing in
      guard case .fill(_, .color(let color)) = drawing else { return false }
      return color.alpha >= Self.tint && !isNearWindow(color)
    }
  }
  private func isNearWindow(_ color: RGBA) -> Bool {
    var opaque = color
    opaque.alpha = 1
    return Contrast.ratio(opaque, variant.appearance.isDark ? .black : .white) < Self.nearlyTheGround
  }

  /// A layer fainter than this leaves what lies behind it as it is.
  private static let tint = 0.25

  /// A ratio that nobody chooses for words: WCAG asks for 3 of the largest.
  private static let nearlyTheGround = 1.25
}
