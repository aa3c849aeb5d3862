import Foundation
import SightlineModel

/// A wheel: rows of one height on a cylinder as high as the wheel, the chosen one in the middle; what turns away is nearer to
/// its neighbour and fainter.
///
/// Children: the band behind the chosen row, then the rows.
/// - Source: UIPickerView and UIDatePicker, 320 × 216 pt, as documented; the height of a row is estimated.
struct WheelLayout: LayoutNode {
  var leastChildren: Int { 1 }
  /// Which of the rows is chosen.
  let chosen: Int
  let size: Size
  let rowHeight: Double

  /// Beyond it a row is seen from its edge.
  static let neighbours = 3
  private static let insets = 9.0

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    Size(width: proposal.width ?? size.width, height: size.height)
  }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let width = max(0, size.width.finite - 2 * Self.insets)
    return children.indices.map { index in
      let offer = ProposedSize(width: width, height: rowHeight)
      let child = children[index].size(in: offer)
      let middle = index == 0 ? size.height / 2 : size.height / 2 + distance(of: index - 1)
      return Placement(
        index, at: Point(x: (size.width.finite - child.width) / 2, y: middle - child.height / 2), offer)
    }
  }

  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    node.clip = ShapeForm.rectangle.outline(in: node.frame)
    node.clipFrame = node.frame
    for index in node.children.indices.dropFirst() {
      node.children[index].opacity = Self.opacity(abs(index - 1 - chosen))
    }
  }

  /// From the middle of the wheel to that of a row.
  private func distance(of row: Int) -> Double {
    let radius = size.height / 2
    return radius * sin(Double(row - chosen) * rowHeight / radius)
  }

  private static func opacity(_ distance: Int) -> Double {
    distance == 0 ? 1 : max(0.1, 0.75 - 0.25 * Double(distance))
  }
}

extension TreeLowering {
  /// One line each; how the system sets them at accessibility sizes is not known.
  func wheelRows(_ inherited: InheritedEnvironment) -> InheritedEnvironment {
    var style = inherited
    style.contentSize = min(inherited.contentSize, .xxxLarge)
    style.lineLimit = 1
    return style
  }

  func onWheel(_ facts: NodeFacts) -> NodeFacts {
    var facts = facts
    facts.uncertainty = 4
    facts.uncertaintyReason = "the rows of wheels are estimated"
    return facts
  }

  /// - Parameter chosen: Which option stands in the middle; the others that can be seen are at most three each side.
  func wheel(_ options: [Element], chosen: Int, _ inherited: InheritedEnvironment) -> Element {
    let metrics = ControlMetrics(platform: platform)
    let seen = options.indices.filter { abs($0 - chosen) <= WheelLayout.neighbours }
    let rows = seen.map { index in
      let height = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: metrics.wheelRow)
      let fill = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
      return chrome(
        .wheelRow, FlexibleFrame(horizontal: fill, vertical: height, alignment: .center), [options[index]], inherited)
    }
    let band = chrome(
      .wheelBand,
      ShapeLayout(
        form: platform == .ios26 ? .capsule : .roundedRectangle(8),
        paints: [ShapeLayout.Paint(style: SystemStyle.fill)]), inherited, role: .background)
    return chrome(
      .wheel,
      WheelLayout(
        chosen: chosen - (seen.first ?? 0), size: Size(width: 320, height: metrics.wheelHeight),
        rowHeight: metrics.wheelRow), [band] + rows, inherited)
  }
}
