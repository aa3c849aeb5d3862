import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct SARIFReporterTests {
  private func run(_ report: AuditReport, _ context: ReportContext, _ reporter: SARIFReporter = SARIFReporter()) throws
    -> [String: Any]
  {
    let text = reporter.string(for: report, in: context)
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    return try #require((document["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ run: [String: Any]) -> [[String: Any]] { run["results"] as? [[String: Any]] ?? [] }

  /// What code scanning requires of a rule and of a result, and the enumerations of the standard.
  @Test(arguments: [false, true])
  func requiredPropertiesAreThere(hostile: Bool) throws {
    let run = try run(
      hostile ? HostileReport.report : SampleReport.report, hostile ? HostileReport.context : SampleReport.context,
      SARIFReporter(keepsSuppressed: true))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Sightline")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require((rule[key] as? [String: Any])?["text"] as? String)
        #expect(!text.isEmpty && (key == "help" || text.count <= SARIFReporter.descriptionLimit))
      }
      let tags = try #require((rule["properties"] as? [String: Any])?["tags"] as? [String])
      #expect((1...10).contains(tags.count))
    }
    let found = results(run)
    #expect(!found.isEmpty)
    for result in found {
      #expect(["review", "fail"].contains(result["kind"] as? String))
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      if result["kind"] as? String != "fail" { #expect(result["level"] as? String == "none") }
      #expect(["new", "unchanged"].contains(result["baselineState"] as? String))
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["partialFingerprints"] as? [String: String])?["sightline/v1"] != nil)
      #expect(result["suppressions"] is [Any])
      let location = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let uri = try #require((location["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(!uri.hasPrefix("/") && !uri.hasPrefix("./"))
      #expect(uri.allSatisfy { $0.isASCII && !$0.isWhitespace && !"<>\"\\^`{|}".contains($0) })
      let region = try #require(location["region"] as? [String: Any])
      #expect(region["startLine"] as? Int ?? 0 >= 1 && region["startColumn"] as? Int ?? 0 >= 1)
    }
  }

  @Test("An edit that was asked for is a fix of the result, and stands in the JSON as its schema says")
  func fixes() throws {
    var report = SampleReport.report
    let place = SourceLocation(file: "Harbor/Onboarding/WelcomeView.swift", line: 42, column: 11)
    let index = try #require(report.findings.firstIndex { $0.location == place })
    report.findings[index].fixes = [
      ProposedFix(summary: "shows it whole", edits: [.init(start: place, end: place, text: ".bold()")])
    ]
    let fixed = try #require(results(try run(report, SampleReport.context)).first { $0["fixes"] != nil })
    let fix = try #require((fixed["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let artifact = change["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "apps/harbor/Harbor/Onboarding/WelcomeView.swift")
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: String]) == ["text": ".bold()"])
    #expect((replacement["deletedRegion"] as? [String: Int])?["startLine"] == 42)
    let json = JSONReporter().string(for: report, in: SampleReport.context)
    #expect(json.contains("shows it whole"))
    #expect(try JSONSchema(named: "report").problems(in: json) == [])
    let read = try JSONDecoder().decode(AuditReport.self, from: Data(json.utf8))
    #expect(read.findings.flatMap { $0.fixes ?? [] }.count == 1)
  }

  @Test func columnsCountUTF16AndTheLineHashIsGiven() throws {
    let found = results(try run(SampleReport.report, SampleReport.context))
    let result = try #require(found.first { $0["ruleId"] as? String == "text-truncated" })
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    // Line 42 is `      /*é😀*/ Text`; byte column 11 is where the emoji begins: six spaces, two signs, one é.
    #expect((location?["region"] as? [String: Any])?["startColumn"] as? Int == 10)
    let uri = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri == "apps/harbor/Harbor/Onboarding/WelcomeView.swift")
    #expect((result["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]?.hasSuffix(":1") == true)
  }

  /// The worst first, with a rank; every further place is a related location.
  @Test func ranksAndPlaces() throws {
    var report = SampleReport.report
    report.findings[0].places = (1...150).map {
      Finding.Place(
        location: SourceLocation(file: "Harbor/Row\($0).swift", line: $0, column: 1), screen: "List \($0)",
        element: SampleReport.truncated.element, measured: nil)
    }
    let found = results(try run(report, SampleReport.context))
    let ranks = found.filter { $0["level"] as? String == "error" }.compactMap { $0["rank"] as? Int }
    #expect(ranks.count > 1 && ranks == ranks.sorted(by: >))
    let result = try #require(found.first { $0["ruleId"] as? String == "text-truncated" })
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.count == 152, "two steps of the derivation and all places")
    let last = (related.last?["message"] as? [String: Any])?["text"] as? String
    #expect(last?.hasPrefix("also here: List 150, text “See when") == true)
  }

  @Test func suppressedResultsStayOutOfUploads() throws {
    #expect(results(try run(SampleReport.report, SampleReport.context)).count == 5)
    let all = results(try run(SampleReport.report, SampleReport.context, SARIFReporter(keepsSuppressed: true)))
    let marked = all.filter { !(($0["suppressions"] as? [Any])?.isEmpty ?? true) }
    #expect(all.count == 6 && marked.count == 1)
  }

  @Test func resultsBeyondTheLimitAreLeftOutAndSaidSo() throws {
    var report = SampleReport.report
    report.findings = (0...20).map { index in
      var finding = SampleReport.review
      finding.location.line = index + 1
      return finding
    }
    report.findings.append(SampleReport.truncated)
    var reporter = SARIFReporter()
    reporter.resultLimit = 20
    let run = try run(report, SampleReport.context, reporter)
    #expect(results(run).count == 20)
    #expect(results(run).contains { $0["ruleId"] as? String == "text-truncated" })
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    let notes = (invocation?["toolExecutionNotifications"] as? [[String: Any]] ?? []).map { "\($0["message"] ?? "")" }
    #expect(notes.contains { $0.contains("2 results beyond the limit") })
  }

  @Test(arguments: [("WCAG 1.4.3", "wcag143"), ("WCAG 2.2, 2.5.8", "wcag258"), ("HIG Typography", "hig-typography")])
  func sourcesBecomeTags(source: String, tag: String) { #expect(SARIFReporter.tag(of: source) == tag) }
}
