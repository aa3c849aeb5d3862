import SightlineModel

/// Screens against text sizes: how many open failures each has. Every number leads to them.
struct HeatMap {
  let markup: Markup

  init(_ facts: ReportFacts) {
    guard let matrix = facts.report.matrix, matrix.sizes.count > 1 else {
      markup = .empty
      return
    }
    let sizes = matrix.sizes.sorted()
    let open = facts.new.filter { $0.finding.severity != .review && $0.variants?.sizes.isEmpty == false }
    var rows: [(screen: String, counts: [Int])] = []
    for screen in facts.report.coverage.screens.map(\.name) {
      let own = open.filter { $0.finding.screens.contains(screen) }
      let counts = sizes.map { size in own.count { $0.variants?.sizes.contains(size) ?? false } }
      if !own.isEmpty { rows.append((screen, counts)) }
    }
    guard !rows.isEmpty else {
      markup = .empty
      return
    }
    let most = rows.flatMap(\.counts).max() ?? 1
    // The worst screens first; equal ones as the app has them.
    let ordered = rows.enumerated().sorted { a, b in
      let (x, y) = (a.element.counts.reduce(0, +), b.element.counts.reduce(0, +))
      return (y, a.offset) < (x, b.offset)
    }.map(\.element)
    let head = Markup.element(
      "tr", [],
      [.element("th", [("scope", "col")], [.text("Screen")])]
        + sizes.map { .element("th", [("scope", "col")], [.text($0.shortName)]) })
    let body = ordered.map { row -> Markup in
      .element(
        "tr", [],
        [.element("th", [("scope", "row")], [.text(row.screen)])]
          + zip(sizes, row.counts).map { Self.cell(row.screen, $0, $1, most: most) })
    }
    markup =
      .element("h2", [("id", "heat-title")], [.text("Screens and text sizes")])
      + .element("p", class: "small", text: "Open errors and warnings of each screen at each text size.")
      + .element(
        "div",
        [("class", "scroll pinned"), ("tabindex", "0"), ("role", "group"), ("aria-labelledby", "heat-title")],
        [
          .element(
            "table", [("class", "heat")], [.element("thead", [], [head]), .element("tbody", [], body)])
        ])
  }

  private static func cell(_ screen: String, _ size: DynamicTypeSize, _ count: Int, most: Int) -> Markup {
    guard count > 0 else { return .element("td", [("class", "h0"), ("data-size", size.shortName)], [.text("0")]) }
    let level = min(4, 1 + (count - 1) * 4 / max(1, most))
    let query = "#findings&screen=\(URIPath.encoded(Visible.line(screen)))&size=\(size.rawValue)"
    return .element(
      "td", [("class", "h\(level)"), ("data-size", size.shortName)],
      [
        .element(
          "a",
          [
            ("href", query), ("aria-label", "\(ReportFacts.count(count, "finding")) on \(screen) at \(size.shortName)"),
          ],
          [.text("\(count)")])
      ])
  }
}
