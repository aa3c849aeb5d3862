import SightlineModel

extension TreeLowering {
  /// The style decides: segments, a wheel, rows, or a button that shows the choice.
  func picker(_ picker: PickerView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element
  {
    let metrics = ControlMetrics(platform: platform)
    let style = inherited.styles[.pickerStyle] ?? .automatic
    var inner = inherited
    inner.stackAxis = .horizontal
    inner.isInList = false
    let isRow = inherited.isInList || inherited.isInForm
    switch style {
    case .segmented, .palette:
      // Segments keep their text below the accessibility sizes; they have one font at all of them, the chosen one medium.
      // - Source: martinomamic/RSSReader 252905b, DrunkOnJava/ModularHomeInventory bad9791: "Added" is 37.9 pt wide, chosen 38.7.
      inner.font = FontSpec(.system(size: 13), weight: .regular)
      inner.weight = nil
      inner.lineLimit = 1
      inner.textCase = nil
      inner.resetForeground()
    case .wheel: inner = wheelRows(inner)
    case .inline: break
    default:
      // - Source: DrunkOnJava/ModularHomeInventory bad9791: at AX5 a value that does not fit is cut, its label wraps.
      inner.lineLimit = 1
      inner.setDefaultForeground(isRow ? .hierarchical(2) : .tint)
    }
    var options = lower(node.children, inner)
    let selection = picker.selection.value?.text
    let chosen = options.firstIndex {
      selection != nil && ($0.traits.tag == selection || $0.facts.identity == selection)
    }
    switch style {
    case .segmented, .palette:
      let index = chosen ?? 0
      inner.font = FontSpec(.system(size: 13), weight: .medium)
      let strong = lower(node.children, inner)
      if strong.count == options.count, options.indices.contains(index) { options[index] = strong[index] }
      return segments(options, index, metrics, facts, inherited)
    case .wheel:
      return Element(Transparent(), [wheel(options, chosen: chosen ?? 0, inherited)], facts: onWheel(facts))
    case .inline:
      let rows = options.map { option in
        let height = FlexibleFrame.Limits(minimum: 44, ideal: nil, maximum: nil)
        let width = FlexibleFrame.Limits(minimum: nil, ideal: nil, maximum: .infinity)
        return chrome(
          .pickerRow,
          FlexibleFrame(horizontal: width, vertical: height, alignment: GuidePair(name: "leading") ?? .center),
          [option], inherited)
      }
      return Element(
        StackLayout(axis: .vertical, alignment: .leading, spacing: 0), rows, facts: facts)
    default:
      let value = chosen.map { options[$0] } ?? options.first
      let choice = menuValue(value, inner)
      return isRow
        ? labelled(titleViews(picker, node), choice, facts, inherited)
        : Element(Transparent(), [choice], facts: facts)
    }
  }

  /// The chosen value in the tint, with arrows beside it.
  private func menuValue(_ value: Element?, _ inherited: InheritedEnvironment) -> Element {
    var small = inherited
    small.font = FontSpec(.style(.footnote))
    let arrows = symbol("chevron.up.chevron.down", chromeFacts(.pickerIndicator, small), small)
    arrows.facts.role = .chrome
    let parts = [value, arrows].compactMap { $0 }
    return Element(
      StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 5), parts,
      facts: chromeFacts(.pickerValue, inherited))
  }

  private func segments(
    _ options: [Element], _ chosen: Int, _ metrics: ControlMetrics, _ facts: NodeFacts,
    _ inherited: InheritedEnvironment
  ) -> Element {
    let parts = options.enumerated().map { index, option in
      let fill = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
      let height = FlexibleFrame.Limits(
        minimum: metrics.segmentedHeight, ideal: nil, maximum: metrics.segmentedHeight)
      let segment = chrome(
        .segment, FlexibleFrame(horizontal: fill, vertical: height, alignment: .center), [option], inherited)
      segment.facts.view = .item(ItemView(isSelected: index == chosen))
      guard index == chosen else { return segment }
      let pill = chrome(
        .segmentFill,
        ShapeLayout(
          form: platform == .ios26 ? .capsule : .roundedRectangle(7),
          paints: [ShapeLayout.Paint(style: SystemStyle.raised)]), inherited, role: .background)
      let inset = chrome(.segmentInsets, Padding(insets: EdgeInsets(all: 2)), [pill], inherited, role: .background)
      let chosenFacts = self.facts(.segmentArea, inherited)
      let area = Element(
        Layered(side: .behind, alignment: .center, ignoredEdges: []), [segment, inset], facts: chosenFacts)
      area.facts.role = .chrome
      return area
    }
    let row = stack(parts, axis: .horizontal, spacing: 0, inherited)
    let paint = ShapeLayout.Paint(style: SystemStyle.fill)
    let back = chrome(
      .segmentsFill, ShapeLayout(form: platform == .ios26 ? .capsule : .roundedRectangle(9), paints: [paint]),
      inherited, role: .background)
    let wide = chrome(.segmentsWidth, SegmentRow(titles: options, inset: metrics.segmentInset), [row], inherited)
    return Element(Layered(side: .behind, alignment: .center, ignoredEdges: []), [wide, back], facts: facts)
  }

