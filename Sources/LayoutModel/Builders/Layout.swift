public import SightlineModel

/// What a container offers a view: points on each axis; `nil` asks for the ideal length.
public typealias ProposedViewSize = ProposedSize

/// A container of one's own, called with its content: `Flow(spacing: 8) { … }`.
///
/// Layout asks it on threads of its own, and the same question may come several times.
public protocol Layout: Sendable {
  /// - Returns: Points; what is no finite number is reported as not laid out.
  func sizeThatFits(proposal: ProposedViewSize, subviews: [LayoutSubview]) -> Size
  /// Calls ``LayoutSubview/place(at:anchor:proposal:)`` for each subview; one that is not placed stands in the middle.
  ///
  /// - Parameter bounds: As large as asked for, in points from the container's top leading corner.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: [LayoutSubview])
}

extension Layout {
  public func callAsFunction(
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> LayoutContainer { LayoutContainer(self, content(), fileID, line) }
}

/// A layout of one's own with its content.
public struct LayoutContainer: NodeView {
  let make: MakeNodes
  public var body: Self { return self }

  fileprivate init(_ layout: some Layout, _ content: any View, _ file: String, _ line: Int) {
    make = building(.customLayout, file, line) { building in
      var payload = CustomLayoutView()
      payload.procedure = Given(
        OpaqueArgument(
          name: "\(type(of: layout))", key: String(reflecting: layout), object: CompiledLayout(layout)))
      return (.customLayout(payload), building.nodes(content))
    }
  }
}

/// A view that a layout of one's own sizes and places.
public struct LayoutSubview {
  /// The place that was chosen; `nil` where the layout only measures.
  fileprivate final class Place {
    var placement: SubviewPlacement?
    var problem: String?
  }
  fileprivate let view: any SightlineModel.LayoutSubview
  fileprivate let place = Place()

  /// As `layoutPriority` says.
  public var priority: Double { view.priority }
  public var layoutDirection: LayoutDirection { view.layoutDirection }
  /// - Returns: Points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { view.sizeThatFits(proposal) }
  /// The view's size and alignment guides, for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let (view, size) = (view, view.sizeThatFits(proposal))
    return ViewDimensions { term in
      switch term {
      case .width: size.width
      case .height: size.height
      case .guide(let axis, let name): view.guide(axis, name, in: proposal)
      }
    }
  }
  /// Points that the two want between them.
  public func spacing(to next: LayoutSubview, along axis: Axis) -> Double { view.spacing(to: next.view, along: axis) }

  /// - Parameters:
  ///   - position: Of the anchor, in points from the container's top leading corner.
  ///   - proposal: What the view is offered.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    guard position.x.isFinite, position.y.isFinite, anchor.x.isFinite, anchor.y.isFinite else {
      place.problem = "placeSubviews puts a view at a point that is no number"
      return
    }
    place.placement = SubviewPlacement(position: position, anchor: anchor, proposal: proposal)
  }
}

/// Layout's side of a container of one's own.
private final class CompiledLayout: LayoutProcedure {
  struct Failure: Error, CustomStringConvertible { let description: String }
  private let layout: any Layout
  init(_ layout: any Layout) { self.layout = layout }

  func sizeThatFits(_ proposal: ProposedSize, _ subviews: [any SightlineModel.LayoutSubview]) throws -> Size {
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews.map { LayoutSubview(view: $0) })
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw Failure(description: "sizeThatFits gave \(size.width) × \(size.height) pt")
    }
    return size
  }

  func placements(
    in size: Size, _ proposal: ProposedSize, _ subviews: [any SightlineModel.LayoutSubview]
  ) throws -> [SubviewPlacement?] {
    let views = subviews.map { LayoutSubview(view: $0) }
    layout.placeSubviews(in: Rect(origin: .zero, size: size), proposal: proposal, subviews: views)
    if let problem = views.lazy.compactMap(\.place.problem).first { throw Failure(description: problem) }
    return views.map(\.place.placement)
  }
}
