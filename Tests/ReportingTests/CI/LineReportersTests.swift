import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct LineReportersTests {
  /// What Jenkins and Xcode read.
  private static var compilerLine: Regex<(Substring, Substring, Substring, Substring, Substring, Substring)> {
    /^(.+?):(\d+):(\d+): (error|warning|note): (.*)$/
  }

  @Test func xcodeLinesAreAbsoluteAndComplete() {
    let text = XcodeReporter().string(for: SampleReport.report, in: SampleReport.context)
    let lines = text.split(separator: "\n")
    let place = "/Users/ana/Harbor/Harbor/Onboarding/WelcomeView.swift:42:11"
    #expect(lines.contains { $0.hasPrefix("\(place): error: The text is cut off") && $0.hasSuffix("[text-truncated]") })
    for fact in [
      "variants: from AX3 on", "measured: 88.4 pt", "fix: Remove the line limit", "page: sightline explain",
    ] {
      #expect(lines.contains { $0.hasPrefix("\(place): note: \(fact)") }, "\(fact)")
    }
    #expect(lines.contains { $0 == "note: labels: 22 of 24 named (91 %)" })
  }

  @Test func hostileTextMakesNoLineOfItsOwn() throws {
    for text in [
      XcodeReporter().string(for: HostileReport.report, in: HostileReport.context),
      GitHubAnnotationReporter().string(for: HostileReport.report, in: HostileReport.context),
    ] {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && Visible.isInvisible($0) })
    }
    let xcode = XcodeReporter().string(for: HostileReport.report, in: HostileReport.context)
    for line in xcode.split(separator: "\n") {
      let isOurs = line.hasPrefix("/1") || line.hasPrefix("note: ") || line.hasPrefix("warning: coverage")
      #expect(isOurs, "\(line)")
      if line.hasPrefix("/") { #expect(try Self.compilerLine.wholeMatch(in: line) != nil) }
    }
  }

  @Test func annotationsKeepToTheLimitsAndSayWhatIsLeft() throws {
    var report = SampleReport.report
    report.findings = (1...40).map { index in
      var finding = [SampleReport.truncated, SampleReport.target, SampleReport.review][index % 3]
      finding.location.line = index
      return finding
    }
    let text = GitHubAnnotationReporter().string(for: report, in: SampleReport.context)
    let lines = text.split(separator: "\n")
    for kind in ["error", "warning", "notice"] { #expect(lines.count { $0.hasPrefix("::\(kind) ") } <= 10) }
    #expect(lines.first?.hasPrefix("::error file=apps/harbor/Harbor/Onboarding/WelcomeView.swift,line=") == true)
    #expect(lines.last == "::notice title=Sightline::12 more findings are in the job summary and the report.")
    #expect(lines.contains("::notice title=Label coverage::labels: 22 of 24 named (91 %25)"))
  }

  @Test(arguments: [
    ("100 % a:b,c", false, "100 %25 a:b,c"), ("100 % a:b,c", true, "100 %25 a%3Ab%2Cc"), ("a\r\nb", false, "a%0D%0Ab"),
    ("%0A", true, "%250A"),
  ])
  func commandsAreEscaped(text: String, inProperty: Bool, expected: String) {
    #expect(GitHubAnnotationReporter.escaped(text, inProperty: inProperty) == expected)
  }

  @Test func annotationsOfHostileReportsAreWholeCommands() throws {
    let text = GitHubAnnotationReporter().string(for: HostileReport.report, in: HostileReport.context)
    for line in text.split(separator: "\n") {
      let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
      #expect(line.hasPrefix("::") && parts.count == 2, "\(line)")
      let words = parts[0].split(separator: " ", maxSplits: 1)
      #expect(["error", "warning", "notice"].contains(words[0]))
      for property in words[1].split(separator: ",") {
        let name = property.split(separator: "=", maxSplits: 1).first ?? ""
        #expect(["file", "line", "col", "title"].contains(name) && !property.contains(":"), "\(property)")
      }
    }
  }
}
