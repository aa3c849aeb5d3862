import SightlineModel

extension Lowering {
  /// A text element with every attribute resolved.
  /// - Parameter font: Instead of the environment's.
  func text(_ content: TextContent, _ facts: NodeFacts, _ inherited: InheritedEnvironment, font: FontSpec? = nil)
    -> Element
  {
    let base = inherited.resolved(font ?? inherited.font ?? .body)
    var shown = content
    for index in shown.runs.indices { shown.runs[index].string = cased(shown.runs[index].string, inherited) }
    let runs = shown.runs.map { run in
      var font = run.font.map { inherited.resolved($0) } ?? base
      if let weight = run.weight { font.weight = weight }
      if let design = run.design { font.design = design }
      if let isItalic = run.isItalic { font.isItalic = isItalic }
      return Paragraph.Run(
        string: run.shown, font: font,
        tracking: run.tracking ?? inherited.tracking ?? 0, kerning: run.kerning ?? inherited.kerning ?? 0,
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
      sizing: sizing)
    layout.isRedacted = inherited.isRedacted
    return Element(layout, [], facts: facts)
  }

  private func cased(_ string: String, _ inherited: InheritedEnvironment) -> String {
    switch inherited.textCase {
    case "uppercase": string.uppercased()
    case "lowercase": string.lowercased()
    default: string
    }
  }
}
