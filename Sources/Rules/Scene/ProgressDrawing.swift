import SightlineModel

/// A progress bar drawn with shapes: a longer shape behind a shorter one of the same height, flush at one end.
enum ProgressDrawing {
  static let shapes: Set<ViewKind> = [.rectangle, .capsule, .roundedRectangle, .unevenRoundedRectangle, .color]

  /// - Returns: The track behind a node that looks like the filled part of a bar.
  static func track(of node: SceneNode, in scene: Scene) -> SceneNode? {
    guard isBar(node), let foreground = node.foreground else { return nil }
    guard case .color(let color) = foreground, color.alpha > 0.01 else { return nil }
    let container = scene.ancestors(of: node).first {
      $0.kind == .zStack || $0.kind == .overlay || $0.kind == .background || $0.kind == .geometryReader
    }
    guard let container else { return nil }
    return scene.subtree(of: container).first { other in
      other.id < node.id && isBar(other) && other.foreground != nil
        // Drawn in one colour they are one line.
        && other.foreground != foreground
        && abs(other.frame.height - node.frame.height) < 0.5 && abs(other.frame.y - node.frame.y) < 0.5
        && other.frame.width > node.frame.width + 1
        && (abs(other.frame.minX - node.frame.minX) < 0.5 || abs(other.frame.maxX - node.frame.maxX) < 0.5)
    }
  }

  private static func isBar(_ node: SceneNode) -> Bool {
    !node.isModifier && shapes.contains(node.kind) && node.frame.height <= 24 && node.frame.width > node.frame.height
  }
}
