import AuditEngine
import AuditPipeline
import Foundation
import Rendering
import Reporting
import SightlineModel
import WorkJournal

/// `compare`: what changed from one report or revision to another.
enum CompareCommand {
  private static let formats = ["text", "markdown", "html", "json"]

  static let specification = CommandSpecification(
    "compare", "Say what changed between two reports, or two revisions.",
    discussion: """
      A and B are JSON reports ('--report json=FILE'), or git revisions of the project, which are audited; without B, A is \
      compared with the folder as it is; without both, HEAD is: what is not committed yet. New, fixed, worse, better and moved findings, screens added and gone. A finding \
      is worse that fails from an earlier size on. With revisions the page shows pictures from before and after.

      Ends with 1 where a finding that fails the run is new or worse.
      """,
    argument: ArgumentSpecification(
      name: "A [B]", kind: .path, count: 0...2, summary: "Two JSON reports, or two git revisions."),
    options: [
      OptionSpecification("project", .file(placeholder: "PATH"), "The project's folder; the current one unless given."),
      OptionSpecification("format", .choice(formats), "Text unless given."),
      OptionSpecification("output", short: "o", .file(placeholder: "FILE"), "Where to write, instead of printing."),
      OptionSpecification(
        "fail-on", .choice(["error", "warning"]), "The mildest severity that fails; error unless given."),
      OptionSpecification("exit-zero", "Ends with 0 whatever is found."),
      OptionSpecification("quiet", short: "q", "No progress."),
    ] + CommonOptions.matrix + CommonOptions.project,
    examples: [
      ("sightline compare before.json after.json", "Two reports."),
      ("sightline compare origin/main HEAD --format markdown -o comment.md", "For a pull request."),
      ("sightline compare", "What is not committed yet."),
      ("sightline compare HEAD --format html -o changes.html", "The same as a page, with pictures."),
    ], isContained: true, run: run)

  /// One of the two, with what pictures are drawn from.
  private struct Side {
    var report: AuditReport
    var scenes: SceneSource?
  }

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    let words = arguments.positional.isEmpty ? ["HEAD"] : arguments.positional
    let isReports = words.count == 2 && words.allSatisfy { $0.hasSuffix(".json") }
    let names = (before: words[0], after: words.count > 1 ? words[1] : "the folder as it is")
    let sides: (before: Side, after: Side)
    if isReports {
      sides = (
        Side(report: try ExplainCommand.read(words[0], console)),
        Side(report: try ExplainCommand.read(words[1], console))
      )
    } else {
      let before = try side(words[0], arguments, console)
      sides = (before, try side(words.count > 1 ? words[1] : nil, arguments, console))
    }
    let comparison = ReportComparison(before: sides.before.report, after: sides.after.report)
    let writer = ComparisonWriter(comparison, before: names.before, after: names.after)
    let text: String
    switch arguments.value("format") {
    case "markdown": text = writer.markdown
    case "json": text = writer.json
    case "html":
      let (old, now) = (sides.before.scenes, sides.after.scenes)
      text =
        ComparisonPage(comparison, before: names.before, after: names.after) { finding, isBefore, isMarked in
          (isBefore ? old : now).flatMap { picture(of: finding, in: $0, isMarked: isMarked) }
        }.html
    default: text = writer.text
    }
    if let path = arguments.value("output") {
      try console.writeResult(text, to: path)
      if !arguments.has("quiet") { console.complain("sightline: \(comparison.counts)") }
    } else {
      console.output.write(text)
    }
    let least: Severity = arguments.value("fail-on") == "warning" ? .warning : .error
    let failing = (comparison.new + comparison.worse.map(\.after)).contains {
      $0.status == .new && $0.severity >= least
    }
    return failing && !arguments.has("exit-zero") ? .findings : .clean
  }

  /// Audits a revision in a folder of its own; `nil` for the folder as it is.
  private static func side(
    _ revision: String?, _ arguments: CommandLineArguments, _ console: Console
  ) throws -> Side {
    let project = console.absolute(arguments.value("project") ?? ".")
    guard let revision else { return try side(of: project, arguments, console) }
    guard let repository = Repository(around: project) else {
      throw CommandFailure("\(project) is in no git repository; 'compare' takes two JSON reports, or git revisions")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sightline-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try side(of: try repository.write(revision, to: folder), arguments, console)
  }

  private static func side(
    of folder: String, _ arguments: CommandLineArguments, _ console: Console
  ) throws -> Side {
    var request = try CommonOptions.request(.audit, arguments, console, paths: [folder])
    request.keepsScenes = arguments.value("format") == "html"
    request.began = .now
    let progress = ProgressLine(console, isQuiet: arguments.has("quiet"))
    let outcome = try AuditPipeline(request) { progress.report($0) }.run()
    progress.clear()
    return Side(report: outcome.report, scenes: outcome.scenes)
  }

  /// The finding's screen in the first variant that fails, with the element marked where it is wrong there.
  private static func picture(of finding: Finding, in scenes: SceneSource, isMarked: Bool) -> String? {
    guard let name = finding.picture?.variant,
      let variant = scenes.matrix.variants.first(where: { $0.description == name }),
      let screen = scenes.screens.firstIndex(where: { $0.name == finding.screen })
    else { return nil }
    let id = finding.state.map { scenes.ownStates[$0.id] ?? $0.id }
    let state = scenes.screens[screen].states.firstIndex { $0.id == id } ?? 0
    guard let scene = scenes.scene(screen, state, variant) else { return nil }
    var options = PictureOptions()
    if isMarked, let frame = frame(of: finding, in: scene) {
      options.marks = [Mark(frame: frame, number: 1, severity: finding.severity)]
    }
    let text = SVGWriter().document(of: scene, from: scenes.drawing, options: options)
    return Data(text.utf8).base64EncodedString()
  }

  /// The element as it is in this scene: of the same kind and words, nearest to where it was found; what lies outside the
  /// element's own line has its frame from the report.
  private static func frame(of finding: Finding, in scene: Scene) -> Rect? {
    let there = scene.nodes.filter { $0.isDrawn && !$0.isModifier }
    let words = finding.element?.text
    let sameWords = there.filter { node in words.map { $0 == node.text?.content.string } ?? false }
    let sameLine = there.filter { $0.source == finding.location }
    let sameKind = sameLine.filter { $0.kind.rawValue == finding.element?.kind }
    let candidates = [sameKind.filter { $0.text?.content.string == words }, sameWords, sameKind, sameLine]
      .first { !$0.isEmpty }
    guard let frame = finding.picture?.frame else { return candidates?.first?.frame }
    func distance(_ node: SceneNode) -> Double {
      abs(node.frame.center.x - frame.center.x) + abs(node.frame.center.y - frame.center.y)
    }
    return candidates?.min { distance($0) < distance($1) }?.frame ?? frame
  }
}
