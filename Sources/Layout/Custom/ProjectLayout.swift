import SightlineModel

/// A container that lays its views out by the project's own code (`Layout`).
///
/// Where that code can't be run its views stand in a column; the frame is uncertain and the reason reported.
final class ProjectLayout: LayoutNode {
  private let procedure: any LayoutProcedure
  private let report: (String) -> Void
  private let column = StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil)
  private var problem: String?

  init(_ procedure: any LayoutProcedure, report: @escaping (String) -> Void) {
    self.procedure = procedure
    self.report = report
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    if problem == nil {
      do {
        return try procedure.sizeThatFits(proposal, children.map(ProjectSubview.init))
      } catch { fail("\(error)") }
    }
    return column.sizeThatFits(proposal, children)
  }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    if problem == nil {
      do {
        let places = try procedure.placements(in: size, proposal, children.map(ProjectSubview.init))
        return children.indices.map { place(children[$0], $0, places[$0], in: size, proposal) }
      } catch { fail("\(error)") }
    }
    return column.placements(in: size, proposal: proposal, children, unsafe: unsafe)
  }

  /// A view that the code placed nowhere stands in the middle.
  private func place(
    _ child: Element, _ index: Int, _ place: SubviewPlacement?, in size: Size, _ proposal: ProposedSize
  ) -> Placement {
    let place =
      place
      ?? SubviewPlacement(
        position: Point(x: size.width / 2, y: size.height / 2), anchor: UnitPoint(x: 0.5, y: 0.5), proposal: proposal)
    let own = child.size(in: place.proposal)
    let corner = Point(
      x: place.position.x - own.width * place.anchor.x, y: place.position.y - own.height * place.anchor.y)
    guard corner.x.isFinite, corner.y.isFinite else {
      fail("placeSubviews puts a view at no finite point")
      return Placement(index, at: .zero, place.proposal)
    }
    return Placement(index, at: corner, place.proposal)
  }

  func forget() { problem = nil }

  private func fail(_ reason: String) {
    problem = problem ?? reason
    report(reason)
  }

  func spacing(_ children: [Element]) -> Spacing {
    children.reduce(into: children.isEmpty ? .zero : .empty) { $0.incorporate($1.spacing, at: .all) }
  }

  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    guard let problem else { return }
    node.uncertainty = NodeFacts.unknownExtent
    node.uncertaintyReason = "the project's layout could not be run: \(problem)"
  }
}

/// A view as a layout of the project's own sees it.
private struct ProjectSubview: LayoutSubview {
  let element: Element
  init(_ element: Element) { self.element = element }

  var priority: Double { element.traits.priority.isFinite ? element.traits.priority : 0 }
  var layoutDirection: LayoutDirection { element.facts.direction }
  func sizeThatFits(_ proposal: ProposedSize) -> Size { element.size(in: proposal) }
  func guide(_ axis: Axis, _ name: String, in proposal: ProposedSize) -> Double {
    element.guide(Guide(axis: axis, name: name), in: proposal)
  }
  func spacing(to next: any LayoutSubview, along axis: Axis) -> Double {
    guard let next = next as? ProjectSubview else { return Spacing.standard }
    return element.spacing.distance(to: next.element.spacing, along: axis)
  }
  func value(_ key: String) -> OpaqueArgument? { element.traits.layoutValues[key] }
}
