import SightlineModel

extension ListView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.list(view.node, view.facts, view.inherited)]
  }
}

extension SectionView {
  /// Outside of lists: header, rows and footer one after the other.
  func elements(_ view: LoweredView) -> [Element] {
    let (lowering, node) = (view.lowering, view.node)
    let title = titleKey.value.map { [ViewNode(text: $0, source: node.source, symbol: node.symbol)] }
    let titles = lowering.lower(header.value ?? title ?? [], view.inherited)
    if !view.inherited.isInList { titles.forEach { $0.facts.isSectionTitle = true } }
    return titles + lowering.lower(node.children, view.inherited) + lowering.lower(footer.value ?? [], view.inherited)
  }
}

extension ViewNode {
  fileprivate var section: SectionView {
    if case .section(let section) = payload { section } else { SectionView() }
  }
}

extension TreeLowering {
  private struct Section {
    var node: ViewNode?
    var rows: [Element]
  }

  /// A list or form: sections of rows that scroll, with the system's insets, cards and separators.
  func list(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let isForm = node.kind == .form
    let metrics = ListMetrics(
      styleName: (inherited.styles[isForm ? .formStyle : .listStyle] ?? .automatic).rawValue, isForm: isForm,
      platform: platform, width: inherited.frameWidth ?? environment.size.width,
      columnWidth: inherited.frameWidth ?? inherited.columnWidth ?? environment.size.width,
      contentSize: environment.variant.size)
    var inner = inherited
    inner.isInList = true
    inner.isInForm = isForm
    inner.stackAxis = nil
    let sections = sections(node.children, inner)
    var parts: [Element] = []
    for (index, section) in sections.enumerated() {
      parts += self.parts(of: section, isFirst: index == 0, metrics, inner)
    }
    let content = stack(parts, axis: .vertical, alignment: .leading, spacing: 0, inherited)
    let scroll = ScrollLayout(axes: [.vertical], showsIndicators: true, contentMargins: .zero, fillsAcross: true)
    let list = Element(scroll, [content], facts: facts)
    let paint = ShapeLayout.Paint(style: metrics.style == .plain ? .background : SystemStyle.groupedBackground)
    let paints = inherited.hidesScrollContentBackground ? [] : [paint]
    let background = chrome(.listBackground, ShapeLayout(form: .rectangle, paints: paints), inherited)
    background.facts.role = .background
    var outer = self.facts(.listArea, inherited)
    outer.role = .chrome
    return Element(
      Layered(side: .behind, alignment: .center, ignoredEdges: .all), [list, background], facts: outer,
      traits: ViewTraits.none)
  }

  private func sections(_ nodes: [ViewNode], _ inner: InheritedEnvironment) -> [Section] {
    var result: [Section] = []
    for node in flattened(nodes) {
      if node.kind == .section {
        result.append(Section(node: node, rows: lowerRows(node, inner)))
      } else if result.isEmpty || result[result.count - 1].node != nil {
        result.append(Section(node: nil, rows: lower(node, inner)))
      } else {
        result[result.count - 1].rows += lower(node, inner)
      }
    }
    return result
  }

