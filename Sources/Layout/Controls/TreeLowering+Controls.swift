import SightlineModel

extension TreeLowering {
  /// - Returns: What a control shows: its children, a label or a title.
  func labelViews(_ titled: some TitledView, _ node: ViewNode) -> [ViewNode] {
    node.children.isEmpty ? titleViews(titled, node) : node.children
  }

  /// A control's title: a label, or a text with an icon where one is named.
  func titleViews(_ titled: some TitledView, _ node: ViewNode) -> [ViewNode] {
    if let views = titled.titleViews { return views }
    guard let title = titled.titleText ?? Self.systemTitles[node.kind].map({ TextContent($0) }) else { return [] }
    let text = ViewNode(text: title, source: node.source, symbol: node.symbol)
    guard let image = titled.systemImage.value ?? Self.systemIcons[node.kind] else { return [text] }
    var icon = ImageView()
    icon.systemName = Given(image)
    var label = LabelView()
    label.title = Given(.views([text]))
    label.icon = Given([ViewNode(.image, .image(icon), source: node.source)])
    return [ViewNode(.label, .label(label), source: node.source, symbol: node.symbol)]
  }

  private static let systemTitles: [ViewKind: String] = [
    .editButton: "Edit", .pasteButton: "Paste", .renameButton: "Rename", .shareLink: "Share…",
  ]
  private static let systemIcons: [ViewKind: String] = [.shareLink: "square.and.arrow.up"]

