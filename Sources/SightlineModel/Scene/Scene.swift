/// A screen in one state, laid out for one variant: what a rule looks at.
package struct Scene: Sendable {
  package var screen: String
  package var state: String
  package var variant: Variant
  /// Document order: a parent before its children, siblings as declared; the index is the node's id.
  package var nodes: [SceneNode]
  package var motions: [Motion]
  /// The screen in points, at the origin.
  package var bounds: Rect { Rect(origin: .zero, size: variant.device.size) }
  /// What each node stands in, by its id.
  private let places: [ScenePlaces]
  /// The last node of each one's subtree, by its id; `nil` where nodes do not stand in document order.
  private let ends: [Int]?
  package init(screen: String, state: String, variant: Variant, nodes: [SceneNode], motions: [Motion] = []) {
    self.screen = screen
    self.state = state
    self.variant = variant
    self.nodes = nodes
    self.motions = motions
    places = ScenePlaces.of(nodes)
    ends = Self.ends(of: nodes)
  }

  /// The same tree, measured otherwise or drawn in other colours.
  ///
  /// - Parameter nodes: As many, each `like` the other scene's.
  package init(
    like other: Scene, _ screen: String, _ state: String, _ variant: Variant, nodes: [SceneNode], motions: [Motion]
  ) {
    self.screen = screen
    self.state = state
    self.variant = variant
    self.nodes = nodes
    self.motions = motions
    places = other.places
    ends = other.ends
  }

  /// The parts of the system's that a node is, or stands in.
  package func places(of node: SceneNode) -> ScenePlaces {
    // Nodes added since are looked up from their parents.
    node.id < places.count ? places[node.id] : ScenePlaces.of(nodes)[node.id]
  }

  package func children(of node: SceneNode) -> [SceneNode] { node.children.map { nodes[$0] } }
  /// - Returns: From the parent to the root.
  package func ancestors(of node: SceneNode) -> [SceneNode] {
    var depth = 0
    var next = node.parent
    while let id = next {
      depth += 1
      next = nodes[id].parent
    }
    guard depth > 0 else { return [] }
    var result: [SceneNode] = []
    result.reserveCapacity(depth)
    next = node.parent
    while let id = next {
      result.append(nodes[id])
      next = nodes[id].parent
    }
    return result
  }
  /// - Returns: The node and everything below it, in document order.
  package func subtree(of node: SceneNode) -> ArraySlice<SceneNode> {
    if let ends, node.id < ends.count { return nodes[node.id...ends[node.id]] }
    var result: [SceneNode] = []
    func add(_ node: SceneNode) {
      result.append(node)
      for child in node.children { add(nodes[child]) }
    }
    add(node)
    return result[...]
  }

  /// - Returns: `nil` unless each subtree is one stretch of the list.
  private static func ends(of nodes: [SceneNode]) -> [Int]? {
    var ends = [Int](repeating: 0, count: nodes.count)
    for index in nodes.indices.reversed() {
      var end = index
      for child in nodes[index].children {
        guard child == end + 1, child < nodes.count else { return nil }
        end = ends[child]
      }
      ends[index] = end
    }
    return ends
  }
  /// Spoken elements in the order VoiceOver reads them.
  package var spokenElements: [SceneNode] {
    nodes.filter { $0.spoken != nil }.sorted { $0.spoken!.order < $1.spoken!.order }
  }
}

/// Something drawn: resolved to one appearance.
package enum Drawing: Sendable {
  /// Coordinates of the screen.
  case fill(Outline, DrawPaint)
  case stroke(Outline, DrawPaint, width: Double)
  /// Lines at the frame's origin.
  case text(DrawPaint)
  /// The glyphs and inline images of a part of the text, given in UTF-8 offsets.
  case textRun(Range<Int>, DrawPaint)
  /// A named symbol or image: an icon of the same meaning, the picture, else a labelled box within the frame.
  case symbol(String, DrawPaint, isMirrored: Bool)
  case shadow(Outline, DrawPaint, radius: Double, offset: Point)
}

/// A paint ready to draw; points in screen space.
package enum DrawPaint: Sendable {
  case color(RGBA)
  case linear(start: Point, end: Point, stops: [(location: Double, color: RGBA)])
  case radial(center: Point, startRadius: Double, endRadius: Double, stops: [(location: Double, color: RGBA)])
  /// Angles in degrees, clockwise from the positive x axis.
  case angular(center: Point, startAngle: Double, endAngle: Double, stops: [(location: Double, color: RGBA)])
  /// Decided by the colours behind, which are blurred. The material's name.
  case material(String)
  /// The picture, else a labelled box. The image's name.
  case image(String)
  /// Drawn hatched: its colour is not known.
  case unknown(String)
}
