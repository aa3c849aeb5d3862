import SightlineModel

extension NavigationLinkIndicatorVisibilityModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment[Self.self] = self }
}

extension LabelIconToTitleSpacingModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment[Self.self] = self }
}

extension LabelReservedIconWidthModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment[Self.self] = self }
}

extension TreeLowering {
  /// A button takes its label's size; bordered styles add insets and a fill.
  func button(
    _ views: [ViewNode], role: ButtonRole?, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let style = inherited.styles[.buttonStyle] ?? .automatic
    var facts = facts
    var inner = inherited
    inner.stackAxis = .horizontal
    inner.isInButton = true
    // A button centres the lines of its title; a row of a list begins them where its other rows do.
    if !inherited.isInList, !inherited.isAlignmentSet { inner.alignment = .center }
    switch style {
    case .plain: break
    case .borderedProminent, .glassProminent: inner.setDefaultForeground(SystemStyle.onProminent)
    // Measured: #C4C4C6 on white, the tertiary label (dashdevs/article-accessibility-dynamic-fonts 2e44afe).
    case _ where !inherited.isEnabled: inner.setDefaultForeground(.hierarchical(3))
    // iOS 26 draws what stands in a bar in the label's colour, unless the code tints it there.
    // - Source: developer.apple.com/forums/thread/799326: black although the bar has a tint.
    case _ where platform == .ios26 && inherited.isInToolbar && inherited.tint == .tint && role != .destructive: break
    default: inner.setDefaultForeground(role == .destructive ? SystemStyle.red(platform) : .tint)
    }
    facts.foreground = inner.foreground
    facts.foregroundBase = inner.foregroundBase
    if style.hasBorder, inner.font == nil { inner.font = BorderedMetrics.font(inherited.controlSize) }
    let content = single(views, inner, axis: .horizontal)
    var label = content.map { [$0] } ?? []
    if inherited.hasFlexibleButtons, !label.isEmpty {
      let width = FlexibleFrame.Limits(minimum: nil, ideal: nil, maximum: .infinity)
      label = [
        chrome(.buttonWidth, FlexibleFrame(horizontal: width, vertical: .init(), alignment: .center), label, inherited)
      ]
    }
    guard style.hasBorder else {
      return Element(Transparent(), label, facts: facts)
    }
    return borderedButton(label, style: style, role: role, facts, inherited)
  }

  /// In lists a link has a chevron at its end, unless `navigationLinkIndicatorVisibility` hides it.
  func linkRow(_ views: [ViewNode], _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var inner = inherited
    inner.stackAxis = .horizontal
    guard let label = single(views, inner, axis: .horizontal) else {
      return Element(Transparent(), [], facts: facts)
    }
    let indicator = inherited[NavigationLinkIndicatorVisibilityModifier.self]
    if indicator?.visibility.value == .hidden { return Element(Transparent(), [label], facts: facts) }
    var traits = ViewTraits.none
    traits.priority = -.infinity
    traits.spacerAxes = true
    let spacer = Element(
      SpacerLayout(axis: .horizontal, minLength: 8), [], facts: chromeFacts(.spacer, inherited), traits: traits)
    var small = inherited
    small.font = FontSpec(.system(size: 13), weight: .semibold)
    small.setForeground(.hierarchical(3))
    let chevron = symbol("chevron.forward", chromeFacts(.disclosureIndicator, small), small)
    chevron.facts.role = .chrome
    return Element(
      StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 0), [label, spacer, chevron], facts: facts)
  }

  private func borderedButton(
    _ label: [Element], style: ControlStyle, role: ButtonRole?, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let metrics = BorderedMetrics(controlSize: inherited.controlSize, platform: platform)
    let isProminent = style == .borderedProminent || style == .glassProminent
    let tint = role == .destructive ? SystemStyle.red(platform) : .tint
    let isUntinted = role != .destructive && inherited.tint == .tint
    let fill: StyleSpec = isProminent ? tint : isUntinted ? SystemStyle.borderedFill : .opacity(tint, 0.15)
    let form = inherited.buttonBorderShape ?? metrics.shape
    // A button that shows nothing has its fill all the same.
    let content = label.isEmpty ? [chrome(.label, FixedLeaf(size: .zero), inherited)] : label
    let padded = chrome(.buttonInsets, Padding(insets: metrics.insets), content, inherited)
    let background = chrome(
      .buttonFill, ShapeLayout(form: form, paints: [ShapeLayout.Paint(style: fill)]), inherited)
    var facts = facts
    facts.uncertainty = metrics.uncertainty
    if metrics.uncertainty > 0 {
      facts.uncertaintyReason = "insets of \(inherited.controlSize.rawValue) buttons are estimated"
    }
    let layout = Layered(side: .behind, alignment: .center, ignoredEdges: [])
    return Element(layout, [padded, background], facts: facts)
  }

  /// Icon and title side by side, or one of them.
  func label(_ label: LabelView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var inner = inherited
    let isStacked = inherited.isUnavailableLabel
    inner.stackAxis = isStacked ? .vertical : .horizontal
    inner.isUnavailableLabel = false
    var iconStyle = isStacked ? Self.unavailableSymbol(inner) : inner
    let isListLabel = inherited.isInList && !inherited.isInButton && !inherited.contentSize.isAccessibilitySize
    if isListLabel, !isStacked { iconStyle.imageScale = .large }
    var style = inherited.styles[.labelStyle] ?? .automatic
    if style == .automatic, inherited.isInToolbar { style = .iconOnly }
    var icons: [Element] = []
    if style != .titleOnly {
      if let views = label.icon.value {
        icons = lower(views, iconStyle)
      } else if let name = label.systemImage.value {
        var iconFacts = self.facts(.image, iconStyle)
        iconFacts.source = node.source
        icons = [symbol(name, iconFacts, iconStyle)]
      }
    }
    var titles: [Element] = []
    if style != .iconOnly {
      let title = (label.titleKey.value ?? label.title.value?.text).map {
        [ViewNode(text: $0, source: node.source, symbol: node.symbol)]
      }
      titles = lower(label.title.value?.views ?? title ?? node.children, inner)
    }
    for icon in icons { icon.facts.role = .label }
    if isStacked {
      let column = StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: Self.unavailableIconSpacing)
      return Element(column, icons + titles, facts: facts)
    }
    let ownGap = inherited[LabelIconToTitleSpacingModifier.self]?.value.value.map { max(0, $0.finite) }
    let reserved = inherited[LabelReservedIconWidthModifier.self]?.value.value.map { max(0, $0.finite) }
    if isListLabel, !isStacked, icons.count == 1, titles.count == 1 {
      let body = probe(inherited, font: .body).size
      let width = reserved ?? body * LabelMetrics.listIconPerEm
      let column = chrome(.frame, FixedFrame(width: width, height: nil, alignment: .center), icons, inherited)
      column.facts.role = .label
      let gap = ownGap ?? body * (LabelMetrics.listTitlePerEm - LabelMetrics.listIconPerEm)
      return Element(
        StackLayout(axis: .horizontal, alignment: .firstTextBaseline, spacing: gap), [column] + titles, facts: facts)
    }
    if let reserved, icons.count == 1 {
      let width = FlexibleFrame.Limits(minimum: reserved, ideal: nil, maximum: nil)
      let column = chrome(
        .frame, FlexibleFrame(horizontal: width, vertical: .init(), alignment: .center), icons, inherited)
      column.facts.role = .label
      icons = [column]
    }
    let layout = StackLayout(axis: .horizontal, alignment: .firstTextBaseline, spacing: ownGap ?? LabelMetrics.gap)
    if inherited.isInList, inherited.contentSize.isAccessibilitySize, icons.count == 1, titles.count == 1 {
      return Element(WrappingLabel(beside: layout), icons + titles, facts: facts)
    }
    return Element(layout, icons + titles, facts: facts)
  }
}

