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

  private struct Thing {
    var rule: RuleID = "a"
    var words: String? = "Pay"
    var kind = "text"
    var file = "A.swift"
    var screen = "Basket"
    var severity = Severity.error
    var finding: Finding {
      Finding(
        rule: rule, severity: severity, verdict: .fail, message: "m",
        location: SourceLocation(file: file, line: 1, column: 1), screen: screen,
        element: .init(kind: kind, text: words, label: nil, symbol: nil),
        fingerprint: "\(rule) \(words ?? "") \(kind) \(file) \(screen)")
    }
  }

  /// A renamed type, a view of its own: the same words in the same role, and the entry is gone.
  @Test(arguments: [
    (Thing(), Thing(file: "B.swift", screen: "Cart"), true, "another file and type"),
    (Thing(), Thing(rule: "b", file: "B.swift"), false, "another rule"),
    (Thing(), Thing(words: "Send", file: "B.swift"), false, "other words"),
    (Thing(kind: "button"), Thing(words: "Pay now", kind: "button"), true, "said otherwise at its place"),
    (Thing(), Thing(words: "Send"), false, "other words altogether: a new defect beside a fixed one"),
    (Thing(severity: .review), Thing(words: "Pay now"), false, "said otherwise, and worse"),
    (Thing(), Thing(kind: "button", file: "B.swift"), false, "another role"),
    (Thing(severity: .review), Thing(file: "B.swift"), false, "it is worse"),
    (Thing(words: nil), Thing(words: nil, screen: "Cart"), true, "without words, in its file"),
    (Thing(words: nil), Thing(words: nil, file: "B.swift"), true, "without words, on its screen"),
    (Thing(words: nil), Thing(words: nil, file: "B.swift", screen: "Cart"), true, "without words, the only one"),
    (Thing(), Thing(words: nil, file: "B.swift", screen: "Cart"), true, "words that a state hides"),
  ])
  private func whatHasMovedIsKnown(before: Thing, now: Thing, isKnown: Bool, why: Comment) {
    let baseline = Baseline([Baseline.Entry(before.finding)])
    var findings = [now.finding]
    let stale = baseline.mark(&findings)
    #expect((findings[0].status == .baseline) == isKnown, why)
    #expect(stale.isEmpty == isKnown)
    // Of a part of the app that was not looked at it is not known whether it is gone.
    findings = [now.finding]
    #expect(baseline.mark(&findings) { _ in false }.count == 1 && findings[0].status == .new)
  }

  /// Two that were there and two that are: the words say which is which.
  @Test func severalThatAreSaidOtherwise() {
    let baseline = Baseline(["Add item", "Remove"].map { Baseline.Entry(Thing(words: $0).finding) })
    var findings = ["Remove it", "Send", "Add an item"].map { Thing(words: $0).finding }
    #expect(baseline.mark(&findings).isEmpty)
    #expect(findings.map(\.status) == [.baseline, .new, .baseline])
  }

  /// The second of two is new, and what is still there has not moved.
  @Test func eachEntryMovesOnce() {
    let baseline = Baseline([Baseline.Entry(Thing().finding)])
    var two = [Thing(file: "B.swift").finding, Thing(file: "C.swift").finding]
    #expect(baseline.mark(&two).isEmpty)
    #expect(two.map(\.status) == [.baseline, .new])
    var copied = [Thing().finding, Thing(file: "B.swift").finding]
    #expect(baseline.mark(&copied).isEmpty)
    #expect(copied.map(\.status) == [.baseline, .new])
    // Of two without words nobody knows which it was.
    let silent = Baseline([Baseline.Entry(Thing(words: nil).finding)])
    var others = ["C", "D"].map { Thing(words: nil, file: $0 + ".swift", screen: $0).finding }
    #expect(silent.mark(&others).count == 1 && others.allSatisfy { $0.status == .new })
  }
}
