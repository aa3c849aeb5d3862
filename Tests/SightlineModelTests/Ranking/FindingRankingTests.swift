import SightlineModel
import Testing

/// The worst first, in every report alike.
struct FindingRankingTests {
  private static func finding(
    _ rule: RuleID, _ severity: Severity = .error, first: DynamicTypeSize? = nil, measured: Measurement? = nil,
    screen: String? = "Home", failing: Int = 10, places: Int = 0, line: Int = 1, status: Finding.Status = .new
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, verdict: severity == .review ? .review : .fail, message: "",
      location: SourceLocation(file: "A.swift", line: line, column: 1), screen: screen, measured: measured,
      variants: .init(failing: (0..<failing).map { "v\($0)" }, first: first, total: 10), fingerprint: "f\(line)",
      status: status)
    if places > 0 {
      finding.places = (0..<places).map {
        .init(location: finding.location, screen: "Other \($0)", element: nil, measured: nil)
      }
    }
    return finding
  }

  /// Welcome, then a tab view with Home and Feed; Legal is two steps off Home.
  private static let flow = FlowGraph(
    start: "w",
    states: [("w", "Welcome"), ("h", "Home"), ("f", "Feed"), ("s", "Settings"), ("l", "Legal")].map {
      .init(id: $0.0, screen: $0.1, path: [.launch])
    },
    edges: [("w", "h"), ("h", "f"), ("f", "h"), ("h", "s"), ("s", "l"), ("l", "s")].map {
      .init(from: $0.0, to: $0.1, action: .tap("On"), location: nil, effects: [])
    })

  @Test(arguments: [
    ("an error before a warning", finding("string-localized"), finding("control-name", .warning)),
    ("a failure before a question", finding("group", .warning), finding("control-name", .review)),
    (
      "who is locked out before what is faint", finding("control-name"),
      finding("contrast-text", measured: .ratio(2, needs: 4.5))
    ),
    (
      "lost at a usual size before lost at AX5", finding("text-truncated", first: .large),
      finding("text-truncated", first: .ax5)
    ),
    (
      "out of reach at a usual size before AX5 only", finding("text-unreachable", first: .large),
      finding("text-unreachable", first: .ax5)
    ),
    (
      "lost at a usual size before out of reach at AX5 only", finding("text-truncated", first: .large),
      finding("text-unreachable", first: .ax5)
    ),
    ("lost at AX1 before lost at AX3", finding("text-clipped", first: .ax1), finding("text-truncated", first: .ax3)),
    (
      "fainter first", finding("contrast-text", measured: .ratio(1.2, needs: 4.5)),
      finding("contrast-text", measured: .ratio(4.2, needs: 4.5))
    ),
    (
      "the first screen before a side way", finding("control-name", screen: "Welcome", line: 9),
      finding("control-name", screen: "Legal")
    ),
    (
      "where all pass before one step off", finding("control-name", screen: "Home", line: 9),
      finding("control-name", screen: "Feed")
    ),
    (
      "a tab before a side way", finding("control-name", screen: "Feed", line: 9),
      finding("control-name", screen: "Legal")
    ),
    ("many screens before one", finding("control-name", places: 3, line: 9), finding("control-name")),
    ("all variants before some", finding("control-name", line: 9), finding("control-name", failing: 3)),
    ("the rest by place", finding("control-name"), finding("control-name", line: 2)),
    ("new before known", finding("group", .warning), finding("control-name", status: .baseline)),
  ])
  func theWorseComesFirst(_ why: String, worse: Finding, milder: Finding) {
    let ranking = FindingRanking(flow: Self.flow)
    #expect(ranking.sorted([milder, worse]) == [worse, milder], "\(why)")
    #expect(ranking.sorted([worse, milder]) == [worse, milder], "\(why), whatever the order was")
  }

  /// Without a walk no screen is on anybody's way.
  @Test func withoutAWalkWaysSayNothing() {
    let findings = [
      Self.finding("control-name", screen: "Legal"), Self.finding("control-name", screen: "Welcome", line: 2),
    ]
    #expect(FindingRanking(flow: nil).sorted(findings.reversed()) == findings)
  }

  /// A review is what is not certain, and nothing else is: no finding can say both.
  @Test(arguments: Severity.allCases, [Finding.Outcome.fail, .review])
  func severityAndVerdictAgree(severity: Severity, verdict: Finding.Outcome) {
    var finding = Finding(
      rule: "group", severity: severity, verdict: verdict, message: "",
      location: SourceLocation(file: "A.swift", line: 1, column: 1), fingerprint: "")
    #expect((finding.verdict == .review) == (finding.severity == .review))
    #expect(verdict == .fail || finding.verdict == .review, "what is not certain stays so")
    finding.severity = .review
    #expect(finding.verdict == .review)
  }
}
