import SightlineModel

extension TreeLowering {
  /// A bar where there is a value, else a spinner; with its label and value above and below.
  func progressView(
    _ progress: ProgressView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let metrics = ControlMetrics(platform: platform)
    let style = inherited.styles[.progressViewStyle] ?? .automatic
    let isLinear = style == .linear || style == .automatic && progress.value.isGiven
    var inner = inherited
    inner.stackAxis = .vertical
    var facts = facts
    if isLinear {
      let width = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
      let height = FlexibleFrame.Limits(minimum: metrics.trackHeight, ideal: nil, maximum: metrics.trackHeight)
      let track = filledTrack(
        .progressTrack, share: share(progress.value.value, progress.bounds.value, total: progress.total.value),
        height: metrics.trackHeight, inherited)
      let bar = chrome(
        .progressBar, FlexibleFrame(horizontal: width, vertical: height, alignment: .center), [track], inherited)
      facts.uncertainty = 2
      facts.uncertaintyReason = "the height of progress bars is estimated"
      var parts = inherited.labelsHidden ? [] : lower(titleViews(progress, node), inner)
      parts.append(betweenEnds(bar, progress, inherited))
      var small = inner
      small.font = FontSpec(.style(.caption1))
      small.setForeground(.hierarchical(2))
      parts += lower(progress.currentValueLabel.value?.views ?? [], small)
      return Element(StackLayout(axis: .vertical, alignment: .leading, spacing: 4), parts, facts: facts)
    }
    let standard: Double =
      switch inherited.controlSize {
      case .large, .extraLarge: 37
      case .mini, .small: 14
      case .regular: metrics.spinner
      }
    // It grows with the text: its ink is 19 pt wide at medium, 56 pt at AX5.
    // - Source: DrunkOnJava/ModularHomeInventory bad9791, iOS 17 or 18.
    let side = DynamicType.scaled(standard, relativeTo: .body, at: inherited.contentSize)
    let paint = ShapeLayout.Paint(style: .hierarchical(3), strokeWidth: side / 8, isInside: true)
    let ring = chrome(.spinner, ShapeLayout(form: .circle, paints: [paint]), inherited)
    let spinner = chrome(.frame, FixedFrame(width: side, height: side, alignment: .center), [ring], inherited)
    let title = inherited.labelsHidden ? [] : lower(titleViews(progress, node), inner)
    return Element(
      StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: 8), [spinner] + title, facts: facts)
  }

  /// The labels of a gauge's ends stand beside its bar.
  private func betweenEnds(_ bar: Element, _ gauge: ProgressView, _ inherited: InheritedEnvironment) -> Element {
    var inner = inherited
    inner.stackAxis = .horizontal
    let low = lower(gauge.minimumValueLabel.value ?? [], inner)
    let high = lower(gauge.maximumValueLabel.value ?? [], inner)
    guard !low.isEmpty || !high.isEmpty else { return bar }
    return stack(low + [bar] + high, axis: .horizontal, spacing: 8, inherited)
  }

  func gauge(
    _ gauge: ProgressView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var bar = gauge
    if !bar.value.isGiven { bar.value = Given(0) }
    let element = progressView(bar, node, facts, inherited)
    element.facts.uncertainty = 10
    element.facts.uncertaintyReason = "the size of gauges is estimated"
    return element
  }

  /// Its label with a chevron, its content below while it is open.
  func disclosureGroup(
    _ group: DisclosureGroupView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> [Element] {
    var inner = inherited
    inner.stackAxis = .horizontal
    var small = inherited
    small.font = FontSpec(.style(.footnote), weight: .semibold)
    small.setForeground(.tint)
    let isOpen = group.isExpanded.value == true
    let chevron = symbol(isOpen ? "chevron.down" : "chevron.forward", chromeFacts(.disclosureIndicator, small), small)
    chevron.facts.role = .chrome
    let header = labelled(titleViews(group, node), chevron, facts, inner)
    guard isOpen else { return [header] }
    if inherited.isInList { return [header] + lower(node.children, inherited) }
    inner.stackAxis = .vertical
    var outer = chromeFacts(.disclosureContent, inherited)
    outer.source = node.source
    let parts = [header] + lower(node.children, inner)
    return [Element(StackLayout(axis: .vertical, alignment: .leading, spacing: nil), parts, facts: outer)]
  }

  /// Symbol, title, description and actions in the middle of the space; where they are too high for it, the symbol is left
  /// out and the rest scrolls.
  /// - Source: recorded screens of iOS 17 and 18: the label's icon above its title, actions in 15 pt; at AX5 in 450 pt
  ///   title and description from the top, whole, without the symbol.
  func contentUnavailable(
    _ unavailable: ContentUnavailableView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let whole = unavailableColumn(unavailable, node, showsIcon: true, inherited)
    let bare = unavailableColumn(unavailable, node, showsIcon: false, inherited)
    let scroll = ScrollLayout(axes: [.vertical], showsIndicators: true, contentMargins: .zero)
    let fitting = chrome(
      .unavailableInsets, ViewThatFitsLayout(axes: [.vertical]),
      [whole, chrome(.scrollView, scroll, [bare], inherited)], inherited)
    let fill = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    var facts = facts
    facts.uncertainty = 8
    facts.uncertaintyReason = "the insets of ContentUnavailableView are estimated"
    return Element(
      FlexibleFrame(horizontal: fill, vertical: fill, alignment: .center), [fitting], facts: facts)
  }

  private func unavailableColumn(
    _ unavailable: ContentUnavailableView, _ node: ViewNode, showsIcon: Bool, _ inherited: InheritedEnvironment
  ) -> Element {
    var icons: [Element] = []
    var column: [Element] = []
    var inner = inherited
    inner.stackAxis = .vertical
    inner.alignment = .center
    let large = Self.unavailableSymbol(inner)
    var title = inner
    title.font = FontSpec(.style(.title2), weight: .bold)
    if showsIcon, let name = unavailable.systemImage.value {
      var iconFacts = self.facts(.image, large)
      iconFacts.source = node.source
      icons.append(symbol(name, iconFacts, large))
    }
    if let text = unavailable.titleKey.value {
      var textFacts = self.facts(.text, title)
      textFacts.source = node.source
      column.append(self.text(text, textFacts, title))
    }
    title.isUnavailableLabel = true
    if !showsIcon { title.styles[.labelStyle] = .titleOnly }
    column += lower(unavailable.label.value?.views ?? [], title)
    var body = inner
    body.font = FontSpec(.style(.subheadline))
    body.setForeground(.hierarchical(2))
    if let text = unavailable.description.value?.text {
      var textFacts = self.facts(.text, body)
      textFacts.source = node.source
      column.append(self.text(text, textFacts, body))
    }
    column += lower(unavailable.description.value?.views ?? [], body)
    var actions = inner
    actions.font = FontSpec(.style(.subheadline))
    if actions.controlSize == .regular { actions.controlSize = .small }
    let buttons = lower(unavailable.actions.value ?? node.children, actions)
    let words = stack(column, axis: .vertical, spacing: Self.unavailableTextSpacing, inherited)
    // The actions keep their distance where there are none.
    let controls = stack(buttons, axis: .vertical, spacing: Self.unavailableSpacing, inherited)
    let stacked = stack(
      icons + [words], axis: .vertical, spacing: Self.unavailableIconSpacing, inherited)
    let whole = stack(
      [stacked, controls], axis: .vertical, spacing: Self.unavailableActionSpacing, inherited)
    return chrome(.unavailableInsets, Padding(insets: Self.unavailableInsets), [whole], inherited)
  }

  /// - Source: martinomamic/RSSReader 029e492, iOS 18: a tray of 130 × 94 pt at AX5, 113 pt to the em; from the symbol to
  ///   the title 15 pt, from title to description 3 pt, to the actions 20 pt, which an empty view keeps below its
  ///   description too; in 375 pt a line of 286 pt has no room for a word of 29 pt, a title of 332 pt breaks.
  static let unavailableInsets = EdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 32)
  static let unavailableSpacing = 12.0
  static let unavailableIconSpacing = 15.0
  static let unavailableTextSpacing = 3.0
  static let unavailableActionSpacing = 20.0
  static func unavailableSymbol(_ inherited: InheritedEnvironment) -> InheritedEnvironment {
    var large = inherited
    large.font = FontSpec(.system(size: DynamicType.scaled(48, relativeTo: .title2, at: inherited.contentSize)))
    large.setForeground(.hierarchical(2))
    return large
  }

  /// At least 140 × 30 pt, else what it is offered.
  /// - Source: HIG, Sign in with Apple.
  func signInWithApple(_ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    let width = FlexibleFrame.Limits(minimum: 140, ideal: 375, maximum: 375)
    let height = FlexibleFrame.Limits(minimum: 30, ideal: 44, maximum: .infinity)
    let paint = ShapeLayout.Paint(style: .color(ColorSpec(light: .black, dark: .white, name: "Sign in with Apple")))
    let fill = chrome(.signInFill, ShapeLayout(form: .roundedRectangle(6), paints: [paint]), inherited)
    return Element(FlexibleFrame(horizontal: width, vertical: height, alignment: .center), [fill], facts: facts)
  }

  func controlGroup(
    _ group: ControlGroupView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var inner = inherited
    inner.stackAxis = .horizontal
    return Element(
      StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 8), lower(node.children, inner),
      facts: facts)
  }
}
