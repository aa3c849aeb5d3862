import AuditEngine

/// One command: parsing, help, completions and running come from it.
struct CommandSpecification: Sendable {
  let name: String
  /// For the list of commands.
  let summary: String
  /// Paragraphs for `--help`.
  let discussion: String
  let argument: ArgumentSpecification?
  let options: [OptionSpecification]
  /// Each a command line and what it does.
  let examples: [(line: String, what: String)]
  /// Runs a project's code: in a process of its own, that is started again without what ended it.
  let isContained: Bool
  let run: @Sendable (CommandLineArguments, Console) throws -> RunStatus

  init(
    _ name: String, _ summary: String, discussion: String = "", argument: ArgumentSpecification? = nil,
    options: [OptionSpecification] = [], examples: [(line: String, what: String)] = [], isContained: Bool = false,
    run: @escaping @Sendable (CommandLineArguments, Console) throws -> RunStatus
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.argument = argument
    self.options = options + (isContained ? [CommonOptions.noContainment] : [])
    self.examples = examples
    self.isContained = isContained
    self.run = run
  }

  /// All but those that will be dropped.
  var shownOptions: [OptionSpecification] { options.filter { $0.deprecated == nil } }
  /// What the short help shows of the options: all, where they are few.
  var usualOptions: [OptionSpecification] {
    shownOptions.count <= 10 ? shownOptions : shownOptions.filter { CommonOptions.usual.contains($0.name) }
  }

  func option(_ name: String) -> OptionSpecification? { options.first { $0.name == name } }
}
