import SightlineModel

/// What one family of views is in layout. The calls are generated from `vocabulary/views.txt`; a family that says nothing is
/// laid out as a stack of its content, and reported.
protocol ViewBehavior {
  /// - Returns: One element, or the members of a group.
  func elements(_ view: LoweredView) -> [Element]
}

extension ViewBehavior {
  func elements(_ view: LoweredView) -> [Element] { view.unknown() }
}

/// A view on its way into layout, without its modifiers.
struct LoweredView {
  let lowering: TreeLowering
  let node: ViewNode
  let facts: NodeFacts
  let inherited: InheritedEnvironment

  var kind: ViewKind { node.kind }

  /// The content as one element, or what the system makes of it.
  func element(_ layout: any LayoutNode, _ children: [Element] = []) -> [Element] {
    [Element(layout, children, facts: facts)]
  }

  /// The content of the view, along an axis.
  func content(along axis: Axis?) -> [Element] {
    var inner = inherited
    inner.stackAxis = axis
    return lowering.lower(node.children, inner)
  }

  /// Laid out as a stack of its content: by how much that is off is not known.
  func unknown() -> [Element] {
    lowering.report(kind, "unknown view: laid out as a stack of its content", node.source)
    var unknown = facts
    unknown.uncertainty = NodeFacts.unknownExtent
    unknown.uncertaintyReason = "the layout of \(node.name) is not known"
    let layout = StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil)
    return [Element(layout, lowering.lower(node.children, inherited), facts: unknown)]
  }
}

extension TreeLowering {
  /// A view without its modifiers.
  func lowerView(_ node: ViewNode, _ inherited: InheritedEnvironment) -> [Element] {
    var inherited = inherited
    // A link without a navigation container does nothing, and SwiftUI disables it.
    if case .button(let button) = node.payload, button.isEnabled.value == false { inherited.isEnabled = false }
    return node.payload.elements(
      LoweredView(lowering: self, node: node, facts: facts(node, inherited), inherited: inherited))
  }

  /// A group's members; the group's identity passes to a single member.
  func members(_ node: ViewNode, _ inherited: InheritedEnvironment) -> [Element] {
    let elements = lower(node.children, inherited)
    if let identity = node.identity {
      for element in elements where element.facts.identity == nil { element.facts.identity = identity }
    }
    return elements
  }
}
