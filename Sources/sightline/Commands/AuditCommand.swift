import AuditEngine
import AuditPipeline
import Foundation
import Reporting
import SightlineModel
import WorkJournal

/// `audit`, `tokens`, `screens` and `gate`: one run, several outputs, an exit status.
enum AuditCommand {
  static let specifications: [CommandSpecification] = [
    specification(
      .audit, "Audit everything: tokens, strings, screens and flows.",
      discussion: """
        Reads the Swift sources, tokens, colours and strings of a project, lays every screen out for every Dynamic Type \
        size, language, device and appearance, and says what a person with a disability would run into, with file and \
        line. Without PATH the current folder is audited.

        The terminal shows a summary: the verdict, how much of the app was looked at, the ten worst findings. --all \
        prints everything, and a report named with --report always holds everything.

        Without a .sightline.yml everything is found by itself; 'sightline init' writes one to start from. With a \
        baseline (.sightline-baseline.json) only new findings fail the run.

        With --fix the edits that safely answer findings are written to the sources, each audited again before: what it \
        answers is gone and nothing new appears. What needs a person is said, with the reason; --dry-run prints the edits \
        as a diff.
        """,
      options: fixSources + [AuditWatch.option] + shards,
      examples: [
        ("sightline audit", "Audits the current folder."),
        ("sightline audit MyApp --report html=report.html", "Also writes a page with pictures."),
        ("sightline audit --all | less", "Every finding, and all that was looked at."),
        ("sightline audit --size AX3,AX5 --locale de", "Only the largest sizes, in German."),
        ("sightline audit --format sarif > audit.sarif", "For code scanning."),
        ("sightline audit --fix --dry-run | patch -p1", "Looks at safe edits, then makes them."),
        ("sightline audit --watch", "Audits again at each save, and says what came and went."),
      ]),
    specification(
      .tokens, "Audit design tokens only: contrast of pairs in every mode.",
      discussion: """
        Reads token files (DTCG, Style Dictionary, Tokens Studio), asset catalogues and the colours of Swift sources, and \
        holds every pair against WCAG in every mode that the files declare. Pairs come from 'pairs' in .sightline.yml, \
        from token extensions and from naming conventions; with --used also from what screens draw on what.

        JSON files of any name are looked into. With --fix the nearest readable values are written to the files; each \
        alias is fixed at its source.
        """,
      options: fix,
      examples: [
        ("sightline tokens Design", "Every pair, in every mode."),
        ("sightline tokens Design --fix --dry-run", "The nearest readable values, as a diff."),
        ("sightline tokens Design --report html=tokens.html", "A matrix of pairs and modes."),
      ]),
    specification(
      .screens, "Audit the layout of screens.",
      examples: [
        ("sightline screens --size AX5 --device SE", "What breaks at the largest size on the small phone."),
        ("sightline screens --screen Welcome --size all", "One screen at every size."),
        ("sightline screens --locale en-XA,ar-XB", "With longer strings, and mirrored."),
      ]),
    specification(
      .gate, "Audit for CI: fail on what is new.",
      discussion: """
        As 'audit', made for pull requests: findings in the baseline do not fail, entries of the baseline that are gone \
        are listed, and on GitHub the annotations and the job summary are written by themselves.
        """,
      options: shards + [
        OptionSpecification(
          "transcript", .file(placeholder: "DIR"),
          "Fails too where the files of 'tree --all --write DIR' are not current.")
      ],
      examples: [
        ("sightline gate", "Fails on findings that are not in the baseline."),
        ("sightline gate --changed-since origin/main", "Audits the screens that depend on what changed."),
        ("sightline gate --strict", "Warnings fail too."),
        ("sightline gate --shard 2/4 --blob 2.blob", "A quarter of the work; 'sightline merge *.blob' reports."),
      ]),
  ]

  private static func specification(
    _ kind: AuditRequest.Kind, _ summary: String, discussion: String = "", options: [OptionSpecification] = [],
    examples: [(line: String, what: String)]
  ) -> CommandSpecification {
    CommandSpecification(
      kind.rawValue, summary, discussion: discussion,
      argument: ArgumentSpecification(
        name: "PATH", kind: .path, count: 0...1000,
        summary: "Folders and files of one project; the current folder unless given."),
      options: options + outputs + [CacheOption.specification] + CommonOptions.matrix + CommonOptions.project
        + CommonOptions.screen + gate + CommonOptions.people,
      examples: examples, isContained: true
    ) { try run(kind, $0, $1) }
  }

