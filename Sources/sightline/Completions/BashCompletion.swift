/// Completion for bash 4 and newer, without the bash-completion package. `=` ends a word in readline, so that the value of
/// `--report` completes in two steps.
enum BashCompletion {
  static func script(_ commands: [CommandSpecification]) -> String {
    var text = """
      # bash completion for sightline; written by 'sightline completions bash'
      _sightline() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
        local words="" options=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) help --help --version" -- "$current"))
          return
        fi
        case "$command" in

      """
    for command in commands {
      text += "    \(command.name))\n"
      text += "      options=\"\((command.shownOptions.map { "--\($0.name)" } + ["--help"]).joined(separator: " "))\"\n"
      let taking = command.shownOptions.filter { $0.value.placeholder != nil }
      if !taking.isEmpty {
        text += "      case \"$previous\" in\n"
        for option in taking {
          let reply =
            switch option.value {
            case .file: "COMPREPLY=($(compgen -f -- \"$current\")); return"
            case .choice(let words), .suggestion(let words, _):
              "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\")); \(words.allSatisfy { $0.hasSuffix("=") } ? "compopt -o nospace 2>/dev/null; " : "")return"
            default: "return"
            }
          text += "        --\(option.name)) \(reply) ;;\n"
        }
        text += "      esac\n"
      }
      let offered = command.argument?.kind.completions ?? []
      if !offered.isEmpty { text += "      words=\"\(offered.joined(separator: " "))\"\n" }
      text += "      ;;\n"
    }
    text += """
          help) words="\(commands.map(\.name).joined(separator: " "))" ;;
        esac
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
          *)
            COMPREPLY=($(compgen -W "$words" -- "$current"))
            [ -n "$words" ] || COMPREPLY=($(compgen -f -- "$current"))
            ;;
        esac
      }
      complete -o filenames -F _sightline sightline

      """
    return text
  }
}
