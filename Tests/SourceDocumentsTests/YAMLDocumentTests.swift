import SightlineModel
import SourceDocuments
import Testing

struct YAMLDocumentTests {
  @Test func valuesKnowTheirPlace() throws {
    let text = "name: Ä\npairs:\n  - {foreground: a.b, background: c, use: text}\n"
    let (value, problems) = YAMLDocument.parse(text: text, file: ".sightline.yml")
    #expect(problems.isEmpty)
    let pair = try #require(value?["pairs"]?[0])
    #expect(pair["background"]?.location == SourceLocation(file: ".sightline.yml", line: 3, column: 35))
    #expect(pair["background"]?.range.text == "c")
    #expect(value?.object?.member("pairs")?.location.line == 2)
  }

  @Test(arguments: [
    ("true", "bool"), ("no", "string"), ("12", "number"), ("0x1F", "number"), ("1.5e3", "number"), ("~", "null"),
    ("'12'", "string"), ("1.2.3", "string"), ("-", "string"), ("2025-10-01", "string"), ("!!str 5", "string"),
    (".5", "number"), ("e5", "string"), ("wait 6s", "string"),
  ])
  func plainScalarsFollowTheCoreSchema(text: String, kind: String) {
    let value = YAMLDocument.parse(text: "- a\n- \(text)", file: "a").value?[1]
    let actual =
      switch value?.content {
      case .bool: "bool"
      case .number: "number"
      case .string: "string"
      case .null: "null"
      default: text == "-" ? "string" : "other"
      }
    #expect(actual == kind)
  }

  @Test func anchorsAndMergeKeysAreExpanded() {
    let text = "base: &b {x: 1, y: 2}\nown:\n  <<: *b\n  y: 3\nsame: *b\n"
    let (value, problems) = YAMLDocument.parse(text: text, file: "a")
    #expect(problems.isEmpty)
    #expect(value?["own"]?["x"]?.number == 1)
    #expect(value?["own"]?["y"]?.number == 3)
    #expect(value?["same"]?["y"]?.number == 2)
  }

  @Test func aBillionLaughsEndInAMessage() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    let problems = YAMLDocument.parse(text: text, file: "laughs.yml").problems
    #expect(problems.contains { $0.message.contains("aliases expand to more than") })
  }

  @Test(arguments: [
    ("a: 1\na: 2", "stands twice", 2), ("a: *b", "no anchor '&b'", 1), ("a: &a [*a]", "a cycle", 1),
    ("a: [1", "not YAML", 1), ("a: 1\n b: 2\n", "not YAML", 2), ("a: 1\n---\nb: 2", "second YAML document", 2),
    ("? [1]\n: 2", "a key must be text", 1), ("a:\n\t- 1", "not YAML", 2),
  ])
  func whatIsWrongHasAPlace(text: String, message: String, line: Int) {
    let problems = YAMLDocument.parse(text: text, file: "a.yml").problems
    #expect(problems.contains { $0.message.contains(message) && $0.location.line <= line + 1 }, "\(problems)")
  }

  @Test func levelsBeyondTheLimitEndInAMessage() {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
      String(repeating: "{a: ", count: 100_000),
    ] {
      let problems = YAMLDocument.parse(text: text, file: "deep.yml").problems
      #expect(problems.contains { $0.message.contains("nested deeper than 512") })
    }
  }

  @Test func brokenFileKeepsWhatStandsBefore() {
    let (value, problems) = YAMLDocument.parse(text: "a: 1\nb:\n  - x\n  - {y: [", file: "a.yml")
    #expect(problems.count == 1)
    #expect(value?["a"]?.number == 1)
    #expect(value?["b"]?[0]?.string == "x")
  }
}
