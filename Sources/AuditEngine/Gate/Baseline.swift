import Foundation
package import SightlineModel

/// Findings a team knows of. A finding is recognised by its fingerprint, so that moved lines and renamed files change
/// nothing; where the view around it was renamed or it has moved to another, by its rule, words and role; where it says something else,
/// by its rule, place and role. A known finding
/// that has become worse is new again.
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
    /// What it is: `button`; `nil` in baselines that were written before this was kept.
    package var kind: String?
    package init(_ finding: Finding) {
      fingerprint = finding.fingerprint
      elements = finding.elementFingerprints
      rule = finding.rule
      severity = finding.severity
      file = finding.location.file
      screen = finding.screen
      text = Self.text(of: finding)
      kind = finding.element?.kind
    }
    /// What is about no element of a screen is known by the words it quotes, or by what it says.
    static func text(of finding: Finding) -> String? {
      guard let element = finding.element else {
        return finding.elementFingerprints == nil ? finding.quotation ?? finding.message : nil
      }
      return [element.text, element.label, element.symbol].compactMap(\.self).first { !$0.isEmpty }
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
  /// - Parameter isSought: Whether a finding of the entry would be among these: its part of the project was looked at.
  /// - Returns: Entries that no finding matches any more.
  package func mark(_ findings: inout [Finding], isSought: (Entry) -> Bool = { _ in true }) -> [Entry] {
    var known: [String: [Int]] = [:]
    for (index, entry) in self.findings.enumerated() {
      for fingerprint in [entry.fingerprint] + (entry.elements ?? []) { known[fingerprint, default: []].append(index) }
    }
    var met: Set<Int> = []
    var unknown: [Int] = []
    for index in findings.indices {
      let finding = findings[index]
      let entries = (finding.elementFingerprints ?? [finding.fingerprint]).map { fingerprint in
        (known[fingerprint] ?? []).filter { self.findings[$0].rule == finding.rule }
      }
      met.formUnion(entries.joined())
      let accepted = entries.joined().map { self.findings[$0].severity }.max()
      if entries.allSatisfy(\.isEmpty), finding.status == .new { unknown.append(index) }
      guard !entries.contains(where: \.isEmpty), let accepted, finding.status == .new, finding.severity <= accepted
      else { continue }
      findings[index].status = .baseline
    }
    let gone = self.findings.indices.filter { !met.contains($0) }
    return markMoved(unknown, gone, isSought, &findings).map { self.findings[$0] }
  }

  /// Marks what has moved: an entry that is gone and a finding that nobody knows, each once.
  ///
  /// - Returns: Entries that are gone for good.
  private func markMoved(
    _ unknown: [Int], _ gone: [Int], _ isSought: (Entry) -> Bool, _ findings: inout [Finding]
  ) -> [Int] {
    var left = gone
    // 1. The same words in the same role; the nearest first.
    for index in unknown {
      let finding = findings[index]
      let moved = left.filter { isSought(self.findings[$0]) && self.findings[$0].hasMoved(to: finding) }
      guard let nearest = moved.max(by: { nearness($0, finding) < nearness($1, finding) }) else { continue }
      left.removeAll { $0 == nearest }
      findings[index].status = .baseline
    }
    // 2. One of its kind without words: a field, once something is typed.
    for index in unknown where findings[index].status == .new {
      let finding = findings[index]
      let alike = left.filter { isSought(self.findings[$0]) && self.findings[$0].isAlike(finding) }
      let rivals = unknown.filter {
        findings[$0].status == .new && findings[$0].rule == finding.rule
          && findings[$0].element?.kind == finding.element?.kind
      }
      guard alike.count == 1, rivals.count == 1,
        self.findings[alike[0]].text == nil || Entry.text(of: finding) == nil
      else { continue }
      left.removeAll { $0 == alike[0] }
      findings[index].status = .baseline
    }
    return markReworded(unknown, left, isSought, &findings)
  }

  /// 3. At its place on its screen, with other words.
  private func markReworded(
    _ unknown: [Int], _ left: [Int], _ isSought: (Entry) -> Bool, _ findings: inout [Finding]
  ) -> [Int] {
    func place(_ rule: RuleID, _ file: String, _ screen: String?, _ kind: String?) -> [String]? {
      kind.map { [rule.rawValue, file, screen ?? "", $0] }
    }
    let arrived = Dictionary(grouping: unknown.filter { findings[$0].status == .new }) { index -> [String]? in
      let finding = findings[index]
      return place(finding.rule, finding.location.file, finding.screen, finding.element?.kind)
    }
    let gone = Dictionary(grouping: left.filter { isSought(self.findings[$0]) }) { index -> [String]? in
      let entry = self.findings[index]
      return place(entry.rule, entry.file, entry.screen, entry.kind)
    }
    var met: Set<Int> = []
    for (place, new) in arrived {
      guard place != nil, let gone = gone[place] else { continue }
      let pairs = ChangedWords.pairs(
        gone: gone.map { self.findings[$0].text ?? "" }, new: new.map { Entry.text(of: findings[$0]) ?? "" },
        // A fixed text and another one that is new: the gate lets nothing through on a guess.
        whereAlone: false)
      for pair in pairs where self.findings[gone[pair.gone]].isAlike(findings[new[pair.new]]) {
        met.insert(gone[pair.gone])
        findings[new[pair.new]].status = .baseline
      }
    }
    return left.filter { !met.contains($0) }
  }

  private func nearness(_ index: Int, _ finding: Finding) -> Int {
    (findings[index].file == finding.location.file ? 2 : 0) + (findings[index].screen == finding.screen ? 1 : 0)
  }

  package func removing(_ stale: [Entry]) -> Baseline {
    let gone = Set(stale.map(\.fingerprint))
    return Baseline(findings.filter { !gone.contains($0.fingerprint) })
  }
}

extension Baseline.Entry {
  /// The same rule says the same of what reads the same and is the same. What has no words stays in its file or on its
  /// screen.
  fileprivate func hasMoved(to finding: Finding) -> Bool {
    guard isAlike(finding), text == Self.text(of: finding) else { return false }
    return text != nil || file == finding.location.file || screen != nil && screen == finding.screen
  }

  /// Of the same rule and role, and no worse.
  fileprivate func isAlike(_ finding: Finding) -> Bool {
    guard rule == finding.rule, finding.severity <= severity,
      finding.elementFingerprints?.count ?? 1 <= elements?.count ?? 1
    else { return false }
    return text != nil && kind == nil || kind != nil && kind == finding.element?.kind
  }
}
