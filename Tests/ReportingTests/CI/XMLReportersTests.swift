import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct XMLReportersTests {
  @Test(arguments: [false, true])
  func junitParsesAndCountsItself(isStrict: Bool) throws {
    let text = JUnitReporter(isStrict: isStrict).string(for: SampleReport.report, in: SampleReport.context)
    let tree = XMLTree(text)
    #expect(tree.problem == nil)
    let root = try #require(tree.root)
    for suite in root.children {
      let cases = suite.children.filter { $0.name == "testcase" }
      #expect(suite.attributes["tests"] == String(cases.count))
      #expect(suite.attributes["failures"] == String(cases.count { $0.children.contains { $0.name == "failure" } }))
      #expect(suite.attributes["skipped"] == String(cases.count { $0.children.contains { $0.name == "skipped" } }))
      let identities = cases.map { "\($0.attributes["classname"] ?? "")/\($0.attributes["name"] ?? "")" }
      #expect(Set(identities).count == identities.count)
    }
    #expect(root.attributes["failures"] == (isStrict ? "3" : "2"))
    // GitLab shows the body alone: it repeats what the message says.
    let failure = try #require(root.all.first { $0.name == "failure" })
    #expect(
      failure.text.contains("fix: ") && failure.text.contains("variants: ") && failure.text.contains("measured: "))
    #expect(text.contains("22 of 24 named"))
    // What is known, and what was not looked at, is no case: it would read as fixed where it is missing.
    let cases = root.all.filter { $0.name == "testcase" }
    let pseudo = ["label-coverage", "not-audited"]
    #expect(!cases.contains { item in pseudo.contains { item.attributes["classname"]?.hasSuffix($0) == true } })
    #expect(!cases.contains { $0.attributes["file"] == SampleReport.baselined.location.file })
    #expect(cases.count { !$0.children.isEmpty } == SampleReport.report.findings.count { $0.status == .new })
  }

  @Test func checkstyleStatesEveryOpenFinding() throws {
    let text = CheckstyleReporter().string(for: SampleReport.report, in: SampleReport.context)
    let tree = XMLTree(text)
    #expect(tree.problem == nil)
    let errors = try #require(tree.root).all.filter { $0.name == "error" }
    #expect(errors.count == 4)
    for error in errors {
      #expect(["error", "warning", "info"].contains(error.attributes["severity"]))
      #expect(error.attributes["message"]?.isEmpty == false)
      #expect(error.attributes["source"]?.hasPrefix("sightline.") == true)
      #expect(Int(error.attributes["line"] ?? "") ?? 0 >= 1)
    }
  }

  @Test func hostileTextComesBackAsText() throws {
    for text in [
      JUnitReporter(isStrict: true).string(for: HostileReport.report, in: HostileReport.context),
      CheckstyleReporter().string(for: HostileReport.report, in: HostileReport.context),
    ] {
      let tree = XMLTree(text)
      #expect(tree.problem == nil)
      let all = try #require(tree.root).all
      let known: Set = [
        "testsuites", "testsuite", "properties", "property", "testcase", "failure", "skipped", "system-out",
        "checkstyle", "file", "error",
      ]
      #expect(Set(all.map(\.name)).subtracting(known) == [])
      let everything = all.flatMap { [$0.text] + Array($0.attributes.values) }.joined(separator: "\u{1}")
      for finding in HostileReport.report.findings where finding.status == .new {
        #expect(everything.contains(Visible.line(finding.message)))
      }
    }
  }
}