  /// Date and colour pickers.
  func valuePicker(
    _ picker: ValuePickerView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let metrics = ControlMetrics(platform: platform)
    var facts = facts
    facts.uncertaintyReason = "the size of \(node.kind) is estimated"
    let style = inherited.styles[.datePickerStyle] ?? .automatic
    if node.kind == .colorPicker {
      facts.uncertainty = 2
      let well = systemPart(.colorWell, Size(width: 28, height: 28), .circle, SystemStyle.fill, inherited)
      return labelled(titleViews(picker, node), well, facts, inherited)
    }
    switch style {
    case .wheel:
      // The columns of neighbouring days and hours are not known; the chosen ones stand in their band.
      let style = wheelRows(inherited)
      let row = stack(
        shownParts(of: picker).map { text(typed($0), chromeFacts(.dateValue, style), style) }, axis: .horizontal,
        spacing: 24, inherited)
      let wheel = chrome(
        .dateWheel, FixedFrame(width: 320, height: nil, alignment: .center), [wheel([row], chosen: 0, inherited)],
        inherited)
      return labelled(titleViews(picker, node), wheel, onWheel(facts), inherited)
    case .graphical:
      facts.uncertainty = 20
      return Element(
        Transparent(),
        [
          systemPart(
            .calendar, metrics.graphicalDatePicker, .rectangle, .unknown(reason: "the days of a calendar"), inherited)
        ], facts: facts)
    default:
      facts.uncertainty = 10
      var valueStyle = inherited
      valueStyle.contentSize = min(inherited.contentSize, .xxxLarge)
      // UIDatePicker writes in the label colour: `foregroundStyle` does not reach it, and a tint only while it is open.
      valueStyle.setForeground(SystemStyle.label)
      if inherited.contentSize > .xxxLarge {
        facts.uncertainty = NodeFacts.unknownExtent
        facts.uncertaintyReason = "how the system sets a compact date picker at accessibility sizes is not known"
      }
      let parts = shownParts(of: picker).map { sample in
        // The system sizes them to their text; what it does where they don't fit is part of the uncertainty.
        let text = chrome(
          .dateValueSize, FixedSize(horizontal: true, vertical: true),
          [self.text(typed(sample), chromeFacts(.dateValue, valueStyle), valueStyle)], inherited)
        let padded = chrome(
          .dateInsets, Padding(insets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)), [text], inherited)
        let paint = ShapeLayout.Paint(style: SystemStyle.fill)
        let back = chrome(.dateFill, ShapeLayout(form: .roundedRectangle(6), paints: [paint]), inherited)
        return Element(
          Layered(side: .behind, alignment: .center, ignoredEdges: []), [padded, back],
          facts: chromeFacts(.dateButton, inherited))
      }
      let row = stack(parts, axis: .horizontal, spacing: 6, inherited)
      return labelled(titleViews(picker, node), row, facts, inherited)
    }
  }

  /// What is chosen, as a date picker shows it.
  private func shownParts(of picker: ValuePickerView) -> [String] {
    let components = picker.displayedComponents.value ?? [.date, .hourAndMinute]
    var parts: [String] = []
    if components.contains(.date) { parts.append(picker.shownDate.value ?? "Jan 12, 2026") }
    if components.contains(.hourAndMinute) { parts.append(picker.shownTime.value ?? "9:41 AM") }
    return parts
  }
}
