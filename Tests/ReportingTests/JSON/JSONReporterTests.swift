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

  /// `sightline explain FINGERPRINT` reads what was written.
  @Test func reportsAreReadBack() throws {
    var full = SampleReport.report
    full.fonts[0].errorBands = [
      .init(script: "Latn", weight: .bold, minimumSize: 12.5, maximumSize: 20, relativeError: 0.02, records: 3),
      .init(script: "Arab", weight: .bold, relativeError: 0.1, records: 0),
    ]
    full.criteria = [.init(id: "1.4.3", name: "Contrast (Minimum)", level: "AA", verdict: .person, why: "a picture")]
    full.coverage.views = ViewAccount([
      .init(name: "Home", location: SourceLocation(file: "A.swift", line: 3, column: 1), status: .laidOut),
      .init(
        name: "Home.Row", location: SourceLocation(file: "A.swift", line: 9, column: 3), status: .notLaidOut,
        why: "a reason",
        shownAt: SourceLocation(file: "A.swift", line: 5, column: 7)),
      .init(
        name: "Sea", location: SourceLocation(file: "B.swift", line: 3, column: 1), status: .laidOut,
        places: .init(
          total: 3, shown: 2, presumed: 1, missing: [SourceLocation(file: "B.swift", line: 9, column: 5)])),
    ])
    full.coverage.otherPlaces = .init(total: 4, shown: 4)
    let schema = try JSONSchema(named: "report")
    #expect(try schema.problems(in: JSONReporter().string(for: full, in: SampleReport.context)) == [])
    for (report, context) in [(full, SampleReport.context), (HostileReport.report, HostileReport.context)] {
      let text = JSONReporter().string(for: report, in: context)
      let read = try JSONDecoder().decode(AuditReport.self, from: Data(text.utf8))
      #expect(Set(read.findings.map(\.message)) == Set(report.findings.map(\.message)))
      #expect(
        read.findings.flatMap(\.derivation).map(\.words).sorted()
          == report.findings.flatMap(\.derivation).map(\.words).sorted())
      #expect(read.fonts.flatMap(\.errorBands) == report.fonts.flatMap(\.errorBands))
      #expect(read.coverage.views == report.coverage.views)
      #expect(read.coverage.otherPlaces == report.coverage.otherPlaces)
    }
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
