import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// What other rule sets decide, we decide alike, or say why not.
struct PeerCaseTests {
  static let all = PeerCase.contrast + PeerCase.names + PeerCase.space

  /// Twice the same case would count twice.
  @Test func everyCaseStandsOnce() {
    #expect(Set(Self.all.map(\.testDescription)).count == Self.all.count)
    #expect(Self.all.count >= 90)
  }

  @Test(arguments: all)
  func answerIsTheSourcesOrExplained(_ item: PeerCase) throws {
    let report = try AuditedSources([item.file], sizes: [.large, .ax3], devices: ["standard"], appearances: [.light])
      .report
    #expect(report.coverage.unresolved.isEmpty && report.coverage.notAudited.isEmpty, "not understood")
    #expect(report.summary.screens == 1)
    let own = report.findings.filter { $0.rule == item.rule }
    let answer: PeerCase.Answer =
      own.contains { $0.verdict == .fail } ? .fails : own.isEmpty ? .passes : .review
    #expect(answer == item.expected, "\(item): \(own.map(\.message)); the source says \(item.theirs.rawValue)")
  }

  /// A disagreement that is none would hide a real one.
  @Test func disagreementsDisagree() {
    for item in Self.all { #expect(item.ours.map { $0.answer != item.theirs } ?? true, "\(item)") }
  }
}
