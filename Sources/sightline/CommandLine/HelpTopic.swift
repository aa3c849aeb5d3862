import AuditPipeline
import Foundation
import SightlineModel

/// What `sightline help TOPIC` says about what no single command owns. Lists are those that the program itself works with.
struct HelpTopic: Sendable {
  enum Part: Sendable {
    /// A paragraph.
    case words(String)
    /// Names and what they mean.
    case table([(String, String)])
    /// As they are: code.
    case lines([String])
  }
  let name: String
  /// One sentence.
  let summary: String
  let parts: [Part]

  static let all: [HelpTopic] = [
    findings, formats, exitStatus, configuration, suppressions, sizes, devices, languages, environment, files, versions,
    privacy,
  ]

  private static let findings = HelpTopic(
    name: "findings", summary: "What error, warning and review mean, and how to read a finding.",
    parts: [
      .table([
        ("error", "Somebody is locked out, by a number that stands beside what is needed. Fails the run."),
        ("warning", "Somebody is hindered. Fails with --strict or --fail-on warning."),
        ("review", "Could not be decided, and the message says why. Never fails a run; a person looks."),
      ]),
      .words(
        """
        A finding stands once for its cause, however many variants and screens show it. Behind the rule in brackets stand \
        eight characters that name the finding:
        """),
      .lines([
        "Home.swift:14:11: error: “1” is white on #3B82F6: 3.67:1, needs 4.5:1 … [contrast-text] 0c3f7a52",
        "sightline explain 0c3f7a52        # how each value came about, and every place",
        "sightline explain contrast-text   # the rule: why, how to fix it, what it does not judge",
      ]),
      .words("Is it wrong? See 'sightline help suppressions', and docs/false-alarms.md."),
    ])

  private static let formats = HelpTopic(
    name: "formats", summary: "Report formats, for --format and --report NAME=PATH.",
    parts: [
      .table(
        ReportFormat.entries.map { ($0.name, $0.summary) } + [
          (ReportFormat.player, "a folder: every screen in every variant, in the browser")
        ]),
      .words(
        """
        --format says what is printed, --report what is also written to a file; --report may be given several times. json \
        follows schemas/report.schema.json: later versions add keys, and change or drop none without a new schemaVersion.
        """),
      .lines([
        "sightline audit --report html=report.html --report json=report.json",
        "sightline audit --format sarif > audit.sarif",
      ]),
    ])

  private static let exitStatus = HelpTopic(
    name: "exit-status", summary: "What the status of a run means.",
    parts: [
      .table([
        ("0", "Nothing at or above the failing severity."), ("1", "Findings."),
        ("2", "The command line, the configuration or a named path could not be used, or there was nothing to audit."),
        ("130", "Interrupted (Ctrl-C): what was found so far was printed."),
      ]),
      .words(
        """
        The failing severity is error; --fail-on warning or 'failOn: warning' lowers it. --strict: warnings and entries of \
        the baseline that are gone fail too. --exit-zero: findings do not fail. What the baseline knows or a comment accepts \
        does not fail.
        """),
    ])

  private static let configuration = HelpTopic(
    name: "configuration", summary: "The keys of .sightline.yml.",
    parts: [
      .words(
        "Nothing needs a configuration. 'sightline init' writes one, 'sightline config --effective' shows what holds and why."
      ),
      .table(
        ConfigurationListing.all(CommonOptions.vocabulary).map { field in
          (field.key, field.summary + (field.standard.isEmpty ? "" : " Default: \(field.standard)."))
        }),
      .words("Options of the command line win. An unknown key is an error, with its line and the nearest name."),
    ])

  private static let suppressions = HelpTopic(
    name: "suppressions", summary: "Accepting a finding: comments, tokens, rules by folder, the baseline.",
    parts: [
      .lines([
        "// sightline:disable:next contrast-text - the logo is exempt",
        "Text(\"ACME\").foregroundStyle(.brandYellow)",
        "",
        "Text(\"ACME\")  // sightline:disable:this contrast-text - the logo is exempt",
        "",
        "// sightline:disable contrast-text target-size - a drawing, not text",
        "// sightline:enable contrast-text target-size",
      ]),
      .words(
        """
        The reason behind the dash is required. ':next', ':this' and ':previous' cover one line. A comment that hides nothing \
        is a finding. For a whole rule or folder, in .sightline.yml:
        """),
      .lines(["rules:", "  heading: off", "  target-size: {severity: warning, paths: {\"Legacy/**\": off}}"]),
      .words("'sightline baseline update' accepts everything of today: from then on only what is new fails."),
    ])

