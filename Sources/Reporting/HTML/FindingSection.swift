import SightlineModel

/// The findings, the worst first: cards that open, filters that stay in the address, groups.
struct FindingSection {
  let facts: ReportFacts
  let sheet: PictureSheet
  let ids: FindingIDs

  var markup: Markup {
    let title = Markup.element("h2", [("id", "findings-title")], [.text("Findings")])
    guard !facts.findings.isEmpty else {
      return .element(
        "section", [("id", "findings"), ("aria-labelledby", "findings-title")], [title, .element("p", text: "None.")])
    }
    let card = FindingCard(report: facts, sheet: sheet)
    let cards = facts.findings.map { card.markup($0, id: ids[$0.finding]) }
    return .element(
      "section", [("id", "findings"), ("aria-labelledby", "findings-title")],
      [
        title,
        .element(
          "p", class: "small",
          text: "The worst first: who is locked out and how far, then on whose way and on how many screens."),
        filters(facts.findings),
        .element(
          "div", [("id", "empty"), ("class", "panel"), ("hidden", "hidden")],
          [
            .element("p", text: "No finding fits these filters."),
            .element("button", [("type", "button"), ("id", "reset-empty")], [.text("Show all findings")]),
          ]),
        .element("div", [("class", "cards"), ("id", "cards")], cards),
        .element(
          "p", class: "printed small",
          text: "Printed are the first findings in short; the page on a screen has all of them with pictures."),
      ])
  }

  // MARK: Filters

  private struct Choice {
    var name: String
    var title: String
    var options: [(value: String, title: String)]
  }

  private func filters(_ findings: [FindingFacts]) -> Markup {
    let selects = choices(findings).filter { $0.options.count > 1 }.map { choice in
      select(choice.name, choice.title, [("", "any")] + choice.options)
    }
    let groups = select(
      "group", "Group by", [("", "rank"), ("screen", "screen"), ("rule", "rule"), ("file", "file")])
    return .element(
      "form", [("class", "filters"), ("id", "filters"), ("hidden", "hidden"), ("aria-label", "Filter findings")],
      [
        .element(
          "label", class: "search", .element("span", text: "Search"),
          .element("input", [("type", "search"), ("name", "text")]))
      ] + selects + [
        groups,
        .element(
          "div", class: "acts",
          .element("button", [("type", "button"), ("id", "toggle")], [.text("Open all")]),
          .element("button", [("type", "button"), ("id", "reset"), ("hidden", "hidden")], [.text("Clear filters")]),
          .element(
            "output", [("id", "count"), ("aria-live", "polite")],
            [.text(ReportFacts.count(findings.count, "finding"))])),
      ])
  }

  private func choices(_ findings: [FindingFacts]) -> [Choice] {
    func values(_ list: [String]) -> [(String, String)] { Set(list).sorted().map { ($0, $0) } }
    func ordered(_ list: [String], by reference: [String]?) -> [String] {
      let all = Set(list)
      let known = (reference ?? []).map(Visible.line).filter(all.contains)
      return known + all.subtracting(known).sorted()
    }
    let matrix = facts.report.matrix
    let variants = findings.compactMap(\.variants)
    let statuses = [("new", "open"), ("baseline", "in the baseline"), ("suppressed", "suppressed")]
    return [
      Choice(
        name: "severity", title: "Severity",
        options: Severity.allCases.reversed().filter { severity in
          findings.contains { $0.finding.severity == severity }
        }.map { ($0.rawValue, $0 == .review ? "needs review" : $0.rawValue) }),
      Choice(name: "rule", title: "Rule", options: values(findings.map(\.ruleID))),
      Choice(
        name: "screen", title: "Screen", options: values(findings.flatMap { $0.finding.screens.map(Visible.line) })),
      Choice(
        name: "size", title: "Text size",
        options: Set(variants.flatMap(\.sizes)).sorted().map { ($0.rawValue, $0.shortName) }),
      Choice(
        name: "locale", title: "Language",
        options: ordered(variants.flatMap(\.locales), by: matrix?.locales).map {
          ($0, "\($0) · \(LanguageName.english($0))")
        }),
      Choice(
        name: "device", title: "Device",
        options: ordered(variants.flatMap(\.devices), by: matrix?.devices).map { ($0, $0) }),
      Choice(
        name: "appearance", title: "Appearance",
        options: ordered(variants.flatMap(\.appearances), by: matrix?.appearances.map(\.rawValue)).map { ($0, $0) }),
      Choice(
        name: "status", title: "Status",
        options: statuses.filter { status in findings.contains { $0.finding.status.rawValue == status.0 } }),
    ]
  }

  private func select(_ name: String, _ title: String, _ options: [(String, String)]) -> Markup {
    .element(
      "label", [],
      [
        .element("span", text: title),
        .element("select", [("name", name)], options.map { .element("option", [("value", $0.0)], [.text($0.1)]) }),
      ])
  }
}

/// Names of findings in addresses: by fingerprint, so that a link holds over reports.
struct FindingIDs {
  private var names: [Finding: String] = [:]

  init(_ findings: [FindingFacts]) {
    var taken: Set<String> = []
    for facts in findings where names[facts.finding] == nil {
      var id = Markup.identifier("f-", facts.finding.fingerprint)
      while !taken.insert(id).inserted { id += "-2" }
      names[facts.finding] = id
    }
  }

  subscript(finding: Finding) -> String { names[finding] ?? Markup.identifier("f-", finding.fingerprint) }
}