  /// Groups without modifiers dissolve, so that sections inside them are found.
  private func flattened(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      let isGroup = [.group, .forEach, .tupleView, .anyView].contains(node.kind)
      return isGroup && node.modifiers.isEmpty ? flattened(node.children) : [node]
    }
  }

  private func lowerRows(_ section: ViewNode, _ inner: InheritedEnvironment) -> [Element] {
    // A section's modifiers apply to each of its rows.
    var group = ViewNode(.group, children: section.children, modifiers: section.modifiers, source: section.source)
    group.symbol = section.symbol
    return lower(group, inner)
  }

  private func parts(
    of section: Section, isFirst: Bool, _ metrics: ListMetrics, _ inherited: InheritedEnvironment
  ) -> [Element] {
    var parts: [Element] = []
    let parameters = section.node?.section ?? SectionView()
    if let header = headerViews(section.node) {
      var style = inherited
      style.font = metrics.headerFont
      if metrics.platform == .ios18, metrics.style != .plain,
        inherited[HeaderProminenceModifier.self]?.prominence.value != .increased
      {
        style.textCase = style.textCase ?? .uppercase
      }
      style.setSystemForeground(.hierarchical(2))
      parts += caption(header, insets: metrics.headerInsets, .header, metrics, style, section.node)
    } else if metrics.style != .plain {
      // A spacing of the code's own is all there is between two sections.
      let spacing = inherited.listSectionSpacing == nil ? ListMetrics.gapWithoutHeader : 0
      let leaf = FixedLeaf(size: Size(width: 0, height: spacing))
      parts.append(chrome(.sectionGap, isFirst ? FirstGap(metrics.firstGap) : leaf, inherited))
    }
    if !section.rows.isEmpty { parts.append(card(section, metrics, inherited)) }
    if let footer = parameters.footer.value, !footer.isEmpty {
      var style = inherited
      style.font = FontSpec(.style(.footnote))
      style.setSystemForeground(.hierarchical(2))
      parts += caption(footer, insets: metrics.footerInsets, .footer, metrics, style, section.node)
    } else if metrics.style != .plain {
      let gap = inherited.listSectionSpacing ?? ListMetrics.gapWithoutFooter
      parts.append(chrome(.sectionGap, FixedLeaf(size: Size(width: 0, height: max(0, gap))), inherited))
    }
    return parts
  }

  private func headerViews(_ section: ViewNode?) -> [ViewNode]? {
    guard let section else { return nil }
    let parameters = section.section
    if let views = parameters.header.value, !views.isEmpty { return views }
    return parameters.titleKey.value.map {
      [ViewNode(text: $0, source: section.source, symbol: section.symbol)]
    }
  }

  private func caption(
    _ views: [ViewNode], insets: EdgeInsets, _ role: LaidOutNode.Role, _ metrics: ListMetrics,
    _ style: InheritedEnvironment, _ section: ViewNode?
  ) -> [Element] {
    guard let content = single(views, style, alignment: .leading) else { return [] }
    let width = FlexibleFrame.Limits(minimum: nil, ideal: nil, maximum: .infinity)
    let row = chrome(
      .sectionLine,
      FlexibleFrame(horizontal: width, vertical: .init(), alignment: GuidePair(name: "leading") ?? .center),
      [content], style)
    var insets = insets
    insets.leading += metrics.sideInset
    insets.trailing += metrics.sideInset
    let padded = chrome(
      role == .header ? .sectionHeader : .sectionFooter, Padding(insets: insets), [row], style, role: role)
    padded.facts.source = section?.source
    return [padded]
  }

  private func card(_ section: Section, _ metrics: ListMetrics, _ inherited: InheritedEnvironment) -> Element {
    // A row's own background takes the place of its part of the card.
    let isDivided = metrics.style != .plain && section.rows.contains { !$0.traits.rowBackground.isEmpty }
    let rows = section.rows.enumerated().map { index, row in
      if isDivided, row.traits.rowBackground.isEmpty {
        let paint = ShapeLayout.Paint(style: SystemStyle.groupedCell)
        row.traits.rowBackground = [
          chrome(.sectionBackground, ShapeLayout(form: .rectangle, paints: [paint]), inherited)
        ]
      }
      return self.row(row, isFirst: index == 0, isLast: index == section.rows.count - 1, metrics, inherited)
    }
    let content = stack(
      rows, axis: .vertical, alignment: .leading, spacing: inherited.listRowSpacing ?? 0, inherited)
    var facts = self.facts(.section, inherited)
    facts.role = section.node == nil ? .chrome : .content
    facts.view = section.node?.payload
    facts.source = section.node?.source
    facts.symbol = section.node?.symbol
    guard metrics.style != .plain else {
      return Element(Transparent(), [content], facts: facts)
    }
    let side = EdgeInsets(top: 0, leading: metrics.sideInset, bottom: 0, trailing: metrics.sideInset)
    guard !isDivided else {
      return chrome(
        .sectionInsets, Padding(insets: side), [Element(Transparent(), [content], facts: facts)], inherited)
    }
    let paint = ShapeLayout.Paint(style: SystemStyle.groupedCell)
    let background = chrome(
      .sectionBackground, ShapeLayout(form: .roundedRectangle(metrics.cornerRadius), paints: [paint]), inherited)
    let card = Element(
      Layered(side: .behind, alignment: .center, ignoredEdges: []), [content, background], facts: facts)
    return chrome(.sectionInsets, Padding(insets: side), [card], inherited)
  }

  /// One row: insets, least height, separator. A touch anywhere in it counts for a control that fills it.
  private func row(
    _ content: Element, isFirst: Bool, isLast: Bool, _ metrics: ListMetrics, _ inherited: InheritedEnvironment
  ) -> Element {
    let own = content.traits.rowInsets
    let leastHeight = inherited.minimumRowHeight ?? metrics.minimumRowHeight
    let insets = biased { bias in
      if let own { return Padding(insets: own) }
      let padding = metrics.rowPadding + metrics.rowPaddingUncertainty * bias
      return RowInsets(
        insets: EdgeInsets(top: padding, leading: metrics.rowInset, bottom: padding, trailing: metrics.rowInset),
        leastHeight: leastHeight)
    }
    let padded = chrome(.rowInsets, insets, [content], inherited)
    // A cell has the list's width; what is wider sticks out of it.
    let width = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    let height = FlexibleFrame.Limits(minimum: leastHeight, ideal: nil, maximum: nil)
    let framed = chrome(
      .rowFrame,
      FlexibleFrame(horizontal: width, vertical: height, alignment: GuidePair(name: "leading") ?? .center), [padded],
      inherited)
    var children = [framed]
    if let background = content.traits.rowBackground.first {
      background.facts.role = .background
      let layout = Layered(side: .behind, alignment: .center, ignoredEdges: [])
      let shaped = cut(background, isFirst: isFirst, isLast: isLast, metrics, inherited)
      children = [chrome(.rowBackground, layout, [framed, shaped], inherited)]
    }
    if !isLast, !content.traits.hidesRowSeparator {
      let line = chrome(
        .rowSeparator,
        ShapeLayout(form: .rectangle, paints: [ShapeLayout.Paint(style: SystemStyle.separator(platform))]), inherited)
      let thin = chrome(
        .rowSeparatorFrame,
        FixedFrame(width: nil, height: metrics.separatorThickness, alignment: .center), [line], inherited)
      let inset = EdgeInsets(
        top: 0, leading: metrics.rowInset, bottom: 0, trailing: metrics.platform == .ios26 ? metrics.rowInset : 0)
      children.append(chrome(.rowSeparatorInsets, Padding(insets: inset), [thin], inherited))
    }
    var facts = self.facts(.listRow, inherited)
    facts.role = .chrome
    facts.uncertainty = metrics.rowPaddingUncertainty
    facts.uncertaintyReason = "the insets of list rows are estimated"
    let layout = Layered(side: .before, alignment: GuidePair(name: "bottom") ?? .center, ignoredEdges: [])
    let row = Element(layout, children, facts: facts)
    return Element(Decoration { node, _ in node.widenOnlyControl() }, [row], facts: rowHitFacts(inherited))
  }

  /// A row's background ends where the card of its section does: round at the first and the last row.
  private func cut(
    _ background: Element, isFirst: Bool, isLast: Bool, _ metrics: ListMetrics, _ inherited: InheritedEnvironment
  ) -> Element {
    let (top, bottom) = (isFirst ? metrics.cornerRadius : 0, isLast ? metrics.cornerRadius : 0)
    guard top + bottom > 0 else { return background }
    let form = ShapeForm.unevenRoundedRectangle(
      topLeading: top, topTrailing: top, bottomLeading: bottom, bottomTrailing: bottom)
    let cut = Decoration { node, _ in
      let outline = form.outline(in: node.frame, direction: node.direction)
      (node.clip, node.clipFrame) = (outline, node.frame)
      for index in node.children.indices { node.children[index].cutFills(to: outline, node.frame) }
    }
    return chrome(.rowShape, cut, [background], inherited, role: .background)
  }

  private func rowHitFacts(_ inherited: InheritedEnvironment) -> NodeFacts {
    var facts = self.facts(.listRowArea, inherited)
    facts.role = .chrome
    return facts
  }
}

