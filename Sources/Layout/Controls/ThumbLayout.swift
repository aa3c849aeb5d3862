import SightlineModel

/// A slider's track with the thumb where the value is.
struct ThumbLayout: LayoutNode {
  var leastChildren: Int { 2 }
  /// 0 … 1.
  let share: Double

  // Children: the track, the thumb.
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let (track, thumb) = (children[0].size(in: proposal), children[1].size(in: .unspecified))
    return Size(width: max(track.width, thumb.width), height: max(track.height, thumb.height))
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let track = children[0].size(in: ProposedSize(size)).height
    let thumb = children[1].size(in: .unspecified)
    return [
      Placement(0, at: Point(x: 0, y: (size.height - track) / 2), ProposedSize(size)),
      Placement(
        1, at: Point(x: (size.width - thumb.width) * share, y: (size.height - thumb.height) / 2), .unspecified),
    ]
  }
}

/// Fills a share of the offered width from the leading end.
struct ShareLayout: ContentLayout {
  let share: Double
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: (proposal.width ?? 10) * share, height: proposal.height)
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    Size(width: proposal.width ?? 10, height: children[0].size(in: offer(proposal)).height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    [Placement(0, at: .zero, offer(ProposedSize(size)))]
  }
}

extension TreeLowering {
  /// What of a slider's or progress view's range its value has passed; half where it is not known.
  func share(_ value: Double?, _ bounds: NumberRange?, total: Double? = nil) -> Double {
    let (low, high) = bounds.map { ($0.low, $0.high) } ?? (0, total ?? 1)
    guard let value, value.isFinite, high > low else { return 0.5 }
    return max(0, min(1, (value - low) / (high - low)))
  }

  /// A track of which a share is drawn in the tint.
  func filledTrack(_ kind: ViewKind, share: Double, height: Double, _ inherited: InheritedEnvironment) -> Element {
    let track = chrome(
      kind, ShapeLayout(form: .capsule, paints: [ShapeLayout.Paint(style: SystemStyle.fill)]), inherited)
    let passed = chrome(
      .passedTrack, ShapeLayout(form: .capsule, paints: [ShapeLayout.Paint(style: .tint)]), inherited)
    let filled = chrome(.passedShare, ShareLayout(share: share), [passed], inherited)
    let parts = chrome(
      .trackParts, Layered(side: .before, alignment: GuidePair(name: "leading") ?? .center, ignoredEdges: []),
      [track, filled], inherited)
    return chrome(.frame, FixedFrame(width: nil, height: height, alignment: .center), [parts], inherited)
  }
}
