import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// Nothing that is sound is reported, whatever it looks like: `strict` runs every rule, with the strictest numbers.
struct TrapTests {
  static let all = Trap.names + Trap.structure + Trap.color + Trap.text + Trap.motion + Trap.touch + Trap.strings

  @Test func thereAreEnough() { #expect(Self.all.count >= 60) }

  /// A rule of some profile that `strict` lacks would escape the traps.
  @Test func strictRunsEveryRule() throws {
    let strict = try #require(RuleProfile.named("strict"))
    for name in RuleProfile.names {
      #expect(Set(RuleProfile.named(name)!.severities.keys).isSubset(of: Set(strict.severities.keys)), "\(name)")
    }
  }

  @Test(arguments: all)
  func isNotReported(_ trap: Trap) throws {
    let report = try AuditedSources(trap.files).report
    let reviews = report.findings.filter { $0.verdict == .review && trap.reviews.contains($0.rule) }
    let others = report.findings.filter { $0.verdict != .review || !trap.reviews.contains($0.rule) }
    #expect(
      others.isEmpty, "\(others.map { "\($0.location): \($0.message) [\($0.rule)]" }.joined(separator: "\n"))")
    #expect(Set(reviews.map(\.rule)) == Set(trap.reviews), "a person has to be asked about \(trap.reviews)")
    #expect(report.coverage.unresolved.isEmpty && report.coverage.notAudited.isEmpty, "not understood")
    #expect(report.summary.screens == 1)
  }
}
