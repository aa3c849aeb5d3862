import SightlineModel

/// A finding in words, once for all formats. Every string is one line without invisible characters; escaping for the
/// format is left to its reporter.
struct FindingFacts: Sendable {
  let finding: Finding
  let rule: RuleInfo?
  let variants: VariantPhrase?
  private let hasOneState: Bool

  init(_ finding: Finding, report: AuditReport, context: ReportContext) {
    self.finding = finding
    self.rule = context.rule(finding.rule)
    self.hasOneState = report.coverage.screens.contains { $0.name == finding.screen && $0.states == 1 }
    self.variants = finding.variants.map { VariantPhrase($0, matrix: report.matrix) }
  }

  var message: String { Visible.line(finding.message) }
  var ruleID: String { Visible.line(finding.rule.rawValue) }
  var ruleTitle: String { Visible.line(rule?.title ?? finding.rule.rawValue) }
  var severity: String { finding.severity.rawValue }
  /// The word for people: a review is no verdict.
  var severityTitle: String { finding.severity == .review ? "needs review" : finding.severity.rawValue }
  var place: String { Visible.line(finding.location.description) }

  /// `Welcome`, or `Welcome, page 2` where the screen has several states.
  var screen: String? {
    guard let screen = finding.screen.map(Visible.line) else { return nil }
    guard let state = finding.state.map({ Visible.line($0.id) }), !state.isEmpty, state != screen,
      !hasOneState
    else { return screen }
    return "\(screen), \(state)"
  }

  /// `button “Get started”`.
  var element: String? {
    finding.element.map(Self.words(of:))
  }

  private static func words(of element: Finding.Element) -> String {
    let kind = Visible.line(element.kind)
    if let text = element.text, !text.isEmpty { return "\(kind) “\(Visible.line(text, limit: 60))”" }
    if let label = element.label, !label.isEmpty { return "\(kind) “\(Visible.line(label, limit: 60))”" }
    if let symbol = element.symbol, !symbol.isEmpty { return "\(kind) \(Visible.line(symbol, limit: 60))" }
    return kind
  }

