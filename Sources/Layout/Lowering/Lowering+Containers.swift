import SightlineModel

extension Lowering {
  /// - Returns: `nil` when the kind is no container.
  func lowerContainer(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> [Element]? {
    switch node.kind {
    case .tabView: return [tabView(node, facts, inherited)]
    case .navigationStack, .navigationView: return [navigationStack(node, facts, inherited)]
    case .navigationSplitView: return [navigationSplitView(node, facts, inherited)]
    case .list, .form: return [list(node, facts, inherited)]
    case .section: return looseSection(node, inherited)
    case .grid: return [grid(node, facts, inherited)]
    case .gridRow:
      var inner = inherited
      inner.stackAxis = .horizontal
      let layout = StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: nil)
      return [Element(layout, lower(node.children, inner), facts: facts)]
    case .lazyVGrid, .lazyHGrid: return [lazyGrid(node, facts, inherited)]
    case .geometryReader, .scrollViewReader, .timelineView, .windowGroup, .glassEffectContainer,
      .phaseAnimator, .keyframeAnimator, .navigationDestination:
      guard node.kind == .geometryReader else { return members(node, inherited) }
      var inner = inherited
      inner.stackAxis = nil
      return [Element(GeometryReaderLayout(), lower(node.children, inner), facts: facts)]
    case .viewThatFits:
      let axes = Set((node.arguments.names("axes") ?? node.arguments.names("in") ?? []).compactMap(Axis.init))
      let layout = ViewThatFitsLayout(axes: axes.isEmpty ? Set(Axis.allCases) : axes)
      return [Element(layout, lower(node.children, inherited), facts: facts)]
    case .anyLayout: return [anyLayout(node, facts, inherited)]
    case .groupBox: return [groupBox(node, facts, inherited)]
    case .sheet, .fullScreenCover, .popover: return [presentation(node, facts, inherited)]
    case .alert, .confirmationDialog: return [dialog(node, facts, inherited)]
    default: return nil
    }
  }

  /// A section outside of lists: its header, rows and footer one after the other.
  private func looseSection(_ node: ViewNode, _ inherited: InheritedEnvironment) -> [Element] {
    let title = node.arguments.text("titleKey").map {
      [ViewNode(.text, arguments: ["content": .text($0)], source: node.source, symbol: node.symbol)]
    }
    let header = node.arguments.views("header") ?? title ?? []
    let footer = node.arguments.views("footer") ?? []
    return lower(header, inherited) + lower(node.children, inherited) + lower(footer, inherited)
  }

  /// `AnyLayout(HStackLayout())` and its kin: the stack the code chose.
  private func anyLayout(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var stack = node.arguments.views("layout")?.first ?? ViewNode(.vStack)
    if let name = node.arguments.name("layout") {
      let kinds = ["HStackLayout": "hStack", "VStackLayout": "vStack", "ZStackLayout": "zStack", "GridLayout": "grid"]
      stack = ViewNode(ViewKind(name: kinds[name] ?? name))
    }
    guard stack.kind != .customLayout else { return projectLayout(stack, node, facts, inherited) }
    stack.children = node.children
    let inner = lower(stack, inherited)
    return Element(Transparent(), inner, facts: facts)
  }

  /// `FlowLayout { … }`: the project's own code says where things go.
  private func projectLayout(
    _ layout: ViewNode, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var inner = inherited
    inner.stackAxis = nil
    let children = lower(node.children, inner)
    var facts = facts
    facts.kind = .customLayout
    guard case .opaque(let argument)? = layout.arguments["procedure"],
      let procedure = argument.object as? any LayoutProcedure
    else {
      let reason = layout.arguments.unknownReason("procedure") ?? "its code is not at hand"
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

  /// A box with a title above its content.
  private func groupBox(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var headline = inherited
    headline.font = FontSpec(.style(.headline))
    headline.stackAxis = .vertical
    let title = node.arguments.text("titleKey").map {
      [ViewNode(.text, arguments: ["content": .text($0)], source: node.source, symbol: node.symbol)]
    }
    var inner = inherited
    inner.stackAxis = .vertical
    var parts = lower(node.arguments.views("label") ?? title ?? [], headline)
    if let content = single(node.children, inner) { parts.append(content) }
    let column = stack(parts, axis: .vertical, alignment: .leading, spacing: 8, inherited)
    let width = FlexibleFrame.Limits(minimum: nil, ideal: nil, maximum: .infinity)
    let framed = chrome(
      .groupBoxFrame,
      FlexibleFrame(horizontal: width, vertical: .init(), alignment: GuidePair(name: "leading") ?? .center), [column],
      inherited)
    let padded = chrome(.groupBoxInsets, Padding(insets: EdgeInsets(all: 16)), [framed], inherited)
    let paint = ShapeLayout.Paint(
      style: SystemStyle.color("systemGroupedBackground", light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x1C1C1E)))
    let background = chrome(
      .groupBoxFill, ShapeLayout(form: .roundedRectangle(8), paints: [paint]), inherited, role: .background)
    var facts = facts
    facts.uncertainty = 2
    facts.uncertaintyReason = "the insets of group boxes are estimated"
    return Element(
      Layered(side: .behind, alignment: .center, ignoredEdges: []), [padded, background], facts: facts)
  }
}
