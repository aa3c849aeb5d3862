import SightlineModel

/// The page's head: the verdict in one sentence, how much was looked at, the numbers, the three worst with pictures, and
/// where text sizes begin to hurt.
struct OverviewSection {
  let facts: ReportFacts
  let sheet: PictureSheet
  let ids: FindingIDs
  private static let worstShown = 3

  var markup: Markup {
    let summary = facts.report.summary
    let tiles: [Markup] = [
      tile(summary.errors, "error", plural: "errors", .error),
      tile(summary.warnings, "warning", plural: "warnings", .warning),
      tile(summary.reviews, "to review", plural: "to review", .review), facts.hasLabels ? labelTile : .empty,
    ]
    return .element(
      "section", [("id", "overview"), ("aria-label", "Overview")],
      [
        .element("h1", class: nil, .element("span", class: "project", text: facts.context.project), .text(headline)),
        .element("p", class: "scope", text: scope), account, .element("div", [("class", "tiles")], tiles), worst,
        HeatMap(facts).markup,
      ])
  }

  /// Every view of the app, and what became of it: an audit that hardly looked is no good news.
  private var account: Markup {
    guard let views = facts.report.coverage.views, !views.entries.isEmpty, let words = facts.views else {
      return .empty
    }
    let isLow = facts.hardlyLooked != nil
    let parts = [ViewAccount.Status.laidOut, .presumed, .previewed, .notLaidOut].filter { views.count($0) > 0 }
    let whole = max(1, views.ofTheApp)
    let bars = parts.map { status -> Markup in
      .element(
        "span",
        [
          ("class", "part-\(status.rawValue)"),
          ("style", "width:\(Decimals.text(Double(views.count(status)) * 100 / Double(whole), decimals: 1) ?? "0")%"),
        ])
    }
    return .element(
      "div", [("class", "account" + (isLow ? " low" : ""))],
      [
        .element(
          "p", class: nil, isLow ? PageIcon.warning.markup + .text(" ") : .empty,
          .element("strong", text: "Views"), .text(": " + words.dropFirst("views: ".count) + ". "),
          .element("a", [("href", "#coverage")], [.text("Which ones")])),
        .element("span", [("class", "stack"), ("aria-hidden", "true")], bars),
      ])
  }

  private var worst: Markup {
    let failures = facts.new.filter { $0.finding.severity != .review }
    // Three problems: the same words of another line are the same one.
    var told: Set<String> = []
    let shown = (failures.isEmpty ? facts.new : failures).filter { told.insert($0.message).inserted }
      .prefix(Self.worstShown)
    guard !shown.isEmpty else { return .empty }
    let items = shown.map { facts -> Markup in
      let id = ids[facts.finding]
      let picture = facts.finding.picture.flatMap { place in
        sheet.picture(of: facts).map { picture in
          let frame = place.frame.offsetBy(x: 0, y: -picture.scrolled)
          return picture.detail(marking: frame, severity: facts.finding.severity)
            ?? picture.screen(marking: frame, severity: facts.finding.severity)
        }
      }
      return .element(
        "li", class: "panel",
        .element(
          "span", class: "severity \(facts.severity)", facts.finding.severity.icon.markup, .text(facts.severityTitle)),
        picture ?? .empty,
        .element("h3", class: nil, .element("a", [("href", "#" + id)], [.text(facts.message)])),
        .element("p", class: "small", text: facts.evidence ?? facts.place))
    }
    return .element("h2", text: shown.count == 1 ? "The worst" : "The \(shown.count == 2 ? "two" : "three") worst")
      + .element("ol", [("class", "worst")], items)
  }

  private var headline: String {
    let summary = facts.report.summary
    switch (summary.errors, summary.warnings, summary.reviews) {
    case (0, 0, 0): return summary.screens == 0 && facts.report.tokens == nil ? "Nothing was judged" : "Nothing found"
    case (0, 0, let reviews): return "\(reviews) to review, no failures"
    case (0, let warnings, _): return ReportFacts.count(warnings, "warning") + ", no errors"
    case (let errors, _, _):
      let open = facts.new.filter { $0.finding.severity == .error }
      let screens = Set(open.flatMap(\.finding.screens)).count
      return ReportFacts.count(errors, "error") + (screens > 0 ? " on \(ReportFacts.count(screens, "screen"))" : "")
    }
  }

  private var scope: String {
    let report = facts.report
    var parts: [String] = []
    if let tokens = report.tokens, report.summary.screens == 0 {
      parts.append(
        "\(ReportFacts.count(tokens.pairs.count, "colour pair")) in \(ReportFacts.count(tokens.modes.count, "mode")), "
          + "\(ReportFacts.count(report.coverage.files, "file")) read")
    } else if report.summary.screens == 0 {
      parts.append("no screen and no colour pair, \(ReportFacts.count(report.coverage.files, "file")) read")
    } else if let matrix = report.matrix {
      parts.append(
        "\(ReportFacts.count(report.summary.screens, "screen")), \(layouts(matrix)): "
          + [
            ReportFacts.count(matrix.sizes.count, "text size"), ReportFacts.count(matrix.locales.count, "language"),
            ReportFacts.count(matrix.devices.count, "device"),
            ReportFacts.count(matrix.appearances.count, "appearance"),
          ].joined(separator: " × "))
    } else {
      parts.append(
        "\(ReportFacts.count(report.summary.screens, "screen")), \(ReportFacts.count(report.summary.variants, "variant"))"
      )
    }
    if let known = facts.statusCounts { parts.append(known) }
    return parts.joined(separator: " · ")
  }

  /// `12,096 layouts of 21 states in 576 variants`.
  private func layouts(_ matrix: AuditReport.Matrix) -> String {
    let each = matrix.sizes.count * matrix.locales.count * matrix.devices.count * matrix.appearances.count
    let states = facts.report.coverage.screens.reduce(0) { $0 + $1.states }
    let laidOut = facts.report.summary.variants
    let upTo = laidOut == states * each ? "" : "up to "
    let noun = each == 1 ? "variant" : "variants"
    return "\(Decimals.grouped(laidOut)) \(laidOut == 1 ? "layout" : "layouts") of "
      + "\(ReportFacts.count(states, "state")) in \(upTo)\(Decimals.grouped(each)) \(noun)"
  }

  private func tile(_ number: Int, _ noun: String, plural: String, _ icon: PageIcon) -> Markup {
    let style = "tile " + icon.rawValue + (number == 0 ? " none" : "")
    return .element(
      "a", [("class", style), ("href", "#findings&severity=" + icon.rawValue)],
      [
        .element("span", class: "number", icon.markup, .text("\(number)")),
        .element("span", class: "noun", text: number == 1 ? noun : plural),
      ])
  }

  private var labelTile: Markup {
    let labels = facts.report.summary.labelCoverage
    let share = labels.needed > 0 ? labels.named * 100 / labels.needed : 100
    return .element(
      "a", [("class", "tile labels"), ("href", "#screens")],
      [
        .element("span", class: "number", text: labels.needed > 0 ? "\(share) %" : "–"),
        .element("span", class: "noun", text: "named for VoiceOver"),
        .element(
          "span", [("class", "bar"), ("aria-hidden", "true")], [Self.bar(labels.named, of: labels.needed)]),
        .element(
          "span", class: "small",
          text: labels.needed > 0 ? "\(labels.named) of \(labels.needed) elements" : "nothing needs a name"),
      ])
  }

  static func bar(_ part: Int, of whole: Int) -> Markup {
    let share = whole > 0 ? max(0, min(100, part * 100 / whole)) : 100
    return .element("span", [("style", "width:\(share)%")])
  }
}
