import SightlineModel
import Testing

@testable import Mutations

/// A slice of the mutation benchmark: sound screens stay sound, and each kind of defect is found at one place.
struct MutationTests {
  static let screens = (try? CleanScreen.all(in: CleanScreen.folder)) ?? []
  static let mutants: [Mutant] = Defect.all.flatMap { (try? Mutator(screens).mutants(of: $0, most: 1)) ?? [] }

  @Test func thereAreEnough() throws {
    #expect(Self.screens.count >= 10)
    #expect(Self.mutants.count == Defect.all.count, "a kind of defect fits nowhere")
    #expect(Defect.all.count >= 20)
  }

  @Test(arguments: screens.map(\.name))
  func soundScreensHaveNoFindings(_ name: String) throws {
    let screen = try #require(Self.screens.first { $0.name == name })
    let report = try MutationAudit.least.report(screen.files)
    #expect(report.findings.isEmpty, "\(report.findings.map { "\($0.location): \($0.message) [\($0.rule)]" })")
    #expect(report.coverage.unresolved.isEmpty && report.coverage.notAudited.isEmpty, "not understood")
    #expect(report.summary.screens == 1)
  }

  @Test(arguments: Defect.all.map(\.name))
  func defectIsFoundWhereItIs(_ name: String) throws {
    let mutant = try #require(Self.mutants.first { $0.defect.name == name })
    let result = MutationAudit.least.audit(mutant)
    #expect(result.isFound, "\(mutant.title) \(result.trouble ?? "")")
    #expect(
      result.others.isEmpty, "\(mutant.title): \(result.others.map { "\($0.location): \($0.message) [\($0.rule)]" })")
  }

  /// The statement around a line: the view it belongs to, with everything that goes on from it.
  @Test func statementsAreFoundByIndentation() {
    let lines = [
      "VStack {", "  Button {", "    go()", "  } label: {", "    Image()", "      .frame()", "  }", "  .bold()",
      "  Text()", "}",
    ]
    let statement = Statement(lines: lines)
    #expect(statement.around(7) == 1...7)
    #expect(statement.around(5) == 4...5)
    #expect(statement.around(8) == 8...8)
    #expect(statement.around(0) == 0...9)
    #expect(statement.outlines(around: 5) == ["  Button {\n  } label: {\n  }\n  .bold()", "VStack {\n}"])
  }
}
