import SightlineModel

/// One decision that shows in many places is one finding, with its places: whoever fixes it decides once.
///
/// Folded are texts in the accent colour or one of iOS's own fainter label colours on one of its own grounds, messages that
/// one view shows, errors that end in the log, and words written into the code of an app that has no string table, or those of one language. What is suppressed where it
/// stands stays as it is.
struct SharedCause {
  /// From how many places on.
  static let least = 3
  /// What one line draws is one decision from the second time on.
  private static let leastOfLine = 2
  /// Places named in the message.
  private static let shown = 6

  let hasStringTables: Bool

  private struct Key: Hashable {
    var rule: RuleID
    var severity: Severity
    var verdict: Finding.Outcome
    var decision: Decision
  }
  private enum Decision: Hashable {
    case noStringTable
    case color(TextColor)
    case message(SourceLocation)
    /// One question of the whole app.
    case question
  }

  /// - Parameter findings: In report order, and so they stay.
  func fold(_ findings: inout [Finding]) {
    var groups: [Key: [Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.status == .new {
      guard let decision = decision(behind: finding) else { continue }
      let key = Key(rule: finding.rule, severity: finding.severity, verdict: finding.verdict, decision: decision)
      groups[key, default: []].append(index)
    }
    var folded: Set<Int> = []
    for (key, indices) in groups {
      guard indices.count >= (Self.ofTwo.contains(key.rule) ? Self.leastOfLine : Self.least) else { continue }
      let members = indices.map { findings[$0] }
      folded.formUnion(indices.dropFirst())
      findings[indices[0]] = merged(members, key.decision)
    }
    guard !folded.isEmpty else { return }
    findings = findings.enumerated().filter { !folded.contains($0.offset) }.map(\.element)
  }

  /// A colour of iOS's own for text.
  private enum TextColor: Hashable {
    case accent
    /// 2 secondary … 4 quaternary: the fainter ones.
    case label(level: Int)

    init?(_ step: DerivationStep) {
      switch step.kind {
      case .accent: self = .accent
      case .level(let level, of: nil) where (2...4).contains(level): self = .label(level: level)
      case .named(_, system: "secondaryLabel"): self = .label(level: 2)
      case .named(_, system: "tertiaryLabel"): self = .label(level: 3)
      case .named(_, system: "quaternaryLabel"): self = .label(level: 4)
      default: return nil
      }
    }
  }
  private static let messages: Set<RuleID> = ["message-announced", "message-duration"]
  private static let ofTwo = messages.union(questions)
  /// Asked once of the whole app.
  private static let questions: Set<RuleID> = [
    "failure-told", "change-announced", "picture-in-name", "destructive-confirmed", "group",
  ]
  private static let grounds: Set<SystemColorName> = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]
  private static func isGround(_ step: DerivationStep) -> Bool {
    switch step.kind {
    case .systemBackground: true
    case .named(_, let system?): grounds.contains(system)
    default: false
    }
  }

  /// - Returns: `nil` for a finding that has a cause of its own.
  private func decision(behind finding: Finding) -> Decision? {
    switch finding.rule {
    case "string-localized": return hasStringTables ? nil : .noStringTable
    case "contrast-text", "contrast-text-enhanced":
      guard finding.verdict == .fail, finding.derivation.contains(where: Self.isGround) else { return nil }
      return finding.derivation.first.flatMap(TextColor.init).map { .color($0) }
    // Whatever it says: what announces a message, and takes it away, is decided where it is drawn.
    case _ where Self.messages.contains(finding.rule):
      let line = SourceLocation(file: finding.location.file, line: finding.location.line, column: 1)
      return finding.verdict == .fail ? .message(line) : nil
    case _ where Self.questions.contains(finding.rule): return finding.verdict == .review ? .question : nil
    default: return nil
    }
  }

  private static func list(_ parts: [String]) -> String {
    parts.prefix(shown).joined(separator: ", ") + (parts.count > shown ? " and \(parts.count - shown) more" : "")
  }

  private func merged(_ members: [Finding], _ decision: Decision) -> Finding {
    // The worst of them speaks for all: what is measured is what the message says.
    let worst = members.indices.dropFirst().reduce(0) { worst, index in
      guard let known = members[worst].measured, let other = members[index].measured else { return worst }
      return other.isFurtherOff(than: known) ? index : worst
    }
    var finding = members[worst]
    let rest = members.indices.filter { $0 != worst }.map { members[$0] }
    switch decision {
    case .message:
      let texts = rest.compactMap(\.quotation)
      finding.message += " The same of \(Self.list(texts))."
    case .question:
      finding.message += " \(rest.count) more places do the same."
    case .color(.accent):
      finding.message += " One AccentColor or .tint that stands out more fixes all of them."
    case .noStringTable:
      // One language is nobody's failure: whether there is to be another, the app's makers know.
      finding.severity = .review
      finding.message =
        "The app is not translated: \(members.count) texts are written into its code and cannot be translated, first "
        + "\(finding.element?.text.map { "“\($0)”" } ?? "this one"); add a string catalog, and pass them as LocalizedStringKey or "
        + "with String(localized:)."
    case .color(.label(let level)):
      let label = DerivationStep.Kind.level(level, of: nil).words
      finding.message +=
        " Both are iOS's own colours: keep \(label) for what may be missed, and set what has to be read in .primary."
    }
    finding.places =
      (finding.places ?? [])
      + rest.flatMap { member in
        [
          Finding.Place(
            location: member.location, screen: member.screen, element: member.element, measured: member.measured)
        ] + (member.places ?? [])
      }
    let elements = members.flatMap { $0.elementFingerprints ?? [$0.fingerprint] }
    finding.elementFingerprints = Set(elements).sorted()
    finding.fingerprint = members.map(\.fingerprint).min() ?? finding.fingerprint
    if var variants = finding.variants {
      var seen: Set<String> = []
      variants.failing = members.flatMap { $0.variants?.failing ?? [] }.filter { seen.insert($0).inserted }
      variants.total = max(variants.failing.count, members.compactMap(\.variants?.total).max() ?? 0)
      if Set(members.map(\.variants?.words)).count > 1 { variants.words = nil }
      finding.variants = variants
    }
    return finding
  }
}
