import SightlineModel

extension AnyLayoutView {
  /// `AnyLayout(HStackLayout())` and the like: the layout the code chose.
  func elements(_ view: LoweredView) -> [Element] {
    var chosen = layout.value?.first ?? ViewNode(.vStack)
    if case .customLayout(let custom) = chosen.payload {
      return [view.lowering.projectLayout(custom, view.node, view.facts, view.inherited)]
    }
    chosen.children = view.node.children
    return view.element(Transparent(), view.lowering.lower(chosen, view.inherited))
  }
}

extension CustomLayoutView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.projectLayout(self, view.node, view.facts, view.inherited)]
  }
}

extension TreeLowering {
  /// `FlowLayout { … }`: the project's own code says where things go.
  func projectLayout(
    _ layout: CustomLayoutView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var inner = inherited
    inner.stackAxis = nil
    let children = lower(node.children, inner)
    var facts = facts
    facts.kind = .customLayout
    guard let argument = layout.procedure.value, let procedure = argument.object as? any LayoutProcedure else {
      let reason = layout.procedure.unknownReason ?? "its code is not at hand"
      report(.customLayout, reason, node.source)
      facts.uncertainty = NodeFacts.unknownExtent
      facts.uncertaintyReason = reason
      let column = StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil)
      return Element(column, children, facts: facts)
    }
    let project = ProjectLayout(procedure) { [weak self] reason in
      self?.report(.customLayout, "\(argument.name) could not be run: \(reason)", node.source)
    }
    return Element(project, children, facts: facts)
  }
}
