import SightlineModel

/// Each screen with its picture, its open findings and how much of it VoiceOver can name, by language.
struct ScreenSection {
  let facts: ReportFacts
  let sheet: PictureSheet

  var markup: Markup {
    let screens = facts.report.coverage.screens
    // An audit of tokens looks at colours only: nothing is to be said of the screens themselves.
    let isLookedAt = facts.hasLabels || screens.contains { sheet.number(screen: $0.name) != nil }
    guard !screens.isEmpty, isLookedAt else { return .empty }
    return .element(
      "section", [("id", "screens"), ("aria-labelledby", "screens-title")],
      [
        .element("h2", [("id", "screens-title")], [.text("Screens")]),
        .element("ul", [("class", "screens")], screens.map(card)),
      ])
  }

  private func card(_ screen: AuditReport.ScreenCoverage) -> Markup {
    let open = facts.new.filter { $0.finding.screens.contains(screen.name) }
    let picture = sheet.number(screen: screen.name).map {
      PictureMarkup(sheet: sheet, number: $0, description: "\(screen.name) at \(sheet.variant($0))").screen()
    }
    let counts = Severity.allCases.reversed().compactMap { severity -> Markup? in
      let number = open.count { $0.finding.severity == severity }
      guard number > 0 else { return nil }
      let noun = severity == .review ? "to review" : severity.rawValue + (number == 1 ? "" : "s")
      return .element("span", class: "severity \(severity.rawValue)", severity.icon.markup, .text("\(number) \(noun)"))
    }
    let branches = screen.branches
    let read = branches.laidOut < branches.total ? " · \(branches.laidOut) of \(branches.total) branches laid out" : ""
    return .element(
      "li", class: "panel", picture ?? .element("div", class: "screen none", text: "no picture"),
      .element(
        "div", class: "about", .element("h3", text: screen.name),
        .element(
          "code", [("class", "place"), ("title", "\(screen.file):\(screen.line)")],
          [.path("\(screen.file.split(separator: "/").last ?? "")" + ":\(screen.line)")]),
        .element("p", class: "small", text: ReportFacts.count(screen.states, "state") + read),
        .element(
          "p", class: "counts",
          counts.isEmpty
            ? .element("span", class: "severity passes", PageIcon.passes.markup, .text("nothing open"))
            : counts.joined(Markup(raw: " "))),
        labels(screen)))
  }

  private func labels(_ screen: AuditReport.ScreenCoverage) -> Markup {
    guard !screen.labels.isEmpty else { return .empty }
    guard screen.labels.contains(where: { $0.needed > 0 }) else {
      return .element("p", class: "small", text: "nothing to name for VoiceOver")
    }
    let rows = ReportFacts.grouped(screen.labels).map { label -> Markup in
      .element(
        "tr", [("class", label.named < label.needed ? "short" : nil)],
        [
          .element("th", [("scope", "row")], [.text(label.locales)]),
          .element(
            "td", class: "meter",
            .element(
              "span", [("class", "bar"), ("aria-hidden", "true")], [OverviewSection.bar(label.named, of: label.needed)])
          ),
          .element("td", text: "\(label.named) of \(label.needed)"),
        ])
    }
    return .element(
      "table", class: "named", .element("caption", text: "Named for VoiceOver"), .element("tbody", [], rows))
  }
}
