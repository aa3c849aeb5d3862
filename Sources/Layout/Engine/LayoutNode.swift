import SightlineModel

/// How one kind of container or modifier sizes itself and places its children. Pure: nothing is kept between calls.
protocol LayoutNode {
  /// - Parameter proposal: Points per axis; `nil` asks for the ideal size, `.infinity` for the largest.
  /// - Returns: Points. May exceed the proposal.
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size

  /// - Parameters:
  ///   - size: What `sizeThatFits` answered to the proposal.
  ///   - unsafe: How far the node may reach beyond each of its edges to cover unsafe areas.
  func placements(in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets) -> [Placement]

  /// - Returns: A guide some descendant sets; `nil` leaves it to the guide's default.
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double?

  /// How much room the node wants beside its neighbours in a stack with default spacing.
  func spacing(_ children: [Element]) -> Spacing

  /// How many children it can't do without, such as the content of a modifier: with fewer it takes no room.
  var leastChildren: Int { get }

  /// Answers a guide itself, whatever it is.
  var setsGuide: Bool { get }

  /// Text, or a picture that stands in a line of text.
  var hasBaseline: Bool { get }

  /// What is asked for here is decided anew: the content's priority in a stack ends with it, a spacer's too. Only what
  /// passes its content's size on unchanged keeps it (OpenSwiftUI, `UnaryLayout.layoutPriority`).
  var endsPriority: Bool { get }

  /// Adds what is drawn; the frame is final.
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea)

  /// What answers depended on has changed: nothing that was remembered holds any more.
  func forget()
}

extension LayoutNode {
  var leastChildren: Int { 0 }
  var setsGuide: Bool { false }
  var hasBaseline: Bool { false }
  var endsPriority: Bool { false }
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? {
    let placed = placements(in: size, proposal: proposal, children, unsafe: .zero)
    return guide.combined(
      placed.compactMap { placement in
        guard !placement.isDecoration else { return nil }
        let child = children[placement.child]
        guard let value = child.explicitGuide(guide, in: placement.proposal) else { return nil }
        return value + (guide.axis == .horizontal ? placement.position.x : placement.position.y)
      })
  }
  func spacing(_ children: [Element]) -> Spacing { children.count == 1 ? children[0].spacing : Spacing() }
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {}
  func forget() {}
}

/// Around content that is its first child: a modifier, an inset.
protocol ContentLayout: LayoutNode {}

extension ContentLayout {
  var leastChildren: Int { 1 }
}

/// Where a container puts one child.
struct Placement {
  var child: Int
  /// Top leading corner in the container; x grows from leading to trailing.
  var position: Point
  var proposal: ProposedSize
  /// It lends no alignment guide to its container: a background, an overlay.
  var isDecoration = false
  var safeArea: SafeAreaChange = .inherited

  init(
    _ child: Int, at position: Point, _ proposal: ProposedSize, isDecoration: Bool = false,
    safeArea: SafeAreaChange = .inherited
  ) {
    self.child = child
    self.position = position
    self.proposal = proposal
    self.isDecoration = isDecoration
    self.safeArea = safeArea
  }
}

/// What a container does to the safe area its child sees.
enum SafeAreaChange {
  case inherited
  /// The child may use everything at these edges.
  case ignored(Edges)
  /// Bars cover this much of the container's own bounds.
  case covered(EdgeInsets)
  /// The child stands on its own: scrolled content.
  case none
  /// The child is a window of its own, whose edges the system covers: a sheet.
  case window(EdgeInsets)
}

/// What is known of a node once it has its place.
struct PlacedArea {
  let proposal: ProposedSize
  /// Unrounded, physical.
  let exact: Rect
  /// How far it may reach into unsafe areas beyond its edges; leading is left.
  let reach: EdgeInsets
  let pixels: PixelGrid
  let element: Element

  /// The node's frame with the unsafe areas it touches, rounded.
  var reachedFrame: Rect {
    pixels.round(
      Rect(
        x: exact.minX - reach.leading, y: exact.minY - reach.top, width: exact.width + reach.horizontal,
        height: exact.height + reach.vertical))
  }
}
