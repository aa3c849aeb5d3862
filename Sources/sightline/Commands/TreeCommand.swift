import AuditEngine
import AuditPipeline
import Reporting

/// `tree`: what VoiceOver reads on a screen, in order.
enum TreeCommand {
  static let specification = CommandSpecification(
    "tree", "Print what VoiceOver reads on a screen, in order.",
    discussion: """
      With --all every screen, state and language: printed, written as text files that are made to be committed and \
      reviewed as a diff, or held against those that are there ('sightline gate --transcript DIR' does that in CI).
      """,
    argument: LookOptions.argument,
    options: LookOptions.options + [
      OptionSpecification("format", .choice(["text", "json"]), "Text unless given."),
      OptionSpecification("all", "Every screen, state and language."),
      OptionSpecification("write", .file(placeholder: "DIR"), "Writes a text file for each, with --all."),
      OptionSpecification("check", .file(placeholder: "DIR"), "Fails where the files are not current, with --all."),
      OptionSpecification("quiet", short: "q", "Says nothing about inputs that cannot be read."),
    ],
    examples: [
      ("sightline tree", "The first screen."),
      ("sightline tree --screen Welcome --locale ar --format json", "One screen in Arabic, with frames."),
      ("sightline tree --all --write voiceover", "A file for each screen, state and language."),
    ], isContained: true
  ) { arguments, console in
    for option in ["write", "check"] where arguments.has(option) && !arguments.has("all") {
      throw UsageError("--\(option) goes with --all", command: "tree")
    }
    if arguments.has("all") { return try all(arguments, console) }
    let look = try LookOptions.look(arguments, console)
    var text = ""
    if arguments.value("format") == "json" {
      SpokenTree().writeJSON(look.scene, to: &text)
    } else {
      SpokenTree().writeText(look.scene, to: &text)
    }
    console.output.write(text)
    return .clean
  }

  private static func all(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    for option in ["screen", "state", "size", "device", "appearance", "format"] where arguments.has(option) {
      throw UsageError("--all takes no --\(option): the files are of every screen", command: "tree")
    }
    let progress = ProgressLine(console, isQuiet: arguments.has("quiet"))
    let request = try CommonOptions.request(.audit, arguments, console)
    let transcripts = try AuditPipeline(request) { progress.report($0) }.transcript()
    progress.clear()
    if let folder = arguments.value("check") {
      let differences = TranscriptFolder(folder, console).differences(transcripts)
      for line in differences { console.print(folder + "/" + line) }
      return differences.isEmpty ? .clean : .findings
    }
    if let folder = arguments.value("write") {
      let (count, changed) = try TranscriptFolder(folder, console).write(transcripts)
      if !arguments.has("quiet") { console.complain("sightline: \(count) files in \(folder), \(changed) changed") }
      return .clean
    }
    console.output.write(transcripts.map(\.text).joined(separator: "\n"))
    return .clean
  }
}