/// Space between the icon and the title of a label.
enum LabelMetrics {
  /// It does not grow with the text.
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791: 8.3 pt in 16 and in 17 pt, 7 to 8 pt in 53 pt.
  static let gap = 8.0
  /// In a row of a list, but not in a button, the icon is large and stands in the middle of a column; where the column
  /// and the title end and begin, in body text's em.
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791, iOS 17 or 18: at medium icons around 13.3 pt and titles from
  ///   43.1 pt, in body text and in captions.
  static let listIconPerEm = 1.667
  static let listTitlePerEm = 2.69
}

/// Insets of bordered buttons.
/// - Source: `layout-constants.json`, "SwiftUI .buttonStyle(.bordered), text label"; other control sizes estimated.
struct BorderedMetrics {
  let insets: EdgeInsets
  let uncertainty: Double
  let shape: ShapeForm

  /// What a title is set in where the code says nothing.
  /// - Source: martinomamic/RSSReader 029e492, iOS 18: the small buttons of an empty view in 15 pt.
  static func font(_ controlSize: ControlSize) -> FontSpec? {
    switch controlSize {
    case .mini, .small: FontSpec(.style(.subheadline))
    case .regular, .large, .extraLarge: nil
    }
  }

  init(controlSize: ControlSize, platform: Platform) {
    let (horizontal, vertical, radius): (Double, Double, Double)
    switch controlSize {
    // A button of 15 pt is 28 pt high (martinomamic/RSSReader 029e492, iOS 18).
    case .mini, .small: (horizontal, vertical, radius) = (10, 5, 40)
    case .large, .extraLarge: (horizontal, vertical, radius) = (20, 15, 12)
    case .regular: (horizontal, vertical, radius) = (12, 7, 7)
    }
    uncertainty = controlSize == .regular ? 0 : 2
    insets = EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    shape = platform == .ios26 ? .capsule : .roundedRectangle(radius)
  }
}

extension SystemStyle {
  /// The label of a prominent button.
  static let onProminent: StyleSpec = .color(ColorSpec(light: .white, name: "white"))
  static func red(_ platform: Platform) -> StyleSpec {
    platform == .ios26
      ? color("systemRed", light: RGBA(hex: 0xFF383C), dark: RGBA(hex: 0xFF4245))
      : color("systemRed", light: RGBA(hex: 0xFF3B30), dark: RGBA(hex: 0xFF453A))
  }
}

extension ControlStyle {
  /// Button styles with a fill of their own.
  var hasBorder: Bool {
    switch self {
    case .bordered, .borderedProminent, .glass, .glassProminent, .borderedButton: true
    default: false
    }
  }
}
