public import SightlineModel
import StringCatalogs

/// One judgement with everything needed to fold it with others of the same cause.
struct Observation: Sendable {
  var rule: RuleID
  var screen: String
  var state: Finding.StateReference
  var variantIndex: Int
  var location: SourceLocation
  var symbol: String?
  /// Stable over variants: where the element stands in the tree.
  var path: String
  var detail: String
  var element: Finding.Element
  /// The same in every language and size.
  var sourceText: String
  var frame: Rect
  var verdict: Verdict
  /// The element moves with what scrolls vertically.
  var scrolls = false
}

/// What a rule set says of a rule.
public struct RuleSetting: Sendable, Hashable {
  public var severity: Severity
  public var sources: [String]
  public init(severity: Severity, sources: [String]) {
    self.severity = severity
    self.sources = sources
  }
}

/// Folds observations into findings: one for each rule, cause and component.
struct FindingFolder {
  let variants: [Variant]
  let settings: [RuleID: RuleSetting]
  /// Rules for which the smallest failing size is said.
  let sizeDependent: Set<RuleID>

  private struct Cause: Hashable {
    var rule: RuleID
    var location: SourceLocation
    var detail: String
  }

  func fold(_ observations: [Observation]) -> [Finding] {
    var order: [Cause] = []
    var groups: [Cause: [Observation]] = [:]
    for observation in observations {
      let cause = Cause(rule: observation.rule, location: observation.location, detail: observation.detail)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(observation)
    }
    return order.compactMap { finding(groups[$0]!) }
  }

  private func finding(_ group: [Observation]) -> Finding? {
    let failing = group.filter { if case .fails = $0.verdict { true } else { false } }
    let reviewing = group.filter { if case .needsReview = $0.verdict { true } else { false } }
    let telling = failing.isEmpty ? reviewing : failing
    guard let worst = representative(of: telling), let issue = worst.verdict.issue else { return nil }
    let setting = settings[worst.rule]
    // 1. Which variants.
    let failingIndices = Set(telling.map(\.variantIndex)).sorted()
    let judgedIndices = Set(group.map(\.variantIndex)).sorted()
    let summary = FailureSummary(
      failing: failingIndices.map { variants[$0] }, judged: judgedIndices.map { variants[$0] })
    let first = sizeDependent.contains(worst.rule) ? failingIndices.map { variants[$0].size }.min() : summary.firstSize
    // 2. In words.
    func fingerprint(_ observation: Observation) -> String {
      Fingerprint.of(
        rule: observation.rule, symbol: observation.symbol, path: observation.element.kind + observation.detail,
        text: observation.sourceText)
    }
    // The smallest of all that were judged, so that it does not depend on which of them fail in this run.
    let fingerprints = Set(telling.map(fingerprint)).sorted()
    let others = Set(telling.map { "\($0.screen)\u{0}\($0.path)" }).count - 1
    var message = issue.message
    if variants.count > 1 {
      let text = summary.text
      if !text.isEmpty { message += " (\(text))" }
    }
    if others > 0 { message += " The same line makes \(others) more." }
    var finding = Finding(
      rule: worst.rule, severity: failing.isEmpty ? .review : setting?.severity ?? .warning,
      verdict: failing.isEmpty ? .review : .fail, message: message, location: worst.location, screen: worst.screen,
      state: worst.state, element: worst.element, measured: issue.measured,
      variants: Finding.VariantFold(
        failing: failingIndices.map { variants[$0].description }, first: first, total: judgedIndices.count),
      sources: setting?.sources ?? [], suggestion: issue.suggestion, derivation: issue.derivation,
      fingerprint: group.map(fingerprint).min() ?? fingerprint(worst),
      picture: Finding.Picture(
        variant: variants[worst.variantIndex].description, frame: worst.frame, scrolls: worst.scrolls))
    if fingerprints != [finding.fingerprint] { finding.elementFingerprints = fingerprints }
    return finding
  }

  /// The first failing variant's first element: smallest size, as a reader would check it; in words that people read,
  /// where it fails in any.
  private func representative(of group: [Observation]) -> Observation? {
    func rank(_ observation: Observation) -> Int {
      variants[observation.variantIndex].locale == LocaleName.accented ? 1 : 0
    }
    return group.min {
      (rank($0), $0.variantIndex, $0.screen, $0.path) < (rank($1), $1.variantIndex, $1.screen, $1.path)
    }
  }
}

extension Verdict {
  var issue: Issue? {
    switch self {
    case .fails(let issue), .needsReview(let issue): issue
    case .passes, .notApplicable: nil
    }
  }
}
