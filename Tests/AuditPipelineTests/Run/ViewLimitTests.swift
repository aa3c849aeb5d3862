import SightlineModel
import Testing

@testable import AuditPipeline

/// `budgets: views` is what one screen shows: what is beyond is named, and neither laid out nor run.
struct ViewLimitTests {
  private func left(_ body: String, _ types: String = "", views: Int) throws -> [String] {
    let folder = try TemporaryFolder([
      "Example.swift": """
      import SwiftUI
      struct Home: View { var body: some View { VStack { Text("Hello"); \(body) } } }
      struct Other: View { var body: some View { Text("Other") } }
      \(types)
      @main struct ExampleApp: App {
        var body: some Scene { WindowGroup { TabView { Other(); Home() } } }
      }
      """,
      ".sightline.yml": "devices: [SE]\nsizes: [large]\nlocales: [en]\nbudgets: {views: \(views)}\n",
    ])
    let report = try AuditPipeline(AuditRequest(paths: ["."], workingFolder: folder.path)).run().report
    return report.coverage.notAudited.map { "\($0.what): \($0.why)" }
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      (
        "ForEach(0..<20) { i in HStack { ForEach(0..<20) { j in Text(\"\\(i) \\(j)\") } } }",
        "more than 50 views on one screen"
      ),
      (
        "Grid { ForEach(0..<20) { i in GridRow { ForEach(0..<20) { j in Text(\"\\(j)\") } } } }",
        "more than 50 views on one screen"
      ),
      ("tree(20)", "more than 100 views made by one evaluation"),
    ])
  func whatIsBeyondIsNamed(body: String, words: String) throws {
    let tree = """
      func tree(_ depth: Int) -> AnyView {
        depth == 0 ? AnyView(Text("x")) : AnyView(VStack { tree(depth - 1); tree(depth - 1) })
      }
      """
    let left = try left(body, tree, views: 50)
    #expect(left.contains { $0.contains(words) }, "\(left)")
  }

  @Test func whatFitsIsNotNamed() throws {
    let left = try left("ForEach(0..<20) { i in Text(\"\\(i)\") }", views: 100)
    #expect(!left.contains { $0.contains("more than") }, "\(left)")
  }
}
