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
    guard let element = finding.element else { return nil }
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

  /// `3.12:1, needs 4.5:1`.
  var measured: String? {
    guard let measured = finding.measured?.plain else { return nil }
    var value = Self.amount(measured.value, measured.unit)
    let required = Self.amount(measured.required, measured.unit)
    // Rounding must not turn a failing number into the required one.
    if value == required && measured.value != measured.required {
      value = Self.amount(measured.value, measured.unit, decimals: 3)
      if value == required { value = (measured.value < measured.required ? "just under " : "just over ") + value }
    }
    var text = "\(value), needs \(required)"
    if measured.uncertainty > 0 { text += " (± \(Self.amount(measured.uncertainty, measured.unit)))" }
    return text
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

  /// The lines below the message, in the order every format gives them.
  var details: [(title: String, text: String)] {
    let all: [(String, String?)] = [
      ("where", subject), ("variants", variants?.text), ("measured", measured), ("fix", fix),
      ("sources", sources), ("page", page), ("status", status),
    ]
    return all.compactMap { title, text in text.map { (title, $0) } }
  }
}
