import SightlineModel

/// The space above the first section of a list that has no header.
///
/// A list that begins right below a large title has none: the navigation stack, which knows, closes it before anything
/// is laid out.
final class FirstGap: LayoutNode {
  private let height: Double
  private var isClosed = false

  init(_ height: Double) { self.height = height }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    Size(width: 0, height: isClosed ? 0 : height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [] }

  /// Closes the gap of the list that `content` begins with, if it does.
  static func close(in content: Element) {
    if let gap = content.layout as? FirstGap {
      gap.isClosed = true
    } else if let first = content.children.first {
      // Beside other views in a stack a list does not begin at the title, unless it stands at the top.
      close(in: first)
    }
  }
}
