import SightlineModel

extension Lowering {
  /// Modifiers that draw or cut but do not change sizes.
  func drawingModifier(
    _ modifier: ViewModifier, _ traits: inout Shared<ViewTraits>, _ facts: inout NodeFacts,
    _ outer: InheritedEnvironment
  ) -> (any LayoutNode)? {
    let arguments = modifier.arguments
    switch modifier.kind {
    case .opacity:
      let opacity = number(arguments, "opacity", "value") ?? 1
      return Decoration { node, _ in node.opacity = min(1, max(0, opacity)) }
    case .hidden: return Decoration { node, _ in node.isHidden = true }
    case .clipped:
      return Decoration { node, _ in
        node.clip = ShapeForm.rectangle.outline(in: node.frame)
        node.clipFrame = node.frame
      }
    case .clipShape, .mask, .cornerRadius:
      let form: ShapeForm? =
        modifier.kind == .cornerRadius
        ? .roundedRectangle(number(arguments, "radius", "cornerRadius") ?? 0)
        : (arguments.views("shape") ?? arguments.views("mask") ?? arguments.views("content"))?.first
          .flatMap(shapeForm)
      guard let form else {
        if modifier.kind != .mask { report(modifier.kind, "its shape is not known", modifier.source) }
        return nil
      }
      return Decoration { node, _ in
        let outline = form.outline(in: node.frame, direction: node.direction)
        node.clip = outline
        node.clipFrame = node.frame
        for index in node.children.indices { node.children[index].cutFills(to: outline, node.frame) }
      }
    case .contentShape: return Decoration { node, _ in node.hitShape = node.frame }
    case .allowsHitTesting:
      let allows = arguments.bool("enabled") ?? true
      return Decoration { node, _ in node.allowsHitTesting = allows }
    case .shadow:
      return nil
    case .scaleEffect:
      let uniform = number(arguments, "s", "scale") ?? arguments.size("scale").map(\.width)
      let (x, y) = (arguments.number("x") ?? uniform ?? 1, arguments.number("y") ?? uniform ?? 1)
      let anchor = arguments.unitPoint("anchor") ?? UnitPoint(x: 0.5, y: 0.5)
      return Decoration { node, placed in node.scaleContent(x: x, y: y, anchor: anchor, placed) }
    case .zIndex:
      traits.zIndex = number(arguments, "value") ?? 0
      return nil
    default: return nil
    }
  }

  /// In the reader's language, by iOS: no word of the app.
  private static let systemSearchPrompt: TextContent = {
    var run = TextRun(string: "Search")
    run.isVerbatim = true
    return TextContent(runs: [run])
  }()

  /// Modifiers whose value the container around reads.
  func applyTraits(_ modifier: ViewModifier, _ traits: inout Shared<ViewTraits>, _ outer: InheritedEnvironment) {
    let arguments = modifier.arguments
    switch modifier.kind {
    case .tag, .id: traits.tag = tagText(arguments) ?? traits.tag
    case .listRowInsets: traits.rowInsets = arguments.insets("insets") ?? traits.rowInsets
    case .listRowSeparator: traits.hidesRowSeparator = arguments.name("visibility") == "hidden"
    case .listRowBackground:
      var inherited = outer
      inherited.stackAxis = nil
      traits.rowBackground = lower(arguments.views("view") ?? arguments.views("content") ?? [], inherited)
    case .tabItem: traits.tabItem = arguments.views("label") ?? arguments.views("content")
    case .navigationTitle, .navigationBarTitle:
      traits.title = arguments.text("titleKey") ?? arguments.text("title") ?? arguments.text("content") ?? traits.title
      traits.titleSource = modifier.source
      if let mode = arguments.name("displayMode") { traits.titleDisplayMode = mode }
    case .navigationBarTitleDisplayMode, .toolbarTitleDisplayMode:
      traits.titleDisplayMode = arguments.name("displayMode") ?? arguments.name("mode") ?? traits.titleDisplayMode
    case .navigationBarHidden: traits.hidesNavigationBar = arguments.bool("hidden") ?? true
    case .navigationBarBackButtonHidden:
      traits.hidesBackButton = arguments.bool("hidesBackButton") ?? true
    case .toolbar, .toolbarVisibility:
      traits.toolbarItems += arguments.views("content") ?? []
      for (name, placement) in [("leading", "topBarLeading"), ("trailing", "topBarTrailing")] {
        traits.toolbarItems += (arguments.views(name) ?? []).map {
          ViewNode(.toolbarItem, arguments: ["placement": .name(placement)], children: [$0], source: $0.source)
        }
      }
      if arguments.name("visibility") == "hidden" {
        let bars = arguments.names("bars") ?? arguments.names("for") ?? ["navigationBar"]
        if bars.contains("tabBar") { traits.hidesTabBar = true }
        if bars.contains("navigationBar") || bars.contains("automatic") { traits.hidesNavigationBar = true }
      }
    case .searchable:
      traits.searchPrompt = arguments.text("prompt") ?? Self.systemSearchPrompt
      traits.searchPlacement = arguments.name("placement")
      traits.searchSource = modifier.source
    case .gridCellColumns: traits.columnSpan = max(1, Int(finite(number(arguments, "count") ?? 1)))
    case .gridCellUnsizedAxes:
      traits.unsizedAxes = Set((arguments.names("axes") ?? []).compactMap(Axis.init))
    case .gridColumnAlignment:
      traits.columnAlignment = arguments.name("guide").map { Guide(axis: .horizontal, name: $0) }
    case .presentationDetents:
      if case .list(let detents)? = arguments["detents"] {
        traits.presentation.detents = detents.compactMap { detent in
          guard case .list(let parts) = detent, case .name(let name)? = parts.first else { return nil }
          if parts.count > 1, case .number(let value) = parts[1] { return .init(name: name, value: value) }
          return .init(name: name, value: nil)
        }
      }
      traits.presentation.chosenDetent = arguments.name("selection")
    case .presentationDragIndicator: traits.presentation.indicator = arguments.name("visibility")
    case .presentationCornerRadius: traits.presentation.cornerRadius = arguments.number("cornerRadius")
    case .presentationBackground: traits.presentation.background = arguments.style("style")
    case .presentationCompactAdaptation:
      traits.presentation.adaptation = arguments.name("adaptation") ?? arguments.name("vertical")
    case .layoutValue:
      if let key = arguments.name("key"), case .opaque(let value)? = arguments["value"] {
        traits.layoutValues[key] = value
      }
    case .gridCellAnchor: traits.cellAnchor = arguments.unitPoint("anchor")
    default: break
    }
  }

