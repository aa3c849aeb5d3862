import SightlineModel

extension Lowering {
  /// A sheet or cover that is up: its content in the space the system gives it.
  func presentation(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let views = node.children.isEmpty ? node.arguments.views("content") ?? [] : node.children
    guard let content = single(views, inherited) else { return Element(Transparent(), [], facts: facts) }
    let isCover = node.kind == "fullScreenCover"
    let paint = ShapeLayout.Paint(style: .background)
    let background = chrome("sheetBackground", ShapeLayout(form: .rectangle, paints: [paint]), inherited)
    background.facts.role = .background
    let fill = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    let framed = chrome(
      "sheetArea", FlexibleFrame(horizontal: fill, vertical: fill, alignment: .center), [content], inherited)
    var facts = facts
    if !isCover {
      facts.uncertainty = SheetMetrics.topUncertainty
      facts.uncertaintyReason = "where a sheet's top edge lies is estimated"
    }
    let sheet = Element(
      Layered(side: .behind, alignment: .center, ignoredEdges: Set(Edge.allCases)), [framed, background], facts: facts)
    guard !isCover else { return sheet }
    // A sheet starts below the top of the safe area.
    let insets = EdgeInsets(
      top: SheetMetrics.topGap + SheetMetrics.topUncertainty * environment.metricBias, leading: 0, bottom: 0,
      trailing: 0)
    return chrome("sheetInsets", Padding(insets: insets), [sheet], inherited)
  }

  /// An alert or dialog: title, message and buttons in the middle or at the bottom of the screen.
  func dialog(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var title = inherited
    title.font = FontSpec(.style(.headline))
    title.alignment = .center
    title.stackAxis = .vertical
    var body = title
    body.font = FontSpec(.style(.subheadline))
    var parts: [Element] = []
    if let text = node.arguments.text("titleKey") ?? node.arguments.text("title") {
      var textFacts = self.facts("text", title)
      textFacts.source = node.source
      parts.append(self.text(text, textFacts, title))
    }
    parts += lower(node.arguments.views("message") ?? [], body)
    var buttons = inherited
    buttons.stackAxis = .vertical
    let actions = node.children.isEmpty ? node.arguments.views("actions") ?? [] : node.children
    for button in lower(actions, buttons) {
      let width = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
      let height = FlexibleFrame.Limits(minimum: 44, ideal: nil, maximum: nil)
      let framed = chrome(
        "dialogButtonFrame", FlexibleFrame(horizontal: width, vertical: height, alignment: .center), [button],
        inherited)
      var area = self.facts("dialogButton", inherited)
      area.role = .chrome
      parts.append(Element(Decoration { node, _ in node.widenOnlyControl() }, [framed], facts: area))
    }
    let column = stack(parts, axis: .vertical, spacing: 4, inherited)
    let padded = chrome("dialogInsets", Padding(insets: EdgeInsets(all: 16)), [column], inherited)
    let framed = chrome(
      "dialogFrame", FixedFrame(width: SheetMetrics.dialogWidth, height: nil, alignment: .center), [padded], inherited)
    let paint = ShapeLayout.Paint(style: .background)
    let background = chrome(
      "dialogBackground", ShapeLayout(form: .roundedRectangle(14), paints: [paint]), inherited, role: .background)
    var facts = facts
    facts.uncertainty = 8
    facts.uncertaintyReason = "the insets of system dialogs are estimated"
    return Element(
      Layered(side: .behind, alignment: .center, ignoredEdges: []), [framed, background], facts: facts)
  }
}

/// - Source: HIG table of control sizes, "alert width 270" (unverified); a sheet's gap is estimated.
enum SheetMetrics {
  static let topGap = 10.0
  static let topUncertainty = 6.0
  static let dialogWidth = 270.0
}
