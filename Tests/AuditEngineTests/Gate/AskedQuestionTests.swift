import SightlineModel
import Testing

@testable import AuditEngine

/// Equal questions are one, with a place for each time it is asked; what is asked otherwise stays apart.
struct AskedQuestionTests {
  private static func review(
    _ line: Int, _ message: String, _ doubts: [Doubt] = [], rule: RuleID = "text-truncated", isCertain: Bool = false
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: .review, verdict: isCertain ? .fail : .review,
      message: ([message] + doubts.map(\.sentence)).joined(separator: " "),
      location: SourceLocation(file: "\(line).swift", line: line, column: 1), screen: "S\(line)",
      fingerprint: "f\(line)")
    if !doubts.isEmpty { finding.doubts = doubts }
    return finding
  }

  private static func folded(_ findings: [Finding]) -> [Finding] {
    var findings = findings
    SharedCause(hasStringTables: true, asksForReduceMotion: true).fold(&findings)
    return findings
  }

  @Test(arguments: [
    ("two ways of measuring", [Doubt.standInFont(share: 0.01), .estimatedSizes], 1),
    ("branches, whichever", [.presumed("isOn"), .presumed("isLate")], 1),
    ("views that nothing shows", [.presumedView, .unusedView], 1),
    ("words, whatever they come from", [.unknownWords(reason: "a server", standIn: "x"), .sampleWords], 1),
    ("all that a device shows", [.standInFont(share: 0.01), .presumedView, .presumed("isOn")], 1),
    ("words and a branch", [.sampleWords, .presumed("isOn")], 2),
  ])
  func doubts(what: String, doubts: [Doubt], count: Int) {
    let found = Self.folded(doubts.enumerated().map { Self.review($0.offset + 1, "“A” is cut.", [$0.element]) })
    #expect(found.count == count, "\(what)")
    let places = found.flatMap { [$0.location] + ($0.places ?? []).map(\.location) }
    #expect(places.map(\.line).sorted() == Array(1...doubts.count))
    #expect(
      found.flatMap { $0.elementFingerprints ?? [$0.fingerprint] }.sorted() == (1...doubts.count).map { "f\($0)" })
  }

  /// Of a view that nothing shows, no word is looked at first.
  @Test func theWidestDoubtAsks() {
    let found = Self.folded([
      Self.review(1, "“A” is cut.", [.sampleWords, .presumedView]), Self.review(2, "“B” is cut.", [.presumedView]),
      Self.review(3, "“C” is cut.", [.sampleWords]),
    ])
    #expect(found.map { 1 + ($0.places?.count ?? 0) }.sorted() == [1, 2])
  }

  /// What the rule asks itself, whatever it asks it of.
  @Test(arguments: [
    (
      "3 controls are named “Yes”; if they differ, say it.", "12 controls are named “Go; on”; if they differ, say it.",
      1
    ),
    ("“A” stands apart; if it is a title, say so.", "“A” stands apart; if it is a note, say so.", 2),
    ("“A” reads at grade 9 (first in “b”): shorten it.", "“C” reads at grade 10 (12 lines): shorten it.", 1),
  ])
  func wordsOfTheRule(first: String, second: String, count: Int) {
    let found = Self.folded([Self.review(1, first, rule: "name-unique"), Self.review(2, second, rule: "name-unique")])
    #expect(found.count == count)
  }

  /// A rule that asks a person wherever it finds something asks the same of what is in doubt: nothing is certain then.
  @Test func rulesThatAskAnyway() {
    let found = Self.folded([
      Self.review(1, "“A” has no title; add one.", rule: "screen-title", isCertain: true),
      Self.review(2, "“B” has no title; add one.", [.presumed("isOn")], rule: "screen-title"),
      Self.review(3, "“C” has no title; add one.", rule: "field-purpose"),
      Self.review(4, "“D” has no title; add one.", [.presumed("isOn")], rule: "field-purpose"),
    ])
    #expect(found.map { 1 + ($0.places?.count ?? 0) } == [2, 1, 1])
    #expect(found.map(\.isCertain) == [false, false, false])
  }

  /// The first speaks, the others are named and counted.
  @Test func theMessage() {
    let found = Self.folded([
      Self.review(1, "“A” is cut.", [.presumedView]), Self.review(2, "“B” is cut.", [.presumedView]),
      Self.review(3, "“A” is cut.", [.presumedView]),
    ])
    #expect(found.count == 1)
    #expect(found[0].message.hasSuffix("The same is asked of 2 more places, as of “B”."), "\(found[0].message)")
    #expect(found[0].places?.map(\.screen) == ["S2", "S3"])
  }
}
