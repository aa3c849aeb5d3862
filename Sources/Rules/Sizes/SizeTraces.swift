public import SightlineModel

/// A screen in one state at one text size.
public struct SizeTraces: Sendable {
  public var size: DynamicTypeSize
  public var elements: [SizeTrace]
  /// Everything shown or spoken, joined: what an element's words may have gone into.
  public var words: Set<String>

  public init(_ scene: Scene) {
    size = scene.variant.size
    elements = []
    words = []
    for node in scene.nodes {
      // What is transparent is not there.
      if let shown = node.shownString, !shown.isEmpty, node.opacity > 0.01 { words.insert(shown) }
      if let spoken = node.spoken { words.formUnion([spoken.label] + spoken.actions) }
      if let trace = SizeTrace(node, in: scene) { elements.append(trace) }
    }
  }
}
