import Foundation
package import SightlineModel

/// Findings a team knows of. A finding is recognised by its fingerprint, so that moved lines and renamed files change
/// nothing; a known finding that has become worse is new again.
package struct Baseline: Sendable, Hashable, Codable {
  package struct Entry: Sendable, Hashable, Codable, Comparable {
    package var fingerprint: String
    /// The elements it is about, where there are several.
    package var elements: [String]?
    package var rule: RuleID
    package var severity: Severity
    /// Where it was when it was accepted; for readers only.
    package var file: String
    package var screen: String?
    package var text: String?
    package init(_ finding: Finding) {
      fingerprint = finding.fingerprint
      elements = finding.elementFingerprints
      rule = finding.rule
      severity = finding.severity
      file = finding.location.file
      screen = finding.screen
      text = finding.element?.text ?? finding.element?.label ?? finding.element?.symbol
    }
    package static func < (a: Self, b: Self) -> Bool {
      (a.file, a.rule, a.screen ?? "", a.text ?? "", a.fingerprint)
        < (b.file, b.rule, b.screen ?? "", b.text ?? "", b.fingerprint)
    }
  }
  package private(set) var schemaVersion = "1.0"
  /// Sorted, each fingerprint once.
  package private(set) var findings: [Entry]

  package init(_ findings: some Sequence<Entry>) {
    var seen: Set<String> = []
    self.findings = findings.filter { seen.insert($0.fingerprint).inserted }.sorted()
  }

  /// Everything a report found that is not suppressed. Findings about the gate itself cannot be accepted.
  package init(accepting report: AuditReport) {
    self.init(report.findings.filter { $0.status != .suppressed && !GateRule.ids.contains($0.rule) }.map(Entry.init))
  }

  // MARK: Reading and writing

  /// - Returns: Pretty-printed with sorted keys, one line per member: merges and reviews well.
  package func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self)) + [0x0A]
  }

  /// - Throws: `InputProblem` of kind `configuration`: a gate without its baseline is of no use.
  package static func decode(_ bytes: [UInt8], file: String) throws(InputProblem) -> Baseline {
    let start = SourceLocation(file: file, line: 1, column: 1)
    do {
      let baseline = try JSONDecoder().decode(Baseline.self, from: Data(bytes))
      guard baseline.schemaVersion.hasPrefix("1.") else {
        throw InputProblem(
          .configuration,
          "baseline version \(baseline.schemaVersion) is not known; write it again with 'sightline baseline update'",
          at: start)
      }
      return Baseline(baseline.findings)
    } catch let problem as InputProblem {
      throw problem
    } catch {
      throw InputProblem(
        .configuration, "not a baseline; write it again with 'sightline baseline update'", at: start)
    }
  }

  // MARK: Matching

  /// Marks the findings that are known: those whose every element is. A finding of which a run looks at a part only is
  /// known too; one that gained an element is new again.
  ///
  /// - Returns: Entries that no finding matches any more.
  package func mark(_ findings: inout [Finding]) -> [Entry] {
    var known: [String: [Int]] = [:]
    for (index, entry) in self.findings.enumerated() {
      for fingerprint in [entry.fingerprint] + (entry.elements ?? []) { known[fingerprint, default: []].append(index) }
    }
    var met: Set<Int> = []
    for index in findings.indices {
      let finding = findings[index]
      let entries = (finding.elementFingerprints ?? [finding.fingerprint]).map { fingerprint in
        (known[fingerprint] ?? []).filter { self.findings[$0].rule == finding.rule }
      }
      met.formUnion(entries.joined())
      let accepted = entries.joined().map { self.findings[$0].severity }.max()
      guard !entries.contains(where: \.isEmpty), let accepted, finding.status == .new, finding.severity <= accepted
      else { continue }
      findings[index].status = .baseline
    }
    return self.findings.indices.filter { !met.contains($0) }.map { self.findings[$0] }
  }

  package func removing(_ stale: [Entry]) -> Baseline {
    let gone = Set(stale.map(\.fingerprint))
    return Baseline(findings.filter { !gone.contains($0.fingerprint) })
  }
}
