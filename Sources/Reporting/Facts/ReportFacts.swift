import SightlineModel

/// A report in words, once for all formats.
struct ReportFacts: Sendable {
  let report: AuditReport
  let context: ReportContext
  /// The worst first, as every format has them that is not ordered by file.
  let findings: [FindingFacts]

  init(_ report: AuditReport, in context: ReportContext) {
    self.report = report
    self.context = context
    findings = FindingRanking(flow: report.flow).sorted(report.findings).map {
      FindingFacts($0, report: report, context: context)
    }
  }

  /// Neither suppressed nor known from the baseline; the worst first.
  var new: [FindingFacts] { findings.filter { $0.finding.status == .new } }
  /// The same by file and line.
  var newByPlace: [FindingFacts] { new.sorted { FindingRanking.precedesByPlace($0.finding, $1.finding) } }

  /// `contrast-text 12, target-size 3`: open failures by rule, the most frequent first.
  var countsByRule: [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for facts in new where facts.finding.severity != .review { counts[facts.ruleID, default: 0] += 1 }
    return counts.map { (rule: $0.key, count: $0.value) }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// `3 errors, 1 warning, 2 to review in 4 screens and 960 variants`.
  var counts: String {
    let summary = report.summary
    let found = [
      Self.count(summary.errors, "error"), Self.count(summary.warnings, "warning"), "\(summary.reviews) to review",
    ].joined(separator: ", ")
    let extent = "\(Self.count(summary.screens, "screen")) and \(Self.count(summary.variants, "variant"))"
    return "\(found) in \(extent)" + (partial ?? hardlyLooked ?? "")
  }

  /// ` — partial: the time limit of 270 s was reached`.
  private var partial: String? { report.coverage.endedEarly.map { " — partial: \($0)" } }

  /// ` — but only 3 of 75 views were laid out`, below the floor: an audit that hardly looked is no good news.
  var hardlyLooked: String? {
    guard let views = report.coverage.views, views.isBelowFloor else { return nil }
    return
      " — but only \(views.seen) of \(Self.count(views.ofTheApp, "view")) \(views.seen == 1 ? "was" : "were") laid out"
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Whether anything was said about names: an audit of tokens says nothing.
  var hasLabels: Bool {
    report.summary.labelCoverage.needed > 0 || report.coverage.screens.contains { !$0.labels.isEmpty }
  }

  /// `labels: 41 of 43 named (95 %)`.
  var labels: String { "labels: " + Self.coverage(report.summary.labelCoverage) }

  static func coverage(_ labels: AuditReport.LabelCoverage) -> String {
    coverage(named: labels.named, needed: labels.needed)
  }
  /// Rounded down, so that 100 % means all.
  static func coverage(named: Int, needed: Int) -> String {
    guard needed > 0 else { return "nothing needs a name" }
    return "\(named) of \(needed) named (\(max(0, named) * 100 / needed) %)"
  }

  /// `Welcome: en 10/10, de 9/10`, one for each screen.
  var labelsByScreen: [(screen: String, text: String)] {
    report.coverage.screens.map { screen in
      (
        Visible.line(screen.name),
        Self.grouped(screen.labels).map { "\($0.locales) \($0.named)/\($0.needed)" }.joined(separator: ", ")
      )
    }
  }

  /// Languages with the same numbers together: `en 24/24`, `de, es, fr 22/22`, or `every language 4/14`.
  static func grouped(_ labels: [AuditReport.ScreenCoverage.Labels]) -> [(locales: String, named: Int, needed: Int)] {
    var groups: [(locales: [String], named: Int, needed: Int)] = []
    for label in labels {
      let name = Visible.line(label.locale)
      if let index = groups.firstIndex(where: { $0.named == label.named && $0.needed == label.needed }) {
        groups[index].locales.append(name)
      } else {
        groups.append(([name], label.named, label.needed))
      }
    }
    return groups.map { group in
      let all = groups.count == 1 && group.locales.count > 1
      return (all ? "every language" : group.locales.joined(separator: ", "), group.named, group.needed)
    }
  }

  var statusCounts: String? {
    let known = report.findings.count { $0.status == .baseline }
    let suppressed = report.findings.count { $0.status == .suppressed }
    let parts = [
      known > 0 ? "\(known) known from the baseline" : nil, suppressed > 0 ? "\(suppressed) suppressed" : nil,
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? nil : text
  }

  /// `Inter stands in for SF Pro`, for each family.
  var substitutions: [String] {
    var pairs: [String: Set<String>] = [:]
    for font in report.fonts where font.substituted { pairs[font.family, default: []].insert(font.standIn) }
    return pairs.sorted { $0.key < $1.key }.map { family, standIns in
      let names = standIns.sorted().map(Visible.line).joined(separator: ", ")
      return "\(names) \(standIns.count == 1 ? "stands" : "stand") in for \(Visible.line(family))"
    }
  }

  /// `coverage: 196 of 200 views and modifiers that ran are understood (98 %); 14 of 17 branches laid out`; the per
  /// cent rounded down.
  var extent: String? {
    let coverage = report.coverage
    guard let calls = coverage.viewCalls, calls.total > 0 else { return nil }
    var text = "coverage: \(calls.understood) of \(calls.total) views and modifiers that ran are understood"
    text += " (\(calls.understood * 100 / calls.total) %)"
    let laidOut = coverage.screens.reduce(0) { $0 + $1.branches.laidOut }
    let total = coverage.screens.reduce(0) { $0 + $1.branches.total }
    return total > 0 ? text + "; \(laidOut) of \(total) branches laid out" : text
  }

  /// `views: 14 of 17 laid out, 2 only in previews, 1 not laid out`: of those that the app may show.
  var views: String? {
    guard let views = report.coverage.views, !views.entries.isEmpty else { return nil }
    var parts = ["\(views.count(.laidOut)) of \(views.ofTheApp) laid out"]
    for status in [ViewAccount.Status.presumed, .previewed, .notLaidOut, .unused, .elsewhere]
    where views.count(status) > 0 {
      parts.append("\(views.count(status)) \(status.words)")
    }
    let places = views.places + (report.coverage.otherPlaces ?? .init())
    let ran = places.total > 0 ? "; \(places.shown) of \(places.total) places that make views ran" : ""
    return "views: " + parts.joined(separator: ", ") + ran
  }

  /// `missing modules: SharedKit (988 places, 27 of 36 views), Gen (3 places); …`, with what brings them.
  var missingModules: String? {
    let missing = report.coverage.missingModules ?? []
    guard let first = missing.first else { return nil }
    let named = missing.prefix(Self.modulesNamed).map { "\(Visible.line($0.name)) (\($0.extent))" }
    let more = missing.count > named.count ? " and \(missing.count - named.count) more" : ""
    let advice = first.command.map { "'\(Visible.line($0))' brings \(missing.count == 1 ? "it" : "the first")" }
    return "missing module\(missing.count == 1 ? "" : "s"): \(named.joined(separator: ", "))\(more); "
      + (advice ?? "resolve the packages beside the project")
      + ", 'sightline init --stubs' writes stand-ins to correct"
  }
  private static let modulesNamed = 3

  /// `3 things were not audited, 5 places could not be resolved`.
  var gaps: String? {
    let coverage = report.coverage
    var parts: [String] = []
    if !coverage.notAudited.isEmpty {
      let count = coverage.notAudited.count
      parts.append(count == 1 ? "1 thing was not audited" : "\(count) things were not audited")
    }
    if !coverage.unresolved.isEmpty {
      let count = coverage.unresolved.count
      parts.append("\(count) \(count == 1 ? "place" : "places") could not be resolved")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `claims: 12 hold, 3 fail, 1 undecided, 2 need a person`.
  var claims: String? {
    guard !report.claims.isEmpty else { return nil }
    func number(_ decision: AuditReport.Claim.Decision) -> Int { report.claims.count { $0.decision == decision } }
    let parts = [
      (number(.holds), "hold"), (number(.fails), "fail"), (number(.undecided), "undecided"),
      (number(.needsPerson), "for a person to judge"),
    ]
    return "claims: " + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension ReportFacts {
  /// `Inter-Regular.otf: Latn regular ±1 % below 12.5 pt, ±2 % from 20 pt`, for each font that stands in.
  var fontErrors: [String] {
    report.fonts.sorted().compactMap { font in
      font.errorWords.map { "widths in \(Visible.line(font.file)) may be off by \($0)" }
    }
  }
}

extension FontUse {
  /// `Latn regular ±1 % below 12.5 pt, ±2 % from 20 pt; Cyrl regular ±10 %`; `nil` for a font used as it is.
  var errorWords: String? {
    var groups: [(name: String, words: [String])] = []
    for band in errorBands {
      let name = "\(band.script) \(band.weight.rawValue)"
      let words = band.sizes.isEmpty ? band.percent : "\(band.percent) \(band.sizes)"
      if groups.last?.name == name {
        groups[groups.count - 1].words.append(words)
      } else {
        groups.append((name, [words]))
      }
    }
    guard !groups.isEmpty else { return nil }
    return groups.map {
      "\($0.name) \(Set($0.words.map(Self.share)).count == 1 ? Self.share($0.words[0]) : $0.words.joined(separator: ", "))"
    }
    .joined(separator: "; ")
  }
  private static func share(_ words: String) -> String {
    words.firstIndex(of: "%").map { String(words[...$0]) } ?? words
  }

  /// The family that was used, as far as the file's name says.
  var standIn: String {
    let name = file.split(separator: "#").first.map(String.init) ?? file
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return stem.split(separator: "-").first.map(String.init) ?? stem
  }
}
