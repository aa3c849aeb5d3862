import SightlineModel

extension Lowering {
  /// - Returns: `nil` when the kind is no control.
  func lowerControl(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> [Element]? {
    switch node.kind {
    case .button, .link, .shareLink, .photosPicker, .editButton, .pasteButton, .renameButton:
      [button(node, facts, inherited)]
    case .navigationLink: [navigationLink(node, facts, inherited)]
    case .label: [label(node, facts, inherited)]
    case .toggle: [toggle(node, facts, inherited)]
    case .textField, .secureField: [field(node, facts, inherited)]
    case .textEditor: [textEditor(node, facts, inherited)]
    case .slider: [slider(node, facts, inherited)]
    case .stepper: [stepper(node, facts, inherited)]
    case .picker: [picker(node, facts, inherited)]
    case .datePicker, .colorPicker: [valuePicker(node, facts, inherited)]
    case .progressView: [progressView(node, facts, inherited)]
    case .gauge: [gauge(node, facts, inherited)]
    case .menu: [menu(node, facts, inherited)]
    case .disclosureGroup: disclosureGroup(node, facts, inherited)
    case .labeledContent: [labeledContent(node, facts, inherited)]
    case .contentUnavailableView: [contentUnavailable(node, facts, inherited)]
    case .signInWithAppleButton: [signInWithApple(facts, inherited)]
    case .controlGroup: [controlGroup(node, facts, inherited)]
    default: nil
    }
  }

  /// - Returns: What a control shows: its children, a `label` or a title.
  func labelViews(_ node: ViewNode) -> [ViewNode] {
    if !node.children.isEmpty { return node.children }
    return titleViews(node)
  }

  /// A control's title: a `label`, or a text with an icon where one is named.
  func titleViews(_ node: ViewNode) -> [ViewNode] {
    for name in ["label", "title"] { if let views = node.arguments.views(name), !views.isEmpty { return views } }
    let arguments = node.arguments
    guard
      let title = arguments.text("titleKey") ?? arguments.text("title") ?? arguments.text("label")
        ?? Self.systemTitles[node.kind.rawValue].map({ TextContent($0) })
    else { return [] }
    let text = ViewNode(.text, arguments: ["content": .text(title)], source: node.source, symbol: node.symbol)
    guard let image = arguments.string("systemImage") ?? Self.systemIcons[node.kind.rawValue] else { return [text] }
    let icon = ViewNode(.image, arguments: ["systemName": .string(image)], source: node.source)
    return [
      ViewNode(
        .label, arguments: ["title": .views([text]), "icon": .views([icon])], source: node.source, symbol: node.symbol)
    ]
  }

  private static let systemTitles = [
    "editButton": "Edit", "pasteButton": "Paste", "renameButton": "Rename", "shareLink": "Share…",
  ]
  private static let systemIcons = ["shareLink": "square.and.arrow.up"]

  /// A label and a control at the two ends of a row.
  func labelled(
    _ node: ViewNode, _ control: Element, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    if inherited.labelsHidden { return Element(Transparent(), [control], facts: facts) }
    var inner = inherited
    inner.stackAxis = .horizontal
    guard let title = single(titleViews(node), inner, alignment: .leading) else {
      return Element(Transparent(), [control], facts: facts)
    }
    title.facts.role = .label
    var traits = ViewTraits.none
    traits.priority = -.infinity
    traits.spacerAxes = true
    let gap = ControlMetrics(platform: platform).labelGap
    let spacer = Element(
      SpacerLayout(axis: .horizontal, minLength: gap), [], facts: chromeFacts(.spacer, inherited), traits: traits)
    return Element(
      StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 0), [title, spacer, control], facts: facts)
  }

  func chromeFacts(_ kind: ViewKind, _ inherited: InheritedEnvironment) -> NodeFacts {
    var facts = facts(kind, inherited)
    facts.role = .chrome
    return facts
  }

