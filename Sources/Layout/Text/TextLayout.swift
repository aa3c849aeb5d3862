import SightlineModel

/// A text: as wide as its longest line, as high as its lines; wraps to the width offered and is cut to the height.
final class TextLayout: LayoutNode {
  let content: TextContent
  let paragraph: Paragraph
  let font: FontSpec
  let scales: Bool
  let metrics: Spacing.TextMetrics
  /// Drawn as bars where the words would stand.
  var isRedacted = false
  var hasBaseline: Bool { true }
  private let textSizing: any TextSizing
  private lazy var sizing: any ParagraphSizing = textSizing.sizing(of: paragraph)
  private var ideal: MeasuredText {
    if let knownIdeal { return knownIdeal }
    let ideal = sizing.measure(width: nil, height: nil, bias: band.bias)
    knownIdeal = ideal
    return ideal
  }
  private var knownIdeal: MeasuredText?
  private var measured: [ProposedSize: MeasuredText] = [:]
  private let band: Band

  init(
    _ content: TextContent, _ paragraph: Paragraph, font: FontSpec, scales: Bool, metrics: Spacing.TextMetrics,
    sizing: any TextSizing, band: Band
  ) {
    self.band = band
    self.content = content
    self.paragraph = paragraph
    self.font = font
    self.scales = scales
    self.metrics = metrics
    textSizing = sizing
  }

  /// What floating-point arithmetic may take off an offer that is meant to be enough; points.
  private static let tolerance = 1e-6

  func measure(_ proposal: ProposedSize) -> MeasuredText {
    let width = proposal.width.flatMap { $0 + Self.tolerance >= ideal.size.width ? nil : $0 }
    let height = proposal.height.flatMap { $0.isInfinite ? nil : $0 + Self.tolerance }
    if width == nil, height.map({ $0 >= ideal.size.height }) ?? true { return ideal }
    let key = ProposedSize(width: width, height: height)
    if let known = measured[key] { return known }
    let offer = width.map { max($0 + Self.tolerance, 1) }
    var result = sizing.measure(width: offer, height: nil, bias: band.bias)
    if let height, result.size.height > height {
      result = sizing.measure(width: offer, height: height, bias: band.bias)
    }
    measured[key] = result
    return result
  }

  func forget() {
    knownIdeal = nil
    measured = [:]
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    guard !content.string.isEmpty else { return .zero }
    if let width = proposal.width, width < 1 {
      return Size(width: 0, height: ideal.lines.first.map { $0.ascent + $0.descent } ?? ideal.size.height)
    }
    return measure(proposal).size
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [] }

  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? {
    switch guide {
    case .firstTextBaseline: measure(proposal).firstBaseline
    case .lastTextBaseline: measure(proposal).lastBaseline
    default: nil
    }
  }
  func spacing(_ children: [Element]) -> Spacing {
    guard !content.string.isEmpty else { return .zero }
    return .text(
      metrics, firstBaseline: ideal.firstBaseline, belowLastBaseline: ideal.size.height - ideal.lastBaseline)
  }
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    guard !isRedacted else { return redact(&node, placed) }
    node.text = LaidOutText(
      content: content, measured: measure(placed.proposal), font: font, scales: scales, lineLimit: paragraph.lineLimit,
      paragraph: paragraph)
  }

  /// A bar a line, from the baseline up to the capitals, at 16 % of the text's colour.
  /// - Source: kasianov-mikhail/scout, ReleaseRowSnapshotTests and TrendCardSnapshotTests (iOS 26): 10.45 pt at 15 pt and
  ///   11.84 pt at 17 pt, #D6D6D6 on white.
  private func redact(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    let measured = measure(placed.proposal)
    let height = measured.fontSize * 0.6965
    for line in measured.lines where line.width > 0 {
      let bar = Rect(
        x: placed.exact.minX + line.x, y: placed.exact.minY + line.baseline - height, width: line.width, height: height)
      var child = LaidOutNode(Shared(NodeFacts(kind: .redactedText, role: .chrome)), frame: bar)
      child.direction = node.direction
      child.foreground = node.foreground
      child.foregroundBase = node.foregroundBase
      child.shapes = [
        ShapeForm.roundedRectangle(2).shape(in: bar, style: .opacity(node.foreground, 0.16), direction: node.direction)
      ]
      node.children.append(child)
    }
  }
}
