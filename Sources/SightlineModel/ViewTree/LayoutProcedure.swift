/// A container whose sizes and places the project's own code computes (`Layout`): the reader runs it, layout asks it.
///
/// Any thread may ask. The same question gets the same answer.
package protocol LayoutProcedure: AnyObject, Sendable {
  /// - Returns: Points.
  /// - Throws: When the code can't be run to its end.
  func sizeThatFits(_ proposal: ProposedSize, _ subviews: [any LayoutSubview]) throws -> Size
  /// - Parameter size: What `sizeThatFits` answered; the bounds' origin is 0, 0 and x grows from leading to trailing.
  /// - Returns: One entry per subview, `nil` where the code placed it nowhere.
  func placements(
    in size: Size, _ proposal: ProposedSize, _ subviews: [any LayoutSubview]
  ) throws -> [SubviewPlacement?]
}

/// A view that a layout of the project's own places.
package protocol LayoutSubview {
  var priority: Double { get }
  var layoutDirection: LayoutDirection { get }
  func sizeThatFits(_ proposal: ProposedSize) -> Size
  /// - Parameter name: SwiftUI's: `leading`, `firstTextBaseline`; a type's name for one of the project's own.
  /// - Returns: Points from the view's top leading corner.
  func guide(_ axis: Axis, _ name: String, in proposal: ProposedSize) -> Double
  /// - Returns: Points that the two want between them in a stack with default spacing.
  func spacing(to next: any LayoutSubview, along axis: Axis) -> Double
  /// What `layoutValue(key:value:)` said.
  func value(_ key: String) -> OpaqueArgument?
}

/// Where a layout of the project's own puts a view.
package struct SubviewPlacement: Hashable, Sendable {
  /// Where the anchor goes, from the container's top leading corner.
  package var position: Point
  package var anchor: UnitPoint
  package var proposal: ProposedSize
  package init(position: Point, anchor: UnitPoint, proposal: ProposedSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }
}

/// Something that only the reader understands, on its way through layout.
package struct OpaqueArgument: Hashable, Sendable {
  /// For messages: the type's name.
  package let name: String
  /// Equal for equal contents, so that trees can be compared.
  package let key: String
  package let object: any AnyObject & Sendable
  package init(name: String, key: String, object: any AnyObject & Sendable) {
    self.name = name
    self.key = key
    self.object = object
  }
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.key == right.key }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(key)
  }
}