  /// A leaf of the system's own drawing.
  func systemPart(
    _ kind: ViewKind, _ size: Size, _ form: ShapeForm, _ style: StyleSpec, _ inherited: InheritedEnvironment
  ) -> Element {
    let shape = chrome(kind, ShapeLayout(form: form, paints: [ShapeLayout.Paint(style: style)]), inherited)
    return chrome(
      .frame, FixedFrame(width: size.width, height: size.height, alignment: .center), [shape], inherited)
  }

  // MARK: Toggle

  func toggle(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let style = inherited.styles[.toggleStyle] ?? .automatic
    if style == .button {
      var button = node
      button.kind = .button
      button.children = node.children
      var inner = inherited
      inner.styles[.buttonStyle] = node.arguments.bool("isOn") == true ? .borderedProminent : .bordered
      let element = self.button(button, facts, inner)
      element.facts.kind = .toggle
      return element
    }
    let isOn = node.arguments.bool("isOn") ?? false
    let metrics = ControlMetrics(platform: platform)
    let fill = isOn ? SystemStyle.green : SystemStyle.fill
    let track = systemPart(.switch, metrics.toggle, .capsule, fill, inherited)
    let knobSize = Size(width: platform == .ios26 ? 37 : metrics.toggle.height - 4, height: metrics.toggle.height - 4)
    let knob = systemPart(.switchKnob, knobSize, .capsule, SystemStyle.onProminent, inherited)
    let inset = chrome(.switchKnobInsets, Padding(insets: EdgeInsets(all: 2)), [knob], inherited)
    let drawn = chrome(
      .switchParts,
      Layered(
        side: .before, alignment: GuidePair(name: isOn ? "trailing" : "leading") ?? .center, ignoredEdges: []),
      [track, inset], inherited)
    let control = chrome(
      .frame,
      SwitchFrame(
        frame: FixedFrame(
          width: metrics.toggleLayoutWidth, height: metrics.toggle.height,
          alignment: GuidePair(name: "leading") ?? .center)), [drawn], inherited)
    var labelled = node
    if !node.children.isEmpty { labelled.arguments.set("label", .views(node.children)) }
    return self.labelled(labelled, control, facts, inherited)
  }

  // MARK: Text entry

  func field(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let isSecure = node.kind == .secureField
    let metrics = ControlMetrics(platform: platform)
    var inner = inherited
    inner.stackAxis = .horizontal
    let value = node.arguments.string("text") ?? node.arguments.string("value") ?? ""
    let prompt =
      node.arguments.text("prompt") ?? node.arguments.text("titleKey") ?? node.arguments.text("title")
      ?? node.arguments.text("label")
    var shown = typed(isSecure ? String(repeating: "•", count: value.count) : value)
    if value.isEmpty {
      shown = prompt ?? TextContent("")
      inner.setForeground(SystemStyle.placeholder)
    }
    let isVertical = node.arguments.name("axis") == "vertical"
    if !isVertical { inner.lineLimit = 1 }
    var textFacts = self.facts(.fieldText, inner)
    textFacts.role = .label
    textFacts.source = node.source
    let text = self.text(shown, textFacts, inner)
    let height = probe(inherited).frameHeight + metrics.fieldExtra(isSecure: isSecure)
    let width = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    let limits = FlexibleFrame.Limits(minimum: height, ideal: nil, maximum: nil)
    let line = FlexibleFrame(
      horizontal: width, vertical: limits, alignment: GuidePair(name: "leading") ?? .center)
    guard inherited.styles[.textFieldStyle] == .roundedBorder else {
      return Element(line, [text], facts: facts)
    }
    let area = chrome(.fieldArea, line, [text], inherited)
    let padded = chrome(.fieldInsets, Padding(insets: metrics.borderedFieldInset), [area], inherited)
    let paints = [
      ShapeLayout.Paint(style: SystemStyle.fieldBackground),
      ShapeLayout.Paint(style: SystemStyle.separator(platform), strokeWidth: 0.5, isInside: true),
    ]
    let border = chrome(
      .fieldBorder, ShapeLayout(form: .roundedRectangle(platform == .ios26 ? 8 : 5), paints: paints), inherited)
    return Element(
      Layered(side: .behind, alignment: .center, ignoredEdges: []), [padded, border], facts: facts)
  }

