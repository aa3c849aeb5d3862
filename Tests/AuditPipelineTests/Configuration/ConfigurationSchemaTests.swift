import Foundation
import Testing

@testable import AuditPipeline

struct ConfigurationSchemaTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func theCommittedSchemaIsCurrent() throws {
    let file = Self.root.appendingPathComponent("schemas/configuration.schema.json")
    let committed = try String(contentsOf: file, encoding: .utf8)
    #expect(
      committed == ConfigurationSchema.text(.standard),
      "run: sightline config --schema > schemas/configuration.schema.json")
  }

  @Test func everyKeyIsDescribed() throws {
    let data = Data(ConfigurationSchema.text(.standard).utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(properties.keys.sorted() == ConfigurationTable.fields(.standard).map(\.name).sorted())
    for (key, value) in properties { #expect((value["description"] as? String)?.isEmpty == false, "\(key)") }
    #expect(schema["additionalProperties"] as? Bool == false)
  }
}
