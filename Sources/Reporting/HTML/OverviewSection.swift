import SightlineModel

/// The page's head: the verdict in one sentence, the numbers, and where text sizes begin to hurt.
struct OverviewSection {
  let facts: ReportFacts

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
        .element("p", class: "scope", text: scope), .element("div", [("class", "tiles")], tiles), sizeChart,
      ])
  }

  private var headline: String {
    let summary = facts.report.summary
    switch (summary.errors, summary.warnings, summary.reviews) {
    case (0, 0, 0): return summary.screens == 0 && facts.report.tokens == nil ? "Nothing was judged" : "Nothing found"
    case (0, 0, let reviews): return "\(reviews) to review, no failures"
    case (0, let warnings, _): return ReportFacts.count(warnings, "warning") + ", no errors"
    case (let errors, _, _):
      let open = facts.newBySeverity.filter { $0.finding.severity == .error }
      let screens = Set(open.compactMap(\.finding.screen)).count
      return ReportFacts.count(errors, "error") + (screens > 0 ? " on \(ReportFacts.count(screens, "screen"))" : "")
    }
  }

  private var scope: String {
    let report = facts.report
    var parts: [String] = []
    if let matrix = report.matrix {
      parts.append(
        "\(ReportFacts.count(report.summary.screens, "screen")) laid out in \(ReportFacts.count(report.summary.variants, "variant")): "
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

  private func tile(_ number: Int, _ noun: String, plural: String, _ icon: PageIcon) -> Markup {
    let style = "tile " + icon.rawValue + (number == 0 ? " none" : "")
    return .element(
      "a", [("class", style), ("href", "#findings")],
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

  /// Open findings that fail at each text size.
  private var sizeChart: Markup {
    guard let matrix = facts.report.matrix, matrix.sizes.count > 1 else { return .empty }
    let dependent = facts.new.filter { $0.finding.variants?.first != nil }
    guard !dependent.isEmpty else { return .empty }
    let counts = matrix.sizes.sorted().map { size in
      (size, dependent.count { $0.variants?.sizes.contains(size) ?? false })
    }
    let most = max(1, counts.map(\.1).max() ?? 1)
    let columns = counts.map { size, count -> Markup in
      .element(
        "li", [("class", size.isAccessibilitySize ? "ax" : nil)],
        [
          .element("span", class: "count", text: "\(count)"),
          .element(
            "span",
            [
              ("class", "column"),
              ("style", "height:\(Decimals.text(Double(count) * 4.4 / Double(most), decimals: 2) ?? "0")rem"),
              ("aria-hidden", "true"),
            ]),
          .element(
            "span", [("class", "size")],
            [
              .element("span", [("aria-hidden", "true")], [.text(Self.short(size))]),
              .element("span", class: "hidden", text: "findings at \(size.rawValue)"),
            ]),
        ])
    }
    return .element(
      "figure", class: "sizes", .element("figcaption", text: "What fails at which text size"),
      .element("ol", [], columns))
  }

  /// As small as the column is narrow.
  static func short(_ size: DynamicTypeSize) -> String {
    switch size {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "2XL"
    case .xxxLarge: "3XL"
    default: size.rawValue
    }
  }
}
