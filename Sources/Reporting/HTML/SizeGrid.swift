import SightlineModel

/// Text sizes against languages: where a finding fails, at a glance. Languages that fail alike share a row.
struct SizeGrid {
  let markup: Markup

  init(_ facts: FindingFacts, matrix: AuditReport.Matrix?) {
    guard let matrix, let fold = facts.finding.variants, fold.first != nil, fold.failing.count < fold.total,
      matrix.sizes.count > 1
    else {
      markup = .empty
      return
    }
    let sizes = matrix.sizes.sorted()
    var failing: [String: Set<String>] = [:]
    for variant in fold.failing {
      let parts = variant.split(separator: "/", maxSplits: 2).map(String.init)
      if parts.count > 1 { failing[parts[1], default: []].insert(parts[0]) }
    }
    var rows: [(locales: [String], sizes: Set<String>)] = []
    for locale in matrix.locales {
      let own = failing[locale] ?? []
      if let index = rows.firstIndex(where: { $0.sizes == own }) {
        rows[index].locales.append(locale)
      } else {
        rows.append(([locale], own))
      }
    }
    let head = Markup.element(
      "tr", [],
      [.element("td", [])]
        + sizes.map { size in
          .element(
            "th", [("scope", "col"), ("class", size.isAccessibilitySize ? "ax" : nil)], [.text(size.shortName)])
        })
    let body = rows.map { row -> Markup in
      let name =
        rows.count == 1 ? "all languages" : TokenSection.list(row.locales.map(Visible.line))
      return .element(
        "tr", [],
        [.element("th", [("scope", "row")], [.text(name)])]
          + sizes.map { size in
            let fails = row.sizes.contains(size.rawValue)
            return .element(
              "td", [("class", fails ? "fails" : "fine"), ("data-size", size.shortName)],
              [.text(fails ? "fails" : "–")])
          })
    }
    markup = .element(
      "div",
      [
        ("class", "scroll pinned"), ("tabindex", "0"), ("role", "group"),
        ("aria-label", "Failing text sizes by language"),
      ],
      [
        .element(
          "table", [("class", "grid")],
          [
            .element("caption", text: "Fails at, on any device"), .element("thead", [], [head]),
            .element("tbody", [], body),
          ])
      ])
  }
}
