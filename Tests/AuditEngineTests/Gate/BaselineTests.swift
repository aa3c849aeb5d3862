import SightlineModel
import Testing

@testable import AuditEngine

struct BaselineTests {
  private func entry(_ id: String, file: String = "A.swift") -> Baseline.Entry {
    Baseline.Entry(
      Finding(
        rule: "a", severity: .error, verdict: .fail, message: "m",
        location: SourceLocation(file: file, line: 1, column: 1), fingerprint: id))
  }

  @Test func writingIsSortedAndReadingChangesNothing() throws {
    let bytes = try Baseline([entry("2", file: "B.swift"), entry("1"), entry("1")]).encoded()
    let again = try Baseline.decode(bytes, file: "b.json")
    #expect(again.findings.map(\.fingerprint) == ["1", "2"])
    #expect(try again.encoded() == bytes)
    #expect(try Baseline([entry("1"), entry("2", file: "B.swift")]).encoded() == bytes)
  }

  @Test(arguments: [
    "", "{", "[]", "{\"schemaVersion\": \"1.0\"}", "{\"schemaVersion\": \"2.0\", \"findings\": []}",
    "{\"schemaVersion\": \"1.0\", \"findings\": [{}]}",
  ])
  func whatIsNoBaselineSaysHowToWriteOne(text: String) {
    #expect {
      try Baseline.decode(Array(text.utf8), file: "b.json")
    } throws: { error in
      guard let problem = error as? InputProblem else { return false }
      return problem.kind == .configuration && problem.message.contains("sightline baseline update")
    }
  }

  /// One line draws several elements; a run that looks at one language or screen meets some of them.
  @Test(arguments: [
    (["a", "b"], true, "the same again"), (["a"], true, "a part of it"), (["b"], true, "another part"),
    (["a", "c"], false, "an element more"), (["c"], false, "another element"),
  ])
  func aPartOfAKnownFindingIsKnown(elements: [String], isKnown: Bool, why: Comment) {
    func finding(_ elements: [String]) -> Finding {
      var finding = Finding(
        rule: "a", severity: .error, verdict: .fail, message: "m",
        location: SourceLocation(file: "A.swift", line: 1, column: 1), fingerprint: elements[0])
      if elements.count > 1 { finding.elementFingerprints = elements }
      return finding
    }
    var findings = [finding(elements)]
    let stale = Baseline([Baseline.Entry(finding(["a", "b"]))]).mark(&findings)
    #expect((findings[0].status == .baseline) == isKnown, why)
    #expect(stale.isEmpty == (elements != ["c"]))
  }
}
