import SightlineModel

/// Pairs of colours against modes: ratio, a sample at its size, the verdict in words and shape.
struct TokenSection {
  let matrix: TokenMatrix

  var markup: Markup {
    guard !matrix.pairs.isEmpty else { return .empty }
    let failing = matrix.pairs.count { $0.worst == .fails }
    let review = matrix.pairs.count { $0.worst == .review || $0.worst == .missing }
    let sentence =
      "\(ReportFacts.count(matrix.pairs.count, "pair")) in \(ReportFacts.count(matrix.modes.count, "mode")): "
      + "\(failing) with too little contrast, \(review) to look at."
    let head = Markup.element(
      "tr", [],
      [.element("th", [("scope", "col")], [.text("Foreground on background")])]
        + matrix.modes.map { .element("th", [("scope", "col")], [.text($0)]) })
    return .element(
      "section", [("id", "tokens"), ("aria-labelledby", "tokens-title")],
      [
        .element("h2", [("id", "tokens-title")], [.text("Colour pairs")]), .element("p", text: sentence), filters,
        .element(
          "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", "Colour pairs by mode")],
          [
            .element(
              "table", [("class", "matrix"), ("id", "matrix")],
              [
                .element("thead", [], [head]), .element("tbody", [], worstFirst.map(row)),
              ])
          ]),
      ])
  }

  /// What fails before what is to be looked at, and that before what passes; else as they are.
  private var worstFirst: [TokenMatrix.Pair] {
    TokenMatrix.Verdict.worstFirst.flatMap { verdict in matrix.pairs.filter { $0.worst == verdict } }
  }

  private var filters: Markup {
    let verdicts: [(String, String)] = [
      ("", "any"), ("fails", "fails"), ("review", "needs review"), ("missing", "missing"), ("passes", "passes"),
    ]
    let origins: [(String, String)] = [
      ("", "any"), ("declared", "declared or by names"), ("used", "used on a screen"), ("possible", "possible"),
    ]
    func select(_ name: String, _ title: String, _ options: [(String, String)]) -> Markup {
      .element(
        "label", [],
        [
          .element("span", text: title),
          .element("select", [("name", name)], options.map { .element("option", [("value", $0.0)], [.text($0.1)]) }),
        ])
    }
    return .element(
      "form",
      [("class", "filters"), ("id", "pair-filters"), ("hidden", "hidden"), ("aria-label", "Filter colour pairs")],
      [
        select("verdict", "Verdict", verdicts), select("origin", "Pairs", origins),
        .element(
          "label", [], [.element("span", text: "Name"), .element("input", [("type", "search"), ("name", "text")])]),
        .element(
          "output", [("id", "pair-count"), ("aria-live", "polite")],
          [.text(ReportFacts.count(matrix.pairs.count, "pair"))]),
      ])
  }

  private func row(_ pair: TokenMatrix.Pair) -> Markup {
    let verdicts = Set(pair.cells.map(\.verdict.rawValue)).sorted()
    let origin =
      switch pair.origin {
      case .declared: "declared or by names"
      case .used: "used on a screen"
      case .possible: "possible"
      }
    let isText = pair.sample.contains { $0.isLetter }
    let size =
      isText ? ", \(Decimals.text(pair.sampleSize, decimals: 1) ?? "?") pt\(pair.isBold ? " bold" : "")" : ""
    let place = pair.foreground.location.map { Markup.element("code", class: "place", text: $0.description) } ?? .empty
    let name = Markup.element(
      "th", [("scope", "row")],
      [
        .element("span", class: "pair", text: pair.foreground.name),
        .element("span", class: "on", .text("on "), .element("span", class: "pair", text: pair.background.name)),
        .element("span", class: "small", text: "\(pair.use)\(size), \(origin)"),
        place,
        pair.screens.isEmpty
          ? .empty : .element("span", class: "small", text: "seen on \(Self.list(pair.screens))"),
      ])
    return .element(
      "tr", [("data-verdict", verdicts.joined(separator: "|")), ("data-origin", pair.origin.rawValue)],
      [name] + zip(pair.cells, names(pair)).map { cell($0, of: pair, mode: $1) })
  }

  /// The modes' names, one for each cell: where the columns are stacked, each cell says its own.
  private func names(_ pair: TokenMatrix.Pair) -> [String] {
    pair.cells.indices.map { matrix.modes.indices.contains($0) ? matrix.modes[$0] : "" }
  }

  private func cell(_ cell: TokenMatrix.Cell, of pair: TokenMatrix.Pair, mode: String) -> Markup {
    let (icon, word): (PageIcon, String) =
      switch cell.verdict {
      case .passes: (.passes, "passes")
      case .fails: (.error, "fails")
      case .review: (.review, "needs review")
      case .missing: (.missing, "missing")
      case .undeclared: (.missing, "no such mode")
      }
    if cell.verdict == .undeclared {
      return .element(
        "td", [("class", "cell"), ("data-verdict", cell.verdict.rawValue), ("data-mode", mode)],
        [.element("p", class: "small note", text: cell.note ?? word)])
    }
    let style = cell.verdict == .fails ? "error" : cell.verdict == .missing ? "soft" : cell.verdict.rawValue
    var parts: [Markup] = [sample(cell.foreground, cell.background, pair)]
    let ratio = cell.ratio.map { ShownRatio.text($0) } ?? "–"
    parts.append(
      .element(
        "p", class: "ratio", .element("strong", text: ratio),
        .element("span", class: "small", text: "needs \(ShownRatio.text(cell.required))")))
    parts.append(.element("p", class: "severity \(style)", icon.markup, .text(word)))
    if let suggestion = cell.suggestion {
      parts.append(
        .element(
          "p", class: "suggestion", .text("nearest that passes: "), .element("code", text: Self.hex(suggestion)),
          sample(suggestion, cell.background, pair)))
    }
    if let note = cell.note { parts.append(.element("p", class: "small note", text: note)) }
    if let apca = cell.apca {
      parts.append(
        .element("p", class: "small", text: "for information: APCA Lc \(Decimals.text(apca, decimals: 1) ?? "–")"))
    }
    let colors = [cell.foreground.map(Self.hex), cell.background.map(Self.hex)].compactMap { $0 }
    if colors.count == 2 {
      parts.append(.element("p", class: "small", .element("code", text: colors.joined(separator: " on "))))
    }
    return .element("td", [("class", "cell"), ("data-verdict", cell.verdict.rawValue), ("data-mode", mode)], parts)
  }

  /// Drawn rather than set as text: it shows a fault and must not be one.
  private func sample(_ foreground: RGBA?, _ background: RGBA?, _ pair: TokenMatrix.Pair) -> Markup {
    let fill = background.map { Self.hex($0) } ?? "none"
    let size = min(max(pair.sampleSize.isFinite ? pair.sampleSize : 17, 9), 28)
    let weight = pair.isBold ? " font-weight=\"700\"" : ""
    var drawing = "<rect width=\"180\" height=\"48\" rx=\"8\" fill=\"\(fill)\" class=\"swatch\"/>"
    if let foreground {
      let text = Visible.line(pair.sample, limit: 22)
      drawing +=
        "<text x=\"90\" y=\"\(Decimals.text(24 + size * 0.35, decimals: 1) ?? "30")\" text-anchor=\"middle\" "
        + "font-size=\"\(Decimals.text(size, decimals: 1) ?? "17")\"\(weight) fill=\"\(Self.hex(foreground))\">\(Markup.escaped(text))</text>"
    }
    return Markup(raw: "<svg class=\"sample\" aria-hidden=\"true\" viewBox=\"0 0 180 48\">\(drawing)</svg>")
  }

  /// Without the opacity where there is none to speak of.
  static func hex(_ color: RGBA) -> String {
    let text = color.hexString
    return text.hasSuffix("FF") ? String(text.dropLast(2)) : text
  }

  /// The first few by name, the others by number.
  static func list(_ names: [String]) -> String {
    names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
  }
}

extension TokenMatrix.Verdict {
  fileprivate static let worstFirst: [Self] = [.fails, .review, .missing, .passes]
}

extension TokenMatrix.Pair {
  fileprivate var worst: TokenMatrix.Verdict {
    TokenMatrix.Verdict.worstFirst.first { verdict in cells.contains { $0.verdict == verdict } } ?? .passes
  }
}
