import SightlineModel

/// The criteria of WCAG 2.2 A and AA, each with what the audit showed of it.
struct CriteriaSection {
  let facts: ReportFacts

  var markup: Markup {
    guard let criteria = facts.report.criteria, !criteria.isEmpty else { return .empty }
    return .element(
      "section", [("id", "criteria"), ("aria-labelledby", "criteria-title")],
      [
        .element("h2", [("id", "criteria-title")], [.text("WCAG 2.2")]),
        .element("p", text: (facts.criteria ?? "") + "."),
        .element(
          "p", text: "A criterion passes where the rules decide the whole of it and nothing was left out of the audit."),
        .scrolledTable("WCAG 2.2 criteria", ["Criterion", "Level", "Verdict", "Why"], criteria.map(row)),
      ])
  }

  private func row(_ criterion: AuditReport.Criterion) -> Markup {
    let (icon, style): (PageIcon, String) =
      switch criterion.verdict {
      case .fails: (.error, "error")
      case .passes: (.passes, "passes")
      case .notApplicable: (.missing, "soft")
      case .person: (.review, "review")
      }
    return .element(
      "tr", [("class", criterion.verdict.rawValue)],
      [
        .element("th", [("scope", "row")], [.text("\(criterion.id) \(criterion.name)")]),
        .cell("Level", .text(criterion.level)),
        .cell(nil, .element("span", class: "severity \(style)", icon.markup, .text(criterion.verdict.words))),
        .cell(nil, .text(criterion.why)),
      ])
  }
}
