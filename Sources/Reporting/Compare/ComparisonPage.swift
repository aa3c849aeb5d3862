package import SightlineModel

/// A comparison as one page that asks for nothing, with pictures before and after where there are any.
package struct ComparisonPage: Sendable {
  /// A drawing as SVG in base64.
  ///
  /// - Parameter isMarked: The finding is there in this picture; a new one is not yet in the one before.
  package typealias Picture = @Sendable (_ finding: Finding, _ isBefore: Bool, _ isMarked: Bool) -> String?

  private let comparison: ReportComparison
  private let names: (before: String, after: String)
  private let picture: Picture
  /// Drawn at most; each is some 30 KB.
  private static let mostPictures = 24

  package init(
    _ comparison: ReportComparison, before: String, after: String, picture: @escaping Picture = { _, _, _ in nil }
  ) {
    self.comparison = comparison
    names = (before, after)
    self.picture = picture
  }

  package var html: String {
    let title = Markup.element("h1", text: "Sightline: \(comparison.counts)")
    let scope = Markup.element(
      "p", class: "scope", text: "\(names.before) → \(names.after), \(comparison.same) findings as before")
    let screens = ComparisonWriter(comparison, before: names.before, after: names.after).screens
    let list =
      screens.isEmpty ? Markup.empty : .element("ul", [], screens.map { .element("li", text: $0) })
    var left = Self.mostPictures
    var sections: [Markup] = []
    for section in ComparisonWriter.sections(of: comparison) {
      let cards = section.lines.map { finding, words -> Markup in
        let pictures = left > 0 ? self.pictures(finding, section.title) : nil
        if pictures != nil { left -= 1 }
        return card(finding, words, pictures)
      }
      sections.append(
        .element(
          "section", [], [.element("h2", text: "\(section.title) (\(section.count))")] + cards))
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>Sightline: comparison</title>
      <style>
      \(PageStyle.palette)\(Self.style)
      </style></head>
      <body><svg width="0" height="0" aria-hidden="true" class="sheet"><defs>\(PageIcon.symbols.html)</defs></svg><main>\(title.html)\(scope.html)\(list.html)\(sections.map(\.html).joined(separator: "\n"))</main></body></html>

      """
  }

  private func card(_ finding: Finding, _ words: String?, _ pictures: Markup?) -> Markup {
    var parts: [Markup] = [
      .element(
        "span", class: "severity \(finding.severity.rawValue)", finding.severity.icon.markup,
        .text(finding.severity == .review ? "needs review" : finding.severity.rawValue)),
      .element("h3", text: finding.message),
    ]
    if let words { parts.append(.element("p", class: "change", text: words)) }
    let place = [finding.location.description, finding.rule.rawValue, finding.screen].compactMap { $0 }
    parts.append(.element("p", class: "place", text: place.joined(separator: " · ")))
    if let fix = finding.suggestion?.text { parts.append(.element("p", text: fix)) }
    if let pictures { parts.append(pictures) }
    return .element("article", [], parts)
  }

  private func pictures(_ finding: Finding, _ section: String) -> Markup? {
    let drawn = [
      ("before", picture(finding, true, section != "New")), ("after", picture(finding, false, section != "Fixed")),
    ].compactMap { name, svg in svg.map { (name, $0) } }
    guard !drawn.isEmpty else { return nil }
    let words = finding.picture.map { VariantPhrase.shown($0.variant) } ?? ""
    return .element(
      "div", [("class", "pictures")],
      drawn.map { name, svg in
        .element(
          "figure", [],
          [
            .element(
              "img", [("alt", "\(finding.screen ?? "") \(name)"), ("src", "data:image/svg+xml;base64," + svg)]),
            .element("figcaption", text: "\(name), \(words)"),
          ])
      })
  }

  private static let style = """
    *{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 ui-sans-serif,-apple-system,
    BlinkMacSystemFont,"Inter","Segoe UI",Roboto,sans-serif}.sheet{position:absolute}
    .icon{width:1em;height:1em;flex:none;vertical-align:-.13em;margin-right:.4rem}
    .cut{fill:none;stroke:var(--card);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
    main{max-width:64rem;margin:auto;padding:1.5rem;overflow-wrap:anywhere}h1{font-size:1.9rem;margin:0}
    h2{font-size:1.3rem;margin:2rem 0 .8rem}h3{font-size:1.02rem;margin:.3rem 0}p{margin:.3rem 0}
    .scope,.place,figcaption{color:var(--soft);font-size:.9rem}.change{font-weight:600}
    article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem 1.2rem;margin:0 0 .8rem}
    .severity{display:inline-block;font-size:.86rem;font-weight:600;padding:.1rem .6rem;border-radius:999px}
    .severity.error{color:var(--error);background:var(--error-ground)}
    .severity.warning{color:var(--warning);background:var(--warning-ground)}
    .severity.review{color:var(--review);background:var(--review-ground)}
    .pictures{display:flex;flex-wrap:wrap;gap:1.2rem;margin-top:.8rem}figure{margin:0;max-width:100%}
    figure img{width:15rem;max-width:100%;height:auto;border:4px solid #1c1c1e;border-radius:26px;display:block}
    """
}
