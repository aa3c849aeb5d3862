import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct MarkdownReporterTests {
  @Test func aReviewerSeesEveryFact() {
    let text = MarkdownReporter().string(for: SampleReport.report, in: SampleReport.context)
    #expect(text.hasPrefix(MarkdownReporter.marker))
    for fact in [
      "2 errors, 1 warning, 1 to review",
      "| error | **The text is cut off&#58; it needs 3 lines and is limited to 2.**",
      "`apps/harbor/Harbor/Onboarding/WelcomeView.swift:42`", "from AX3 on, in German and Finnish; iPhone SE only",
      "88.4 pt, needs 132.6 pt", "Remove the line limit", "`text-truncated`", "WCAG 1.4.4",
      "22 of 24 named", "| Welcome | en 8/8, de 7/8 |", "1 place could not be resolved", "Inter stands in for SF Pro",
      "<a href=\"https://example.org/rules/target-size\">page</a>",
    ] { #expect(text.contains(fact) == true, "\(fact)") }
  }

  /// Tags, links, mentions, code, headings: none of the payloads survives as markup.
  @Test(arguments: [MarkdownReporter.Place.comment, .summary])
  func hostileTextStaysText(place: MarkdownReporter.Place) throws {
    let text = MarkdownReporter(place: place).string(for: HostileReport.report, in: HostileReport.context)
    var rest = text
    for own in ["<!-- sightline -->", "<!-- -->", "<br>", "<details>", "</details>", "<summary>", "</summary>"] {
      rest = rest.replacingOccurrences(of: own, with: "")
    }
    // Outside code spans no sign of Markdown or HTML is left but our own.
    rest = rest.replacing(/`[^`\n|]*`/, with: "")
    #expect(!rest.contains("<") && !rest.contains("`") && !rest.contains("]("))
    // What stands in code is neither link nor mention.
    let prose = text.replacing(/`[^`\n|]*`/, with: "")
    let isLive = prose.firstMatch(of: /https?:|www\.|@[A-Za-z0-9]|[^&]#[0-9]|javascript:/.ignoresCase()) != nil
    #expect(!isLive)
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.replacing(/`[^`]*`/, with: "").count { $0 == "|" }
      #expect(cells == 6 || cells == 3, "\(line)")
    }
    let starts = text.split(separator: "\n").filter { !$0.hasPrefix("|") && !$0.hasPrefix("- ") && !$0.hasPrefix("<") }
    #expect(
      starts.allSatisfy { $0.hasPrefix("## Sightline: ") || $0.hasPrefix("**") || $0.hasPrefix("Besides: ") },
      "\(starts)")
  }

  @Test func longReportsAreCutAndSaySo() {
    var report = SampleReport.report
    report.findings = (1...2000).map { index in
      var finding = SampleReport.truncated
      finding.location.line = index
      return finding
    }
    let text = MarkdownReporter().string(for: report, in: SampleReport.context)
    #expect(text.utf8.count < 65_000)
    #expect(text.contains(" more findings are in the full report."))
    #expect(text.contains("22 of 24 named"))
  }
}