extension LaidOutNode {
  static let controlKinds: Set<ViewKind> = [
    .button, .link, .navigationLink, .toggle, .picker, .shareLink, .disclosureGroup, .menu, .textField,
    .secureField, .photosPicker,
  ]

  /// In a row or bar, the only control takes every touch.
  mutating func widenOnlyControl(to area: Rect? = nil) {
    guard controlCount == 1 else { return }
    widenControls(to: area ?? frame)
  }
  private var controlCount: Int {
    (Self.controlKinds.contains(kind) ? 1 : 0) + children.reduce(0) { $0 + $1.controlCount }
  }
  private mutating func widenControls(to area: Rect) {
    if Self.controlKinds.contains(kind) {
      hitShape = area
      frame = area
    }
    for index in children.indices { children[index].widenControls(to: area) }
  }
}

extension SystemStyle {
  static let groupedBackground = color(
    "systemGroupedBackground", light: RGBA(hex: 0xF2F2F7), dark: .black, lightHigh: RGBA(hex: 0xEBEBF0),
    darkHigh: .black)
  static let groupedCell = color(
    "secondarySystemGroupedBackground", light: .white, dark: RGBA(hex: 0x1C1C1E), lightHigh: .white,
    darkHigh: RGBA(hex: 0x242426))
}
