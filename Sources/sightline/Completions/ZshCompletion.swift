/// Completion for zsh 5.
enum ZshCompletion {
  static func script(_ commands: [CommandSpecification]) -> String {
    var text = """
      #compdef sightline
      # zsh completion for sightline; written by 'sightline completions zsh'
      _sightline() {
        local -a commands
        commands=(

      """
    for command in commands { text += "    \(quoted("\(command.name):\(escaped(command.summary))"))\n" }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in commands {
      text += "    \(command.name))\n      _arguments \\\n"
      for option in command.shownOptions { text += "        \(argument(option)) \\\n" }
      text += "        '--help[Say more about this command.]'"
      if let argument = command.argument {
        text += " \\\n        \(quoted("*:\(escaped(argument.name)):\(action(argument.kind))"))"
      }
      text += "\n      ;;\n"
    }
    text += """
        esac
      }
      if [ "$funcstack[1]" = "_sightline" ]; then
        _sightline "$@"
      else
        compdef _sightline sightline
      fi

      """
    return text
  }

  private static func argument(_ option: OptionSpecification) -> String {
    var text = (option.repeats ? "*" : "") + "--\(option.name)"
    let summary = "[\(escaped(option.summary))]"
    switch option.value {
    case .none: text += summary
    case .file(let placeholder): text += summary + ":\(escaped(placeholder)):_files"
    case .choice(let words): text += summary + ":\(option.name):(\(words.joined(separator: " ")))"
    case .suggestion(let words, let placeholder):
      let space = words.allSatisfy { $0.hasSuffix("=") } ? "compadd -S \"\" -- \(words.joined(separator: " "))" : nil
      text += summary + ":\(escaped(placeholder)):" + (space.map { "{\($0)}" } ?? "(\(words.joined(separator: " ")))")
    case .text(let placeholder), .integer(_, let placeholder): text += summary + ":\(escaped(placeholder)): "
    }
    return quoted(text)
  }

  private static func action(_ kind: ArgumentSpecification.Kind) -> String {
    let words = kind.completions
    return words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))"
  }

  /// For `_arguments` and `_describe`: a colon and a bracket have a meaning there.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(":", with: "\\:").replacing("[", with: "\\[").replacing(
      "]", with: "\\]")
  }
  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
