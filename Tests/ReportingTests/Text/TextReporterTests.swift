import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct TextReporterTests {
  private let plain = TextReporter(extent: .all).string(for: SampleReport.report, in: SampleReport.context)

  @Test func aFindingStatesEveryFact() {
    let expected = """
      Harbor/Onboarding/WelcomeView.swift:42:11: error: The text is cut off: it needs 3 lines and is limited to 2. [text-truncated]
          where: Welcome, text “See when the next ferry leaves, and how full it is.”
          variants: from AX3 on, in German and Finnish; iPhone SE only (12 of 288 variants)
          measured: 88.4 pt, needs 132.6 pt (± 0.5 pt)
          fix: Remove the line limit, or put the page into a ScrollView: .lineLimit(nil)
          sources: WCAG 1.4.4, HIG Typography
          page: sightline explain text-truncated
          finding: 5b1f0a6e
      """
    #expect(plain.contains(expected))
  }

  @Test func theSummarySaysWhatWasAndWhatWasNotLookedAt() {
    for line in [
      "2 errors, 1 warning, 1 to review in 3 screens and 864 variants",
      "besides: 1 known from the baseline, 1 suppressed",
      "labels: 22 of 24 named (91 %)", "  Welcome: en 8/8, de 7/8", "fonts: Inter stands in for SF Pro",
      "coverage: 1 thing was not audited, 1 place could not be resolved",
      "claims: 1 hold, 1 fail, 1 undecided, 1 for a person to judge",
    ] { #expect(plain.contains(line + "\n"), "\(line)") }
  }

  /// A row by language says something only where languages differ.
  @Test(arguments: [
    ([("en", 4), ("de", 4), ("fi", 4)], ["every language 4/5"]),
    ([("en", 5), ("de", 4), ("fi", 4)], ["en 5/5", "de, fi 4/5"]), ([("en", 4)], ["en 4/5"]), ([], []),
  ])
  func languagesWithTheSameNumbersShareARow(labels: [(String, Int)], expected: [String]) {
    let groups = ReportFacts.grouped(labels.map { .init(locale: $0.0, named: $0.1, needed: 5) })
    #expect(groups.map { "\($0.locales) \($0.named)/\($0.needed)" } == expected)
  }

  @Test func knownFindingsAreShownOnRequestOnly() {
    #expect(!plain.contains("decorative watermark"))
    let all = TextReporter(extent: .all, showsKnown: true).string(for: SampleReport.report, in: SampleReport.context)
    #expect(all.contains("status: suppressed: decorative watermark, agreed with design"))
  }

  @Test func colourChangesNothingElse() {
    let colored = TextReporter(style: TerminalStyle(usesColor: true), extent: .all).string(
      for: SampleReport.report, in: SampleReport.context)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func hostileTextStaysOnItsLine() {
    let text = TextReporter(extent: .all, showsKnown: true).string(for: HostileReport.report, in: HostileReport.context)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && Visible.isInvisible($0) })
    // A workflow command counts only at the start of a line, and so does a forged finding.
    let headlines = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    let findings = headlines.filter { $0.hasPrefix("A/") }
    #expect(findings.count == HostileReport.report.findings.count)
    #expect(!headlines.contains { $0.hasPrefix("::") || $0.hasPrefix("##") })
  }

  @Test(arguments: [40, 60, 80, 120])
  func linesBreakAtTheTerminalsWidth(width: Int) {
    let style = TerminalStyle(width: width)
    let text = "    variants: from AX3 on, in German and Finnish; iPhone SE only (12 of 288 variants)"
    let lines = style.wrapped(text, indentation: 6).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    let words = { (text: String) in text.split { $0 == " " || $0 == "\n" }.map(String.init) }
    #expect(words(style.wrapped(text, indentation: 6)) == words(text))
  }

  @Test(arguments: [
    (TerminalStyle.Choice.auto, [:], true, true), (.auto, [:], false, false), (.auto, ["NO_COLOR": "1"], true, false),
    (.auto, ["NO_COLOR": ""], true, true), (.auto, ["FORCE_COLOR": "1"], false, true),
    (.auto, ["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false), (.auto, ["CLICOLOR_FORCE": "1"], false, true),
    (.auto, ["TERM": "dumb"], true, false), (.always, ["NO_COLOR": "1"], false, true),
    (.never, ["FORCE_COLOR": "1"], true, false),
  ])
  func colourFollowsTheConventions(
    choice: TerminalStyle.Choice, environment: [String: String], isTerminal: Bool, expected: Bool
  ) {
    #expect(TerminalStyle.usesColor(choice, environment: environment, isTerminal: isTerminal) == expected)
  }
}