  /// `Welcome, button “Get started”`.
  var subject: String? {
    let parts = [screen, element].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `3.12:1, needs 4.5:1`, or `14 characters lost (0 allowed)`.
  var measured: String? {
    guard let measured = finding.measured?.plain else { return nil }
    var value = Self.amount(measured.value, measured.unit)
    let required = Self.amount(measured.required, measured.unit)
    // Rounding must not turn a failing number into the required one.
    if value == required && measured.value != measured.required {
      value = Self.amount(measured.value, measured.unit, decimals: 3)
      if value == required { value = (measured.value < measured.required ? "just under " : "just over ") + value }
    }
    // Too much of something fails too: characters lost, points beyond the edge, stops in a row.
    let isLimit = finding.verdict == .fail && measured.unit != .ratio && measured.value > measured.required
    let error = measured.uncertainty > 0 ? "± \(Self.amount(measured.uncertainty, measured.unit))" : nil
    guard isLimit else { return "\(value), needs \(required)" + (error.map { " (\($0))" } ?? "") }
    // The unit is said already.
    let allowed = Decimals.text(measured.required, decimals: 1).flatMap { measured.unit == .graphemes ? $0 : nil }
    return value + lostWord + " (\(allowed ?? required) allowed" + (error.map { "; \($0)" } ?? "") + ")"
  }

  /// Characters none of which may be missing are lost ones.
  private var lostWord: String {
    guard let measured = finding.measured?.plain else { return "" }
    return measured.unit == .graphemes && measured.required == 0 ? " lost" : ""
  }

  /// - Parameter decimals: At most; two for ratios, which are rounded down, and one for the rest unless given.
  static func amount(_ value: Double, _ unit: Measurement.Unit, decimals: Int? = nil) -> String {
    let ratio = decimals ?? 2
    let decimals = decimals ?? (value > 0 && value < 0.1 ? 3 : 1)
    let number = Decimals.text(value, decimals: decimals) ?? "unbounded"
    return switch unit {
    case .ratio: ShownRatio.text(value, decimals: ratio)
    case .pt: number + " pt"
    case .graphemes: number + (number == "1" ? " character" : " characters")
    case .seconds: number + " s"
    case .count: number
    }
  }

  var fix: String? {
    guard let suggestion = finding.suggestion else { return nil }
    let text = Visible.line(suggestion.text)
    guard let replacement = suggestion.replacement, !suggestion.text.contains(replacement) else { return text }
    return "\(text): \(Visible.line(replacement, limit: 120))"
  }

  /// `WCAG 1.4.3, HIG Color`.
  var sources: String? {
    finding.sources.isEmpty ? nil : finding.sources.map(Visible.line).joined(separator: ", ")
  }

  /// Where to read on: the page's address, else the command that prints it.
  var page: String { rule?.address.map(Visible.line) ?? "sightline explain \(ruleID)" }

  /// Why a finding does not count as new; `nil` when it does.
  var status: String? {
    switch finding.status {
    case .new: nil
    case .baseline: "known from the baseline"
    case .suppressed: finding.statusReason.map { "suppressed: \(Visible.line($0))" } ?? "suppressed"
    }
  }

  /// What sets one of the further places apart: `Home, text “Skip”, 2.51:1`.
  func words(of place: Finding.Place) -> String {
    var parts: [String] = []
    if let screen = place.screen { parts.append(Visible.line(screen)) }
    if let element = place.element { parts.append(Self.words(of: element)) }
    if let measured = place.measured?.plain { parts.append(Self.amount(measured.value, measured.unit)) }
    return parts.isEmpty ? ruleTitle : parts.joined(separator: ", ")
  }

  /// The first characters of the fingerprint, enough for `sightline explain`.
  var shortFingerprint: String { Visible.line(String(finding.fingerprint.prefix(Self.shortLength))) }
  static let shortLength = 8

  /// In sentences why it counts: the number and what is needed, the first failing size, where it fails furthest.
  var evidence: String? {
    var sentences: [String] = []
    if let measured { sentences.append(measured) }
    if let variants { sentences.append(variants.sentence(isQuestion: finding.verdict == .review)) }
    if let worst {
      sentences.append("Worst: \(worst)")
    } else if let picture = finding.picture, let variants, variants.words != nil {
      sentences.append("Seen at \(VariantPhrase.shown(picture.variant))")
    }
    if let subject { sentences.append(screen == nil ? subject : "On \(subject)") }
    return sentences.isEmpty ? nil : sentences.map { $0 + "." }.joined(separator: " ")
  }

  /// `2.51:1 at AX5 · German · iPhone SE · dark`, where another variant fails further than the one the message tells of.
  var worst: String? {
    guard let worst = finding.variants?.worst, let own = finding.measured, worst.measured.isFurtherOff(than: own)
    else { return nil }
    let amount = Self.amount(worst.measured.plain.value, worst.measured.plain.unit)
    return "\(amount)\(lostWord) at \(VariantPhrase.shown(worst.variant))"
  }

  /// `also at A.swift:3 and B.swift:9, C.swift:1 and 12 more`; `nil` where it stands in one place only.
  var furtherPlaces: String? {
    let places = finding.places ?? []
    guard !places.isEmpty else { return nil }
    let lines = places.map { "\(Visible.line($0.location.file)):\($0.location.line)" }
    // Several things of one line: their number says more than the line again.
    var seen: Set<String> = ["\(Visible.line(finding.location.file)):\(finding.location.line)"]
    let others = lines.filter { seen.insert($0).inserted }
    guard !others.isEmpty else {
      let screens = Set(places.compactMap(\.screen)).union(finding.screen.map { [$0] } ?? [])
      let onScreens = screens.count > 1 ? " on \(screens.count) screens" : ""
      return "the same line makes \(places.count) more\(onScreens)"
    }
    let more = places.count - min(others.count, Self.namedPlaces)
    return "also at " + others.prefix(Self.namedPlaces).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
  private static let namedPlaces = 3

  /// The lines below the message, in the order every format gives them.
  var details: [(title: String, text: String)] {
    let all: [(String, String?)] = [
      ("where", subject), ("variants", variants?.text), ("measured", measured), ("worst", worst),
      ("places", furtherPlaces), ("fix", fix), ("sources", sources), ("page", page),
      ("finding", shortFingerprint.isEmpty ? nil : shortFingerprint), ("status", status),
    ]
    return all.compactMap { title, text in text.map { (title, $0) } }
  }
}
