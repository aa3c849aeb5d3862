import SightlineModel

/// The insets of a list's row: what is low enough stands in the middle of a row of the least height.
///
/// The system's insets count only for content that would not fit the least row with a small margin: a switch of 31 pt,
/// segments of 32 pt and a bordered field of 33.33 pt have rows of 44 pt, 38.33 pt of content has 60.33 pt.
struct RowInsets: ContentLayout {
  let insets: EdgeInsets
  /// Of the whole row.
  let leastHeight: Double
  /// Above and below content in a row of the least height.
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791: rows of 30.33, 31, 32 and 33.33 pt of content are 44 pt high,
  ///   those of 38.33, 40 and 40.67 pt are 60.33, 62 and 62.67 pt; iOS 17 or 18. Between 34 and 38 pt not seen.
  static let leastMargin = 4.0

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let size = children[0].size(in: offer(proposal, children[0]))
    return Size(width: size.width + insets.horizontal, height: height(size.height))
  }
  /// What is low enough is offered all its height: in a row of 52 pt two lines of 20 pt stand without the system's insets.
  private func offer(_ proposal: ProposedSize, _ content: Element) -> ProposedSize {
    var offer = proposal.inset(by: insets).sanitized
    guard let height = proposal.height, let inside = offer.height else { return offer }
    let natural = content.size(in: ProposedSize(width: offer.width, height: nil)).height
    if isLow(natural) { offer.height = max(inside, min(natural, height - 2 * Self.leastMargin)) }
    return offer
  }
  private func isLow(_ content: Double) -> Bool { content + 2 * Self.leastMargin <= leastHeight }
  private func height(_ content: Double) -> Double { isLow(content) ? leastHeight : content + insets.vertical }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let offer = offer(proposal, children[0])
    let content = children[0].size(in: offer).height
    let top = isLow(content) ? (leastHeight - content) / 2 : insets.top
    return [Placement(0, at: Point(x: insets.leading, y: top), offer)]
  }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
}