  func tagText(_ arguments: Arguments) -> String? {
    for name in ["tag", "id", "value"] {
      switch arguments[name] {
      case .string(let value)?, .name(let value)?: return value
      case .number(let value)?: return value == value.rounded() ? String(Int(value)) : String(value)
      case .bool(let value)?: return String(value)
      default: continue
      }
    }
    return nil
  }
}

extension LaidOutNode {
  /// A rectangle that fills a clip is drawn in the clip's form: a button's background with its corners cut.
  mutating func cutFills(to outline: Outline, _ area: Rect) {
    for index in shapes.indices where shapes[index].strokeWidth == nil && shapes[index].isRectangle {
      guard shapes[index].bounds.contains(area, tolerance: 1e-6) else { continue }
      shapes[index].outline = outline
      shapes[index].bounds = area
    }
    guard scroll == nil else { return }
    for index in children.indices { children[index].cutFills(to: outline, area) }
  }

  /// `scaleEffect`: what is drawn below grows about an anchor of this node's frame; the node's own frame stays.
  mutating func scaleContent(x: Double, y: Double, anchor: UnitPoint, _ placed: PlacedArea) {
    guard x != 1 || y != 1, x.isFinite, y.isFinite else { return }
    let center = Point(
      x: placed.exact.minX + placed.exact.width * (direction == .leftToRight ? anchor.x : 1 - anchor.x),
      y: placed.exact.minY + placed.exact.height * anchor.y)
    for index in children.indices { children[index].scale(x: abs(x), y: abs(y), about: center) }
  }

  private mutating func scale(x: Double, y: Double, about center: Point) {
    func scaled(_ point: Point) -> Point {
      Point(x: center.x + (point.x - center.x) * x, y: center.y + (point.y - center.y) * y)
    }
    func scaled(_ rect: Rect) -> Rect {
      Rect(origin: scaled(rect.origin), size: Size(width: rect.width * x, height: rect.height * y))
    }
    frame = scaled(frame)
    clipFrame = clipFrame.map(scaled)
    hitShape = hitShape.map(scaled)
    clip = clip?.map(scaled)
    for index in shapes.indices {
      shapes[index].bounds = scaled(shapes[index].bounds)
      shapes[index].outline = shapes[index].outline.map(scaled)
    }
    if x == y { text?.measured.scale(by: x) }
    image?.pointSize *= min(x, y)
    for index in children.indices { children[index].scale(x: x, y: y, about: center) }
  }
}

extension MeasuredText {
  mutating func scale(by factor: Double) {
    size = Size(width: size.width * factor, height: size.height * factor)
    fontSize *= factor
    inkBounds = Rect(
      x: inkBounds.x * factor, y: inkBounds.y * factor, width: inkBounds.width * factor,
      height: inkBounds.height * factor)
    for line in lines.indices {
      lines[line].x *= factor
      lines[line].baseline *= factor
      lines[line].width *= factor
      lines[line].ascent *= factor
      lines[line].descent *= factor
      for glyph in lines[line].glyphs.indices {
        let placed = lines[line].glyphs[glyph]
        lines[line].glyphs[glyph].size *= factor
        lines[line].glyphs[glyph].position = Point(x: placed.position.x * factor, y: placed.position.y * factor)
      }
    }
  }
}
