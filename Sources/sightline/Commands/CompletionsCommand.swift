import AuditEngine

/// `completions`: a script for the shell, from the table of commands.
enum CompletionsCommand {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static let specification = CommandSpecification(
    "completions", "Print a completion script for a shell.",
    argument: ArgumentSpecification(
      name: "SHELL", kind: .words(Shell.allCases.map(\.rawValue)), count: 1...1, summary: "bash, zsh or fish."),
    examples: [
      ("sightline completions bash > ~/.local/share/bash-completion/completions/sightline", "For bash."),
      ("sightline completions zsh > ~/.zfunc/_sightline", "For zsh, with ~/.zfunc in fpath."),
      ("sightline completions fish > ~/.config/fish/completions/sightline.fish", "For fish."),
    ]
  ) { arguments, console in
    switch Shell(rawValue: arguments.positional[0]) {
    case .bash: console.output.write(BashCompletion.script(CommandTable.commands))
    case .zsh: console.output.write(ZshCompletion.script(CommandTable.commands))
    case .fish: console.output.write(FishCompletion.script(CommandTable.commands))
    case nil: break
    }
    return .clean
  }
}
