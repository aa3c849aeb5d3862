import Foundation
import SightlineModel
import Testing

@testable import Rules

/// A rule is found by its id: its page, its file and its tests are called after it, and the registry has them all.
struct RuleRegistryTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func everyPageHasItsRuleAndEveryRuleItsPage() {
    #expect(RuleRegistry.pages.map(\.id) == RuleRegistry.ids)
    #expect(zip(RuleTexts.pages, RuleRegistry.pages).allSatisfy { $0.name == $1.id.rawValue })
    let listed =
      RuleRegistry.sceneMakers.map(\.id) + RuleRegistry.sizeMakers.map(\.id) + RuleRegistry.projectMakers.map(\.id)
      + RuleRegistry.tokenMakers.map(\.id)
    #expect(Set(listed) == Set(RuleRegistry.ids))
  }

  /// The registry comes from Scripts/generate-rule-registry: it has the rules that the files have, and no other.
  @Test func theRegistryIsCurrent() throws {
    let sources = Self.root.appendingPathComponent("Sources/Rules")
    var ids: [String] = []
    for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let files = try? FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent(folder).path)
      for file in files ?? [] where file.hasSuffix(".swift") {
        let lines = try Self.text("Sources/Rules/\(folder)/\(file)").split(separator: "\n")
        ids += lines.filter { $0.hasPrefix("  static let id: RuleID = \"") }.map {
          String($0.split(separator: "\"")[1])
        }
      }
    }
    #expect(ids.sorted() == RuleRegistry.ids.map(\.rawValue))
  }

  @Test(arguments: RuleRegistry.ids)
  func aRuleIsFoundByItsID(id: RuleID) throws {
    let (type, group) = (try #require(RuleRegistry.types[id]), try #require(RuleRegistry.page(id)?.group))
    #expect(type.lowercased() == id.rawValue.filter { $0 != "-" })
    let source = try Self.text("Sources/Rules/\(group)/\(type).swift")
    #expect(source.contains("struct \(type): ") && source.contains("static let id: RuleID = \"\(id)\""))
    let tests = try Self.text("Tests/RulesTests/\(group)/\(type)Tests.swift")
    #expect(tests.contains("struct \(type)Tests {") && tests.contains("@Test"))
    let names = ["\"\(id)\"", "\(type)(", "\(type).id"]
    #expect(names.contains { tests.contains($0) }, "the tests ask another rule")
  }

  /// Every number a rule asks for is declared: asking for another stops the program.
  @Test func rulesCanBeMadeWithTheirPagesNumbers() {
    #expect(RuleRegistry.all.count == RuleRegistry.sceneMakers.count)
  }
}
