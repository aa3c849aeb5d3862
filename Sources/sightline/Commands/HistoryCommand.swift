import AuditEngine
import AuditPipeline
import Foundation
import Reporting
import SightlineModel
import WorkJournal

/// `history`: a line of counts for each commit, and their drawing.
enum HistoryCommand {
  private static let standardFile = "sightline-history.jsonl"

  static let specification = CommandSpecification(
    "history", "Keep a line of counts for each commit, and draw them.",
    discussion: """
      Audits the folder, or reads a JSON report, and adds a line for the commit that is checked out to a file that is made to \
      be committed; the same commit's line is replaced. Then prints all lines with bars. --draw writes a drawing.
      """,
    argument: LookOptions.argument,
    options: [
      OptionSpecification(
        "file", .file(placeholder: "FILE"), "Where the lines stand; \(standardFile) in the folder unless given."),
      OptionSpecification("report", .file(placeholder: "FILE"), "A JSON report of this commit, instead of an audit."),
      OptionSpecification("only-show", "Adds nothing."),
      OptionSpecification("draw", .file(placeholder: "FILE"), "Writes errors and warnings over time as SVG."),
      OptionSpecification("quiet", short: "q", "No progress."),
    ] + [CacheOption.specification] + CommonOptions.matrix + CommonOptions.project,
    examples: [
      ("sightline history", "Adds this commit, and shows all."),
      ("sightline history --report audit.json --draw history.svg", "From a report that CI has written already."),
      ("sightline history --only-show", "What is there; adds nothing."),
    ], isContained: true, run: run)

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    let folder = console.absolute(arguments.positional.first ?? ".")
    let path = arguments.value("file").map(console.absolute) ?? folder + "/" + standardFile
    let data = FileManager.default.contents(atPath: path) ?? Data()
    var history = ReportHistory(String(decoding: data, as: UTF8.self))
    guard history.unreadable.isEmpty else {
      throw CommandFailure("\(path):\(history.unreadable[0]): this line is none of 'history'; remove it")
    }
    if !arguments.has("only-show") {
      guard let repository = Repository(around: folder) else {
        throw CommandFailure("\(folder) is in no git repository: a line is kept for each commit")
      }
      let commit = try repository.commit("HEAD")
      let report: AuditReport
      if let file = arguments.value("report") {
        report = try ExplainCommand.read(file, console)
      } else {
        var request = try CommonOptions.request(.audit, arguments, console)
        request.cacheFolder = CacheOption.folder(arguments, console)
        request.began = .now
        let progress = ProgressLine(console, isQuiet: arguments.has("quiet"))
        report = try AuditPipeline(request) { progress.report($0) }.run().report
        progress.clear()
      }
      history.add(ReportHistory.Entry(report, commit: commit.hash, date: commit.date))
      try console.writeResult(history.lines, to: path)
    }
    if let drawing = arguments.value("draw") { try console.writeResult(history.svg, to: drawing) }
    console.output.write(history.text)
    return .clean
  }
}
