import Foundation
import SightlineModel
import Testing

@testable import Rules

struct RulePagesTests {
  static let folder = RuleRegistryTests.root.appendingPathComponent("rules")

  static func texts(_ folder: URL, _ type: String) throws -> [String: String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".\(type)") && $0 != "README.md"
    }
    .reduce(into: [:]) {
      $0[String($1.dropLast(type.count + 1))] = try String(
        contentsOf: folder.appendingPathComponent($1), encoding: .utf8
      )
      .trimmed
    }
  }

  /// The embedded texts come from Scripts/generate-rule-pages.
  @Test func generatedTextsAreCurrent() throws {
    let pages = Dictionary(uniqueKeysWithValues: RuleTexts.pages.map { ($0.name, $0.text.trimmed) })
    #expect(try Self.texts(Self.folder, "md") == pages)
    let profiles = Dictionary(uniqueKeysWithValues: RuleTexts.profiles.map { ($0.name, $0.text.trimmed) })
    #expect(try Self.texts(Self.folder.appendingPathComponent("profiles"), "yml") == profiles)
    let versions = Dictionary(uniqueKeysWithValues: RuleTexts.versions.map { ($0.name, $0.text.trimmed) })
    let folder = Self.folder.appendingPathComponent("versions")
    #expect(try Self.texts(folder, "yml") == versions)
    let current = try String(contentsOf: folder.appendingPathComponent("CURRENT"), encoding: .utf8)
    #expect(Int(current.trimmed) == RuleTexts.version)
  }

  @Test(arguments: RuleRegistry.ids)
  func pagesAreComplete(id: RuleID) throws {
    let page = try #require(RuleRegistry.page(id))
    #expect(!page.title.hasSuffix(".") && page.summary.hasSuffix(".") && !page.sources.isEmpty)
    #expect(!page.badExamples.isEmpty && !page.goodExamples.isEmpty)
    for heading in ["## Fix", "## Limits"] { #expect(page.body.contains("\n\(heading)\n")) }
    #expect(page.body.contains("\n## Options\n") == !page.numbers.isEmpty)
    for name in page.numbers.keys { #expect(page.body.contains("`\(name)`")) }
    for example in page.badExamples { #expect(example.marks.contains { $0.rule == id }) }
    for example in page.goodExamples { #expect(example.marks.isEmpty) }
  }

  @Test func examplesHaveFilesAndMarks() throws {
    let page = try RulePage(
      text: """
        ---
        id: a
        title: A
        summary: A.
        group: Text
        severity: off
        sources: none
        ---
        ## Bad
        ```swift
        Text("x")  // expect: fails
        ```
        ```json A.xcstrings
        "k": 1,  // expect: review, fails b
        ```
        ```yaml .sightline.yml
        name: x  # expect: fails
        ```
        ```swift
        Text("y")
        ```
        ## Good
        ```json A.tokens.json
        {}
        ```
        """ + "\n", file: "a.md")
    let bad = page.badExamples
    #expect(
      bad.map { $0.files.map(\.path) } == [["Example.swift", "A.xcstrings", ".sightline.yml"], ["Example.swift"]])
    #expect(
      bad[0].marks.map { "\($0.file):\($0.line): \($0.rule) \($0.verdict.rawValue)" } == [
        "Example.swift:1: a fail", "A.xcstrings:1: a review", "A.xcstrings:1: b fail", ".sightline.yml:1: a fail",
      ])
    #expect(
      bad[0].files.map(\.text) == ["Text(\"x\")  // expect: fails\n", "\"k\": 1,\n", "name: x  # expect: fails\n"])
    #expect(page.goodExamples.map { $0.files.map(\.path) } == [["A.tokens.json"]])
  }

  @Test(arguments: RuleProfile.names)
  func profilesNameRulesAndTheirNumbers(name: String) throws {
    let profile = try #require(RuleProfile.named(name))
    for id in profile.severities.keys {
      #expect(RuleRegistry.page(id) != nil, "\(id)")
    }
    for (id, numbers) in profile.numbers {
      let known = RuleRegistry.page(id)?.numbers ?? [:]
      #expect(Set(numbers.keys).isSubset(of: Set(known.keys)), "\(id)")
    }
    #expect(RuleRegistry.rules(in: profile).count <= profile.severities.count)
  }

  @Test func pagesStateTheDefaultSeverity() {
    let profile = RuleProfile.named("default", previews: true)!
    for page in RuleRegistry.pages { #expect(profile.severities[page.id] == page.severity, "\(page.id)") }
  }

  @Test(arguments: [
    ("a: b\na: c\n", "x:2: 'a' stands twice"), ("a\n", "x:1: expected 'key: value'"),
    ("  a: 1\n", "x:1: indented without a key above"),
  ])
  func brokenDataNamesItsLine(text: String, message: String) {
    #expect(throws: RuleDataError.self) { try RuleData(text: text, file: "x") }
    do { _ = try RuleData(text: text, file: "x") } catch { #expect(error.description == message) }
  }
}
