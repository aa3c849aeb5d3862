import SightlineModel

extension Lowering {
  /// A view without its modifiers.
  func lowerView(_ node: ViewNode, _ inherited: InheritedEnvironment) -> [Element] {
    var inherited = inherited
    // A link without a navigation container does nothing, and SwiftUI disables it.
    if node.arguments.bool("isEnabled") == false { inherited.isEnabled = false }
    let facts = facts(node, inherited)
    let arguments = node.arguments
    switch node.kind {
    case .emptyView: return []
    case .group, .forEach, .tupleView, .anyView, .modifiedContent, .optional, .conditional:
      return members(node, inherited)
    case .text: return [text(arguments.text("content") ?? TextContent(""), facts, inherited)]
    case .vStack, .lazyVStack, .hStack, .lazyHStack: return [stack(node, facts, inherited)]
    case .zStack:
      var inner = inherited
      inner.stackAxis = nil
      let layout = LayeredStack(alignment: alignment(arguments))
      return [Element(layout, lower(node.children, inner), facts: facts)]
    case .spacer:
      let layout = SpacerLayout(axis: inherited.stackAxis, minLength: arguments.number("minLength").map(\.finite))
      var traits = ViewTraits.none
      traits.priority = -.infinity
      traits.spacerAxes = true
      return [Element(layout, [], facts: facts, traits: traits)]
    case .divider:
      let layout = DividerLayout(
        axis: inherited.stackAxis ?? .vertical, pixel: pixel, style: SystemStyle.separator(platform))
      return [Element(layout, [], facts: facts)]
    case .image: return [image(node, facts, inherited)]
    case .scrollView: return [scrollView(node, facts, inherited)]
    case .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient,
      .material:
      let style = style(arguments) ?? .unknown(reason: "the style of \(node.kind) could not be read")
      let paint = ShapeLayout.Paint(style: style, derivation: arguments.argument("style")?.derivation ?? [])
      return [Element(ShapeLayout(form: .rectangle, paints: [paint]), [], facts: facts)]
    case _ where ShapeForm.kinds.contains(node.kind) || node.kind == .anyShape:
      return [shape(node, facts, inherited)]
    case .path: return [shapeForm(node) == nil ? foreign(node, facts, inherited) : shape(node, facts, inherited)]
    case .asyncImage, .canvas, .chart, .map, .table, .video, .outlineGroup:
      return [foreign(node, facts, inherited)]
    case .unseen:
      let size = arguments.size("minimumSize") ?? .zero
      var facts = facts
      facts.uncertainty = NodeFacts.unknownExtent
      facts.uncertaintyReason = arguments.string("reason") ?? "the view's source was not read"
      return [Element(FixedLeaf(size: size), [], facts: facts)]
    default:
      if let control = lowerControl(node, facts, inherited) { return control }
      if let container = lowerContainer(node, facts, inherited) { return container }
      report(node.kind, "unknown view: laid out as a stack of its content", node.source)
      var unknown = facts
      unknown.uncertainty = NodeFacts.unknownExtent
      unknown.uncertaintyReason = "the layout of \(node.kind) is not known"
      let children = lower(node.children, inherited)
      let layout = StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil)
      return [Element(layout, children, facts: unknown)]
    }
  }

  /// Drawn by code or frameworks that are not read: takes what it is offered, at least 10 pt.
  private func foreign(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var facts = facts
    facts.uncertainty = NodeFacts.unknownExtent
    facts.uncertaintyReason = "what \(node.kind) draws is not known"
    let children = lower(node.children, inherited)
    if node.kind == .outlineGroup || node.kind == .asyncImage && !children.isEmpty {
      return stack(children, axis: .vertical, inherited)
    }
    report(node.kind, "laid out as a rectangle that takes what it is offered", node.source)
    let style = StyleSpec.unknown(reason: "what \(node.kind) draws is not known")
    return Element(ShapeLayout(form: .rectangle, paints: [ShapeLayout.Paint(style: style)]), [], facts: facts)
  }

  /// A group's members; the group's identity passes to a single member.
  func members(_ node: ViewNode, _ inherited: InheritedEnvironment) -> [Element] {
    let elements = lower(node.children, inherited)
    if let identity = node.identity {
      for element in elements where element.facts.identity == nil { element.facts.identity = identity }
    }
    return elements
  }

  private func stack(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let isVertical = node.kind == .vStack || node.kind == .lazyVStack
    let axis: Axis = isVertical ? .vertical : .horizontal
    var inner = inherited
    inner.stackAxis = axis
    let name = node.arguments.name("alignment") ?? "center"
    let guide = Guide(axis: axis.other, name: name)
    let spacing = node.arguments.number("spacing").map(\.finite)
    let layout: any LayoutNode =
      node.kind.rawValue.hasPrefix("lazy")
      ? LazyStackLayout(stack: StackLayout(axis: axis, alignment: guide, spacing: spacing))
      : StackLayout(axis: axis, alignment: guide, spacing: spacing)
    var facts = facts
    if let reason = node.arguments.unknownReason("spacing") {
      facts.uncertainty = NodeFacts.unknownExtent
      facts.uncertaintyReason = "spacing is not known: \(reason)"
    }
    return Element(layout, lower(node.children, inner), facts: facts)
  }

  private func scrollView(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let names = node.arguments.names("axes") ?? ["vertical"]
    let axes = Set(names.compactMap(Axis.init))
    var inner = inherited
    inner.isInList = false
    inner.contentMargins = .zero
    let container = ContainerSize()
    inner.scrollContainer = container
    let content = single(node.children, inner, axis: axes == [.horizontal] ? .horizontal : .vertical)
    let layout = ScrollLayout(
      axes: axes, showsIndicators: node.arguments.bool("showsIndicators") ?? true,
      contentMargins: inherited.contentMargins,
      container: node.children.contains(where: \.asksForContainer) ? container : nil)
    return Element(layout, content.map { [$0] } ?? [], facts: facts)
  }

  func shapeForm(_ node: ViewNode) -> ShapeForm? {
    if node.kind == .anyShape { return node.arguments.views("shape")?.first.flatMap(shapeForm) }
    if case .opaque(let argument)? = node.arguments["procedure"],
      let procedure = argument.object as? any ShapeProcedure
    {
      do {
        _ = try procedure.outline(in: Size(width: 100, height: 100))
        return .procedure(argument)
      } catch { report(.path, "\(error)", node.source) }
    }
    return ShapeForm(kind: node.kind == .color ? .rectangle : node.kind, node.arguments)
  }

  private func shape(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var form = shapeForm(node) ?? .rectangle
    var paints: [ShapeLayout.Paint] = []
    func add(_ style: Given<StyleSpec>, _ lineWidth: Given<Double>? = nil, isInside: Bool = false) {
      paints.append(
        ShapeLayout.Paint(
          style: style.style ?? inherited.foreground, strokeWidth: lineWidth.map { $0.value ?? 1 }, isInside: isInside,
          derivation: style.derivation))
    }
    for modifier in node.modifiers {
      switch modifier.payload {
      case .fill(let fill): add(fill.style)
      case .stroke(let stroke): add(stroke.content, stroke.lineWidth)
      case .strokeBorder(let stroke): add(stroke.content, stroke.lineWidth, isInside: true)
      case .inset(let inset): form = .inset(form, inset.amount.value ?? 0)
      default: continue
      }
    }
    let arguments = node.arguments
    if let fill = arguments.style("fill") ?? arguments.style("style") {
      let derivation = (arguments.argument("fill") ?? arguments.argument("style"))?.derivation ?? []
      paints.insert(ShapeLayout.Paint(style: fill, derivation: derivation), at: 0)
    }
    for kind in ["stroke", "strokeBorder"] {
      guard let stroke = arguments.style(kind) else { continue }
      paints.append(
        ShapeLayout.Paint(
          style: stroke, strokeWidth: arguments.number("lineWidth") ?? 1, isInside: kind == "strokeBorder",
          derivation: arguments.argument(kind)?.derivation ?? []))
    }
    if let amount = arguments.number("insetAmount") ?? arguments.number("insetBy") { form = .inset(form, amount) }
    if paints.isEmpty { paints = [ShapeLayout.Paint(style: inherited.foreground)] }
    return Element(ShapeLayout(form: form, paints: paints), [], facts: facts)
  }
}

extension ViewNode {
  /// Some view below takes a share of the scroll view it stands in.
  fileprivate var asksForContainer: Bool {
    contains { $0.modifiers.contains { $0.kind == .containerRelativeFrame } }
  }
}
