import SightlineModel

/// `frame(minWidth:idealWidth:maxWidth:…)`: each axis by itself takes the offer within its limits.
///
/// With both limits the offer counts, clamped. With a minimum only, the content counts up to the offer; with a maximum
/// only, the offer counts down to the content. Without an offer the ideal length counts, else the content's.
struct FlexibleFrame: ContentLayout {
  var endsPriority: Bool { true }
  struct Limits {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    func clamped(_ length: Double) -> Double { max(minimum ?? 0, min(maximum ?? .infinity, length)) }
    func offer(_ proposed: Double?) -> Double? { (proposed ?? ideal).map(clamped) }

    /// - Returns: The length where it does not depend on the content.
    func fixed(_ proposed: Double?) -> Double? {
      guard let proposed else { return ideal }
      return minimum != nil && maximum != nil ? clamped(proposed) : nil
    }
    func length(_ proposed: Double?, content: Double) -> Double {
      if let fixed = fixed(proposed) { return fixed }
      let offered = offer(proposed)
      switch (minimum, maximum) {
      case (_?, _?): return clamped(content)
      case (let minimum?, nil): return max(min(offered ?? .infinity, content), minimum)
      case (nil, let maximum?): return min(max(offered ?? 0, content), maximum)
      case (nil, nil): return content
      }
    }
    /// What the content is offered when the frame's own length is settled.
    func settledOffer(_ proposed: Double?, length: Double) -> Double? {
      let isFree = ideal == nil && proposed == nil && minimum ?? 0 < length && length < maximum ?? .infinity
      let unbounded = ideal == nil && proposed == nil && isEmpty
      return isFree || unbounded ? nil : length
    }
  }
  let horizontal: Limits
  let vertical: Limits
  let alignment: GuidePair

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    if let width = horizontal.fixed(proposal.width), let height = vertical.fixed(proposal.height) {
      return Size(width: width, height: height)
    }
    let offer = ProposedSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    let size = children[0].size(in: offer)
    return Size(
      width: horizontal.length(proposal.width, content: size.width),
      height: vertical.length(proposal.height, content: size.height))
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let offer = ProposedSize(
      width: horizontal.settledOffer(proposal.width, length: size.width),
      height: vertical.settledOffer(proposal.height, length: size.height))
    return [Placement(0, at: alignment.position(of: children[0], offered: offer, in: size), offer)]
  }
  func spacing(_ children: [Element]) -> Spacing {
    var spacing = children[0].spacing
    guard !children[0].traits.spacerAxes else { return spacing }
    if !vertical.isEmpty { spacing.reset([.top, .bottom]) }
    if !horizontal.isEmpty { spacing.reset([.leading, .trailing]) }
    return spacing
  }
}
