import SightlineModel
import SourceDocuments
import Testing

struct JSONDocumentTests {
  @Test func everyValueAndKeyKnowsItsPlace() throws {
    let (value, problems) = JSONDocument.parse(text: "{\n  \"é\": [1, {\"b\": true}]\n}", file: "a.json")
    let root = try #require(value?.object)
    #expect(problems.isEmpty)
    #expect(root.member("é")?.location == SourceLocation(file: "a.json", line: 2, column: 3))
    let inner = try #require(value?["é"]?[1]?["b"])
    #expect(inner.location == SourceLocation(file: "a.json", line: 2, column: 19))  // bytes: é counts two
    #expect(inner.range.text == "true")
    #expect(value?["é"]?.range.text == "[1, {\"b\": true}]")
  }

  @Test func aStringsRangeHoldsItsQuotes() {
    let value = JSONDocument.parse(text: #"{"a": "b\n", "c": ["d"]}"#, file: "a").value
    #expect(value?["a"]?.range.text == #""b\n""#)
    #expect(value?["c"]?[0]?.range.text == "\"d\"")
    #expect(value?.object?.member("c")?.keyRange.text == "\"c\"")
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"),
    (#""\u0041\u00e9""#, "Aé"),
    (#""\uD83D\uDE00""#, "😀"),
    ("\"😀 ü\"", "😀 ü"),
    (#""""#, ""),
  ])
  func stringsAreDecoded(text: String, expected: String) {
    let (value, problems) = JSONDocument.parse(text: text, file: "a")
    #expect(value?.string == expected)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("12", 12), ("-1.5", -1.5), ("1e3", 1000), ("2.5E-1", 0.25), ("1E+2", 100),
  ])
  func numbersOfTheGrammar(text: String, expected: Double) {
    let (value, problems) = JSONDocument.parse(text: text, file: "a")
    #expect(value?.number == expected)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("01", "not how JSON"), ("+1", "not how JSON"), (".5", "not how JSON"), ("1.", "not how JSON"),
    ("1e", "not a number"), ("--1", "not a number"), ("0x1F", "not a number"), ("1e999", "too large"),
    ("NaN", "no JSON value"), ("True", "'true' was probably meant"), ("undefined", "double quotes"),
    ("[1,]", "a comma before ']'"), ("{\"a\":1,}", "a comma before '}'"), ("[1 2]", "a comma is missing"),
    ("[,1]", "a comma too many"), ("{\"a\" 1}", "a colon is missing after the key 'a'"),
    ("{a: 1}", "the key 'a' needs double quotes"), ("{'a': 1}", "double quotes"), ("// x\n1", "no comments"),
    ("\"a\nb\"", "not closed"), (#""\x""#, "no JSON escape"), (#""\u12""#, "four hexadecimal"),
    (#""\ud800""#, "half a surrogate"), ("\"\u{1}\"", "control character"), ("1 2", "after the end"),
    ("", "empty"), ("   ", "empty"), ("[1", "ends inside this array"), ("{\"a\":", "ends inside"),
    ("{\"a\": 1, \"a\": 2}", "stands twice"), ("{\"a\": }", "has no value"), ("[1}", "closes nothing"),
    ("{\"a\": 1]", "closes nothing"), ("@", "can't begin a value"),
  ])
  func whatIsNotJSONIsSaid(text: String, message: String) {
    let problems = JSONDocument.parse(text: text, file: "a").problems
    #expect(problems.contains { $0.message.contains(message) }, "\(problems)")
  }

  @Test func allErrorsOfAFileInOneRunAndTheRestIsKept() {
    let text = """
      {
        "a": 01,
        "b": [1, 2,],
        "c" 3,
        "d": "ok"
        "e": tru,
        "f": {"x": 1, "x": 2}
      }
      """
    let (value, problems) = JSONDocument.parse(text: text, file: "t.json")
    #expect(problems.map(\.location.line) == [2, 3, 4, 6, 6, 7])
    #expect(value?.object?.keys == ["a", "b", "c", "d", "e", "f"])
    #expect(value?["c"]?.number == 3)
    #expect(value?["f"]?["x"]?.number == 2)
  }

  @Test func halfAFileKeepsWhatCouldBeRead() {
    let (value, problems) = JSONDocument.parse(text: "{\"a\": {\"b\": \"c\"}, \"d\": {\"e\": \"f", file: "h.json")
    #expect(value?["a"]?["b"]?.string == "c")
    #expect(value?["d"]?["e"]?.string == "f")
    #expect(problems.count == 1)
  }

  @Test func relaxedDialectTakesJSON5() {
    let text = "// c\n{ /* d */ a: 'x', \"b\": .5, c: [1, 2,], }"
    let (value, problems) = JSONDocument.parse(text: text, file: "a.json5", dialect: .relaxed)
    #expect(problems.isEmpty, "\(problems)")
    #expect(value?["a"]?.string == "x")
    #expect(value?["b"]?.number == 0.5)
    #expect(value?["c"]?.array?.count == 2)
  }

  @Test func aMillionLevelsEndInOneMessage() {
    let deep = String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
    let (value, problems) = JSONDocument.parse(text: "{\"a\": \(deep), \"b\": 1}", file: "deep.json")
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains("nested deeper than 512 levels") == true)
    #expect(value?["b"]?.number == 1)
    let unclosed = JSONDocument.parse(text: String(repeating: "{\"a\":", count: 100_000), file: "open.json")
    #expect(unclosed.problems.count == 2)
  }

  @Test func aStringBeyondTheLimitEndsInAMessage() {
    let bytes = Array("{\"a\": \"".utf8) + [UInt8](repeating: 0x61, count: 3_000_000) + Array("\", \"b\": 1}".utf8)
    let (value, problems) = JSONDocument.parse(bytes: bytes, file: "long.json")
    #expect(problems.map(\.message) == ["a string of 3000002 bytes, more than the limit of 1048576: not kept"])
    #expect(value?["b"]?.number == 1)
  }

  @Test func escapesInALongStringStayLinear() {
    let bytes = Array("[\"".utf8) + Array(String(repeating: "\\n", count: 800_000).utf8) + Array("\"]".utf8)
    let limits = DocumentLimits(stringLength: 100_000)
    #expect(JSONDocument.parse(bytes: bytes, file: "n.json", limits: limits).problems.count == 1)
  }

  @Test func problemsBeyondTheLimitAreCounted() {
    let problems = JSONDocument.parse(text: "[" + String(repeating: "@,", count: 1000) + "1]", file: "a").problems
    #expect(problems.count == 101)
    #expect(problems.last?.message.contains("more problems") == true)
  }

  @Test func invalidBytesHaveAPlace() {
    let problems = JSONDocument.parse(bytes: [0x5B, 0x0A, 0x22, 0xFF, 0x22, 0x5D], file: "a").problems
    #expect(problems.first?.location == SourceLocation(file: "a", line: 2, column: 2))
  }

  /// Law: whatever bytes come in, reading ends and every problem lies in the file.
  @Test func anyCutOfAFileEnds() {
    let text = #"{"a": [1, {"b": "c\u00e9"}, null], "d": {"e": -1.5e3, "f": "x\"y"}}"#
    for length in 0...text.utf8.count {
      let source = SourceText(bytes: Array(text.utf8.prefix(length)), file: "cut")
      let (_, problems) = JSONDocument.parse(source: source)
      #expect(problems.isEmpty == (length == text.utf8.count))
      #expect(problems.allSatisfy { $0.location.line == 1 && $0.location.column <= length + 1 })
    }
  }
}
