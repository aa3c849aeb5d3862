import Foundation
import SourceDocuments
import Testing

struct PatchingTests {
  private let source = SourceText("{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}", file: "t.json")

  private func edit(_ key: String, _ replacement: String) throws -> TextEdit {
    let value = try #require(JSONDocument.parse(source: source).value?[key])
    return TextEdit(range: value.range, replacement: replacement)
  }

  @Test func onlyTheEditedBytesChange() throws {
    let bytes = source.applying([try edit("c", "30"), try edit("a", "10")])
    #expect(String(decoding: bytes, as: UTF8.self) == "{\n  \"a\": 10,\n  \"b\": 2,\n  \"c\": 30\n}")
  }

  @Test func byteOrderMarkStays() {
    let marked = SourceText(bytes: [0xEF, 0xBB, 0xBF, 0x31], file: "m")
    #expect(marked.applying([]) == [0xEF, 0xBB, 0xBF, 0x31])
    #expect(JSONDocument.parse(source: marked).value?.number == 1)
  }

  @Test func diffIsWhatPatchReads() throws {
    let diff = UnifiedDiff.text(of: [try edit("b", "20")], in: source)
    #expect(
      diff == """
        --- a/t.json
        +++ b/t.json
        @@ -1,5 +1,5 @@
         {
           "a": 1,
        -  "b": 2,
        +  "b": 20,
           "c": 3
         }
        \\ No newline at end of file

        """)
  }

  @Test func distantChangesAreHunksOfTheirOwn() {
    let text = (1...40).map { "\($0)\n" }.joined()
    let source = SourceText(text, file: "n")
    func edit(_ line: Int) -> TextEdit {
      let start = text.range(of: "\n\(line)\n")!.lowerBound
      let offset = text.utf8.distance(from: text.startIndex, to: start) + 1
      return TextEdit(
        range: SourceRange(source, offset..<offset + "\(line)".utf8.count), replacement: "x\ny")
    }
    let diff = UnifiedDiff.text(of: [edit(30), edit(10), edit(12)], in: source)
    #expect(diff.contains("@@ -7,9 +7,11 @@"))
    #expect(diff.contains("@@ -27,7 +29,8 @@"))
  }

  @Test func nothingChangedIsNoDiff() throws {
    #expect(UnifiedDiff.text(of: [try edit("b", "2")], in: source).isEmpty)
  }
}

struct NearestNameTests {
  @Test(arguments: [
    ("foregroud", "foreground"), ("Pairs", "pairs"), ("devcies", "devices"), ("xyz", nil), ("color.txt.primary", nil),
    ("palette.blue.50", nil),
  ])
  func suggestsOnlyWhatIsNear(name: String, expected: String?) {
    #expect(nearestName(to: name, in: ["background", "devices", "foreground", "pairs"]) == expected)
  }

  @Test func ofTwoEquallyNearTheFirstInOrder() {
    #expect(nearestName(to: "abcd", in: ["abce", "abca"]) == "abca")
  }

  @Test(arguments: [
    ("Welcom", "WelcomeScreen"), ("loc", "locale"), ("lo", nil), ("Screen", nil),
    // What is near comes before what is longer.
    ("locals", "locale"),
  ])
  func elseTheShortestThatBeginsWithIt(name: String, expected: String?) {
    #expect(
      nearestName(to: name, in: ["WelcomeScreenPreview", "WelcomeScreen", "locale", "locale-of-dates"]) == expected)
  }

  /// `patch` reads a name up to the first white space, unless a tab ends it.
  @Test(arguments: [("a.json", "a.json"), ("a b.json", "a b.json\t")])
  func namesOfFiles(file: String, named: String) throws {
    let source = SourceText("{\"a\": 1}\n", file: file)
    let value = try #require(JSONDocument.parse(source: source).value?["a"])
    let diff = UnifiedDiff.text(of: [TextEdit(range: value.range, replacement: "2")], in: source)
    #expect(diff.hasPrefix("--- a/\(named)\n+++ b/\(named)\n@@"))
  }
}
