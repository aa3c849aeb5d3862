package import SightlineModel

/// JUnit XML: a suite for each screen, a case for each finding and for each rule that found nothing there.
///
/// Errors are failures. What needs review is skipped, with the reason: it neither passes nor fails. What is known or
/// suppressed is no case, and what was not audited is a property: a run of a part must not read as if the rest were fixed.
/// GitLab ignores the message of a failure, so it stands in the body too.
package struct JUnitReporter: Reporter {
  /// Warnings fail too.
  package var isStrict: Bool
  package init(isStrict: Bool = false) { self.isStrict = isStrict }

  private enum Outcome {
    case passed
    case noted(String)
    case failed(type: String)
    case skipped(String)
  }
  private struct Case {
    var suite: String
    var rule: String
    var name: String
    var location: SourceLocation?
    var outcome: Outcome
    var text: String
  }

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    let cases = cases(of: facts)
    var suites: [(name: String, cases: [Case])] = []
    for name in cases.map(\.suite).uniqued() { suites.append((name, cases.filter { $0.suite == name })) }
    suites.append((Self.coverage, []))
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write("<testsuites\(Self.counts("Sightline", cases))>\n")
    for suite in suites {
      output.write("  <testsuite\(Self.counts(suite.name, suite.cases))>\n    <properties>\n")
      for (name, value) in properties(of: suite.name, facts) {
        output.write("      <property\(XMLText.attributes([("name", name), ("value", value)]))/>\n")
      }
      output.write("    </properties>\n")
      var seen: Set<String> = []
      for item in suite.cases { write(item, in: context, seen: &seen, to: &output) }
      output.write("  </testsuite>\n")
    }
    output.write("</testsuites>\n")
  }

  private func cases(of facts: ReportFacts) -> [Case] {
    var result: [Case] = []
    let screens = facts.report.coverage.screens.map { Visible.line($0.name) }
    for screen in screens.uniqued() {
      let found = facts.findings.filter { $0.finding.screen.map(Visible.line) == screen }
      for rule in facts.context.rules.sorted(by: { $0.id < $1.id }) {
        let own = found.filter { $0.finding.rule == rule.id }
        if own.isEmpty {
          let id = Visible.line(rule.id.rawValue)
          result.append(
            Case(suite: screen, rule: id, name: Visible.line(rule.title), location: nil, outcome: .passed, text: ""))
        }
      }
      result += found.filter { $0.finding.status == .new }.map {
        Self.testCase(for: $0, suite: screen, isStrict: isStrict)
      }
    }
    let others = facts.findings.filter { finding in
      guard let screen = finding.finding.screen.map(Visible.line) else { return true }
      return !screens.contains(screen)
    }
    result += others.filter { $0.finding.status == .new }.map {
      Self.testCase(for: $0, suite: $0.finding.screen.map(Visible.line) ?? "Files", isStrict: isStrict)
    }
    return result
  }

  private static func testCase(for facts: FindingFacts, suite: String, isStrict: Bool) -> Case {
    let text = ([facts.place + ": " + facts.message] + facts.details.map { "\($0.title): \($0.text)" })
      .joined(separator: "\n")
    let outcome: Outcome =
      switch facts.finding.severity {
      case .error: .failed(type: "error")
      case .warning: isStrict ? .failed(type: "warning") : .noted(text)
      case .review: .skipped("needs review: " + facts.message)
      }
    let name = facts.element.map { "\($0): \(facts.message)" } ?? facts.message
    return Case(
      suite: suite, rule: facts.ruleID, name: name, location: facts.finding.location, outcome: outcome, text: text)
  }

  /// Holds no case, only what was and was not looked at.
  private static let coverage = "Coverage"

  private func properties(of suite: String, _ facts: ReportFacts) -> [(String, String)] {
    if suite == Self.coverage {
      return [("labels", facts.labels)]
        + facts.report.coverage.notAudited.map { ("not audited", Visible.line("\($0.what): \($0.why)")) }
    }
    let own = facts.labelsByScreen.first { $0.screen == suite && !$0.text.isEmpty }
    return own.map { [("labels", $0.text)] } ?? [("labels", facts.labels)]
  }

  private static func counts(_ name: String, _ cases: [Case]) -> String {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let skipped = cases.count { if case .skipped = $0.outcome { true } else { false } }
    return XMLText.attributes([
      ("name", name), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", "0"),
      ("skipped", String(skipped)), ("time", "0"),
    ])
  }

  private func write(
    _ item: Case, in context: ReportContext, seen: inout Set<String>, to output: inout some TextOutputStream
  ) {
    // Readers tell cases apart by class and name, and drop the second of two.
    var name = item.name
    var number = 2
    while !seen.insert("\(item.rule)\n\(name)").inserted {
      name = "\(item.name) (\(number))"
      number += 1
    }
    let path = item.location.map { context.visiblePath($0.file) }
    let attributes: [(String, String?)] = [
      ("classname", "\(item.suite).\(item.rule)"), ("name", name), ("file", path),
      ("line", item.location.map { String(max(1, $0.line)) }), ("time", "0"),
    ]
    output.write("    <testcase\(XMLText.attributes(attributes))")
    switch item.outcome {
    case .passed: output.write("/>\n")
    case .noted(let text): output.write("><system-out>\(XMLText.escaped(text))</system-out></testcase>\n")
    case .failed(let type):
      let message = XMLText.attributes([("message", item.name), ("type", type)])
      output.write("><failure\(message)>\(XMLText.escaped(item.text))</failure></testcase>\n")
    case .skipped(let reason):
      output.write(
        "><skipped\(XMLText.attributes([("message", reason)]))>\(XMLText.escaped(item.text))</skipped></testcase>\n")
    }
  }
}
