import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct JSONReporterTests {
  @Test func samplesAndHostileReportsFollowTheSchema() throws {
    let schema = try JSONSchema(named: "report")
    let text = JSONReporter().string(for: SampleReport.report, in: SampleReport.context)
    #expect(try schema.problems(in: text) == [])
    #expect(try schema.problems(in: text.replacingOccurrences(of: "\"fail\"", with: "\"failed\"")) != [])
    let hostile = JSONReporter().string(for: HostileReport.report, in: HostileReport.context)
    let problems = try schema.problems(in: hostile).filter { !$0.contains(".rule:") }
    #expect(problems == [])
  }

  @Test func stringsComeBackAsTheyWere() throws {
    let text = JSONReporter().string(for: HostileReport.report, in: HostileReport.context)
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let messages = Set((parsed?["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String })
    #expect(messages == Set(HostileReport.report.findings.map(\.message)))
    // Nothing that moves a cursor or turns text around stands in the file itself.
    #expect(!text.unicodeScalars.contains { $0 != "\n" && Visible.isInvisible($0) })
  }

  @Test func orderOfTheInputDoesNotMatter() {
    var shuffled = SampleReport.report
    shuffled.findings.reverse()
    shuffled.fonts.reverse()
    let reporter = JSONReporter()
    #expect(
      reporter.string(for: shuffled, in: SampleReport.context)
        == reporter.string(for: SampleReport.report, in: SampleReport.context))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0001, "0"), (-0.0005, "-0.001"), (1.0005, "1.001"), (2.5, "2.5"), (100, "100"), (0.1 + 0.2, "0.3"),
    (1234567.891, "1234567.891"), (-3.25, "-3.25"), (1e300, String(format: "%.0f", 1e300)), (.infinity, "null"),
    (.nan, "null"),
  ])
  func numbersHaveAtMostThreeDecimals(value: Double, expected: String) {
    #expect(JSONWriter.line(.number(value)) == expected)
  }
}
