package import SightlineModel

/// What changed from one report to another: findings that are new, fixed, moved, worse or better; screens that came and went.
///
/// Findings are known again by their fingerprint; where code was moved, renamed or said otherwise, by their rule, element,
/// text, screen and file, in that order, one for one.
package struct ReportComparison: Sendable {
  /// A finding of both reports.
  package struct Pair: Sendable {
    package var before: Finding
    package var after: Finding
    /// What changed, in words.
    package var words: String
  }
  package struct Renamed: Sendable, Hashable {
    package var before: String
    package var after: String
    package init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  package private(set) var new: [Finding] = []
  package private(set) var fixed: [Finding] = []
  /// In another file or on another screen, or with another text.
  package private(set) var moved: [Pair] = []
  package private(set) var worse: [Pair] = []
  package private(set) var better: [Pair] = []
  /// Findings of both without a change but in their line.
  package private(set) var same = 0
  package private(set) var addedScreens: [String] = []
  package private(set) var goneScreens: [String] = []
  package private(set) var renamedScreens: [Renamed] = []
  package let before: AuditReport
  package let after: AuditReport

  package init(before: AuditReport, after: AuditReport) {
    self.before = before
    self.after = after
    compareScreens()
    compareFindings()
  }

  package var isEmpty: Bool {
    new.isEmpty && fixed.isEmpty && moved.isEmpty && worse.isEmpty && better.isEmpty && addedScreens.isEmpty
      && goneScreens.isEmpty && renamedScreens.isEmpty
  }

  /// `2 new, 1 fixed, 1 worse`.
  package var counts: String {
    let parts = [
      (new.count, "new"), (fixed.count, "fixed"), (worse.count, "worse"), (better.count, "better"),
      (moved.count, "moved"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no finding changed" : parts.joined(separator: ", ")
  }

  // MARK: Screens

  private mutating func compareScreens() {
    let old = before.coverage.screens, now = after.coverage.screens
    let oldNames = Set(old.map(\.name)), names = Set(now.map(\.name))
    var gone = old.filter { !names.contains($0.name) }
    for screen in now where !oldNames.contains(screen.name) {
      // The one screen that is gone from the same file, or from the same place of another, has another name now.
      let same = gone.indices.filter { gone[$0].file == screen.file }
      if same.count == 1 {
        renamedScreens.append(Renamed(before: gone.remove(at: same[0]).name, after: screen.name))
      } else {
        addedScreens.append(screen.name)
      }
    }
    goneScreens = gone.map(\.name).sorted()
    addedScreens.sort()
    renamedScreens.sort { ($0.before, $0.after) < ($1.before, $1.after) }
  }

  // MARK: Findings

  private mutating func compareFindings() {
    let names = Dictionary(renamedScreens.map { ($0.before, $0.after) }) { first, _ in first }
    var old = Self.open(before), now = Self.open(after)
    func words(_ finding: Finding) -> String { finding.element.flatMap { $0.text ?? $0.label ?? $0.symbol } ?? "" }
    func screen(_ finding: Finding) -> String { finding.screen ?? "" }
    func kind(_ finding: Finding) -> String { finding.element?.kind ?? "" }
    func oldScreen(_ finding: Finding) -> String { finding.screen.map { names[$0] ?? $0 } ?? "" }
    // 1. What names a finding, from the surest to the least sure. Texts without content name nothing.
    typealias Key = (Finding, _ screen: String) -> [String]?
    let keys: [Key] = [
      { finding, _ in [finding.fingerprint] },
      { finding, screen in [finding.rule.rawValue, screen, kind(finding), words(finding), finding.location.file] },
      { finding, screen in
        words(finding).isEmpty ? nil : [finding.rule.rawValue, screen, kind(finding), words(finding)]
      },
      { finding, _ in
        words(finding).isEmpty ? nil : [finding.rule.rawValue, kind(finding), words(finding), finding.location.file]
      },
      { finding, _ in words(finding).isEmpty ? nil : [finding.rule.rawValue, kind(finding), words(finding)] },
      // What is said of the whole app stands at the first place that shows it, which may be another screen's now.
      { finding, _ in
        words(finding).isEmpty ? [finding.rule.rawValue, finding.message, finding.location.file] : nil
      },
    ]
    var pairs: [(before: Finding, after: Finding)] = []
    for key in keys {
      var waiting: [[String]: [Int]] = [:]
      for (index, finding) in old.enumerated() {
        if let name = key(finding, oldScreen(finding)) { waiting[name, default: []].append(index) }
      }
      var taken: Set<Int> = []
      now.removeAll { finding in
        guard let name = key(finding, screen(finding)), let index = waiting[name]?.first else { return false }
        waiting[name]?.removeFirst()
        taken.insert(index)
        pairs.append((old[index], finding))
        return true
      }
      old = old.indices.filter { !taken.contains($0) }.map { old[$0] }
    }
    // 2. What says something else at its place.
    func place(_ finding: Finding, _ screen: String) -> [String] {
      [finding.rule.rawValue, screen, kind(finding), finding.location.file]
    }
    let gone = Dictionary(grouping: old.indices) { place(old[$0], oldScreen(old[$0])) }
    let arrived = Dictionary(grouping: now.indices) { place(now[$0], screen(now[$0])) }
    var (met, known): (Set<Int>, Set<Int>) = ([], [])
    for (place, new) in arrived.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let gone = gone[place] else { continue }
      for pair in ChangedWords.pairs(gone: gone.map { words(old[$0]) }, new: new.map { words(now[$0]) }) {
        pairs.append((old[gone[pair.gone]], now[new[pair.new]]))
        met.insert(gone[pair.gone])
        known.insert(new[pair.new])
      }
    }
    old = old.indices.filter { !met.contains($0) }.map { old[$0] }
    now = now.indices.filter { !known.contains($0) }.map { now[$0] }
    // 3. What became of those that are in both.
    let order = FindingRanking(flow: after.flow)
    for (before, after) in pairs {
      switch Self.change(from: before, to: after) {
      case .worse(let words): worse.append(Pair(before: before, after: after, words: words))
      case .better(let words): better.append(Pair(before: before, after: after, words: words))
      case nil:
        if let words = Self.move(from: before, to: after) {
          moved.append(Pair(before: before, after: after, words: words))
        } else {
          same += 1
        }
      }
    }
    fixed = FindingRanking(flow: self.before.flow).sorted(old)
    new = order.sorted(now)
    func sorted(_ pairs: [Pair]) -> [Pair] {
      let ranks = order.sorted(pairs.map(\.after)).map(\.fingerprint)
      let rank = Dictionary(ranks.enumerated().map { ($1, $0) }) { first, _ in first }
      return pairs.sorted { rank[$0.after.fingerprint] ?? 0 < rank[$1.after.fingerprint] ?? 0 }
    }
    (worse, better, moved) = (sorted(worse), sorted(better), sorted(moved))
  }

  /// A known finding of the baseline is there all the same; what is suppressed is not.
  private static func open(_ report: AuditReport) -> [Finding] { report.findings.filter { $0.status != .suppressed } }

  private enum Change {
    case worse(String)
    case better(String)
  }

  /// By the first size that fails, then by severity, then by how many variants fail.
  private static func change(from before: Finding, to after: Finding) -> Change? {
    if let old = before.variants?.first, let now = after.variants?.first, old != now {
      let words = "fails from \(now.shortName) on, before from \(old.shortName) on"
      return now < old ? .worse(words) : .better(words)
    }
    if before.severity != after.severity {
      let words = "\(after.severity.rawValue), before \(before.severity.rawValue)"
      return after.severity > before.severity ? .worse(words) : .better(words)
    }
    if let old = before.variants, let now = after.variants, old.total == now.total,
      old.failing.count != now.failing.count
    {
      let words = "fails in \(now.failing.count) of \(now.total) variants, before in \(old.failing.count)"
      return now.failing.count > old.failing.count ? .worse(words) : .better(words)
    }
    guard let old = before.measured?.plain, let now = after.measured?.plain, old.unit == now.unit else { return nil }
    let (was, `is`) = (abs(old.value - old.required), abs(now.value - now.required))
    // What is measured with an error has to change by more than a little.
    guard was.isFinite, `is`.isFinite, abs(was - `is`) > max(0.05 * was, now.uncertainty, 0.05) else { return nil }
    let words =
      "\(FindingFacts.amount(now.value, now.unit)), before \(FindingFacts.amount(old.value, old.unit)); needed "
      + FindingFacts.amount(now.required, now.unit)
    return `is` > was ? .worse(words) : .better(words)
  }

  private static func move(from before: Finding, to after: Finding) -> String? {
    var parts: [String] = []
    if before.location.file != after.location.file { parts.append("from \(before.location)") }
    if let old = before.screen, let now = after.screen, old != now { parts.append("on \(now), before on \(old)") }
    if let old = before.element?.text, let now = after.element?.text, old != now {
      parts.append("says “\(now.prefix(60))”, before “\(old.prefix(60))”")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