  static let shards: [OptionSpecification] = [
    OptionSpecification(
      "shard", .text(placeholder: "I/N"), "Judges one of N parts of the screens; every shard reads all of them."),
    OptionSpecification(
      "blob", .file(placeholder: "FILE"), "With --shard: writes what it found, for 'sightline merge', and no report."),
    OptionSpecification("pictures", "With --blob: draws pictures too, for a merged page."),
    OptionSpecification(
      "costs", .file(placeholder: "FILE"),
      "Seconds by screen, which shards are balanced by; written by a run without --shard."),
  ]

  static let outputs: [OptionSpecification] = [
    OptionSpecification("format", .choice(ReportFormat.names), "What is printed; text unless given."),
    OptionSpecification("all", "Prints every finding with every fact, instead of a summary with the ten worst."),
    OptionSpecification(
      "report", .suggestion((ReportFormat.names + [ReportFormat.player]).map { $0 + "=" }, placeholder: "NAME=PATH"),
      repeats: true, "Also writes a report to a file; player=DIR a folder with every screen in every variant."),
  ]

  private static let fix: [OptionSpecification] = [
    OptionSpecification("fix", "Writes the nearest readable values to the token files, and audits again."),
    OptionSpecification(
      "used", "Also reads the screens, for the pairs they draw; takes as long as laying them out once."),
    OptionSpecification("dry-run", "With --fix: prints a unified diff and writes nothing."),
  ]

  private static let fixSources: [OptionSpecification] = [
    OptionSpecification("fix", "Writes edits that safely answer findings to the sources; each was audited before."),
    OptionSpecification(
      "dry-run", "With --fix: writes nothing and prints a unified diff, or with --format a report that holds the edits."
    ),
  ]

  static let gate: [OptionSpecification] = [
    OptionSpecification(
      "baseline", .file(placeholder: "FILE"), "Known findings; .sightline-baseline.json unless given."),
    OptionSpecification("no-baseline", "Leaves the baseline aside: what it knows is found as if it were new."),
    OptionSpecification(
      "changed-since", .text(placeholder: "REVISION"), "Only screens that depend on changes since a git revision."),
    OptionSpecification("fail-on", .choice(["error", "warning"]), "The mildest severity that fails the run."),
    OptionSpecification("strict", "Warnings and stale baseline entries fail too."),
    OptionSpecification("exit-zero", "Findings do not fail the run; 0 unless nothing could be audited."),
    OptionSpecification("explain-discovery", "Lists the files that are read and those that are not, and ends."),
  ]

  // MARK: Running

