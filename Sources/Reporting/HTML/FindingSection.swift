import SightlineModel

/// Every finding as a card that opens: what, where, how much, in which variants, and the screen it fails on.
struct FindingSection {
  let facts: ReportFacts
  let sheet: PictureSheet
  /// Cards that stand open when the page is.
  private static let openCards = 2

  var markup: Markup {
    let ordered = facts.newBySeverity + facts.findings.filter { $0.finding.status != .new }
    guard !ordered.isEmpty else {
      return .element(
        "section", [("id", "findings"), ("aria-labelledby", "findings-title")],
        [.element("h2", [("id", "findings-title")], [.text("Findings")]), .element("p", text: "None.")])
    }
    var ids: Set<String> = []
    let cards = ordered.enumerated().map { index, finding -> Markup in
      var id = Markup.identifier("f-", finding.finding.fingerprint)
      while !ids.insert(id).inserted { id += "-2" }
      return card(finding, id: id, isOpen: index < Self.openCards && finding.finding.status == .new)
    }
    return .element(
      "section", [("id", "findings"), ("aria-labelledby", "findings-title")],
      [
        .element("h2", [("id", "findings-title")], [.text("Findings")]), filters(ordered),
        .element("div", [("class", "cards"), ("id", "cards")], cards),
      ])
  }

  // MARK: Filters

  private func filters(_ findings: [FindingFacts]) -> Markup {
    func values(_ list: [String]) -> [String] { Set(list).sorted() }
    let matrix = facts.report.matrix
    let locales = Set(findings.flatMap { $0.variants?.locales ?? [] })
    let sizes = Set(findings.flatMap { $0.variants?.sizes ?? [] })
    let choices: [(String, String, [(String, String)])] = [
      (
        "severity", "Severity",
        Severity.allCases.reversed().filter { severity in findings.contains { $0.finding.severity == severity } }
          .map { ($0.rawValue, $0 == .review ? "needs review" : $0.rawValue) }
      ),
      ("rule", "Rule", values(findings.map(\.ruleID)).map { ($0, $0) }),
      ("screen", "Screen", values(findings.compactMap { $0.finding.screen.map(Visible.line) }).map { ($0, $0) }),
      ("size", "Text size", sizes.sorted().map { ($0.rawValue, $0.rawValue) }),
      (
        "locale", "Language",
        ((matrix?.locales.map(Visible.line) ?? []).filter(locales.contains)
          + locales.subtracting(matrix?.locales.map(Visible.line) ?? []).sorted()).map { ($0, $0) }
      ),
      (
        "status", "Status",
        [("new", "open"), ("baseline", "in the baseline"), ("suppressed", "suppressed")]
          .filter { status in findings.contains { $0.finding.status.rawValue == status.0 } }
      ),
    ]
    let selects = choices.filter { $0.2.count > 1 }.map { name, title, options -> Markup in
      .element(
        "label", [],
        [
          .element("span", text: title),
          .element(
            "select", [("name", name)],
            [.element("option", [("value", "")], [.text("any")])]
              + options.map { .element("option", [("value", $0.0)], [.text($0.1)]) }),
        ])
    }
    return .element(
      "form", [("class", "filters"), ("id", "filters"), ("hidden", "hidden"), ("aria-label", "Filter findings")],
      selects + [
        .element(
          "label", [], [.element("span", text: "Text"), .element("input", [("type", "search"), ("name", "text")])]),
        .element("button", [("type", "button"), ("id", "toggle")], [.text("Open all")]),
        .element(
          "output", [("id", "count"), ("aria-live", "polite")], [.text(ReportFacts.count(findings.count, "finding"))]),
      ])
  }

  // MARK: Cards

  private func card(_ facts: FindingFacts, id: String, isOpen: Bool) -> Markup {
    let finding = facts.finding
    let severity = finding.severity.rawValue
    let brief = [facts.screen, facts.variants?.sizePhrase ?? facts.variants?.otherPhrases.first].compactMap { $0 }
    let head = Markup.element(
      "summary", [],
      [
        .element("span", class: "severity \(severity)", finding.severity.icon.markup, .text(facts.severityTitle)),
        .element("h3", text: facts.message),
        .element(
          "span", class: "brief",
          .element("code", text: facts.ruleID), .text((brief.isEmpty ? "" : " · ") + brief.joined(separator: " · "))),
      ])
    let attributes: [(String, String?)] = [
      ("class", "card \(severity)\(finding.status == .new ? "" : " known")"), ("id", id),
      ("open", isOpen ? "open" : nil),
      ("data-severity", severity), ("data-rule", facts.ruleID), ("data-screen", finding.screen.map(Visible.line)),
      ("data-size", facts.variants.map { $0.sizes.map(\.rawValue).joined(separator: "|") }),
      ("data-locale", facts.variants.map { $0.locales.joined(separator: "|") }),
      ("data-status", finding.status.rawValue),
    ]
    let picture = picture(of: facts)
    let body = Markup.element(
      "div", [("class", picture == nil ? "body" : "body pictured")],
      [
        .element(
          "div", class: "facts", factList(facts), picture?.detail ?? .empty, grid(facts), derivation(finding),
          permalink(id)),
        picture?.screen ?? .empty,
      ])
    return .element("details", attributes, [head, body])
  }

