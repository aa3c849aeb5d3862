import SightlineModel

/// How text output is dressed: colours, and the width lines are broken at.
package struct TerminalStyle: Hashable, Sendable {
  package enum Choice: String, Hashable, Sendable, CaseIterable { case auto, always, never }

  package var usesColor: Bool
  /// Columns; `nil` leaves lines as long as they are, for files and pipes.
  package var width: Int?
  package init(usesColor: Bool = false, width: Int? = nil) {
    self.usesColor = usesColor
    self.width = width.map { max($0, 40) }
  }

  /// Decides on colour: the option, then `NO_COLOR`, then `FORCE_COLOR` and `CLICOLOR_FORCE`, then whether the stream is a
  /// terminal that is not dumb. Variables that are set but empty count as not set.
  /// - Source: no-color.org, force-color.org.
  package static func usesColor(_ choice: Choice, environment: [String: String], isTerminal: Bool) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if isSet("FORCE_COLOR") { return environment["FORCE_COLOR"] != "0" }
    if isSet("CLICOLOR_FORCE") { return environment["CLICOLOR_FORCE"] != "0" }
    return isTerminal && environment["TERM"] != "dumb"
  }

  enum Ink: String { case error = "1;31", warning = "1;33", review = "1;36", strong = "1", quiet = "2", good = "32" }

  func ink(_ text: String, _ ink: Ink) -> String { usesColor ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text }

  func ink(for severity: Severity) -> Ink {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .review: .review
    }
  }

  /// Breaks a line at spaces; lines after the first begin with `indentation`. Words longer than a line stay whole, so that
  /// paths can be clicked.
  func wrapped(_ text: String, indentation: Int) -> String {
    guard let width, indentation < width else { return text }
    var lines: [String] = []
    var line: String?
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let room = lines.isEmpty ? width : width - indentation
      if let begun = line, begun.count + 1 + word.count <= room {
        line = begun + " " + word
      } else {
        if let begun = line { lines.append(begun) }
        line = String(word)
      }
    }
    lines.append(line ?? "")
    return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
  }
}
