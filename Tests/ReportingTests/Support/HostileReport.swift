import Reporting
import SightlineModel

/// The sample report with every string replaced by one that tries to leave its place.
enum HostileReport {
  static let payloads = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "' onclick='x",
    "]]><!--", "&lt;b&gt; &amp; &#x3c;", "`code` *bold* _it_ [a](javascript:alert(1)) ![i](http://evil) | cell | ~~x~~",
    "# heading\n- item\n> quote\n1. one\n```\nfence", "::error file=a,line=1::injected\n::add-mask::x\n##vso[task]",
    "\u{1B}[31mred\u{1B}[0m\u{7}\u{8}\u{0}", "a\r\nb\rc\u{2028}d\u{2029}e\tf\u{B}g\u{C}h\u{85}i",
    "\u{202E}gnp.exe\u{202C} \u{2066}x\u{2069}\u{200F}\u{FEFF}", "%0A%0D%3A,%25", "\\\"\\\\\u{FFFE}\u{FFFF}",
    "{{x}} ${x} $(x)",
    "<details><summary>x</summary>", "@everyone #1 GH-1 https://evil.example www.evil.example a@evil.example",
  ]

  /// A different mix for every call, the same in every run.
  struct Source {
    var index = 0
    mutating func next() -> String {
      defer { index += 1 }
      let first = HostileReport.payloads[index % HostileReport.payloads.count]
      let second = HostileReport.payloads[(index * 7 + 3) % HostileReport.payloads.count]
      return "\(index)\(first) \(second)"
    }
    mutating func place() -> SourceLocation { SourceLocation(file: "A/\(next()).swift", line: 3, column: 2) }
  }

  static let report: AuditReport = {
    var source = Source()
    var report = SampleReport.report
    report.tool = .init(version: source.next())
    report.profile = source.next()
    report.fonts = [
      FontUse(
        family: source.next(), face: source.next(), file: source.next(), sha256: source.next(), version: source.next(),
        substituted: true)
    ]
    report.matrix?.locales.append(source.next())
    report.matrix?.devices.append(source.next())
    report.coverage.unresolved = [
      .init(file: source.next(), line: 1, what: source.next(), why: source.next())
    ]
    report.coverage.notAudited = [.init(.remark(source.next()), why: source.next(), location: source.place())]
    report.coverage.screens = report.coverage.screens.map { screen in
      var screen = screen
      screen.name = source.next()
      screen.file = source.next()
      screen.labels = [.init(locale: source.next(), named: 1, needed: 2)]
      return screen
    }
    // Severe, mild, suppressed and known findings, so that each branch of a reporter meets the payloads.
    report.findings = (0..<34).map { index in
      var finding = SampleReport.report.findings[index % SampleReport.report.findings.count]
      finding.rule = index % 2 == 0 ? finding.rule : RuleID(rawValue: source.next())
      finding.message = source.next()
      finding.location = source.place()
      finding.screen = source.next()
      finding.state = .init(id: source.next(), path: [source.next()])
      finding.element = .init(kind: source.next(), text: source.next(), label: source.next(), symbol: source.next())
      finding.variants?.failing = [source.next(), "AX3/\(source.next())/\(source.next())/light/\(source.next())"]
      finding.sources = [source.next()]
      finding.suggestion = Suggestion(text: source.next(), replacement: source.next())
      finding.derivation = [DerivationStep(.remark(source.next()), at: source.place())]
      finding.fingerprint = source.next()
      finding.statusReason = source.next()
      finding.picture = .init(variant: source.next(), frame: Rect(x: 1, y: 2, width: 3, height: 4))
      return finding
    }
    report.claims = [.init(id: source.next(), decision: .fails, evidence: source.next(), onAssumedValues: true)]
    let modes = [source.next(), source.next()]
    let pairs = SampleReport.tokenMatrix.pairs.map { pair in
      var pair = pair
      pair.foreground = .init(name: source.next(), location: source.place())
      pair.background = .init(name: source.next())
      pair.use = source.next()
      pair.sample = source.next()
      for index in pair.cells.indices {
        pair.cells[index].mode = modes[index]
        pair.cells[index].note = source.next()
      }
      return pair
    }
    report.tokens = TokenMatrix(modes: modes, pairs: pairs)
    let names = (0..<3).map { _ in source.next() }
    report.flow = FlowGraph(
      start: names[0], states: names.map { .init(id: $0, screen: source.next(), path: [.remark(source.next())]) },
      edges: [
        .init(
          from: names[0], to: names[1], action: .remark(source.next()), location: source.place(),
          effects: [.init(kind: .event, name: source.next(), value: source.next(), location: source.place())])
      ])
    return report
  }()

  static let context: ReportContext = {
    var source = Source(index: 1000)
    return ReportContext(
      project: source.next(), root: "/" + source.next(), pathPrefix: source.next(),
      rules: SampleReport.rules.map {
        RuleInfo(
          id: $0.id, title: source.next(), summary: source.next(), helpMarkdown: source.next(),
          sources: [source.next()],
          severity: $0.severity, address: source.next())
      }, sourceText: { _ in source0.joined(separator: "\n") })
  }()
  private static let source0 = payloads
}
