package import SightlineModel

/// The report as JSON, schema version 1.0: `schemas/report.schema.json`.
package struct JSONReporter: Reporter {
  package init() {}

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    output.write(JSONWriter.text(Self.value(of: report, in: context)))
  }

  static func value(of report: AuditReport, in context: ReportContext) -> JSONValue {
    let findings = ReportFacts(report, in: context).findings.map { value(of: $0.finding) }
    let summary = report.summary
    var result: JSONValue = [
      "schemaVersion": .string(report.schemaVersion),
      "tool": ["name": .string(report.tool.name), "version": .string(report.tool.version)],
      "profile": .string(report.profile),
      "platform": .string(report.platform.rawValue),
      "fonts": .array(report.fonts.sorted().map(value(of:))),
      "summary": [
        "errors": .integer(summary.errors), "warnings": .integer(summary.warnings),
        "reviews": .integer(summary.reviews), "screens": .integer(summary.screens),
        "variants": .integer(summary.variants),
        "labelCoverage": [
          "named": .integer(summary.labelCoverage.named), "needed": .integer(summary.labelCoverage.needed),
        ],
      ],
    ]
    if let matrix = report.matrix {
      result = result.adding(
        "matrix",
        [
          "sizes": .strings(matrix.sizes.map(\.rawValue)), "locales": .strings(matrix.locales),
          "devices": .strings(matrix.devices), "appearances": .strings(matrix.appearances.map(\.rawValue)),
        ])
    }
    result = result.adding("coverage", value(of: report.coverage))
    result = result.adding("findings", .array(findings))
    result = result.adding("claims", .array(report.claims.map(value(of:))))
    if let criteria = report.criteria {
      result = result.adding("criteria", .array(criteria.map(value(of:))))
    }
    if let tokens = report.tokens { result = result.adding("tokens", tokens.json) }
    if let flow = report.flow { result = result.adding("flow", flow.json) }
    return result
  }

  private static func value(of font: FontUse) -> JSONValue {
    [
      "family": .string(font.family), "face": .string(font.face), "file": .string(font.file),
      "sha256": .string(font.sha256), "version": .string(font.version), "substituted": .bool(font.substituted),
      "errorBands": .array(font.errorBands.map(value(of:))),
    ]
  }

  private static func value(of band: FontErrorBand) -> JSONValue {
    [
      "script": .string(band.script), "weight": .string(band.weight.rawValue), "minimumSize": .number(band.minimumSize),
      "maximumSize": band.maximumSize.map { .number($0) } ?? nil,
      // Decimals of a per cent count; numbers have three.
      "percent": .number(band.relativeError * 100), "records": .integer(band.records),
    ]
  }

  private static func value(of coverage: AuditReport.Coverage) -> JSONValue {
    var plain = plainValue(of: coverage)
    if let why = coverage.endedEarly { plain = plain.adding("endedEarly", .string(why)) }
    guard let views = coverage.views else { return plain }
    let withOthers = coverage.otherPlaces.map { plain.adding("otherPlaces", value(of: $0)) } ?? plain
    return withOthers.adding(
      "views",
      .array(
        views.entries.map {
          [
            "name": .string($0.name), "location": $0.location.json, "status": .string($0.status.rawValue),
            "why": .optional($0.why), "shownAt": $0.shownAt?.json ?? nil,
            "uses": .array(
              $0.uses.map {
                ["by": .optional($0.by), "through": .optional($0.through), "location": $0.location.json]
              }),
            "places": $0.places.map(value(of:)) ?? nil,
          ]
        }))
  }

  private static func value(of places: ViewAccount.Places) -> JSONValue {
    [
      "total": .integer(places.total), "shown": .integer(places.shown), "presumed": .integer(places.presumed),
      "missing": .array(places.missing.map(\.json)),
    ]
  }

  private static func plainValue(of coverage: AuditReport.Coverage) -> JSONValue {
    [
      "files": .integer(coverage.files),
      "viewCalls": coverage.viewCalls.map {
        ["understood": .integer($0.understood), "total": .integer($0.total)]
      } ?? nil,
      "unresolved": .array(
        coverage.unresolved.sorted().map {
          ["file": .string($0.file), "line": .integer($0.line), "what": .string($0.what), "why": .string($0.why)]
        }),
      "notAudited": .array(
        coverage.notAudited.map {
          ["what": .string($0.what), "why": .string($0.why), "location": $0.location?.json ?? nil]
        }),
      "screens": .array(
        coverage.screens.map { screen in
          [
            "name": .string(screen.name), "file": .string(screen.file), "line": .integer(screen.line),
            "states": .integer(screen.states),
            "branches": [
              "laidOut": .integer(screen.branches.laidOut), "total": .integer(screen.branches.total),
            ],
            "labels": .array(
              screen.labels.map {
                ["locale": .string($0.locale), "named": .integer($0.named), "needed": .integer($0.needed)]
              }),
          ]
        }),
    ]
  }

  private static func value(of finding: Finding) -> JSONValue {
    let facts: JSONValue = [
      "rule": .string(finding.rule.rawValue),
      "severity": .string(finding.severity.rawValue),
      "verdict": .string(finding.verdict.rawValue),
      "message": .string(finding.message),
      "location": finding.location.json,
      "screen": .optional(finding.screen),
      "state": finding.state.map { ["id": .string($0.id), "path": .strings($0.path)] } ?? nil,
      "element": finding.element.map(value(of:)) ?? nil,
      "measured": finding.measured.map(value(of:)) ?? nil,
      "variants": finding.variants.map {
        [
          "failing": .strings($0.failing), "first": .optional($0.first?.rawValue), "total": .integer($0.total),
          "words": .optional($0.words),
          "worst": $0.worst.map { ["variant": .string($0.variant), "measured": value(of: $0.measured)] } ?? nil,
        ]
      } ?? nil,
      "sources": .strings(finding.sources),
      "suggestion": finding.suggestion.map {
        ["text": .string($0.text), "replacement": .optional($0.replacement)]
      } ?? nil,
      "derivation": .array(finding.derivation.map(\.json)),
      "places": .array((finding.places ?? []).map(value(of:))),
      "fingerprint": .string(finding.fingerprint),
      "status": .string(finding.status.rawValue),
      "statusReason": .optional(finding.statusReason),
      "picture": finding.picture.map {
        ["variant": .string($0.variant), "frame": $0.frame.json, "scrolls": .bool($0.scrolls ?? false)]
      } ?? nil,
    ]
    guard let fixes = finding.fixes, !fixes.isEmpty else { return facts }
    return facts.adding("fixes", .array(fixes.map(value(of:))))
  }

  private static func value(of fix: ProposedFix) -> JSONValue {
    [
      "summary": .string(fix.summary),
      "edits": .array(fix.edits.map { ["start": $0.start.json, "end": $0.end.json, "text": .string($0.text)] }),
    ]
  }

  private static func value(of element: Finding.Element) -> JSONValue {
    [
      "kind": .string(element.kind), "text": .optional(element.text), "label": .optional(element.label),
      "symbol": .optional(element.symbol),
    ]
  }

  private static func value(of measurement: Measurement) -> JSONValue {
    let plain = measurement.plain
    return [
      "value": .number(plain.value), "required": .number(plain.required), "unit": .string(plain.unit.rawValue),
      "uncertainty": .number(plain.uncertainty),
    ]
  }

  private static func value(of place: Finding.Place) -> JSONValue {
    [
      "location": place.location.json, "screen": .optional(place.screen),
      "element": place.element.map(value(of:)) ?? nil, "measured": place.measured.map(value(of:)) ?? nil,
    ]
  }

  private static func value(of criterion: AuditReport.Criterion) -> JSONValue {
    [
      "id": .string(criterion.id), "name": .string(criterion.name), "level": .string(criterion.level),
      "verdict": .string(criterion.verdict.rawValue), "why": .string(criterion.why),
    ]
  }

  private static func value(of claim: AuditReport.Claim) -> JSONValue {
    [
      "id": .string(claim.id), "decision": .string(claim.decision.rawValue), "evidence": .string(claim.evidence),
      "onAssumedValues": .bool(claim.onAssumedValues),
    ]
  }
}
