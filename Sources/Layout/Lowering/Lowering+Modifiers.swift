import SightlineModel

extension Lowering {
  /// Wraps a lowered view in one of its modifiers.
  /// - Parameters:
  ///   - outer: What the modifier itself inherits: its background sees this.
  ///   - inner: What its content inherits.
  func wrap(
    _ content: Element, in modifier: ViewModifier, outer: InheritedEnvironment, inner: InheritedEnvironment
  ) -> [Element] {
    var facts = facts(modifier.kind, outer)
    facts.isModifier = true
    facts.arguments = modifier.arguments
    facts.source = modifier.source
    facts.symbol = modifier.symbol
    facts.direction = outer.direction
    facts.isEnabled = inner.isEnabled
    noteUnknown(modifier.arguments, &facts)
    var traits = content.traits
    let layout: any LayoutNode
    var children = [content]
    let arguments = modifier.arguments
    switch modifier.kind {
    case .padding, .safeAreaPadding, .scenePadding: layout = Padding(insets: paddingInsets(arguments))
    case .frame: layout = fixedFrame(arguments)
    case .flexFrame: layout = flexibleFrame(arguments)
    case .background, .overlay:
      let layers = self.layers(of: modifier, outer)
      children += layers
      let alignment = alignment(arguments)
      let isStyle = arguments.views("content") == nil && arguments.views("background") == nil
      let ignored =
        isStyle && modifier.kind == .background && arguments.views("shape") == nil
        && arguments.views("in") == nil
      layout = Layered(
        side: modifier.kind == .background ? .behind : .before, alignment: alignment,
        ignoredEdges: ignored ? edges(arguments.names("ignoresSafeAreaEdges") ?? ["all"]) : [])
    case .border:
      let paint = ShapeLayout.Paint(
        style: style(arguments) ?? outer.foreground, strokeWidth: arguments.number("width") ?? 1, isInside: true)
      children.append(chrome(.rectangle, ShapeLayout(form: .rectangle, paints: [paint]), outer, role: .overlay))
      layout = Layered(side: .before, alignment: .center, ignoredEdges: [])
    case .offset:
      let size = arguments.size("offset")
      let (x, y) = (number(arguments, "x") ?? size?.width ?? 0, number(arguments, "y") ?? size?.height ?? 0)
      layout = Offset(x: finite(x), y: finite(y))
    case .position:
      let point = arguments.point("position")
      layout = Position(
        x: finite(number(arguments, "x") ?? point?.x ?? 0), y: finite(number(arguments, "y") ?? point?.y ?? 0))
    case .fixedSize:
      let (h, v) = (arguments.bool("horizontal"), arguments.bool("vertical"))
      layout = FixedSize(horizontal: h ?? (v == nil), vertical: v ?? (h == nil))
    case .aspectRatio, .scaledToFit, .scaledToFill:
      layout = aspectRatio(modifier)
    case .ignoresSafeArea, .edgesIgnoringSafeArea:
      let regions = arguments.names("regions") ?? ["all"]
      let names = arguments.names("edges") ?? ["all"]
      layout = IgnoresSafeArea(edges: regions == ["keyboard"] ? [] : edges(names))
    case .safeAreaInset, .safeAreaBar:
      layout = safeAreaInset(arguments, &children, outer)
    case .alignmentGuide:
      let name = arguments.name("guide") ?? arguments.name("g") ?? arguments.name("alignment") ?? "center"
      let horizontal = ["leading", "trailing"].contains(name) || arguments.name("axis") == "horizontal"
      let guide = Guide(axis: horizontal ? .horizontal : .vertical, name: name)
      let value = LinearExpression(arguments["value"] ?? arguments["computeValue"])
      if value == nil { report(modifier.kind, "its value is not known", modifier.source) }
      layout = ExplicitGuide(guide: guide, value: value)
    case .containerRelativeFrame: layout = relativeFrame(arguments, outer)
    case .layoutPriority:
      traits.priority = number(arguments, "value", "priority") ?? 0
      layout = Transparent()
    default: layout = drawingModifier(modifier, &traits, &facts, outer) ?? Transparent()
    }
    applyTraits(modifier, &traits, outer)
    if let gap = ModifierNames.gap(modifier.kind.rawValue) { report(modifier.kind, gap, modifier.source) }
    return [Element(layout, children, facts: facts, traits: traits)]
  }

  func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

  private static let lengths: Set<String> = [
    "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "idealWidth", "idealHeight", "length",
    "spacing", "x", "y", "insets", "minLength", "scale", "ratio", "offset", "position",
  ]

  /// Arguments that could not be computed make the frame uncertain by an unknown amount.
  private func noteUnknown(_ arguments: Arguments, _ facts: inout NodeFacts) {
    for entry in arguments.entries where Self.lengths.contains(entry.name) {
      guard case .unknown(let reason) = entry.argument.value else { continue }
      facts.uncertainty = NodeFacts.unknownExtent
      facts.uncertaintyReason = "\(entry.name) of \(facts.kind) is not known: \(reason)"
      report(facts.kind, "\(entry.name) is not known: \(reason)", facts.source)
    }
  }

  func chrome(
    _ kind: ViewKind, _ layout: any LayoutNode, _ children: [Element], _ inherited: InheritedEnvironment,
    role: LaidOutNode.Role = .chrome
  ) -> Element {
    var facts = facts(kind, inherited)
    facts.role = role
    return Element(layout, children, facts: facts)
  }

  func chrome(
    _ kind: ViewKind, _ leaf: any LayoutNode, _ inherited: InheritedEnvironment, role: LaidOutNode.Role = .chrome
  ) -> Element {
    chrome(kind, leaf, [], inherited, role: role)
  }