  /// A label and a control at the two ends of a row.
  func labelled(
    _ title: [ViewNode], _ control: Element, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    if inherited.labelsHidden {
      // Not drawn, and still what VoiceOver says.
      var facts = facts
      facts.view = facts.view?.keepingTitle(title)
      return Element(Transparent(), [control], facts: facts)
    }
    var inner = inherited
    inner.stackAxis = .horizontal
    guard let title = single(title, inner, alignment: .leading) else {
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

  func toggle(_ toggle: ToggleView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element
  {
    let style = inherited.styles[.toggleStyle] ?? .automatic
    if style == .button {
      var inner = inherited
      inner.styles[.buttonStyle] = toggle.isOn.value == true ? .borderedProminent : .bordered
      let element = button(labelViews(toggle, node), role: nil, facts, inner)
      element.facts.kind = .toggle
      return element
    }
    let isOn = toggle.isOn.value ?? false
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
    return labelled(labelViews(toggle, node), fainter(control, inherited), facts, inherited)
  }

  /// Switches and sliders that can't be used are drawn at half their strength.
  private func fainter(_ control: Element, _ inherited: InheritedEnvironment) -> Element {
    guard !inherited.isEnabled else { return control }
    return chrome(.disabledPart, Decoration { node, _ in node.opacity = 0.5 }, [control], inherited)
  }

  // MARK: Text entry

  func field(_ field: FieldView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let isSecure = node.kind == .secureField
    let metrics = ControlMetrics(platform: platform)
    var inner = inherited
    inner.stackAxis = .horizontal
    let value = field.text.value ?? field.value.value ?? ""
    let prompt = field.prompt.value ?? field.titleText
    var shown = typed(isSecure ? String(repeating: "•", count: value.count) : value)
    if value.isEmpty {
      shown = prompt ?? TextContent("")
      inner.setForeground(SystemStyle.placeholder)
    }
    let isVertical = field.axis.value == .vertical
    if !isVertical { inner.lineLimit = 1 }
    var textFacts = self.facts(.fieldText, inner)
    textFacts.role = .label
    textFacts.source = node.source
    let text = self.text(shown, textFacts, inner)
    let height = probe(inherited).frameHeight + metrics.fieldExtra(isSecure: isSecure)
    let width = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    let limits = FlexibleFrame.Limits(minimum: height, ideal: nil, maximum: nil)
    let line = FlexibleFrame(
      horizontal: width, vertical: limits, alignment: GuidePair(name: inherited.fieldAlignment) ?? .center)
    guard inherited.styles[.textFieldStyle] == .roundedBorder else {
      return Element(line, [text], facts: facts)
    }
    let area = chrome(.fieldArea, line, [text], inherited)
    let inset = isVertical ? ControlMetrics.borderedColumnInset : metrics.borderedFieldInset
    let padded = chrome(.fieldInsets, Padding(insets: inset), [area], inherited)
    let paints = [
      ShapeLayout.Paint(style: SystemStyle.fieldBackground),
      ShapeLayout.Paint(style: SystemStyle.separator(platform), strokeWidth: 0.5, isInside: true),
    ]
    let border = chrome(
      .fieldBorder, ShapeLayout(form: .roundedRectangle(platform == .ios26 ? 8 : 5), paints: paints), inherited)
    return Element(
      Layered(side: .behind, alignment: .center, ignoredEdges: []), [padded, border], facts: facts)
  }

  /// A person's words, or the system's: shown as they are, in no language of the app.
  func typed(_ value: String) -> TextContent {
    var run = TextRun(string: value)
    run.isVerbatim = true
    return TextContent(runs: [run])
  }

  /// Takes all it is offered.
  func textEditor(_ editor: TextEditorView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment)
    -> Element
  {
    var textFacts = self.facts(.fieldText, inherited)
    textFacts.role = .label
    let text = self.text(typed(editor.text.value ?? ""), textFacts, inherited)
    let padded = chrome(
      .editorInsets, Padding(insets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)), [text], inherited)
    let fill = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    return Element(
      FlexibleFrame(horizontal: fill, vertical: fill, alignment: .topLeading), [padded], facts: facts)
  }

  // MARK: Rows with a value

  /// Label at the leading end, value at the trailing one, secondary; in lists at the accessibility sizes one below the
  /// other.
  func labeledContent(
    _ row: LabeledContentView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var inner = inherited
    inner.stackAxis = .horizontal
    var trailing = inner
    trailing.setForeground(.hierarchical(2))
    var values = lower(node.children, trailing)
    if values.isEmpty, let value = row.value.value {
      var textFacts = self.facts(.text, trailing)
      textFacts.source = node.source
      values = [text(value, textFacts, trailing)]
    }
    let control = values.count == 1 ? values[0] : stack(values, axis: .horizontal, inherited)
    guard inherited.isInList, inherited.contentSize.isAccessibilitySize, !inherited.labelsHidden,
      let title = single(titleViews(row, node), inner, alignment: .leading)
    else { return labelled(titleViews(row, node), control, facts, inherited) }
    title.facts.role = .label
    var stacked = facts
    stacked.uncertainty = max(facts.uncertainty, 2)
    stacked.uncertaintyReason = facts.uncertaintyReason ?? "the distance of a stacked value is estimated"
    return Element(
      StackLayout(axis: .vertical, alignment: .leading, spacing: ControlMetrics.stackedValueGap), [title, control],
      facts: stacked)
  }

  func stepper(_ stepper: StepperView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment)
    -> Element
  {
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
    return labelled(labelViews(stepper, node), control, facts, inherited)
  }

  func slider(_ slider: SliderView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element
  {
    let metrics = ControlMetrics(platform: platform)
    let height = FlexibleFrame.Limits(minimum: metrics.sliderHeight, ideal: nil, maximum: metrics.sliderHeight)
    let width = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    let share = self.share(slider.value.value, slider.bounds.value)
    let thin = filledTrack(.sliderTrack, share: share, height: platform == .ios26 ? 6 : 4, inherited)
    let thumbSize = platform == .ios26 ? Size(width: 37, height: 24) : Size(width: 28, height: 28)
    let paints = [
      ShapeLayout.Paint(style: SystemStyle.onProminent),
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
    let ends = [slider.minimumValueLabel, slider.maximumValueLabel].map { single($0.value ?? [], inner) }
    let row = [ends[0], fainter(bar, inherited), ends[1]].compactMap { $0 }
    return Element(
      StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 8), row, facts: facts)
  }
}

extension ViewPayload {
  /// With a title that was given as views beside the payload.
  fileprivate func keepingTitle(_ views: [ViewNode]) -> ViewPayload {
    guard !views.isEmpty, titled?.titleText == nil, titled?.titleViews == nil else { return self }
    switch self {
    case .toggle(var toggle):
      toggle.label = Given(.views(views))
      return .toggle(toggle)
    case .stepper(var stepper):
      stepper.label = Given(.views(views))
      return .stepper(stepper)
    default: return self
    }
  }
}