  private static func run(_ kind: AuditRequest.Kind, _ arguments: CommandLineArguments, _ console: Console) throws
    -> RunStatus
  {
    let started = Date()
    var request = try CommonOptions.request(kind, arguments, console)
    if arguments.has("fix"), arguments.value("shard") != nil || arguments.value("blob") != nil {
      throw UsageError("--fix needs all screens: an edit may bring something new on any", command: arguments.command)
    }
    // Where an audit ends early nothing can be checked.
    if kind == .audit, arguments.has("fix") { request.overrides.time = 0 }
    request.fixesTokens = kind == .tokens && arguments.has("fix")
    request.readsScreens = kind != .tokens || arguments.has("used")
    if arguments.has("dry-run"), !arguments.has("fix") {
      throw UsageError("--dry-run goes with --fix: it shows what --fix would write", command: arguments.command)
    }
    if arguments.has("watch") { return try AuditWatch.run(request, arguments, console) }
    var files = try arguments.all("report").map { try ReportFile($0, command: arguments.command) }
    let sharding = try Sharding(kind, arguments, console, &request)
    files += sharding.reports
    let formats = files.map(\.format) + [arguments.value("format") ?? "text"]
    request.keepsScenes = formats.contains(ReportFormat.player)
    request.drawsPictures = formats.contains { ReportFormat.named($0)?.needsPictures == true }
    request.outputs = files.map { console.absolute($0.path) }
    request.cacheFolder = CacheOption.folder(arguments, console)
    if request.keepsBlob { request.drawsPictures = arguments.has("pictures") }
    let progress = ProgressLine(console, isQuiet: arguments.has("quiet"))
    let pipeline = AuditPipeline(request) { progress.report($0) }
    if arguments.has("explain-discovery") {
      let project = try pipeline.project()
      console.print(project.discovery.explanation(of: project))
      return .clean
    }
    var outcome: AuditOutcome
    do {
      outcome = try WorkJournal.takingInterrupts { try pipeline.run() }
      progress.clear()
      if kind == .audit, arguments.has("fix") {
        let run = try WorkJournal.takingInterrupts { try FixRun(pipeline, outcome) }
        progress.clear()
        if !arguments.has("dry-run") {
          try run.proposed.apply()
          run.proposed.words.forEach(console.complain)
          outcome = run.after
        } else {
          outcome.report = run.marked
        }
        outcome.fixes = run.proposed
      } else if !arguments.has("dry-run"), let fixes = outcome.fixes {
        try fixes.apply()
        fixes.words.forEach(console.complain)
        outcome = try pipeline.run()
        progress.clear()
      }
    } catch {
      progress.clear()
      throw error
    }
    if try sharding.write(outcome) { return .clean }
    try report(outcome, files, arguments, console, isGate: kind == .gate, threads: request.threads, since: started)
    if let folder = request.cacheFolder { LastReport.keep(outcome, in: folder, console) }
    let status = status(of: outcome, arguments)
    if let folder = arguments.value("transcript") {
      let differences = TranscriptFolder(folder, console).differences(try pipeline.transcript())
      progress.clear()
      for line in differences { console.complain("\(folder)/\(line)") }
      if !differences.isEmpty {
        console.complain("sightline: the transcript is not current; 'sightline tree --all --write \(folder)' writes it")
        if !arguments.has("exit-zero") { return max(status, .findings) }
      }
    }
    return status
  }

  /// Writes and prints all reports of an outcome, then the closing lines.
  static func report(
    _ outcome: AuditOutcome, _ files: [ReportFile], _ arguments: CommandLineArguments, _ console: Console,
    isGate: Bool, threads: Int, since started: Date
  ) throws {
    // 1. Reports: all are made before the first is written, so that a new start writes none twice.
    let writer = ReportWriter(outcome, arguments: arguments, console: console)
    for file in files where file.format != ReportFormat.player { writer.make(file) }
    if isGate { writer.makeForHost() }
    let printsDiff = arguments.command == AuditRequest.Kind.tokens.rawValue || arguments.value("format") == nil
    if arguments.has("dry-run"), printsDiff, let fixes = outcome.fixes {
      try writer.writeFiles()
      // Only the diff, so that it can be piped into patch -p1; what else changes is said beside it.
      console.output.write(fixes.diff)
      fixes.words.forEach(console.complain)
    } else {
      let printed = writer.text(arguments.value("format") ?? "text", for: console.output)
      try writer.writeFiles()
      console.output.write(printed)
    }
    for file in files where file.format == ReportFormat.player {
      try PlayerReport(outcome, threads: threads, console).write(to: file.path)
    }
    try writer.writeForHost()
    // 2. Closing lines.
    if !arguments.has("quiet") {
      for note in outcome.notes + outcome.cacheNotes { console.complain("sightline: \(note)") }
      for line in ClosingLines(outcome, seconds: Date().timeIntervalSince(started)).lines { console.complain(line) }
    }
    try writer.checkThatAllAreMade()
  }

  static func status(of outcome: AuditOutcome, _ arguments: CommandLineArguments) -> RunStatus {
    let isStrict = arguments.has("strict")
    let status = RunStatus(
      outcome.report, failOn: outcome.project.configuration.failOn.value, strict: isStrict,
      exitZero: arguments.has("exit-zero"))
    if isStrict, !outcome.gate.stale.isEmpty, !arguments.has("exit-zero") { return max(status, .findings) }
    return status
  }
}
