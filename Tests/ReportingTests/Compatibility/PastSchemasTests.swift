import Foundation
import SightlineModel
import Testing

@testable import Reporting

/// Schemas only grow: what a past version wrote follows today's, and what is written today follows the past version's, but
/// for keys that were added.
struct PastSchemasTests {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/compatibility")
  static let versions: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []).filter { $0 != "Project" }.sorted()

  @Test(arguments: versions) func whatWasWrittenFollowsTodaysSchemas(version: String) throws {
    for (file, schema) in [
      ("report.json", "report"), ("tree.json", "tree"), ("scene.json", "scene"),
      ("BasketView.screen.json", "screen-document"),
    ] {
      let text = try String(contentsOf: Self.fixtures.appendingPathComponent("\(version)/\(file)"), encoding: .utf8)
      #expect(try JSONSchema(named: schema).problems(in: text) == [], "\(file) of \(version)")
    }
  }

  @Test(arguments: versions) func reportsFollowPastSchemas(version: String) throws {
    let schema = try JSONSchema(
      Self.fixtures.appendingPathComponent("\(version)/schemas/report.schema.json"), allowsAdditions: true)
    let text = JSONReporter().string(for: SampleReport.report, in: SampleReport.context)
    #expect(try schema.problems(in: text) == [])
    #expect(try schema.problems(in: text.replacingOccurrences(of: "\"fail\"", with: "\"failed\"")) != [])
    let added = text.replacingOccurrences(of: "\"schemaVersion\"", with: "\"addedLater\": 1, \"schemaVersion\"")
    #expect(try schema.problems(in: added) == [], "an added key is no break")
  }
}
