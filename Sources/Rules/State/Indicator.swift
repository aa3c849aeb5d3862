import SightlineModel

/// A row of small equal shapes that shows where one is: page dots, PIN dots.
struct Indicator {
  var marks: [SceneNode]
  var container: SceneNode

  /// Three or more shapes from one line of source, each at most 24 pt, in one row or column.
  static func all(in scene: Scene) -> [Indicator] {
    var order: [String] = []
    var groups: [String: [SceneNode]] = [:]
    let stacks: Set<ViewKind> = [.hStack, .vStack, .lazyHStack]
    for node in scene.nodes
    where !node.isModifier && node.isVisible && ShapeKinds.all.contains(node.kind) && node.foreground != nil {
      guard let source = node.source, node.frame.width <= 24, node.frame.height <= 24, node.children.isEmpty,
        let stack = scene.ancestors(of: node).first(where: { stacks.contains($0.kind) }),
        scene.control(around: node) == nil, !scene.isSystemDrawn(node)
      else { continue }
      let key = "\(source) \(stack.id)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(node)
    }
    return order.compactMap { key in
      let marks = groups[key]!
      guard marks.count > 2, let stack = scene.ancestors(of: marks[0]).first(where: { stacks.contains($0.kind) }) else {
        return nil
      }
      // Marks with words beside them are bullets.
      guard !scene.subtree(of: stack).contains(where: { $0.text != nil }) else { return nil }
      // Lines that are all alike are a handle's ridges.
      guard !areRidges(marks) else { return nil }
      return Indicator(marks: marks, container: stack)
    }
  }

  private static func areRidges(_ marks: [SceneNode]) -> Bool {
    marks.allSatisfy { mark in
      let (short, long) = (min(mark.frame.width, mark.frame.height), max(mark.frame.width, mark.frame.height))
      return long >= 3 * short && mark.foreground == marks[0].foreground
        && abs(mark.frame.width - marks[0].frame.width) < 0.5 && abs(mark.frame.height - marks[0].frame.height) < 0.5
    }
  }
}
