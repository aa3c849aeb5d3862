import SightlineModel

/// The icon and title of a label in a list, at accessibility sizes: the text wraps around the icon.
///
/// Lines after the first begin below the icon. Of the two arrangements that come near, beside each other and one below
/// the other, the second is taken where it needs no more lines: a word too long for the room beside the icon stays whole.
/// - Source: Apple, WWDC20 "What's new in SwiftUI" (10041): at larger sizes the title of a list's label wraps around its
///   icon. Not measured.
struct WrappingLabel: LayoutNode {
  let beside: StackLayout
  var leastChildren: Int { 2 }
  private let below = StackLayout(axis: .vertical, alignment: .leading, spacing: 0)

  init(beside: StackLayout) { self.beside = beside }

  private func arrangement(_ proposal: ProposedSize, _ children: [Element]) -> StackLayout {
    guard let width = proposal.width, width.isFinite else { return beside }
    // Whatever height is offered: what is cut to fit would look shorter.
    let offer = ProposedSize(width: width, height: nil)
    let icon = children[0].size(in: offer).height
    let (row, column) = (beside.sizeThatFits(offer, children), below.sizeThatFits(offer, children))
    // An icon is not as high as a line: half of it distinguishes one more line from none.
    return column.height <= row.height + icon / 2 ? below : beside
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    arrangement(proposal, children).sizeThatFits(proposal, children)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    arrangement(proposal, children).placements(in: size, proposal: proposal, children, unsafe: unsafe)
  }
}
