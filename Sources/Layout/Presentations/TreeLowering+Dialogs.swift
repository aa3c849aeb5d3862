import SightlineModel

extension DialogView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.dialog(self, view.node, view.facts, view.inherited)]
  }
}

extension ViewNode {
  fileprivate var isCancelButton: Bool {
    if case .button(let button) = payload { button.role.value == .cancel } else { false }
  }
}

extension TreeLowering {
  /// An alert or confirmation dialog: title, message and buttons before the screen that asks.
  func dialog(
    _ parameters: DialogView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let metrics = SheetMetrics(environment, band)
    let isAlert = node.kind == .alert
    let isSheet = !isAlert && platform == .ios18 && !metrics.isPad
    var facts = facts
    facts.uncertainty = isAlert ? 8 : isSheet ? 4 : 40
    facts.uncertaintyReason = "the insets of system dialogs are estimated"
    let actions = node.children.isEmpty ? parameters.actions.value ?? [] : node.children
    let cancels = actions.filter { $0.isCancelButton }
    let others = actions.filter { !$0.isCancelButton }
    guard isSheet else {
      let parts =
        captions(parameters, node.source, isAlert: isAlert, inherited)
        + buttons(others + cancels, isAlert: isAlert, inherited)
      let card = dialogCard(parts, inset: isAlert ? 16 : 8, gap: isAlert ? 4 : 0, radius: 14, inherited)
      return presented(
        card, .centered(width: SheetMetrics.dialogWidth), behind: parameters.behind.value ?? [], facts, metrics,
        inherited)
    }
    // An action sheet: the choices in one card, Cancel in one of its own below.
    let choices =
      captions(parameters, node.source, isAlert: false, inherited) + buttons(others, isAlert: false, inherited)
    var cards = [dialogCard(choices, inset: 0, gap: 0, radius: 13, inherited)]
    let closing =
      cancels.isEmpty
      ? [ViewNode(button: TextContent("Cancel"), source: node.source)] : cancels
    cards.append(dialogCard(buttons(closing, isAlert: false, inherited), inset: 0, gap: 0, radius: 13, inherited))
    let column = stack(cards, axis: .vertical, spacing: SheetMetrics.dialogMargin, inherited)
    return presented(column, .bottom, behind: parameters.behind.value ?? [], facts, metrics, inherited)
  }

  /// Title and message. A dialog hides its title unless asked to show it.
  private func captions(
    _ parameters: DialogView, _ source: SourceLocation?, isAlert: Bool, _ inherited: InheritedEnvironment
  ) -> [Element] {
    var title = inherited
    title.font = FontSpec(.style(isAlert ? .headline : .footnote), weight: .semibold)
    title.alignment = .center
    title.stackAxis = .vertical
    var body = title
    body.font = FontSpec(.style(.footnote))
    if !isAlert {
      title.setForeground(.hierarchical(2))
      body.setForeground(.hierarchical(2))
    }
    var parts: [Element] = []
    let showsTitle = isAlert || parameters.titleVisibility.value == .visible
    if showsTitle, let text = parameters.titleKey.value {
      var textFacts = self.facts(.text, title)
      textFacts.source = source
      parts.append(self.text(text, textFacts, title))
    }
    parts += lower(parameters.message.value ?? [], body)
    guard !isAlert, !parts.isEmpty else { return parts }
    let column = stack(parts, axis: .vertical, spacing: 4, inherited)
    return [chrome(.dialogCaption, Padding(insets: EdgeInsets(all: 14.5)), [column], inherited)]
  }

  /// One below the other; an alert puts two side by side where they fit.
  private func buttons(_ actions: [ViewNode], isAlert: Bool, _ inherited: InheritedEnvironment) -> [Element] {
    var style = inherited
    style.stackAxis = .vertical
    style.lineLimit = 2
    style.alignment = .center
    if !isAlert { style.font = FontSpec(.style(.title3)) }
    func framed(_ limits: FlexibleFrame.Limits) -> [Element] {
      lower(actions, style).map { button in
        let height = FlexibleFrame.Limits(minimum: isAlert ? 44 : 57, ideal: nil, maximum: nil)
        let frame = chrome(
          .dialogButtonFrame, FlexibleFrame(horizontal: limits, vertical: height, alignment: .center), [button],
          inherited)
        var area = self.facts(.dialogButton, inherited)
        area.role = .chrome
        return Element(Decoration { node, _ in node.widenOnlyControl() }, [frame], facts: area)
      }
    }
    let column = framed(FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity))
    guard isAlert, column.count == 2 else { return column }
    let half = (SheetMetrics.dialogWidth - 32) / 2
    let row = framed(FlexibleFrame.Limits(minimum: half, ideal: nil, maximum: nil))
    let candidates = [
      stack(row, axis: .horizontal, spacing: 0, inherited), stack(column, axis: .vertical, spacing: 0, inherited),
    ]
    return [chrome(.dialogButtons, ViewThatFitsLayout(axes: [.horizontal]), candidates, inherited)]
  }

  private func dialogCard(
    _ parts: [Element], inset: Double, gap: Double, radius: Double, _ inherited: InheritedEnvironment
  ) -> Element {
    let column = stack(parts, axis: .vertical, spacing: gap, inherited)
    let width = FlexibleFrame.Limits(minimum: nil, ideal: nil, maximum: .infinity)
    let framed = chrome(
      .dialogFrame, FlexibleFrame(horizontal: width, vertical: .init(), alignment: .center),
      [chrome(.dialogInsets, Padding(insets: EdgeInsets(all: inset)), [column], inherited)], inherited)
    let paint = ShapeLayout.Paint(style: SystemStyle.dialogBackground)
    let background = chrome(
      .dialogBackground, ShapeLayout(form: .roundedRectangle(radius), paints: [paint]), inherited, role: .background)
    return chrome(
      .dialogCard, Layered(side: .behind, alignment: .center, ignoredEdges: []), [framed, background], inherited)
  }
}

extension SystemStyle {
  static let dialogBackground = color(
    "systemBackground, elevated", light: .white, dark: RGBA(hex: 0x1C1C1E), darkHigh: RGBA(hex: 0x242426))
}
