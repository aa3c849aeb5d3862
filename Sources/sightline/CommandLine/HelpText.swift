import Foundation

/// Help from the table of commands: short for `COMMAND --help`, whole for `help COMMAND`; topics for `help TOPIC`.
struct HelpText {
  let width: Int

  /// The list of commands.
  func overview(_ commands: [CommandSpecification], _ topics: [HelpTopic]) -> String {
    var text = """
      Audits the accessibility and layout of SwiftUI apps from source.

      Usage: sightline COMMAND [OPTIONS]

      Commands:

      """
    text += table(commands.map { ($0.name, $0.summary) })
    text += """

      Examples:
        sightline audit                                 Audits the current folder.
        sightline audit --report html=report.html       Also writes a page with pictures.
        sightline preview                               Every screen in the browser.

      'sightline COMMAND --help' says how each is used, 'sightline help COMMAND' everything about it.
      'sightline help TOPIC' knows:

      """
    return text + table(topics.map { ($0.name, $0.summary) })
  }

  /// A topic, with lines of tables as they are.
  func page(_ topic: HelpTopic) -> String {
    topic.summary + "\n\n"
      + topic.parts.map { part in
        switch part {
        case .words(let text): wrapped(text, indent: 0) + "\n"
        case .table(let rows): table(rows)
        case .lines(let lines): lines.map { "  \($0)\n" }.joined()
        }
      }.joined(separator: "\n")
  }

  /// - Parameter isFull: With the whole discussion, all options and examples; else what is used most, and three examples.
  func page(_ command: CommandSpecification, isFull: Bool) -> String {
    var text = command.summary + "\n\nUsage: sightline \(command.name)"
    if let argument = command.argument { text += " \(argument.label)" }
    if !command.options.isEmpty { text += " [OPTIONS]" }
    text += "\n"
    if let argument = command.argument { text += "\n" + table([(argument.label, argument.summary)]) }
    let paragraphs = command.discussion.components(separatedBy: "\n\n").filter { !$0.isEmpty }
    for paragraph in paragraphs.prefix(isFull || command.options.isEmpty ? .max : 1) {
      text += "\n" + wrapped(paragraph, indent: 0) + "\n"
    }
    let options = isFull ? command.shownOptions : command.usualOptions
    if !options.isEmpty {
      text += options.count < command.shownOptions.count ? "\nOptions that are used most:\n" : "\nOptions:\n"
      text += table(
        options.map { option in
          ((option.short.map { "-\($0), " } ?? "") + option.label, option.summary + (isFull ? words(option) : ""))
        })
    }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples.prefix(isFull ? .max : 3) {
        text += "  \(example.line)\n      \(example.what)\n"
      }
    }
    if !isFull, options.count < command.shownOptions.count || paragraphs.count > 1 && !command.options.isEmpty {
      text += "\nEverything, with all options: sightline help \(command.name)\n"
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
