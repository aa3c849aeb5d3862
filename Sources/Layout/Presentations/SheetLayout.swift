import SightlineModel

/// Where a sheet, an alert or a dialog stands over the screen that presents it.
struct PresentationLayout: LayoutNode {
  enum Card {
    /// Points of height from the bottom of the screen; `nil` is as high as sheets get.
    case sheet(height: Double?)
    /// As large as its content, in the middle.
    case centered(width: Double?)
    /// As high as its content, at the bottom.
    case bottom
    /// The whole screen.
    case cover
  }
  let card: Card
  let metrics: SheetMetrics

  // Children: the card, then the presenting screen and the dimming layer where there are any.
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let ideal = children.first?.size(in: proposal) ?? .zero
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let screen = Rect(
      x: -unsafe.leading, y: -unsafe.top, width: size.width + unsafe.horizontal,
      height: size.height + unsafe.vertical)
    var result: [Placement] = []
    if children.count > 1 {
      let offer = ProposedSize(size)
      let corner = GuidePair.center.position(of: children[1], offered: offer, in: size)
      result.append(Placement(1, at: corner, offer, isDecoration: true))
    }
    if children.count > 2 {
      result.append(Placement(2, at: screen.origin, ProposedSize(screen.size), isDecoration: true))
    }
    guard !children.isEmpty else { return result }
    let (frame, safe) = area(of: children[0], in: screen, unsafe: unsafe)
    result.append(Placement(0, at: frame.origin, ProposedSize(frame.size), safeArea: .window(safe)))
    return result
  }

  /// The card's frame and what of it the system's edges cover.
  private func area(of card: Element, in screen: Rect, unsafe: EdgeInsets) -> (Rect, EdgeInsets) {
    switch self.card {
    case .cover: return (screen, unsafe)
    case .sheet(let height): return metrics.sheet(height: height, in: screen, unsafe: unsafe)
    case .centered(let width):
      let offer = ProposedSize(width: width ?? screen.width, height: screen.height - unsafe.vertical)
      let own = card.size(in: offer)
      let size = Size(width: width ?? own.width, height: min(own.height, screen.height - unsafe.vertical))
      let corner = Point(x: screen.center.x - size.width / 2, y: screen.center.y - size.height / 2)
      return (Rect(origin: corner, size: size), .zero)
    case .bottom:
      let width = screen.width - 2 * SheetMetrics.dialogMargin
      let own = card.size(in: ProposedSize(width: width, height: screen.height - unsafe.vertical))
      let bottom = max(unsafe.bottom, SheetMetrics.dialogMargin)
      return (
        Rect(
          x: screen.minX + SheetMetrics.dialogMargin, y: screen.maxY - bottom - own.height, width: width,
          height: own.height), .zero
      )
    }
  }
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? { nil }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
}

/// Sizes of what the system presents. Apple publishes none of them but the alert's width; what is estimated carries
/// an uncertainty.
struct SheetMetrics {
  let platform: Platform
  let isPad: Bool
  let isCompactHeight: Bool
  /// Its bias times their uncertainty is added to estimated lengths.
  let band: Band

  init(_ environment: LayoutEnvironment, _ band: Band) {
    platform = environment.variant.platform
    isPad = environment.variant.device.horizontalSizeClass == .regular
    isCompactHeight = environment.variant.device.verticalSizeClass == .compact
    self.band = band
  }

  /// From the top of the safe area to a sheet of full height.
  static let topGap = 10.0
  static let topUncertainty = 6.0
  /// Around a sheet of partial height on iOS 26, where it floats.
  static let floatingMargin = 8.0
  /// - Source: HIG table of control sizes, "alert width 270" (unverified).
  static let dialogWidth = 270.0
  static let dialogMargin = 8.0
  /// A page on a wide screen.
  static let page = Size(width: 704, height: 840)

  var uncertainty: Double { isPad ? 40 : Self.topUncertainty }
  var cornerRadius: Double { platform == .ios26 ? 34 : 10 }

  func sheet(height: Double?, in screen: Rect, unsafe: EdgeInsets) -> (Rect, EdgeInsets) {
    if isPad {
      let size = Size(
        width: min(Self.page.width, screen.width - 40),
        height: min(height ?? Self.page.height, screen.height - unsafe.vertical - 40))
      let corner = Point(x: screen.center.x - size.width / 2, y: screen.center.y - size.height / 2)
      return (Rect(origin: corner, size: size), .zero)
    }
    let top = isCompactHeight ? 0 : unsafe.top + Self.topGap + Self.topUncertainty * band.bias
    let most = screen.height - top
    let sides = EdgeInsets(top: 0, leading: unsafe.leading, bottom: unsafe.bottom, trailing: unsafe.trailing)
    guard let height, height < most, !isCompactHeight else {
      return (Rect(x: screen.minX, y: screen.minY + top, width: screen.width, height: most), sides)
    }
    guard platform == .ios26 else {
      return (Rect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height), sides)
    }
    let margin = Self.floatingMargin
    let frame = Rect(
      x: screen.minX + margin, y: screen.maxY - height, width: screen.width - 2 * margin, height: height - margin)
    return (frame, EdgeInsets(top: 0, leading: 0, bottom: max(0, unsafe.bottom - margin), trailing: 0))
  }

  /// - Parameter safe: Safe area of the screen.
  /// - Returns: Points from the bottom of the screen; `nil` for the full height.
  func height(of detent: PresentationDetent, screen: Size, safe: EdgeInsets) -> Double? {
    let most = screen.height - safe.top - Self.topGap
    switch detent {
    case .medium: return screen.height / 2
    case .fraction(let share): return max(0, min(1, share)) * (most - safe.bottom) + safe.bottom
    case .height(let points): return max(0, points) + safe.bottom
    case .large, .custom: return nil
    }
  }
}
