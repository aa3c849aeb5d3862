import SightlineModel

/// One finding as a card that opens: what, where, how much, in which variants, every place, and the screen it fails on.
struct FindingCard {
  let report: ReportFacts
  let sheet: PictureSheet

  func markup(_ facts: FindingFacts, id: String) -> Markup {
    let finding = facts.finding
    let severity = finding.severity.rawValue
    let brief = [facts.screen, facts.variants?.words].compactMap { $0 }
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
      ("data-severity", severity), ("data-rule", facts.ruleID),
      ("data-screen", finding.screens.map(Visible.line).joined(separator: "|")),
      ("data-file", Visible.line(finding.location.file)),
      ("data-size", facts.variants.map { $0.sizes.map(\.rawValue).joined(separator: "|") }),
      ("data-locale", facts.variants.map { $0.locales.joined(separator: "|") }),
      ("data-device", facts.variants.map { $0.devices.joined(separator: "|") }),
      ("data-appearance", facts.variants.map { $0.appearances.joined(separator: "|") }),
      ("data-status", finding.status.rawValue),
    ]
    let picture = picture(of: facts)
    let body = Markup.element(
      "div", [("class", picture == nil ? "body" : "body pictured")],
      [
        .element(
          "div", class: "facts", factList(facts), picture?.detail ?? .empty, excerpt(finding),
          SizeGrid(facts, matrix: report.report.matrix).markup, derivation(finding), places(facts), silence(facts),
          permalink(id)),
        picture?.screen ?? .empty,
      ])
    return .element("details", attributes, [head, body])
  }

  // MARK: Facts

  private func factList(_ facts: FindingFacts) -> Markup {
    var rows: [(String, Markup)] = [("Place", .element("code", class: "place", .path(facts.place)))]
    if let subject = facts.subject { rows.append(("Where", .text(subject))) }
    if let path = facts.finding.state?.path, path.count > 1 {
      rows.append(("Reached by", .text(path.map(Visible.line).joined(separator: " → "))))
    }
    if let variants = facts.variants { rows.append(("Variants", .text(variants.text))) }
    if let measured = facts.finding.measured, let text = facts.measured {
      rows.append(("Measured", measure(measured, text)))
    }
    if let worst = facts.worst { rows.append(("Worst", .text(worst))) }
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

  /// The lines around the place, as they are in the source.
  private func excerpt(_ finding: Finding) -> Markup {
    guard let excerpt = SourceExcerpt(finding.location, in: report.context) else { return .empty }
    let lines = excerpt.lines.map { number, text -> Markup in
      .element(
        number == finding.location.line ? "mark" : "span", class: "line", .element("i", text: "\(number)"),
        .text(" " + text), Markup(raw: "\n"))
    }
    return .element(
      "pre", [("class", "source"), ("tabindex", "0"), ("aria-label", "Source, line \(finding.location.line)")],
      [.element("code", [], lines)])
  }

  private func derivation(_ finding: Finding) -> Markup {
    guard !finding.derivation.isEmpty else { return .empty }
    let steps = finding.derivation.map { step -> Markup in
      .element(
        "li", class: nil, .text(step.words),
        step.location.map { Markup(raw: " ") + .element("code", class: "place", text: $0.description) } ?? .empty)
    }
    return .element("div", class: "part", .element("h4", text: "Where it comes from"), .element("ol", [], steps))
  }

  /// Shown at once; the others open.
  private static let shownPlaces = 8

  private func places(_ facts: FindingFacts) -> Markup {
    // A line stands once, with everything that it shows.
    var lines: [(location: SourceLocation, words: [String])] = []
    for place in facts.finding.places ?? [] {
      let words = facts.words(of: place)
      if let index = lines.firstIndex(where: { $0.location == place.location }) {
        lines[index].words.append(words)
      } else {
        lines.append((place.location, [words]))
      }
    }
    guard !lines.isEmpty else { return .empty }
    func list(_ lines: ArraySlice<(location: SourceLocation, words: [String])>) -> Markup {
      .element(
        "ul", [],
        lines.map { line -> Markup in
          let place = Markup.element("code", class: "place", text: line.location.description)
          guard line.words.count > 1 else { return .element("li", class: nil, place, .text(" " + line.words[0])) }
          return .element(
            "li", class: nil, place, .element("ul", [], line.words.map { .element("li", text: $0) }))
        })
    }
    let rest = lines.dropFirst(Self.shownPlaces)
    let others = lines.count { $0.location != facts.finding.location }
    let title =
      others == 0 ? "Other things of the same line" : others == 1 ? "Another place" : "\(others) more places"
    return .element(
      "div", class: "part", .element("h4", text: title),
      list(lines.prefix(Self.shownPlaces)),
      rest.isEmpty
        ? .empty
        : .element("details", class: "more", .element("summary", text: "\(rest.count) further places"), list(rest)))
  }

  private func silence(_ facts: FindingFacts) -> Markup {
    guard facts.finding.status == .new, let words = Silencing(facts) else { return .empty }
    return .element(
      "details", class: "more silence", .element("summary", text: "Accept it as it is"), .element("p", text: words.how),
      .element("pre", [("tabindex", "0"), ("aria-label", "To copy")], [.element("code", text: words.code)]))
  }

  private func permalink(_ id: String) -> Markup {
    .element(
      "a", [("class", "permalink"), ("href", "#" + id)], [PageIcon.link.markup, .text("Link to this finding")])
  }

  // MARK: Picture

  /// The whole screen as a figure, and the part around the element where that is small.
  private func picture(of facts: FindingFacts) -> (screen: Markup, detail: Markup?)? {
    guard let place = facts.finding.picture, let markup = sheet.picture(of: facts) else { return nil }
    let frame = place.frame.offsetBy(x: 0, y: -markup.scrolled)
    let note = markup.scrolled > 0 ? " · scrolled" : ""
    let screen = Markup.element(
      "figure", class: "picture", markup.screen(marking: frame, severity: facts.finding.severity),
      .element(
        "figcaption", class: nil,
        .element("span", class: "variant", text: VariantPhrase.shown(place.variant) + note)))
    return (screen, markup.detail(marking: frame, severity: facts.finding.severity))
  }
}

extension PictureSheet {
  /// The drawing in which a finding is seen; `nil` where there is none.
  func picture(of facts: FindingFacts) -> PictureMarkup? {
    guard let place = facts.finding.picture,
      let number = number(screen: facts.finding.screen, state: facts.finding.state?.id, variant: place.variant)
        ?? number(screen: facts.finding.screen, state: "", variant: place.variant)
    else { return nil }
    return PictureMarkup(
      sheet: self, number: number,
      description:
        "\(facts.screen ?? "The screen") at \(Visible.line(place.variant)), with \(facts.element ?? "the element") marked",
      scrolled: offset(number, toShow: place))
  }
}
