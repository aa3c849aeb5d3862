/// Help from the table of commands: short for `-h`, whole for `--help`.
struct HelpText {
  let width: Int

  /// The list of commands.
  func overview(_ commands: [CommandSpecification]) -> String {
    var text = """
      Audits the accessibility and layout of SwiftUI apps from source.

      Usage: sightline COMMAND [OPTIONS]

      Commands:

      """
    text += table(commands.map { ($0.name, $0.summary) })
    text += """

      Exit status: 0 nothing to fail on, 1 findings, 2 could not be used or nothing to audit.
      'sightline COMMAND --help' says more about each; 'sightline audit' in a project's folder is a good start.

      """
    return text
  }

  /// - Parameter isFull: With the discussion and all options; else the most used ones.
  func page(_ command: CommandSpecification, isFull: Bool) -> String {
    var text = command.summary + "\n\nUsage: sightline \(command.name)"
    if let argument = command.argument { text += " \(argument.label)" }
    if !command.options.isEmpty { text += " [OPTIONS]" }
    text += "\n"
    if let argument = command.argument { text += "\n" + table([(argument.label, argument.summary)]) }
    if isFull, !command.discussion.isEmpty {
      text +=
        "\n"
        + command.discussion.split(separator: "\n\n").map { wrapped(String($0), indent: 0) }.joined(separator: "\n\n")
        + "\n"
    }
    if !command.options.isEmpty {
      text += "\nOptions:\n"
      text += table(
        command.options.map { ($0.short.map { "-\($0), " } ?? "") + $0.label }.enumerated().map { index, label in
          (label, command.options[index].summary + (isFull ? words(command.options[index]) : ""))
        })
    }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples.prefix(isFull ? .max : 3) {
        text += "  \(example.line)\n      \(example.what)\n"
      }
    }
    return text
  }

  private func words(_ option: OptionSpecification) -> String {
    let words = option.value.words
    return words.isEmpty || words.count <= 5 ? "" : " Known: \(words.joined(separator: ", "))."
  }

  private func table(_ rows: [(String, String)]) -> String {
    let column = min(30, (rows.map(\.0.count).max() ?? 0) + 4)
    return rows.map { label, summary in
      let head = "  " + label
      let body = wrapped(summary, indent: column)
      if head.count + 2 > column { return "\(head)\n\(String(repeating: " ", count: column))\(body)\n" }
      return head + String(repeating: " ", count: column - head.count) + body + "\n"
    }.joined()
  }

  /// Breaks at spaces; every line after the first is indented, and the first is taken to be.
  private func wrapped(_ text: String, indent: Int) -> String {
    let room = max(30, width - indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= room {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
