/// The manual page `sightline(1)`, from the table of commands.
///
/// - Source: `man(7)`, the macros that groff and mandoc share.
struct ManPage {
  let version: String

  func text(_ commands: [CommandSpecification]) -> String {
    var lines = [
      ".TH SIGHTLINE 1 \"\" \"sightline \(escaped(version))\" \"User Commands\"",
      ".SH NAME", "sightline \\- audits the accessibility and layout of SwiftUI apps from source",
      ".SH SYNOPSIS", ".B sightline", ".I COMMAND", "[\\fIOPTIONS\\fR]",
      ".SH DESCRIPTION",
      "Runs the SwiftUI code, lays every screen out for all text sizes, languages, devices and appearances, and reports "
        + "what is cut, too small, unlabelled or too faint. Needs neither Xcode nor a simulator.",
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(command) }
    lines += [
      ".SH EXIT STATUS", ".TP", ".B 0", "Nothing to fail on.", ".TP", ".B 1", "Findings.", ".TP", ".B 2",
      "Could not be used, or nothing to audit.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ command: CommandSpecification) -> [String] {
    var heading = "sightline \(command.name)"
    if let argument = command.argument { heading += " \(argument.label)" }
    if !command.options.isEmpty { heading += " [OPTIONS]" }
    var lines = [".SS \"\(escaped(heading))\"", paragraph(command.summary)]
    for part in command.discussion.split(separator: "\n\n") { lines += [".PP", paragraph(String(part))] }
    if let argument = command.argument { lines += item(argument.label, argument.summary) }
    for option in command.shownOptions {
      lines += item((option.short.map { "-\($0), " } ?? "") + option.label, option.summary)
    }
    for example in command.examples { lines += item(example.line, example.what) }
    return lines
  }

  private func item(_ label: String, _ text: String) -> [String] { [".TP", ".B \(escaped(label))", paragraph(text)] }

  /// Newlines of the source are no line breaks; a line that begins with a control character is no request.
  private func paragraph(_ text: String) -> String {
    let line = escaped(text.split(whereSeparator: { $0 == "\n" || $0 == " " }).joined(separator: " "))
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      default: result.append(character)
      }
    }
    return result
  }
}
