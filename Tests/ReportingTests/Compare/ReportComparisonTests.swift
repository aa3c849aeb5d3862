import Foundation
import Reporting
import SightlineModel
import Testing

/// A scripted pull request: each change is said as what it is.
struct ReportComparisonTests {
  private static func finding(
    _ text: String, rule: RuleID = "text-truncated", file: String = "App/Home.swift", line: Int = 10,
    screen: String = "Home", first: DynamicTypeSize? = .ax3, value: Double = 20, severity: Severity = .error
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, verdict: .fail, message: "“\(text)” is cut off",
      location: SourceLocation(file: file, line: line, column: 1), screen: screen,
      element: .init(kind: "text", text: text, label: nil, symbol: nil), measured: .points(value, needs: 40),
      variants: .init(failing: ["a", "b"], first: first, total: 10),
      fingerprint: "\(rule)|\(screen)|\(text)|\(file)")
  }

  private static func report(_ findings: [Finding], screens: [(String, String)] = [("Home", "App/Home.swift")])
    -> AuditReport
  {
    AuditReport(
      tool: .init(version: "1"), profile: "default", platform: .ios26,
      coverage: .init(
        screens: screens.map {
          .init(name: $0.0, file: $0.1, line: 1, states: 1, branches: .init(laidOut: 1, total: 1), labels: [])
        }),
      findings: findings)
  }

  @Test("New, fixed, moved, worse, better and as before")
  func changes() {
    let before = Self.report([
      Self.finding("Same"), Self.finding("Down", line: 20), Self.finding("Gone"), Self.finding("Earlier", first: .ax4),
      Self.finding("Later", first: .ax1), Self.finding("Elsewhere"), Self.finding("Old words"),
    ])
    let after = Self.report([
      Self.finding("Same"), Self.finding("Down", line: 90), Self.finding("Arrived", rule: "contrast-text"),
      Self.finding("Earlier", first: .ax1), Self.finding("Later", first: .ax5),
      Self.finding("Elsewhere", file: "App/Parts/Card.swift"), Self.finding("New words", rule: "text-truncated"),
    ])
    let comparison = ReportComparison(before: before, after: after)
    #expect(comparison.worse.map(\.words) == ["fails from AX1 on, before from AX4 on"])
    #expect(comparison.better.map(\.words) == ["fails from AX5 on, before from AX1 on"])
    #expect(comparison.moved.contains { $0.words.contains("App/Home.swift:10") })
    #expect(comparison.same == 2)
    #expect(comparison.new.count + comparison.moved.count == 3)
    #expect(comparison.fixed.count == 1)
  }

  @Test("A defect that is there and one that is gone are no change of words when their elements differ")
  func unrelated() {
    let old = Self.finding("Gone", rule: "target-size"), now = Self.finding("Arrived", rule: "contrast-text")
    let comparison = ReportComparison(before: Self.report([old]), after: Self.report([now]))
    #expect(comparison.new.map(\.rule) == ["contrast-text"])
    #expect(comparison.fixed.map(\.rule) == ["target-size"])
    #expect(comparison.counts == "1 new, 1 fixed")
  }

  @Test("What is said of the whole app is the same from another screen")
  func wordless() {
    var old = Self.finding("", rule: "string-localized", screen: "Feature")
    old.element = nil
    var now = old
    (now.screen, now.fingerprint) = ("Home", "other")
    let comparison = ReportComparison(before: Self.report([old]), after: Self.report([now]))
    #expect(comparison.new.isEmpty && comparison.fixed.isEmpty)
    #expect(comparison.moved.map(\.words) == ["on Home, before on Feature"])
  }

  @Test("Expectations that fail for one reason are one line, and all are counted")
  func expectations() {
    let findings = ["launch, tap Next", "launch, tap Next, tap Next", "launch"].enumerated().map { index, steps in
      var finding = Self.finding("", rule: "expectation", file: "sightline.expect.yml", line: index)
      let reason = index < 2 ? "nothing to tap is named “Next”" : "does not offer “Next”"
      (finding.element, finding.message) = (nil, "C-\(index): \(steps): \(reason)")
      finding.fingerprint = "e\(index)"
      return finding
    }
    let comparison = ReportComparison(before: Self.report([]), after: Self.report(findings))
    let text = ComparisonWriter(comparison, before: "a", after: "b").markdown
    #expect(text.contains("New: 3"))
    #expect(text.contains("1 more expectation fails for this reason"))
    let rows = text.components(separatedBy: "| error |").count - 1
    #expect(rows == 2)
  }

  @Test("A screen of another name in the same file is the same, and its findings are")
  func rename() {
    let before = Self.report([Self.finding("A")], screens: [("Home", "App/Home.swift"), ("Old", "App/Old.swift")])
    let after = Self.report(
      [Self.finding("A", screen: "Start")], screens: [("Start", "App/Home.swift"), ("Fresh", "App/Fresh.swift")])
    let comparison = ReportComparison(before: before, after: after)
    #expect(comparison.renamedScreens == [.init(before: "Home", after: "Start")])
    #expect(comparison.addedScreens == ["Fresh"] && comparison.goneScreens == ["Old"])
    #expect(comparison.new.isEmpty && comparison.fixed.isEmpty)
    #expect(comparison.moved.map(\.words) == ["on Start, before on Home"])
  }

  @Test(arguments: [(20.0, 20.5, 0, 0), (20, 10, 1, 0), (20, 35, 0, 1)])
  func measured(old: Double, now: Double, worse: Int, better: Int) {
    let comparison = ReportComparison(
      before: Self.report([Self.finding("A", value: old)]), after: Self.report([Self.finding("A", value: now)]))
    #expect(comparison.worse.count == worse && comparison.better.count == better)
  }

  @Test("The same report changes nothing")
  func nothing() {
    let comparison = ReportComparison(before: SampleReport.report, after: SampleReport.report)
    #expect(comparison.isEmpty)
    #expect(comparison.counts == "no finding changed")
  }

  @Test("A comment fits the hosts' limit however much changed, and counts the rest")
  func limit() {
    let many = (0..<3000).map { Self.finding("Text \($0)", file: "App/File\($0).swift") }
    let writer = ComparisonWriter(
      ReportComparison(before: Self.report([]), after: Self.report(many)), before: "a", after: "b")
    #expect(writer.markdown.utf8.count < 65_536)
    #expect(writer.markdown.contains("more are in the full comparison"))
    #expect(writer.markdown.hasSuffix("</details>\n\n"))
  }

  @Test("Names from the app stay text in every format")
  func hostile() throws {
    let comparison = ReportComparison(
      before: AuditReport(tool: .init(version: ""), profile: "", platform: .ios26), after: HostileReport.report)
    let writer = ComparisonWriter(comparison, before: "`</title><script>", after: "`|`")
    #expect(!ComparisonPage(comparison, before: "<script>", after: "b").html.contains("<script"))
    // Between back quotes it is text in Markdown.
    let spoken = writer.markdown.replacing(/`[^`\n]*`/, with: "")
    #expect(!spoken.contains("<script") && !spoken.contains("<img"))
    #expect(!writer.text.contains("\u{1B}"))
    let value = try JSONSerialization.jsonObject(with: Data(writer.json.utf8)) as? [String: Any]
    #expect((value?["new"] as? [Any])?.count == comparison.new.count)
  }

  @Test("A line for each commit; the same commit's is replaced; what is no line is named")
  func history() {
    var history = ReportHistory("")
    history.add(.init(SampleReport.report, commit: "aaaa", date: "2026-01-01"))
    history.add(.init(SampleReport.report, commit: "bbbb", date: "2026-01-02"))
    history.add(.init(SampleReport.report, commit: "aaaa", date: "2026-01-01"))
    #expect(history.entries.map(\.commit) == ["aaaa", "bbbb"])
    let again = ReportHistory(history.lines)
    #expect(again.entries == history.entries && again.unreadable.isEmpty)
    #expect(ReportHistory(history.lines + "<<<<<<< HEAD\n").unreadable == [3])
    #expect(history.svg.components(separatedBy: "<circle").count == 5)
    #expect(history.text.contains("bbbb  2026-01-02"))
  }
}
