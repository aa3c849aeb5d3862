import SightlineModel
import Testing

@testable import Reporting

/// What a terminal shows by default fits on one screen and says the worst first.
struct TerminalSummaryTests {
  private static func many(_ count: Int) -> AuditReport {
    var report = SampleReport.report
    report.findings = (1...count).map { index in
      var finding = [SampleReport.truncated, SampleReport.target, SampleReport.review, SampleReport.contrast][index % 4]
      finding.location.line = index
      finding.rule = RuleID(rawValue: finding.rule.rawValue + (index % 80 < 40 ? "" : "-\(index % 40)"))
      finding.fingerprint = "\(index)0000000"
      finding.places = (1...7).map {
        Finding.Place(
          location: SourceLocation(file: "Harbor/Row.swift", line: $0, column: 1), screen: "Home", element: nil,
          measured: nil)
      }
      return finding
    }
    report.summary.recountForTests()
    return report
  }

  @Test(arguments: [1, 3, 9, 40, 400], [nil, 40, 80, 120, 300])
  func fitsOnOneScreen(findings: Int, width: Int?) {
    let text = TextReporter(style: TerminalStyle(width: width)).string(
      for: Self.many(findings), in: SampleReport.context)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= TerminalSummary.lineLimit, "\(lines.count) lines")
    if let width { #expect(lines.filter { $0.count > max(width, 66) }.isEmpty) }
  }

  @Test func saysVerdictAccountWorstCountsAndWhatIsNext() {
    var report = Self.many(60)
    report.coverage.views = ViewAccount(
      (1...10).map {
        .init(
          name: "V\($0)", location: SourceLocation(file: "A.swift", line: $0, column: 1),
          status: $0 < 9 ? .laidOut : .notLaidOut)
      })
    let text = TextReporter().string(for: report, in: SampleReport.context)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("2 errors") && lines[1] == "views: 8 of 10 laid out, 2 not laid out")
    #expect(lines[2].hasPrefix("Harbor/Design/Palette.swift:"), "the worst: \(lines[2])")
    let seen = "Seen at L · English · standard iPhone · light. On Welcome"
    #expect(lines[3].hasPrefix("    3.11:1, needs 4.5:1. Fails in light. \(seen)"))
    #expect(lines[4] == "    also at Harbor/Row.swift:1, Harbor/Row.swift:2, Harbor/Row.swift:3 and 4 more")
    #expect(lines.filter { $0.hasPrefix("Harbor/") }.count == 10)
    #expect(lines.contains { $0.hasPrefix("by rule: ") } && lines.contains { $0.hasPrefix("15 to review: ") })
    #expect(lines.contains { $0.contains("--all prints") } && lines.contains { $0.contains("sightline explain ") })
    let shown = lines.filter { $0.hasPrefix("Harbor/") }
    #expect(shown.allSatisfy { !$0.contains(": review:") }, "questions wait behind failures")
  }

  /// An audit that hardly looked says so before anything else.
  @Test func aPoorAccountComesFirst() {
    var report = SampleReport.report
    report.coverage.views = ViewAccount(
      (1...75).map {
        .init(
          name: "V\($0)", location: SourceLocation(file: "A.swift", line: $0, column: 1),
          status: $0 < 4 ? .laidOut : .notLaidOut)
      })
    let text = TextReporter().string(for: report, in: SampleReport.context)
    #expect(text.hasPrefix("views: 3 of 75 laid out, 72 not laid out\n2 errors"))
  }

  /// The variant in which it fails furthest is quoted beside what the message says.
  @Test func theWorstVariantIsQuoted() {
    var report = SampleReport.report
    report.findings[1].variants?.worst = .init(variant: "AX5/de/SE/dark", measured: .ratio(1.5, needs: 4.5))
    let text = TextReporter().string(for: report, in: SampleReport.context)
    let worst = "Worst: 1.5:1 at AX5 · German · iPhone SE · dark. On Welcome"
    #expect(text.contains("    3.11:1, needs 4.5:1. Fails in light. \(worst)"))
  }

  @Test func quietIsFindingsOnly() {
    let text = TextReporter(extent: .findings).string(for: SampleReport.report, in: SampleReport.context)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4 && lines.allSatisfy { $0.hasPrefix("Harbor/") && $0.hasSuffix("]") })
  }

  @Test func nothingFoundIsShort() {
    let report = AuditReport(tool: .init(version: "1"), profile: "default", platform: .ios18)
    let text = TextReporter().string(for: report, in: ReportContext(project: "Nothing"))
    #expect(text == "0 errors, 0 warnings, 0 to review in 0 screens and 0 variants\n")
  }
}

extension AuditReport.Summary {
  fileprivate mutating func recountForTests() { (errors, warnings, reviews) = (2, 1, 1) }
}
