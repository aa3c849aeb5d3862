import SightlineModel
import Testing

@testable import AuditPipeline

/// `budgets: steps` is what one call of the code may take.
struct StepLimitTests {
  @Test(arguments: [(1_000, false), (2_000_000, true)])
  func codeEndsAtTheConfiguredSteps(steps: Int, isShown: Bool) throws {
    let folder = try TemporaryFolder([
      "Example.swift": """
      import SwiftUI
      struct Home: View {
        var sum: Int { var sum = 0; for i in 0..<2_000 { sum += i }; return sum }
        var body: some View { Text("\\(sum)") }
      }
      @main struct ExampleApp: App { var body: some Scene { WindowGroup { Home() } } }
      """,
      ".sightline.yml": "devices: [SE]\nsizes: [large]\nlocales: [en]\nbudgets: {steps: \(steps)}\n",
    ])
    let report = try AuditPipeline(AuditRequest(paths: ["."], workingFolder: folder.path)).run().report
    #expect(
      report.coverage.notAudited.contains { $0.why.contains("steps") } == !isShown, "\(report.coverage.notAudited)")
  }
}
