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
      .element(
        "tr", [],
        zip(cells, head).map { cell, name in
          .element("td", [("data-name", cell.html.isEmpty ? nil : name)], [cell])
        })
    }
    return .element(
      "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", caption)],
      [
        .element(
          "table", [("class", "stacked")],
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
    return .element("p", text: "Views: \(views.dropFirst("views: ".count)).")
  }

  private var views: Markup {
    let entries = facts.report.coverage.views?.entries ?? []
    func row(_ view: ViewAccount.Entry) -> [Markup] {
      var words = view.status.words
      if let why = view.why { words += ": " + why }
      let name: Markup = .element("code", text: view.name)
      let declared: Markup = .element("code", class: "place", text: view.location.description)
      var shown: Markup = .empty
      if let place = view.shownAt { shown = .element("code", class: "place", text: place.description) }
      return [name, declared, .text(words), shown]
    }
    // What was seen needs no attention: it is there to be opened.
    let head = ["View", "Declared at", "What became of it"]
    let missing = entries.filter { $0.status != .laidOut }, laidOut = entries.filter { $0.status == .laidOut }
    let rest =
      laidOut.isEmpty
      ? Markup.empty
      : .element(
        "details", class: "more",
        .element("summary", text: laidOut.count == 1 ? "The view laid out" : "The \(laidOut.count) views laid out"),
        table("Views laid out", head, laidOut.map { Array(row($0).prefix(3)) }))
    return table("Views", head + ["Would be shown at"], missing.map(row)) + rest
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
          .text(font.family), .text(font.face + " ") + .element("code", text: font.file),
          .text(font.errorWords ?? "nothing: used as it is"), .text(font.version),
          .element("code", [("title", font.sha256)], [.text(String(font.sha256.prefix(12)))]),
        ]
      })
  }
}