  private static let sizes = HelpTopic(
    name: "sizes", summary: "Dynamic Type sizes, for --size.",
    parts: [
      .table(
        DynamicTypeSize.allCases.map { size in
          let points = DynamicType.size(of: .body, at: size).formatted()
          let notes: [DynamicTypeSize: String] = [
            .large: "; the size that people have who never changed it",
            .ax1: "; from here on Larger Accessibility Sizes has to be switched on", .ax5: "; the largest",
          ]
          return (size.rawValue, "body text is \(points) pt" + (notes[size] ?? ""))
        }),
      .words("An audit takes all of them, unless --size or 'sizes:' names some. --size all undoes 'sizes:'."),
    ])

  private static let devices = HelpTopic(
    name: "devices", summary: "Devices, for --device.",
    parts: [
      .table(
        DeviceListing.all.map { device in
          let size = "\(device.width.formatted())×\(device.height.formatted()) pt"
          return (
            device.alias ?? device.id,
            size + (device.alias == nil ? "" : ", \(device.id)")
              + (device.isStandard ? "; audited unless told otherwise" : "")
          )
        }),
      .words(
        "Any other window in points: 320x568, or with pixels a point and safe areas at top and bottom: 402x874@3+62+34."
      ),
    ])

  private static let languages = HelpTopic(
    name: "languages", summary: "Languages and pseudo-languages, for --locale.",
    parts: [
      .table([
        ("en, de, pt-BR …", "A language tag; its strings are those of the app's catalogues."),
        ("en-XA", "Pseudo: every string about 35 % longer, with accents. Shows what a translation would cut."),
        ("ar-XB", "Pseudo: mirrored from right to left."),
      ]),
      .words(
        "An audit takes the languages that the app's targets build; what a language lacks falls back as on the device."),
    ])

  private static let environment = HelpTopic(
    name: "environment", summary: "Environment variables that are read.",
    parts: [
      .table([
        ("SIGHTLINE_CACHE", "The folder of the cache."),
        ("XDG_CACHE_HOME", "Where that folder is otherwise; else ~/.cache, or ~/Library/Caches on macOS."),
        ("SIGHTLINE_CONTAINMENT", "off: one process; spawn: the program is started again instead of copied."),
        ("SIGHTLINE_FAULT", "Makes a defect, to see what an audit does then: trap:screen:Welcome."),
        (
          "NO_COLOR",
          "No colours. FORCE_COLOR and CLICOLOR_FORCE turn them on where there is no terminal; TERM=dumb has none."
        ),
        ("COLUMNS", "The width of what is printed."),
        ("GITHUB_ACTIONS", "true: 'gate' also prints annotations and writes the job's summary to GITHUB_STEP_SUMMARY."),
        (
          "TEST_TOTAL_SHARDS",
          "Bazel's protocol, with TEST_SHARD_INDEX, TEST_SHARD_STATUS_FILE and XML_OUTPUT_FILE: see 'gate'."
        ),
        ("TZ, LANG", "Time zone and locale of the machine: a result in the cache is for those."),
      ])
    ])

  private static let files = HelpTopic(
    name: "files", summary: "Files of ours in a project.",
    parts: [
      .table([
        (".sightline.yml", "The configuration; nothing needs it."),
        ("sightline.expect.yml", "What your own design demands: see docs/expectations.md."),
        (".sightline-baseline.json", "Findings that are known; written by 'sightline baseline update'."),
        ("sightline-history.jsonl", "Counts for each commit; written by 'sightline history'."),
        ("voiceover/", "What VoiceOver says, if you keep it; written by 'sightline tree --all --write voiceover'."),
      ]),
      .words(
        """
        'sightline audit --explain-discovery' lists what is read and what is not. Nothing else is written to the project, but \
        where --report, --output or --fix name it. Results are kept in the cache: see 'sightline help environment'.
        """),
    ])

  private static let versions = HelpTopic(
    name: "versions", summary: "What a new version may change: rules, previews, formats.",
    parts: [
      .table([
        ("a patch (0.1.1)", "No new findings: what is wrong is put right, what was reported wrongly goes."),
        (
          "a minor (0.2.0)",
          "May find more. --rules-version \(RuleListing.currentVersion) keeps the rules, severities and numbers that were."
        ),
        (
          "preview",
          "A new rule is asked only with --preview-rules, 'previewRules: true' or a severity of your own, until a minor version takes it in."
        ),
      ]),
      .words(
        """
        This program has version \(RuleListing.currentVersion) of the rules. Options, keys, formats and statuses are dropped \
        only by a major version, and warn for a minor version before. docs/promises.md has all of it.
        """),
    ])

  private static let privacy = HelpTopic(
    name: "privacy", summary: "What leaves the machine: nothing.",
    parts: [
      .words(
        """
        No network is used, nothing is counted or sent. No code of the project is executed by the machine: Swift is \
        interpreted, without access to files outside of the project, to processes or to the network. 'preview' listens on \
        127.0.0.1 and answers only its own page. Reports quote sources and texts of the app: treat them as you treat those.
        """)
    ])
}
