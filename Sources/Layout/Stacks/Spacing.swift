import SightlineModel

/// The room a view wants beside its neighbours in stacks without a spacing of their own.
///
/// Each edge names distances by category; two views keep the largest distance of the categories that both name, else
/// the larger of their plain distances, else the system's 8 pt.
/// - Source: `layout-constants.json` (text above text 2.33 and 2.0 pt: the lower text's leading, rounded up to the
///   pixel); behaviour as studied by the OpenSwiftUI project.
struct Spacing {
  static let standard = 8.0

  /// What text brings along; points.
  struct TextMetrics {
    var ascent: Double
    var descent: Double
    var capHeight: Double
    /// Between lines, beside ascent and descent.
    var leading: Double
    var pixel: Double
    var lineHeight: Double { ascent + descent }
  }
  enum TextEdge {
    case text(TextMetrics)
    case distance(Double)
  }
  struct EdgeSpacing {
    var plain: Double?
    /// From a view's bottom to the text below it.
    var aboveText: Double?
    /// From a text's bottom to the view below it.
    var belowText: Double?
    var textToText: TextEdge?
    /// From the edge to the text's baseline, negative.
    var baseline: Double?
  }
  var top: EdgeSpacing
  var bottom: EdgeSpacing
  var leading = EdgeSpacing()
  var trailing = EdgeSpacing()

  /// Any view that says nothing else.
  init() {
    top = EdgeSpacing(belowText: 0)
    bottom = EdgeSpacing(aboveText: 0)
  }
  private init(top: EdgeSpacing, bottom: EdgeSpacing) {
    self.top = top
    self.bottom = bottom
  }

  static let zero: Spacing = {
    var spacing = Spacing(top: EdgeSpacing(plain: 0), bottom: EdgeSpacing(plain: 0))
    spacing.leading.plain = 0
    spacing.trailing.plain = 0
    return spacing
  }()

  /// A spacer: no distance along its axis.
  static func spacer(along axis: Axis?) -> Spacing {
    guard let axis else { return .zero }
    var spacing = Spacing(top: EdgeSpacing(), bottom: EdgeSpacing())
    if axis == .horizontal {
      spacing.leading.plain = 0
      spacing.trailing.plain = 0
    } else {
      spacing.top.plain = 0
      spacing.bottom.plain = 0
    }
    return spacing
  }

  /// - Parameters: `first` and `last`: points from the top to the first, from the last to the bottom.
  static func text(_ metrics: TextMetrics, firstBaseline: Double, belowLastBaseline: Double) -> Spacing {
    let gap = PixelGrid(scale: 1 / metrics.pixel).roundUp(metrics.lineHeight * 0.1)
    let pitch = metrics.lineHeight + gap
    return Spacing(
      top: EdgeSpacing(
        aboveText: pitch - metrics.ascent, textToText: .text(metrics), baseline: -firstBaseline),
      bottom: EdgeSpacing(
        belowText: max(pitch - metrics.capHeight, gap + metrics.descent), textToText: .text(metrics),
        baseline: -belowLastBaseline))
  }

  /// A symbol stands in a column like text.
  static func symbol(baselineOffset: Double, height: Double) -> Spacing {
    Spacing(
      top: EdgeSpacing(
        aboveText: baselineOffset, textToText: .distance(0), baseline: -(height - baselineOffset)),
      bottom: EdgeSpacing(belowText: baselineOffset + 1, textToText: .distance(0), baseline: -baselineOffset))
  }

  /// Padding or a frame on these edges: whatever is inside no longer counts there.
  mutating func reset(_ edges: Edges) {
    if edges.contains(.top) { top = EdgeSpacing(belowText: 0) }
    if edges.contains(.bottom) { bottom = EdgeSpacing(aboveText: 0) }
    if edges.contains(.leading) { leading = EdgeSpacing() }
    if edges.contains(.trailing) { trailing = EdgeSpacing() }
  }

  /// - Returns: Points between this view and the next in a stack with default spacing.
  func distance(to next: Spacing, along axis: Axis) -> Double {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var distances: [Double] = []
    if let a = end.aboveText, let b = start.aboveText { distances.append(a + b) }
    if let a = end.belowText, let b = start.belowText { distances.append(a + b) }
    if let a = end.textToText, let b = start.textToText { distances.append(Self.distance(a, b)) }
    if let a = end.baseline, let b = start.baseline { distances.append(a + b) }
    if let largest = distances.max() { return largest }
    switch (end.plain, start.plain) {
    case (let a?, let b?): return max(a, b)
    case (let a?, nil), (nil, let a?): return a
    case (nil, nil): return Self.standard
    }
  }

  private static func distance(_ above: TextEdge, _ below: TextEdge) -> Double {
    switch (above, below) {
    case (.text(let above), .text(let below)): PixelGrid(scale: 1 / above.pixel).roundUp(below.leading)
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let a), .text), (.text, .distance(let a)): a
    }
  }

  /// Takes over another view's requests at these edges where they are larger.
  mutating func incorporate(_ other: Spacing, at edges: Edges) {
    if edges.contains(.top) { top = top.larger(other.top) }
    if edges.contains(.bottom) { bottom = bottom.larger(other.bottom) }
    if edges.contains(.leading) { leading = leading.larger(other.leading) }
    if edges.contains(.trailing) { trailing = trailing.larger(other.trailing) }
  }
  static let empty = Spacing(top: EdgeSpacing(), bottom: EdgeSpacing())
}

extension Spacing.EdgeSpacing {
  func larger(_ other: Self) -> Self {
    func most(_ a: Double?, _ b: Double?) -> Double? {
      guard let a, let b else { return a ?? b }
      return max(a, b)
    }
    var text = textToText ?? other.textToText
    switch (textToText, other.textToText) {
    case (.text(let a)?, .text(let b)?): text = .text(a.lineHeight + a.leading >= b.lineHeight + b.leading ? a : b)
    case (.distance?, .text(let b)?): text = .text(b)
    case (.distance(let a)?, .distance(let b)?): text = .distance(max(a, b))
    default: break
    }
    return Self(
      plain: most(plain, other.plain), aboveText: most(aboveText, other.aboveText),
      belowText: most(belowText, other.belowText), textToText: text, baseline: most(baseline, other.baseline))
  }
}
