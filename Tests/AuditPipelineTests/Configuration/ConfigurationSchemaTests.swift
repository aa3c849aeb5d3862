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

struct ConfigurationPageTests {
  @Test func theDocumentationNamesEveryKeyAndNoOther() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/configuration.md"), encoding: .utf8)
    let keys = page.split(separator: "\n").compactMap { $0.hasPrefix("| `") ? $0.split(separator: "`")[1] : nil }
    #expect(keys.map(String.init).sorted() == ConfigurationTable.fields(.standard).map(\.name).sorted())
  }
}
