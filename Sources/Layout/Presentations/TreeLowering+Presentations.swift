import SightlineModel

extension PresentationView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.presentation(self, view.node, view.facts, view.inherited)]
  }
}

extension TreeLowering {
  /// A sheet, cover or popover that is up: its content in the space the system gives it, before the screen that
  /// presents it.
  func presentation(
    _ parameters: PresentationView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let views = node.children.isEmpty ? parameters.content.value ?? [] : node.children
    var inherited = inherited
    inherited.colorScheme =
      PreferredScheme.of(views) ?? PreferredScheme.of(parameters.behind.value ?? []) ?? inherited.colorScheme
    guard let content = single(views, inherited) else { return Element(Transparent(), [], facts: facts) }
    let metrics = SheetMetrics(environment, band)
    var requests = SheetRequests()
    requests.collect(content)
    var facts = facts
    let card: PresentationLayout.Card
    if node.kind == .fullScreenCover {
      card = .cover
    } else if node.kind == .popover, metrics.isPad || requests.adaptation == .popover {
      card = .centered(width: nil)
      facts.uncertainty = NodeFacts.unknownExtent
      facts.uncertaintyReason = "where the system puts a popover is not known"
    } else {
      // The first detent in order of height is the one a sheet opens at, unless the code chooses.
      let heights = requests.detents.map {
        metrics.height(of: $0, screen: environment.size, safe: environment.safeArea)
      }
      let chosen = requests.detents.indices.first { requests.detents[$0].name == requests.chosenDetent }
      let height = chosen.map { heights[$0] } ?? heights.min { ($0 ?? .infinity) < ($1 ?? .infinity) } ?? nil
      card = .sheet(height: height)
      facts.uncertainty = metrics.uncertainty
      facts.uncertaintyReason = "where a sheet's top edge lies is estimated"
    }
    let showsGrabber = requests.indicator == .visible || requests.indicator != .hidden && requests.detents.count > 1
    let sheet = sheetCard(content, card, requests, showsGrabber: showsGrabber, metrics, inherited)
    return presented(sheet, card, behind: parameters.behind.value ?? [], facts, metrics, inherited)
  }

  /// The card with its background, filling its frame.
  private func sheetCard(
    _ content: Element, _ card: PresentationLayout.Card, _ requests: SheetRequests, showsGrabber: Bool,
    _ metrics: SheetMetrics, _ inherited: InheritedEnvironment
  ) -> Element {
    var form = ShapeForm.rectangle
    var fills = true
    switch card {
    case .sheet(let height):
      let radius = requests.cornerRadius ?? metrics.cornerRadius
      let floats = metrics.isPad || height != nil && platform == .ios26
      form =
        floats
        ? .roundedRectangle(radius)
        : .unevenRoundedRectangle(topLeading: radius, topTrailing: radius, bottomLeading: 0, bottomTrailing: 0)
    case .centered, .bottom:
      form = .roundedRectangle(requests.cornerRadius ?? 13)
      fills = false
    case .cover: break
    }
    let paint = ShapeLayout.Paint(style: requests.background ?? .background)
    let background = chrome(
      .sheetBackground, ShapeLayout(form: form, paints: [paint]), inherited, role: .background)
    let limits = fills ? FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity) : .init()
    let framed = chrome(
      .sheetArea, FlexibleFrame(horizontal: limits, vertical: limits, alignment: .center), [content], inherited)
    let safe = chrome(.sheetSafeArea, Padding(insets: safeArea(in: card, metrics)), [framed], inherited)
    let layered = chrome(
      .sheetCard, Layered(side: .behind, alignment: .center, ignoredEdges: []), [safe, background], inherited)
    guard showsGrabber else { return layered }
    let grabber = systemPart(
      .grabber, Size(width: 36, height: 5), .capsule, SystemStyle.fill, inherited)
    let inset = chrome(
      .grabberInsets, Padding(insets: EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)), [grabber], inherited)
    return chrome(
      .sheetFront, Layered(side: .before, alignment: GuidePair(name: "top") ?? .center, ignoredEdges: []),
      [layered, inset], inherited)
  }

  /// What of a card the system's edges cover.
  private func safeArea(in card: PresentationLayout.Card, _ metrics: SheetMetrics) -> EdgeInsets {
    switch card {
    case .cover: return environment.safeArea
    case .sheet(let height):
      let screen = Rect(origin: .zero, size: environment.size)
      return metrics.sheet(height: height, in: screen, unsafe: environment.safeArea).1
    case .centered, .bottom: return .zero
    }
  }

  /// The card before the screen behind it, which is dimmed and out of reach.
  func presented(
    _ card: Element, _ place: PresentationLayout.Card, behind views: [ViewNode], _ facts: NodeFacts,
    _ metrics: SheetMetrics, _ inherited: InheritedEnvironment
  ) -> Element {
    var children = [card]
    var window = InheritedEnvironment(environment)
    window.colorScheme = PreferredScheme.of(views)
    let behind = lower(views, window)
    if !behind.isEmpty {
      var facts = self.facts(.behindPresentation, inherited)
      facts.role = .chrome
      let screen = behind.count == 1 ? behind[0] : stack(behind, axis: .vertical, inherited)
      children.append(Element(Decoration { node, _ in node.isCovered = true }, [screen], facts: facts))
      let paint = ShapeLayout.Paint(style: SystemStyle.dimming)
      let dim = chrome(.dimming, ShapeLayout(form: .rectangle, paints: [paint]), inherited, role: .background)
      children.append(dim)
    }
    var facts = facts
    facts.view = facts.view?.withoutBehind
    return Element(PresentationLayout(card: place, metrics: metrics), children, facts: facts)
  }
}

/// What a sheet's content asks of the sheet.
private struct SheetRequests {
  var detents: [PresentationDetent] = []
  var chosenDetent: String?
  var indicator: Visibility?
  var cornerRadius: Double?
  var background: StyleSpec?
  var adaptation: PresentationAdaptation?

  mutating func collect(_ element: Element) {
    let traits = element.traits.presentation
    if detents.isEmpty { detents = traits.detents }
    chosenDetent = chosenDetent ?? traits.chosenDetent
    indicator = indicator ?? traits.indicator
    cornerRadius = cornerRadius ?? traits.cornerRadius
    background = background ?? traits.background
    adaptation = adaptation ?? traits.adaptation
    for child in element.children { collect(child) }
  }
}

extension SystemStyle {
  /// Over the screen behind a sheet or an alert.
  static let dimming = color(
    "dimming", light: RGBA(hex: 0x000000, alpha: 0.2), dark: RGBA(hex: 0x000000, alpha: 0.48))
}
