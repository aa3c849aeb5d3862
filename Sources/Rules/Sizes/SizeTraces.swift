package import SightlineModel

/// A screen in one state at one text size.
package struct SizeTraces: Sendable {
  package var size: DynamicTypeSize
  package var elements: [SizeTrace]
  /// Everything shown or spoken, joined: what an element's words may have gone into.
  package var words: Set<String>

  /// - Parameter shownAt: Where a picture is shown, beside its own line.
  package init(_ scene: Scene, shownAt: (SceneNode) -> [SourceLocation] = { _ in [] }) {
    size = scene.variant.size
    elements = []
    words = []
    for node in scene.nodes {
      // What is transparent is not there.
      if let shown = node.shownString, !shown.isEmpty, node.opacity > 0.01 { words.insert(shown) }
      if let spoken = node.spoken { words.formUnion([spoken.label] + spoken.actions) }
      guard var trace = SizeTrace(node, in: scene) else { continue }
      if trace.role == .symbol { trace.shownAt = shownAt(node) }
      elements.append(trace)
    }
  }
}
