/// The one order of findings, the worst first: how grave, who is locked out and how far, on whose way, on how many screens
/// and in how many variants; then by place, so that the order is the same in every run.
package struct FindingRanking: Sendable {
  private let ways: UsualWays

  /// - Parameter flow: The app's screens and what leads to them; `nil` where no walk was made.
  package init(flow: FlowGraph?) { ways = UsualWays(flow) }

  package func sorted(_ findings: [Finding]) -> [Finding] {
    findings.map { (rank: Rank($0, ways), finding: $0) }
      .sorted { a, b in
        a.rank != b.rank ? a.rank < b.rank : Self.precedesByPlace(a.finding, b.finding)
      }
      .map(\.finding)
  }

  /// By file, line and rule: for formats that list by file, and among findings of one rank.
  package static func precedesByPlace(_ a: Finding, _ b: Finding) -> Bool {
    (a.location, a.rule, a.screen ?? "", a.fingerprint) < (b.location, b.rule, b.screen ?? "", b.fingerprint)
  }

  /// Smaller is worse.
  private struct Rank: Hashable, Comparable {
    private let status: Int
    private let severity: Severity
    private let harm: Harm
    private let way: UsualWays.Way
    private let screens: Int
    /// Per mille.
    private let variants: Int

    init(_ finding: Finding, _ ways: UsualWays) {
      status = finding.status == .new ? 0 : finding.status == .baseline ? 1 : 2
      severity = finding.severity
      harm = Harm(finding)
      let shown = finding.screens
      way = shown.map { ways.way(to: $0) }.min() ?? ways.way(to: nil)
      screens = max(shown.count, (finding.places?.count ?? 0) + 1)
      variants =
        finding.variants.map { $0.total > 0 ? min($0.failing.count, $0.total) * 1000 / $0.total : 1000 } ?? 1000
    }

    static func < (a: Self, b: Self) -> Bool {
      if a.status != b.status { return a.status < b.status }
      if a.severity != b.severity { return a.severity > b.severity }
      if a.harm != b.harm { return a.harm > b.harm }
      if a.way != b.way { return a.way < b.way }
      if a.screens != b.screens { return a.screens > b.screens }
      return a.variants > b.variants
    }
  }
}

extension Finding {
  /// Its own and those of its places, each once, sorted.
  package var screens: [String] { Set(([screen] + (places ?? []).map(\.screen)).compactMap { $0 }).sorted() }
}
