import AuditEngine
import AuditPipeline
import Foundation
import Reporting
import SightlineModel
import WorkJournal

/// `evidence`: what an audit shows of each common task, for Apple's Accessibility Nutrition Labels.
enum EvidenceCommand {
  static let specification = CommandSpecification(
    "evidence", "Say per task what speaks for and against Apple's accessibility labels.",
    discussion: """
      Audits the app and follows the tasks through its flow: those that the configuration names ('tasks:', each with its \
      screens in order), else a way from launch to each end of the flow. For each of Apple's Accessibility Nutrition Labels: \
      supported, not supported, or a person must check, with the findings behind it. What was not laid out is for a person. \
      VoiceOver and Voice Control always are, once nothing is found against them: Apple asks for the task to be done with them.

      Each task also says how many swipes VoiceOver and how many stops Switch Control take to the controls that are used, and \
      which names Voice Control finds more than once.
      """,
    argument: LookOptions.argument,
    options: [
      OptionSpecification("format", .choice(["text", "json", "markdown", "html"]), "Text unless given."),
      OptionSpecification("output", short: "o", .file(placeholder: "FILE"), "Where to write, instead of printing."),
      OptionSpecification("quiet", short: "q", "No progress."),
    ] + CommonOptions.matrix + CommonOptions.project,
    examples: [
      ("sightline evidence", "Every task with its labels."),
      ("sightline evidence --format html -o evidence.html", "A page to keep with the release."),
      ("sightline evidence --format json --locale de", "For a script, in German."),
    ], isContained: true
  ) { arguments, console in
    let request = try CommonOptions.request(.audit, arguments, console)
    let progress = ProgressLine(console, isQuiet: arguments.has("quiet"))
    let evidence: AppEvidence
    do {
      defer { progress.clear() }
      evidence = try AuditPipeline(request) { progress.report($0) }.evidence()
    }
    let writer = EvidenceWriter(project: evidence.project, version: evidence.version, tasks: evidence.tasks)
    let text =
      switch arguments.value("format") {
      case "json": writer.json
      case "markdown": writer.markdown
      case "html": writer.html
      default: writer.text
      }
    if let path = arguments.value("output") {
      try console.writeResult(text, to: path)
    } else {
      console.output.write(text)
    }
    return .clean
  }
}
