import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// Every example in `rules/` is a project: audited as a user would, with profile `strict`.
struct RulePageExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let example: RulePage.Example
    var testDescription: String { name }
  }

  static let cases: [Case] = RuleRegistry.pages.flatMap { page in
    let bad = page.badExamples.enumerated().map { Case(name: "\(page.id), bad \($0 + 1)", example: $1) }
    return bad + page.goodExamples.enumerated().map { Case(name: "\(page.id), good \($0 + 1)", example: $1) }
  }

  /// Rules whose messages give other numbers, or none: how often in place of how much, what is missing in place of what is
  /// there.
  private static let numbersInOtherForms: Set<RuleID> = [
    "icon-scaling", "reading-order", "screen-title", "string-plural", "text-unreachable", "token-line-height",
  ]

  /// Bad examples give exactly the findings they mark, each on its line; good ones give none of any rule.
  @Test(arguments: cases)
  func findingsAreThoseMarked(_ item: Case) throws {
    let report = try AuditedSources(item.example.files).report
    let found = report.findings.map { finding in
      RulePage.Example.Mark(
        file: finding.location.file, line: finding.location.line, rule: finding.rule, verdict: finding.verdict)
    }
    let messages = report.findings.map { "\($0.location): \($0.verdict.rawValue): \($0.message) [\($0.rule)]" }
    #expect(
      found.sorted() == item.example.marks.sorted(),
      "\(item.name) gave:\n  \(messages.joined(separator: "\n  "))")
    for finding in report.findings where !Self.numbersInOtherForms.contains(finding.rule) {
      guard let measured = finding.measured else { continue }
      #expect(finding.message.contains(measured.number), "\(finding.message) says not what was measured")
    }
    #expect(report.coverage.unresolved.isEmpty, "\(item.name) has code that was not understood")
    #expect(report.coverage.notAudited.isEmpty, "\(item.name) was not audited as a whole")
    let hasViews = item.example.files.contains { $0.path.hasSuffix(".swift") }
    #expect(!hasViews || report.summary.screens > 0, "\(item.name) shows no screen")
  }
}
