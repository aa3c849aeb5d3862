import SightlineModel

/// One decision that shows in many places is one finding, with its places: whoever mends it decides once.
///
/// Folded are texts in the accent colour or one of iOS's own fainter label colours on one of its own grounds, messages that
/// one view shows, and words written into the code of an app that has no string table at all. What is suppressed where it
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
    var names: [String]
  }

  /// - Parameter findings: In report order, and so they stay.
  func fold(_ findings: inout [Finding]) {
    var groups: [Key: [Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.status == .new {
      guard let names = names(of: finding) else { continue }
      let key = Key(rule: finding.rule, severity: finding.severity, verdict: finding.verdict, names: names)
      groups[key, default: []].append(index)
    }
    var folded: Set<Int> = []
    for (key, indices) in groups {
      guard indices.count >= (Self.messages.contains(key.rule) ? Self.leastOfLine : Self.least) else { continue }
      let members = indices.map { findings[$0] }
      folded.formUnion(indices.dropFirst())
      findings[indices[0]] = merged(members, key.names)
    }
    guard !folded.isEmpty else { return }
    findings = findings.enumerated().filter { !folded.contains($0.offset) }.map(\.element)
  }

  /// iOS's fainter label colours, by each of their names.
  private static let labels: [String: String] = Dictionary(
    uniqueKeysWithValues: ["secondary", "tertiary", "quaternary"].flatMap { name in
      [".\(name)", "Color.\(name)", "\(name)Label", "UIColor.\(name)Label"].map { ($0, ".\(name)") }
    })
  private static let accent = "the system's accent colour"
  private static let messages: Set<RuleID> = ["message-announced", "message-duration"]
  private static let grounds: Set<String> = Set(
    [
      "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
      "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    ].flatMap { [$0, "UIColor.\($0)"] } + ["the system background"])

  /// - Returns: `nil` for a finding that has a cause of its own.
  private func names(of finding: Finding) -> [String]? {
    switch finding.rule {
    case "string-localized": return hasStringTables ? nil : []
    case "contrast-text", "contrast-text-enhanced":
      guard finding.verdict == .fail, finding.derivation.contains(where: { Self.grounds.contains($0.what) }) else {
        return nil
      }
      return finding.derivation.first.flatMap { $0.what == Self.accent ? $0.what : Self.labels[$0.what] }.map { [$0] }
    // Whatever it says: what announces a message, and takes it away, is decided where it is drawn.
    case _ where Self.messages.contains(finding.rule):
      return finding.verdict == .fail ? [finding.location.file, "\(finding.location.line)"] : nil
    default: return nil
    }
  }

  private static func list(_ parts: [String]) -> String {
    parts.prefix(shown).joined(separator: ", ") + (parts.count > shown ? " and \(parts.count - shown) more" : "")
  }

  private func merged(_ members: [Finding], _ names: [String]) -> Finding {
    var finding = members[0]
    let places = members.dropFirst().map { "\($0.location.file):\($0.location.line)" }
    let others = " The same at \(Self.list(places))."
    if Self.messages.contains(finding.rule) {
      let texts = members.dropFirst().map { member in
        "“" + (member.message.split(separator: "”").first?.drop { $0 == "“" } ?? "") + "”"
      }
      finding.message += " The same of \(Self.list(texts))."
    } else if names == [Self.accent] {
      finding.message += " One AccentColor or .tint that stands out more mends all of them." + others
    } else if names.isEmpty {
      finding.message =
        "The app has no string table: \(members.count) texts are written into its code and cannot be translated, first "
        + "\(finding.element?.text.map { "“\($0)”" } ?? "this one"); add a string catalog, and pass them as LocalizedStringKey or "
        + "with String(localized:)." + others
    } else {
      finding.message +=
        " Both are iOS's own colours: keep \(names[0]) for what may be missed, and set what has to be read in .primary."
        + others
    }
    // The worst of them.
    finding.measured = members.compactMap(\.measured).min { $0.value - $0.required < $1.value - $1.required }
    let elements = members.flatMap { $0.elementFingerprints ?? [$0.fingerprint] }
    finding.elementFingerprints = Set(elements).sorted()
    finding.fingerprint = members.map(\.fingerprint).min() ?? finding.fingerprint
    if var variants = finding.variants {
      var seen: Set<String> = []
      variants.failing = members.flatMap { $0.variants?.failing ?? [] }.filter { seen.insert($0).inserted }
      variants.total = max(variants.failing.count, members.compactMap(\.variants?.total).max() ?? 0)
      finding.variants = variants
    }
    return finding
  }
}
