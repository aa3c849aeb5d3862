import Foundation
package import SightlineModel

/// SARIF 2.1.0 as GitHub code scanning takes it.
///
/// - Source: OASIS SARIF 2.1.0; GitHub's list of the properties it reads and of its limits.
package struct SARIFReporter: Reporter {
  /// Keeps suppressed results, marked as such. Code scanning ignores the mark and shows them as open: leave them out of an
  /// upload.
  package var keepsSuppressed: Bool
  /// Writes what needs review as `kind: fail`, `level: note`, for viewers that hide the kind `review`.
  package var reviewsAsNotes: Bool
  package init(keepsSuppressed: Bool = false, reviewsAsNotes: Bool = false) {
    self.keepsSuppressed = keepsSuppressed
    self.reviewsAsNotes = reviewsAsNotes
  }

  /// The most results a run may have before the upload is refused; the mildest are left out.
  var resultLimit = 25_000
  /// GitHub refuses results with more.
  private static let relatedLimit = 1000
  /// The longest title and summary of a rule.
  static let descriptionLimit = 1024

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    var lines = SourceLines(context)
    let chosen = facts.new + facts.findings.filter { $0.finding.status == .baseline }
    let suppressed = keepsSuppressed ? facts.findings.filter { $0.finding.status == .suppressed } : []
    let kept = (chosen + suppressed).prefix(resultLimit)
    let rules = Self.rules(of: report, in: context)
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var notifications = Self.notifications(of: facts, lines: &lines)
    if chosen.count + suppressed.count > kept.count {
      notifications.append([
        "level": "warning",
        "message": [
          "text": .string("\(chosen.count + suppressed.count - kept.count) results beyond the limit were left out.")
        ],
      ])
    }
    let driver: JSONValue = [
      "name": "Sightline", "semanticVersion": .string(report.tool.version),
      "rules": .array(rules.map(Self.value(of:))),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver],
      "automationDetails": ["id": .string("sightline/" + Visible.line(context.project) + "/")],
      "invocations": [["executionSuccessful": true, "toolExecutionNotifications": .array(notifications)]],
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": [
        "%SRCROOT%": ["description": ["text": "The root of the repository."]]
      ],
      "results": .array(
        kept.map { value(of: $0, ruleIndex: indices[$0.finding.rule], context: context, lines: &lines) }),
      "properties": [
        "labelCoverage": [
          "named": .integer(report.summary.labelCoverage.named),
          "needed": .integer(report.summary.labelCoverage.needed),
        ],
        "screens": .integer(report.summary.screens), "variants": .integer(report.summary.variants),
      ],
    ]
    let document: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .array([run]),
    ]
    output.write(JSONWriter.text(document))
  }

  /// Every rule that ran and every rule a finding names, by id.
  private static func rules(of report: AuditReport, in context: ReportContext) -> [RuleInfo] {
    var rules = Dictionary(context.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in report.findings where rules[finding.rule] == nil {
      let title = finding.rule.rawValue
      rules[finding.rule] = RuleInfo(id: finding.rule, title: title, summary: title, severity: finding.severity)
    }
    return rules.values.sorted { $0.id < $1.id }
  }

  private static func value(of rule: RuleInfo) -> JSONValue {
    let help = rule.helpMarkdown.isEmpty ? rule.summary : rule.helpMarkdown
    let tags = ["accessibility"] + rule.sources.map(tag(of:)).filter { !$0.isEmpty }.prefix(9)
    return JSONValue.object([
      .init(key: "id", value: .string(rule.id.rawValue)),
      .init(key: "name", value: .string(limited(Visible.line(rule.title), 255))),
      .init(key: "shortDescription", value: ["text": .string(limited(Visible.line(rule.title), descriptionLimit))]),
      .init(key: "fullDescription", value: ["text": .string(limited(Visible.line(rule.summary), descriptionLimit))]),
      .init(key: "helpUri", value: .optional(rule.address)),
      .init(key: "help", value: ["text": .string(rule.summary), "markdown": .string(help)]),
      .init(key: "defaultConfiguration", value: ["level": .string(level(of: rule.severity))]),
      .init(
        key: "properties",
        value: [
          "tags": .strings(tags), "precision": .string(rule.severity == .review ? "medium" : "high"),
          "problem.severity": .string(rule.severity == .review ? "recommendation" : rule.severity.rawValue),
        ]),
    ]).withoutNulls()
  }

  /// `WCAG 1.4.3` becomes `wcag143`, `HIG Typography` `hig-typography`.
  static func tag(of source: String) -> String {
    let words = source.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == ".") }
    if words.first == "wcag", words.count > 1 { return "wcag" + words.last!.filter(\.isNumber) }
    return words.joined(separator: "-")
  }

  private static func level(of severity: Severity) -> String { severity == .review ? "note" : severity.rawValue }

  private static func limited(_ text: String, _ limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }

  private func value(
    of facts: FindingFacts, ruleIndex: Int?, context: ReportContext, lines: inout SourceLines
  ) -> JSONValue {
    let finding = facts.finding
    let isReview = finding.severity == .review
    let region: JSONValue = [
      "startLine": .integer(max(1, finding.location.line)),
      "startColumn": .integer(lines.utf16Column(finding.location)),
    ]
    let text = ([facts.message] + facts.details.map { "\($0.title): \($0.text)" }).joined(separator: "\n")
    var fingerprints: JSONValue = [:]
    if let hash = lines.lineHash(finding.location) {
      fingerprints = fingerprints.adding("primaryLocationLineHash", .string(hash))
    }
    fingerprints = fingerprints.adding("sightline/v1", .string(finding.fingerprint))
    let logical: JSONValue? = facts.subject.map {
      [["fullyQualifiedName": .string($0), "kind": "element"]]
    }
    let location = JSONValue.object([
      .init(
        key: "physicalLocation",
        value: ["artifactLocation": Self.artifact(finding.location, context), "region": region]),
      .init(key: "logicalLocations", value: logical ?? nil),
    ]).withoutNulls()
    var related: [JSONValue] = []
    for step in finding.derivation {
      guard let place = step.location else { continue }
      related.append([
        "id": .integer(related.count + 1),
        "physicalLocation": [
          "artifactLocation": Self.artifact(place, context),
          "region": [
            "startLine": .integer(max(1, place.line)), "startColumn": .integer(lines.utf16Column(place)),
          ],
        ],
        "message": ["text": .string(Visible.line(step.words))],
      ])
    }
    for place in finding.places ?? [] {
      related.append([
        "id": .integer(related.count + 1),
        "physicalLocation": [
          "artifactLocation": Self.artifact(place.location, context),
          "region": [
            "startLine": .integer(max(1, place.location.line)),
            "startColumn": .integer(lines.utf16Column(place.location)),
          ],
        ],
        "message": ["text": .string("also here: " + facts.words(of: place))],
      ])
    }
    let suppressions: JSONValue =
      finding.status == .suppressed
      ? [
        JSONValue.object([
          .init(key: "kind", value: "inSource"), .init(key: "status", value: "accepted"),
          .init(key: "justification", value: .optional(finding.statusReason.map(Visible.line))),
        ]).withoutNulls()
      ] : []
    let fixes = (finding.fixes ?? []).map { Self.value(of: $0, context, lines: &lines) }
    return JSONValue.object([
      .init(key: "ruleId", value: .string(finding.rule.rawValue)),
      .init(key: "ruleIndex", value: ruleIndex.map { .integer($0) } ?? nil),
      .init(key: "kind", value: .string(isReview && !reviewsAsNotes ? "review" : "fail")),
      .init(
        key: "level", value: .string(isReview ? (reviewsAsNotes ? "note" : "none") : Self.level(of: finding.severity))),
      .init(key: "baselineState", value: .string(finding.status == .baseline ? "unchanged" : "new")),
      .init(key: "message", value: ["text": .string(text)]),
      .init(key: "locations", value: .array([location])),
      .init(key: "relatedLocations", value: related.isEmpty ? nil : .array(Array(related.prefix(Self.relatedLimit)))),
      .init(key: "rank", value: .integer(Harm(finding).points)),
      .init(key: "partialFingerprints", value: fingerprints),
      .init(key: "suppressions", value: suppressions),
      .init(key: "fixes", value: fixes.isEmpty ? nil : .array(fixes)),
      .init(key: "properties", value: Self.properties(of: finding)),
    ]).withoutNulls()
  }

  private static func value(
    of fix: ProposedFix, _ context: ReportContext, lines: inout SourceLines
  ) -> JSONValue {
    var replacements: [JSONValue] = []
    for edit in fix.edits {
      replacements.append([
        "deletedRegion": [
          "startLine": .integer(edit.start.line), "startColumn": .integer(lines.utf16Column(edit.start)),
          "endLine": .integer(edit.end.line), "endColumn": .integer(lines.utf16Column(edit.end)),
        ],
        "insertedContent": ["text": .string(edit.text)],
      ])
    }
    let artifact = fix.edits.first.map { Self.artifact($0.start, context) } ?? nil
    return [
      "description": ["text": .string(Visible.line(fix.summary))],
      "artifactChanges": [["artifactLocation": artifact, "replacements": .array(replacements)]],
    ]
  }

  /// What SARIF has no place for, in the words of our own JSON.
  private static func properties(of finding: Finding) -> JSONValue {
    JSONValue.object([
      .init(key: "screen", value: .optional(finding.screen)),
      .init(key: "failingVariants", value: finding.variants.map { .strings($0.failing) } ?? nil),
      .init(key: "firstFailingSize", value: .optional(finding.variants?.first?.rawValue)),
      .init(key: "judgedVariants", value: finding.variants.map { .integer($0.total) } ?? nil),
      .init(key: "measured", value: .optional(finding.measured?.plain.value)),
      .init(key: "required", value: .optional(finding.measured?.plain.required)),
      .init(key: "unit", value: .optional(finding.measured?.plain.unit.rawValue)),
    ]).withoutNulls()
  }

  private static func artifact(_ location: SourceLocation, _ context: ReportContext) -> JSONValue {
    ["uri": .string(URIPath.encoded(context.repositoryPath(location.file))), "uriBaseId": "%SRCROOT%"]
  }

  /// Label coverage, and every gap of the audit: what was not looked at must not read as clean.
  private static func notifications(of facts: ReportFacts, lines: inout SourceLines) -> [JSONValue] {
    var result: [JSONValue] = [
      ["level": "note", "message": ["text": .string(facts.labels)]]
    ]
    for (screen, text) in facts.labelsByScreen where !text.isEmpty {
      result.append(["level": "note", "message": ["text": .string("labels of \(screen): \(text)")]])
    }
    for item in facts.report.coverage.notAudited {
      let text = "not audited: \(Visible.line(item.what)): \(Visible.line(item.why))"
      result.append(["level": "warning", "message": ["text": .string(text)]])
    }
    for item in facts.report.coverage.unresolved.sorted() {
      let place = Visible.line("\(item.file):\(item.line)")
      let text = "\(place): unresolved: \(Visible.line(item.what)): \(Visible.line(item.why))"
      result.append(["level": "warning", "message": ["text": .string(text)]])
    }
    return result
  }
}
