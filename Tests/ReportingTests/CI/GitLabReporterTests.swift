import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct GitLabReporterTests {
  @Test(arguments: [false, true])
  func issuesHaveWhatGitLabRequires(hostile: Bool) throws {
    let report = hostile ? HostileReport.report : SampleReport.report
    let context = hostile ? HostileReport.context : SampleReport.context
    let text = GitLabReporter().string(for: report, in: context)
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.count == report.findings.count { $0.status == .new }, "neither known nor suppressed")
    var fingerprints: Set<String> = []
    for issue in issues {
      #expect((issue["description"] as? String)?.isEmpty == false)
      #expect((issue["check_name"] as? String)?.isEmpty == false)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
      #expect(fingerprints.insert(try #require(issue["fingerprint"] as? String)).inserted)
      let location = try #require(issue["location"] as? [String: Any])
      let path = try #require(location["path"] as? String)
      #expect(!path.hasPrefix("/") && !path.hasPrefix("./"))
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
    }
  }

  @Test func nothingFoundIsAnEmptyArray() {
    let clean = AuditReport(tool: .init(version: "1"), profile: "default", platform: .ios26)
    #expect(GitLabReporter().string(for: clean, in: ReportContext(project: "x")) == "[]\n")
  }
}
