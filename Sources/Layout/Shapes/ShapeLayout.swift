import SightlineModel

/// A shape, colour or gradient: takes what is offered, 10 pt where nothing is. A circle stays a circle.
/// - Source: Apple's documentation of `Shape.sizeThatFits(_:)` and `ProposedViewSize.replacingUnspecifiedDimensions`.
struct ShapeLayout: LayoutNode {
  static let idealLength = 10.0
  let form: ShapeForm
  /// In drawing order.
  let paints: [Paint]
  /// Cut, turned, moved or scaled: of these nothing says that they stay circles, so they take what is offered.
  ///
  /// - Source: SwiftUI's interface: `Circle` has a `sizeThatFits` of its own, `ScaledShape`, `RotatedShape`, `OffsetShape` and
  ///   `TransformedShape` have `Shape`'s. zeugmaster/macadamia c63cfe6 shows it: a button around `Circle().scale(…).stroke(…)` of fixed
  ///   vertical size is as high as its text.
  var isTransformed = false

  struct Paint {
    var style: StyleSpec
    var strokeWidth: Double?
    /// The stroke lies inside the shape's edge (`strokeBorder`).
    var isInside = false
    var derivation: [DerivationStep] = []
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    if form == .circle, !isTransformed {
      // What is not offered counts as the ideal length (OpenSwiftUI, `Circle`).
      let diameter = min(proposal.width ?? Self.idealLength, proposal.height ?? Self.idealLength)
      return Size(width: diameter, height: diameter)
    }
    return Size(width: proposal.width ?? Self.idealLength, height: proposal.height ?? Self.idealLength)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [] }

  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    node.shapes = paints.map { paint in
      let drawn = paint.isInside ? ShapeForm.inset(form, (paint.strokeWidth ?? 0) / 2) : form
      return drawn.shape(
        in: node.frame, style: paint.style, strokeWidth: paint.strokeWidth, direction: node.direction,
        derivation: paint.derivation)
    }
  }
}

/// Of a size of its own, whatever is offered.
struct FixedLeaf: LayoutNode {
  let size: Size
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { size }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [] }
}