  // MARK: Arguments

  func edges(_ names: [String]) -> Edges {
    names.reduce(into: []) { edges, name in
      switch name {
      case "all": edges = .all
      case "horizontal": edges.formUnion(.horizontal)
      case "vertical": edges.formUnion(.vertical)
      case "top": edges.formUnion(.top)
      case "leading": edges.formUnion(.leading)
      case "bottom": edges.formUnion(.bottom)
      case "trailing": edges.formUnion(.trailing)
      default: break
      }
    }
  }

  func alignment(_ arguments: Arguments, default standard: GuidePair = .center) -> GuidePair {
    guard let name = arguments.name("alignment") else { return standard }
    return GuidePair(name: name) ?? standard
  }

  func paddingInsets(_ arguments: Arguments) -> EdgeInsets {
    if let insets = arguments.insets("insets") { return insets }
    let length = finite(number(arguments, "length", "insets", "padding") ?? Padding.standard)
    let edges = edges(arguments.names("edges") ?? ["all"])
    return EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  private func fixedFrame(_ arguments: Arguments) -> any LayoutNode {
    func length(_ name: String) -> Double? {
      arguments.number(name).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    let isFlexible = arguments.entries.contains { $0.name.hasPrefix("min") || $0.name.hasPrefix("max") }
    if isFlexible { return flexibleFrame(arguments) }
    return FixedFrame(width: length("width"), height: length("height"), alignment: alignment(arguments))
  }

  private func flexibleFrame(_ arguments: Arguments) -> any LayoutNode {
    func limits(_ axis: String) -> FlexibleFrame.Limits {
      let minimum = arguments.number("min" + axis).flatMap { $0.isFinite ? max(0, $0) : nil }
      let ideal = arguments.number("ideal" + axis).map { max(minimum ?? 0, $0) }
      let maximum = arguments.number("max" + axis).map { max(ideal ?? 0, $0) }
      return FlexibleFrame.Limits(
        minimum: minimum, ideal: ideal, maximum: maximum.flatMap { $0.isNaN ? nil : max($0, minimum ?? 0) })
    }
    return FlexibleFrame(
      horizontal: limits("Width"), vertical: limits("Height"), alignment: alignment(arguments))
  }

  private func aspectRatio(_ modifier: ViewModifier) -> any LayoutNode {
    let arguments = modifier.arguments
    let size = arguments.size("aspectRatio") ?? arguments.size("ratio")
    let ratio = number(arguments, "ratio", "aspectRatio") ?? size.map { $0.width / $0.height }
    let fills = modifier.kind == .scaledToFill || arguments.name("contentMode") == "fill"
    return AspectRatio(ratio: ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }, fills: fills)
  }

  private func safeAreaInset(
    _ arguments: Arguments, _ children: inout [Element], _ outer: InheritedEnvironment
  ) -> any LayoutNode {
    let edge = arguments.name("edge").flatMap(Edge.init) ?? .bottom
    let isVertical = edge == .top || edge == .bottom
    if let bar = single(arguments.views("content") ?? [], outer) {
      bar.facts.role = .bar
      children.append(bar)
    }
    let name = arguments.name("alignment") ?? "center"
    return SafeAreaInset(
      edge: edge, alignment: Guide(axis: isVertical ? .horizontal : .vertical, name: name),
      spacing: arguments.number("spacing") ?? 0)
  }

  private func relativeFrame(_ arguments: Arguments, _ outer: InheritedEnvironment) -> any LayoutNode {
    let names = arguments.names("axes") ?? []
    let axes = Set(names.flatMap { $0 == "all" ? Axis.allCases : Axis(rawValue: $0).map { [$0] } ?? [] })
    return RelativeFrame(
      axes: axes, screen: outer.container, scroll: outer.scrollContainer, count: max(1, arguments.number("count") ?? 1),
      span: arguments.number("span") ?? 1, spacing: arguments.number("spacing") ?? 0,
      alignment: alignment(arguments))
  }

  /// Backgrounds and overlays: views, a style, or a style within a shape.
  private func layers(of modifier: ViewModifier, _ outer: InheritedEnvironment) -> [Element] {
    let arguments = modifier.arguments
    let role: LaidOutNode.Role = modifier.kind == .background ? .background : .overlay
    var inherited = outer
    inherited.stackAxis = nil
    let views = arguments.views("content") ?? arguments.views(modifier.kind.rawValue) ?? arguments.views("views")
    if let views {
      let elements = lower(views, inherited)
      guard elements.count > 1 else {
        elements.first?.facts.role = role
        return elements
      }
      let layers = chrome(.zStack, LayeredStack(alignment: alignment(arguments)), elements, outer, role: role)
      return [layers]
    }
    let shapeNode = (arguments.views("in") ?? arguments.views("shape"))?.first
    let given = style(arguments, "style", modifier.kind.rawValue) ?? (shapeNode == nil ? nil : .background)
    guard let given else {
      report(modifier.kind, "its content could not be read", modifier.source)
      return []
    }
    let style = given == .background ? outer.backgroundStyle : given
    let form = shapeNode.flatMap(shapeForm) ?? .rectangle
    let derivation = arguments.argument("style")?.derivation ?? []
    let layer = chrome(
      shapeNode?.kind ?? "color",
      ShapeLayout(form: form, paints: [ShapeLayout.Paint(style: style, derivation: derivation)]), outer, role: role)
    layer.facts.source = modifier.source
    layer.facts.symbol = modifier.symbol
    return [layer]
  }
}
