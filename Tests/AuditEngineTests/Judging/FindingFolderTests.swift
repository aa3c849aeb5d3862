import SightlineModel
import Testing

@testable import AuditEngine

/// A failure is folded under the line to blame; what it is measured against is every judgement of the same elements.
struct FindingFolderTests {
  private static let variants = FailureSummaryTests.matrix.variants
  private static let text = SourceLocation(file: "A.swift", line: 4, column: 3)
  private static let modifier = SourceLocation(file: "A.swift", line: 5, column: 5)

  private static func observation(
    _ index: Int, fails: Bool, at location: SightlineModel.SourceLocation,
    of place: SightlineModel.SourceLocation = text, path: String = "text"
  ) -> Observation {
    Observation(
      rule: "contrast-text", screen: "A", state: .init(id: "settled", path: []), variants: [index], location: location,
      place: place, symbol: nil, path: path, detail: "",
      element: Finding.Element(kind: "text", text: nil, label: nil, symbol: nil), sourceText: "Skip", frame: .zero,
      verdict: fails ? .fails(.init("Too faint.")) : .passes)
  }

  private static func findings(_ observations: [Observation]) -> [Finding] {
    var folder = FindingFolder(variants: variants, settings: [:], sizeDependent: [])
    for observation in observations { folder.add(observation) }
    return folder.findings
  }

  /// A pass names no modifier, but it was judged all the same.
  @Test(arguments: [true, false])
  func passesCountForTheCauseOfTheFailures(passesElsewhere: Bool) throws {
    let found = Self.findings(
      Self.variants.indices.map { index in
        let fails = Self.variants[index].appearance == .light || !passesElsewhere
        return Self.observation(index, fails: fails, at: fails ? Self.modifier : Self.text)
      })
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.location == Self.modifier)
    #expect(finding.variants?.total == 48 && finding.variants?.failing.count == (passesElsewhere ? 24 : 48))
    #expect(finding.message == "Too faint. (\(passesElsewhere ? "in light" : "in all 48 variants"))")
  }

  /// One modifier around two texts of which one is judged in more variants.
  @Test func oneCauseHasTheVariantsOfAllItsElements() {
    let other = SourceLocation(file: "A.swift", line: 3, column: 3)
    let found = Self.findings([
      Self.observation(0, fails: true, at: Self.modifier),
      Self.observation(1, fails: true, at: Self.modifier, of: other, path: "other"),
      Self.observation(2, fails: false, at: other, of: other, path: "other"),
    ])
    #expect(found.map(\.variants?.total) == [3] && found.map(\.variants?.failing.count) == [2])
  }

  /// Two causes for texts of one line: each fails in a part of what was judged there.
  @Test func aLineMayHaveSeveralCauses() {
    let second = SourceLocation(file: "B.swift", line: 9, column: 5)
    let found = Self.findings([
      Self.observation(0, fails: true, at: Self.modifier), Self.observation(1, fails: true, at: second),
    ])
    #expect(found.map(\.variants?.total) == [2, 2] && found.map(\.variants?.failing.count) == [1, 1])
  }
}