  /// A person's words: shown as they are, in no language of the app.
  private func typed(_ value: String) -> TextContent {
    var run = TextRun(string: value)
    run.isVerbatim = true
    return TextContent(runs: [run])
  }

  /// Takes all it is offered.
  func textEditor(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var textFacts = self.facts(.fieldText, inherited)
    textFacts.role = .label
    let text = self.text(typed(node.arguments.string("text") ?? ""), textFacts, inherited)
    let padded = chrome(
      .editorInsets, Padding(insets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)), [text], inherited)
    let fill = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    return Element(
      FlexibleFrame(horizontal: fill, vertical: fill, alignment: .topLeading), [padded], facts: facts)
  }

  // MARK: Rows with a value

  /// Label at the leading end, value at the trailing one, secondary.
  func labeledContent(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var inner = inherited
    inner.stackAxis = .horizontal
    var trailing = inner
    trailing.setForeground(.hierarchical(2))
    var values = lower(node.children, trailing)
    if values.isEmpty, let value = node.arguments.text("value") {
      var textFacts = self.facts(.text, trailing)
      textFacts.source = node.source
      values = [text(value, textFacts, trailing)]
    }
    let control = values.count == 1 ? values[0] : stack(values, axis: .horizontal, inherited)
    var titled = node
    titled.children = []
    return labelled(titled, control, facts, inherited)
  }

  func stepper(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let size = ControlMetrics(platform: platform).stepper
    let back = systemPart(
      .stepperButtons, size, platform == .ios26 ? .capsule : .roundedRectangle(8), SystemStyle.fill, inherited)
    var signStyle = inherited
    signStyle.font = FontSpec(.system(size: 17), weight: .medium)
    signStyle.setForeground(.hierarchical(1))
    let signs = ["minus", "plus"].map { name in
      let sign = symbol(name, chromeFacts(.stepperSign, signStyle), signStyle)
      return chrome(
        .frame, FixedFrame(width: size.width / 2, height: size.height, alignment: .center), [sign], inherited)
    }
    let control = chrome(
      .stepperParts, Layered(side: .before, alignment: .center, ignoredEdges: []),
      [back, stack(signs, axis: .horizontal, spacing: 0, inherited)], inherited)
    var titled = node
    if !node.children.isEmpty { titled.arguments.set("label", .views(node.children)) }
    return labelled(titled, control, facts, inherited)
  }

  func slider(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let metrics = ControlMetrics(platform: platform)
    let height = FlexibleFrame.Limits(minimum: metrics.sliderHeight, ideal: nil, maximum: metrics.sliderHeight)
    let width = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    let share = self.share(node.arguments)
    let thin = filledTrack(.sliderTrack, share: share, height: platform == .ios26 ? 6 : 4, inherited)
    let thumbSize = platform == .ios26 ? Size(width: 37, height: 24) : Size(width: 28, height: 28)
    let paints = [
      ShapeLayout.Paint(style: SystemStyle.raised),
      ShapeLayout.Paint(style: SystemStyle.separator(platform), strokeWidth: 0.5, isInside: true),
    ]
    let thumb = chrome(
      .frame, FixedFrame(width: thumbSize.width, height: thumbSize.height, alignment: .center),
      [chrome(.sliderThumb, ShapeLayout(form: .capsule, paints: paints), inherited)], inherited)
    let parts = chrome(.sliderParts, ThumbLayout(share: share), [thin, thumb], inherited)
    let bar = chrome(
      .sliderArea, FlexibleFrame(horizontal: width, vertical: height, alignment: .center), [parts], inherited)
    var inner = inherited
    inner.stackAxis = .horizontal
    let ends = ["minimumValueLabel", "maximumValueLabel"].map { single(node.arguments.views($0) ?? [], inner) }
    let row = [ends[0], bar, ends[1]].compactMap { $0 }
    return Element(
      StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 8), row, facts: facts)
  }
}
