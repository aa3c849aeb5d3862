/// Completion for fish 3.
enum FishCompletion {
  static func script(_ commands: [CommandSpecification]) -> String {
    var lines = [
      "# fish completion for sightline; written by 'sightline completions fish'",
      "complete -c sightline -n __fish_use_subcommand -f",
    ]
    for command in commands {
      lines.append("complete -c sightline -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
    }
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.shownOptions {
        var line = "complete -c sightline \(condition) -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        switch option.value {
        case .none: break
        case .file: line += " -r -F"
        case .choice(let words), .suggestion(let words, _): line += " -x -a \(quoted(words.joined(separator: " ")))"
        case .text, .integer: line += " -x"
        }
        lines.append(line + " -d \(quoted(option.summary))")
      }
      lines.append("complete -c sightline \(condition) -l help -d 'Say more about this command.'")
      let offered = command.argument?.kind.completions ?? []
      if !offered.isEmpty {
        lines.append("complete -c sightline \(condition) -f -a \(quoted(offered.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
