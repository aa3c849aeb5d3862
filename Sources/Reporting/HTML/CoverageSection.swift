import SightlineModel

/// What was read and what was not: an audit that did not look says so.
struct CoverageSection {
  let facts: ReportFacts

  var markup: Markup {
    let coverage = facts.report.coverage
    return .element(
      "section", [("id", "coverage"), ("aria-labelledby", "coverage-title")],
      [
        .element("h2", [("id", "coverage-title")], [.text("Coverage")]),
        .element(
          "p", text: ReportFacts.count(coverage.files, "file") + " read, " + (facts.gaps ?? "nothing left out") + "."),
        extent, account, views, notAudited, unresolved, fonts,
      ])
  }

  private func table(_ caption: String, _ head: [String], _ rows: [[Markup]]) -> Markup {
    guard !rows.isEmpty else { return .empty }
    let body = rows.map { cells -> Markup in
      .element("tr", [], cells.map { .element("td", class: nil, $0) })
    }
    return .element(
      "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", caption)],
      [
        .element(
          "table", [],
          [
            .element("caption", text: caption),
            .element("thead", [], [.element("tr", [], head.map { .element("th", [("scope", "col")], [.text($0)]) })]),
            .element("tbody", [], body),
          ])
      ])
  }

  private var extent: Markup {
    guard let extent = facts.extent else { return .empty }
    return .element("p", text: String(extent.dropFirst("coverage: ".count)) + ".")
  }

  private var account: Markup {
    guard let views = facts.views else { return .empty }
    return .element("p", text: String(views.dropFirst("views: ".count)) + ".")
  }

  private var views: Markup {
    let entries = facts.report.coverage.views?.entries ?? []
    let rows = entries.map { view -> [Markup] in
      var words = view.status.words
      if let why = view.why { words += ": " + why }
      let name: Markup = .element("code", text: view.name)
      let declared: Markup = .element("code", class: "place", text: view.location.description)
      var shown: Markup = .empty
      if let place = view.shownAt { shown = .element("code", class: "place", text: place.description) }
      return [name, declared, .text(words), shown]
    }
    return table("Views", ["View", "Declared at", "What became of it", "Would be shown at"], rows)
  }

  private var notAudited: Markup {
    table(
      "Not audited", ["What", "Why", "Place"],
      facts.report.coverage.notAudited.map {
        [
          .text($0.what), .text($0.why),
          $0.location.map { .element("code", class: "place", text: $0.description) } ?? .empty,
        ]
      })
  }

  private var unresolved: Markup {
    table(
      "Not resolved", ["Place", "What", "Why"],
      facts.report.coverage.unresolved.sorted().map {
        [
          .element("code", class: "place", text: "\($0.file):\($0.line)"), .element("code", text: $0.what),
          .text($0.why),
        ]
      })
  }

  private var fonts: Markup {
    table(
      "Fonts", ["Asked for", "Measured with", "Widths may be off by", "Version", "SHA-256"],
      facts.report.fonts.sorted().map { font in
        [
          .text("\(font.family) \(font.face)"),
          .element("code", text: font.file) + .text(font.substituted ? " stands in for it" : ""),
          .text(font.errorWords ?? "nothing: used as it is"), .text(font.version),
          .element("code", [("title", font.sha256)], [.text(String(font.sha256.prefix(12)))]),
        ]
      })
  }
}

/// What the project demands of itself, and how it was decided.
struct ClaimSection {
  let facts: ReportFacts

  var markup: Markup {
    let claims = facts.report.claims
    guard !claims.isEmpty else { return .empty }
    let rows = claims.map { claim -> Markup in
      let (icon, style, word): (PageIcon, String, String) =
        switch claim.decision {
        case .holds: (.passes, "passes", "holds")
        case .fails: (.error, "error", "fails")
        case .undecided: (.missing, "soft", "undecided")
        case .needsPerson: (.review, "review", "for a person")
        }
      return .element(
        "tr", [],
        [
          .element("th", [("scope", "row")], [.text(claim.id)]),
          .element("td", class: nil, .element("span", class: "severity \(style)", icon.markup, .text(word))),
          .element(
            "td", class: nil, .text(claim.evidence),
            claim.onAssumedValues ? .element("span", class: "small note", text: "rests on assumed values") : .empty),
        ])
    }
    return .element(
      "section", [("id", "claims"), ("aria-labelledby", "claims-title")],
      [
        .element("h2", [("id", "claims-title")], [.text("Claims")]),
        .element("p", text: (facts.claims ?? "") + "."),
        .element(
          "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", "Claims")],
          [
            .element(
              "table", [],
              [
                .element(
                  "thead", [],
                  [
                    .element(
                      "tr", [],
                      ["Claim", "Decision", "Evidence"].map { .element("th", [("scope", "col")], [.text($0)]) })
                  ]), .element("tbody", [], rows),
              ])
          ]),
      ])
  }
}
