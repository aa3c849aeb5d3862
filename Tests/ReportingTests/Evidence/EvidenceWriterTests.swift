import SightlineModel
import Testing

@testable import Reporting

struct EvidenceWriterTests {
  static let writer = EvidenceWriter(
    project: "A <b>|app|", version: "1",
    tasks: [
      TaskEvidence(
        name: "Buy | <sell>", screens: ["Welcome", "Home"],
        steps: [
          .init(state: "Welcome", screen: "Welcome", action: "tap Go", swipes: 2, stops: 1, isLaidOut: true),
          .init(
            state: "Home", screen: "Home", action: nil, swipes: 1, stops: 1,
            ambiguous: [.init(name: "Edit", count: 2)], isLaidOut: true),
        ],
        labels: NutritionLabel.allCases.map { label in
          label == .largerText
            ? .init(
              label: label, verdict: .notSupported, reasons: ["1 finding of text-truncated"],
              findings: [SampleReport.truncated])
            : .init(label: label, verdict: label == .reducedMotion ? .supported : .person, reasons: [], findings: [])
        }, missing: [])
    ])

  @Test func theTextSaysEffortVerdictsAndFindings() {
    let text = Self.writer.text
    for line in [
      "Buy | <sell>: Welcome → Home", "  1 action; VoiceOver 3 swipes, Switch Control 2 stops",
      "  “Edit” names 2 controls on Home",
      "  Larger Text                        not supported: 1 finding of text-truncated",
      "  Reduced Motion                     supported",
    ] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    #expect(text.contains("    error text-truncated 5b1f0a6e Harbor/Onboarding/WelcomeView.swift:42"))
  }

  @Test func thePageIsWellFormedAndHasARowForTheTask() throws {
    let tree = XMLTree(
      Self.writer.html.replacing("<!DOCTYPE html>\n", with: ""))
    #expect(tree.problem == nil)
    let cells = try #require(tree.root).all.filter { $0.name == "td" }.map(\.allText)
    #expect(cells.count == NutritionLabel.allCases.count)
    #expect(cells[2] == "not supported")
  }

  @Test func theMarkdownTableHasACellForEachLabel() throws {
    let row = try #require(Self.writer.markdown.split(separator: "\n").first { $0.hasPrefix("| Buy") })
    #expect(row.split(separator: "|").count == NutritionLabel.allCases.count + 1)
  }

  @Test func theJSONHasEveryPart() {
    let json = Self.writer.json
    for part in ["\"verdict\": \"not-supported\"", "\"fingerprint\": \"5b1f0a6e1c\"", "\"swipes\": 3", "\"ambiguous\""]
    {
      #expect(json.contains(part), "\(part)")
    }
  }
}
