import SightlineModel

extension TextView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.text(content.value ?? TextContent(""), view.facts, view.inherited)]
  }
}

extension TreeLowering {
  /// A text element with every attribute resolved.
  /// - Parameter font: Instead of the environment's.
  func text(_ content: TextContent, _ facts: NodeFacts, _ inherited: InheritedEnvironment, font: FontSpec? = nil)
    -> Element
  {
    let base = inherited.resolved(font ?? inherited.font ?? .body)
    var shown = readable(content, facts)
    for index in shown.runs.indices {
      if let wording = environment.wording, wording.applies(to: shown.runs[index]) {
        shown.runs[index].string = wording.string
      }
      shown.runs[index].string = cased(shown.runs[index].string, inherited)
      shown.runs[index].isUnderlined = shown.runs[index].isUnderlined ?? inherited.isUnderlined
      shown.runs[index].isStruckThrough = shown.runs[index].isStruckThrough ?? inherited.isStruckThrough
    }
    let runs = shown.runs.map { run in
      var font = run.font.map { inherited.resolved($0) } ?? base
      if let weight = run.weight { font.weight = weight }
      if let design = run.design { font.design = design }
      if let isItalic = run.isItalic { font.isItalic = isItalic }
      let redaction = inherited.isRedacted ? Redaction(run.shown, size: probe(inherited, font: font).size) : nil
      return Paragraph.Run(
        string: redaction?.string ?? run.shown, font: font,
        tracking: (run.tracking ?? inherited.tracking ?? 0) + (redaction?.tracking ?? 0),
        kerning: run.kerning ?? inherited.kerning ?? 0,
        baselineOffset: run.baselineOffset ?? inherited.baselineOffset ?? 0, symbol: run.symbol,
        symbolSize: run.symbol.map { SymbolMetrics(name: $0, pointSize: 1, scale: inherited.imageScale).size } ?? .zero)
    }
    let paragraph = Paragraph(
      runs: runs, locale: inherited.locale, direction: inherited.direction, contentSize: inherited.contentSize,
      boldText: inherited.boldText, alignment: inherited.alignment, lineLimit: inherited.lineLimit,
      minimumLines: inherited.minimumLines, minimumScaleFactor: inherited.minimumScaleFactor,
      allowsTightening: inherited.allowsTightening, lineSpacing: inherited.lineSpacing,
      truncationMode: inherited.truncationMode, scale: environment.pixelScale, textScale: environment.textScale)
    let first = runs.first?.font ?? base
    let scales: Bool =
      switch first.base {
      case .style: true
      case .custom(_, _, let style): style != nil || first.scaledFrom != nil
      case .system, .files: first.scaledFrom != nil
      }
    let layout = TextLayout(
      shown, paragraph, font: first, scales: scales, metrics: probe(inherited, font: first).metrics(pixel: pixel),
      sizing: sizing, band: band)
    layout.isRedacted = inherited.isRedacted
    return Element(layout, [], facts: facts)
  }

  /// UTF-8 bytes of one text: some forty pages.
  private static let textLimit = 200_000
  /// Of all texts of a screen.
  private static let screenTextLimit = 1_000_000

  /// A text without end is no reason to lay out without end; nor are many long ones.
  private func readable(_ content: TextContent, _ facts: NodeFacts) -> TextContent {
    let bytes = content.runs.reduce(0) { $0.adding(saturating: $1.string.utf8.count) }
    let room = max(0, Self.screenTextLimit - textBytes)
    textBytes += min(bytes, Self.textLimit, room)
    guard bytes > min(Self.textLimit, room) else { return content }
    let reason =
      bytes > Self.textLimit
      ? "longer than \(Self.textLimit) bytes"
      : "the screen's texts are longer than \(Self.screenTextLimit) bytes together"
    report(facts.kind, "\(reason): the rest is not laid out", facts.source)
    var (shown, left) = (TextContent(runs: []), min(Self.textLimit, room))
    for var run in content.runs where left > 0 {
      let bytes = run.string.utf8
      if let end = bytes.index(bytes.startIndex, offsetBy: left, limitedBy: bytes.endIndex) {
        run.string = String(run.string[..<end])
      }
      left -= bytes.count
      shown.runs.append(run)
    }
    return shown
  }

  private func cased(_ string: String, _ inherited: InheritedEnvironment) -> String {
    switch inherited.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

/// What stands for a redacted text when it is measured: every character has one width.
///
/// - Source: kasianov-mikhail/scout d419702 and ad0fa4d, ReleaseRowSnapshotTests and TrendCardSnapshotTests (iOS 26): 7.07 pt
///   a character at 15 pt, 7.91 pt at 17 pt, spaces and digits alike.
private struct Redaction {
  let string: String
  /// Points beside each letter x, which is a little wider.
  let tracking: Double

  init(_ text: String, size: Double) {
    let hasWords = text.contains { !$0.isWhitespace }
    string = String(text.map { $0.isNewline || hasWords && $0.isWhitespace ? $0 : "x" })
    tracking = -0.022 * size
  }
}
