import AuditEngine
import AuditPipeline
import SourceDocuments

/// Every command, in the order of the overview.
enum CommandTable {
  static let commands: [CommandSpecification] =
    AuditCommand.specifications + [
      MergeCommand.specification, TreeCommand.specification, WalkCommand.specification, ViewsCommand.specification,
      BudgetsCommand.specification, EvidenceCommand.specification, RenderCommand.specification,
      PreviewCommand.specification, CompareCommand.specification, HistoryCommand.specification,
      MeasureCommand.specification,
      RulesCommand.specification, ExplainCommand.specification, VocabularyCommand.specification,
      InitCommand.specification,
      ConfigCommand.specification, BaselineCommand.specification, DoctorCommand.specification,
      CompletionsCommand.specification,
    ] + ServerCommands.specifications + [manual, LicensesCommand.specification, version]

  private static let manual = CommandSpecification(
    "man", "Print the manual page sightline(1).",
    examples: [
      ("sightline man | man -l -", "Read it."), ("sightline man > sightline.1", "Keep it."),
      ("sightline man | groff -man -Thtml > sightline.html", "As a page."),
    ]
  ) { _, console in
    console.output.write(ManPage(version: AuditPipeline.version).text(commands))
    return .clean
  }

  private static let version = CommandSpecification(
    "version", "Print the version.",
    examples: [
      ("sightline version", "The version alone."), ("sightline --version", "The same."),
      ("sightline help versions", "What the next version may change."),
    ]
  ) { _, console in
    console.print("sightline \(AuditPipeline.version)")
    return .clean
  }

  /// Runs a command line; all errors end here.
  ///
  /// - Parameter words: Without the program's name.
  static func run(_ words: [String], _ console: Console) -> RunStatus {
    do {
      return try dispatch(words, console)
    } catch let error as UsageError {
      console.complain("sightline: \(error.message)")
      console.complain("See 'sightline \(error.command.map { "\($0) " } ?? "")--help'.")
    } catch let error as UnusableInput {
      for message in error.messages { console.complain("sightline: \(message)") }
    } catch let error as CommandFailure {
      console.complain("sightline: \(error.message)")
    } catch {
      console.complain("sightline: \(error)")
    }
    return .unusable
  }

  private static func dispatch(_ words: [String], _ console: Console) throws -> RunStatus {
    let help = HelpText(width: min(console.width ?? 100, 100))
    guard let name = words.first else {
      console.print(help.overview(commands, HelpTopic.all))
      return .clean
    }
    switch name {
    case "-h", "--help", "help":
      guard words.count > 1 else {
        console.print(help.overview(commands, HelpTopic.all))
        return .clean
      }
      if let topic = HelpTopic.all.first(where: { $0.name == words[1] }) {
        console.print(help.page(topic))
      } else {
        console.print(help.page(try command(words[1], orTopic: true), isFull: true))
      }
      return .clean
    case "--version", "-V":
      return try version.run(CommandLineArguments(parsing: [], version), console)
    default: break
    }
    let command = try command(name)
    let rest = Array(words.dropFirst())
    let options = rest.prefix { $0 != "--" }
    if options.contains("-h") || options.contains("--help") {
      console.print(help.page(command, isFull: false))
      return .clean
    }
    let arguments = try CommandLineArguments(parsing: rest, command)
    for note in arguments.notes { console.complain("sightline: \(note)") }
    return try command.run(arguments, console)
  }

  private static func command(
    _ name: String, orTopic: Bool = false
  ) throws(UsageError) -> CommandSpecification {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") { throw UsageError("a command comes first, such as 'sightline audit \(name)'") }
    let names = commands.map(\.name) + (orTopic ? HelpTopic.all.map(\.name) : [])
    let hint = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" }
    throw UsageError("'\(name)' is not a command\(orTopic ? " or topic" : "")\(hint ?? "")")
  }
}