  private func factList(_ facts: FindingFacts) -> Markup {
    var rows: [(String, Markup)] = [("Place", .element("code", class: "place", text: facts.place))]
    if let subject = facts.subject { rows.append(("Where", .text(subject))) }
    if let path = facts.finding.state?.path, path.count > 1 {
      rows.append(("Reached by", .text(path.map(Visible.line).joined(separator: " → "))))
    }
    if let variants = facts.variants { rows.append(("Variants", .text(variants.text))) }
    if let measured = facts.finding.measured, let text = facts.measured {
      rows.append(("Measured", measure(measured, text)))
    }
    if let fix = facts.fix { rows.append(("Fix", .element("strong", class: "fix", text: fix))) }
    rows.append(("Rule", rule(facts)))
    if let status = facts.status { rows.append(("Status", .text(status))) }
    return .element(
      "dl", [], rows.map { .element("div", class: nil, .element("dt", text: $0.0), .element("dd", class: nil, $0.1)) })
  }

  private func measure(_ measured: Measurement, _ text: String) -> Markup {
    let measured = measured.plain
    let share = measured.required > 0 ? measured.value / measured.required : 0
    // Less was measured than is needed, so that a gauge makes sense.
    guard measured.value < measured.required, share.isFinite, share >= 0 else { return .text(text) }
    let width = Decimals.text(min(share, 1) * 100, decimals: 1) ?? "0"
    return .text(text)
      + .element(
        "span", [("class", "gauge"), ("aria-hidden", "true")], [.element("span", [("style", "width:\(width)%")])])
  }

  private func rule(_ facts: FindingFacts) -> Markup {
    let name: Markup =
      facts.rule?.address.flatMap(Markup.webAddress).map { .element("a", [("href", $0)], [.text(facts.ruleTitle)]) }
      ?? .text(facts.ruleTitle)
    var parts: [Markup] = [name]
    if let summary = facts.rule?.summary { parts[0] = name + .text(". " + summary) }
    if let sources = facts.sources { parts.append(.element("span", class: "small", text: sources)) }
    parts.append(.element("code", class: "small", text: "sightline explain \(facts.ruleID)"))
    return parts.joined(Markup(raw: " "))
  }

  /// Text sizes against languages: where it fails, at a glance.
  private func grid(_ facts: FindingFacts) -> Markup {
    guard let matrix = self.facts.report.matrix, let fold = facts.finding.variants, fold.first != nil,
      fold.failing.count < fold.total, matrix.sizes.count > 1
    else { return .empty }
    let sizes = matrix.sizes.sorted()
    var failing: Set<String> = []
    for variant in fold.failing {
      let parts = variant.split(separator: "/", maxSplits: 2)
      if parts.count > 1 { failing.insert("\(parts[0])/\(parts[1])") }
    }
    // Languages that fail come first where not all can be shown.
    let failingLocales = matrix.locales.filter { locale in
      sizes.contains { failing.contains("\($0.rawValue)/\(locale)") }
    }
    let shown = matrix.locales.count <= 8 ? matrix.locales : Array(failingLocales.prefix(8))
    guard !shown.isEmpty else { return .empty }
    let head = Markup.element(
      "tr", [],
      [.element("td", [])]
        + sizes.map { size in
          .element(
            "th", [("scope", "col"), ("class", size.isAccessibilitySize ? "ax" : nil)],
            [.text(OverviewSection.short(size))])
        })
    let rows = shown.map { locale -> Markup in
      .element(
        "tr", [],
        [.element("th", [("scope", "row")], [.text(locale)])]
          + sizes.map { size in
            failing.contains("\(size.rawValue)/\(locale)")
              ? .element("td", class: "fails", .element("span", class: nil, .text("fails")))
              : .element("td", class: "fine", .element("span", text: "–"))
          })
    }
    let left = matrix.locales.count - shown.count
    return .element(
      "div",
      [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", "Failing text sizes by language")],
      [
        .element(
          "table", [("class", "grid")],
          [
            .element(
              "caption", text: "Fails at, on any device" + (left > 0 ? "; \(left) more languages not shown" : "")),
            .element("thead", [], [head]), .element("tbody", [], rows),
          ])
      ])
  }

  private func derivation(_ finding: Finding) -> Markup {
    guard !finding.derivation.isEmpty else { return .empty }
    let steps = finding.derivation.map { step -> Markup in
      .element(
        "li", class: nil, .text(step.words),
        step.location.map { Markup(raw: " ") + .element("code", class: "place", text: $0.description) } ?? .empty)
    }
    return .element("div", class: "derivation", .element("h4", text: "Where it comes from"), .element("ol", [], steps))
  }

  private func permalink(_ id: String) -> Markup {
    .element(
      "a", [("class", "permalink"), ("href", "#" + id)], [PageIcon.link.markup, .text("Link to this finding")])
  }

  // MARK: Picture

  /// The whole screen as a figure, and the part around the element where that is small.
  private func picture(of facts: FindingFacts) -> (screen: Markup, detail: Markup?)? {
    guard let place = facts.finding.picture,
      let number = sheet.number(
        screen: facts.finding.screen, state: facts.finding.state?.id, variant: place.variant)
        ?? sheet.number(screen: facts.finding.screen, state: "", variant: place.variant)
    else { return nil }
    let severity = facts.finding.severity
    let what = facts.element ?? "the element"
    let scrolled = sheet.offset(number, toShow: place)
    let frame = place.frame.offsetBy(x: 0, y: -scrolled)
    let markup = PictureMarkup(
      sheet: sheet, number: number,
      description: "\(facts.screen ?? "The screen") at \(Visible.line(place.variant)), with \(what) marked",
      scrolled: scrolled)
    let note = scrolled > 0 ? " · scrolled" : ""
    let caption = place.variant.split(separator: "/").map { Visible.line(String($0)) }.joined(separator: " · ") + note
    let screen = Markup.element(
      "figure", class: "picture", markup.screen(marking: frame, severity: severity),
      .element("figcaption", class: nil, .element("span", class: "variant", text: caption)))
    return (screen, markup.detail(marking: frame, severity: severity))
  }
}
