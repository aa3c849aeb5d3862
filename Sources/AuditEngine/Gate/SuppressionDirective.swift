package import SightlineModel

/// A comment that silences rules: `// sightline:disable:next contrast-text - the logo is exempt`.
package struct SuppressionDirective: Sendable, Hashable, Codable {
  package enum Scope: String, Sendable, Hashable, Codable, CaseIterable {
    case next, this, previous
    /// From `disable` to `enable`, or to the end of the file.
    case block
  }
  package var scope: Scope
  /// `all` stands for every rule.
  package var rules: [String]
  /// What follows ` - `; `nil` when nothing does.
  package var reason: String?
  /// Of the comment.
  package var location: SourceLocation
  /// The lines it covers.
  package var lines: ClosedRange<Int>
  /// Only findings about this name: a token's own extension speaks for the token, wherever it stands on the line.
  package var subject: String?
  /// The author's own words, “don't translate”, and no directive of Sightline's: that it hides nothing is nobody's mistake.
  package var isImplied = false

  package init(
    scope: Scope, rules: [String], reason: String?, location: SourceLocation, lines: ClosedRange<Int>,
    subject: String? = nil
  ) {
    self.scope = scope
    self.rules = rules
    self.reason = reason
    self.location = location
    self.lines = lines
    self.subject = subject
  }

  package func covers(_ finding: Finding) -> Bool {
    finding.location.file == location.file && lines.contains(finding.location.line)
      && (subject == nil || subject == finding.element?.text)
      && (rules.contains(finding.rule.rawValue) || rules.contains("all"))
  }
}

/// A comment that was meant to be a directive and is none.
package struct SuppressionMistake: Sendable, Hashable {
  package var message: String
  package var location: SourceLocation
}

extension SuppressionDirective {
  /// All that a Swift file says of findings: directives, and comments that say that words stay as they are.
  package static func all(
    in bytes: [UInt8], file: String
  ) -> (directives: [SuppressionDirective], mistakes: [SuppressionMistake]) {
    var all = read(bytes, file: file)
    all.directives += untranslated(in: bytes, file: file)
    return all
  }

  /// Finds the directives of a Swift file.
  ///
  /// - Complexity: Linear in the length of the text; files without the word `sightline:` are not looked at.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (directives: [SuppressionDirective], mistakes: [SuppressionMistake]) {
    guard String(decoding: bytes, as: UTF8.self).contains(marker) else { return ([], []) }
    var directives: [SuppressionDirective] = []
    var mistakes: [SuppressionMistake] = []
    /// Rule → index of the directive whose block is open.
    var open: [String: Int] = [:]
    let comments = SwiftComments.lineComments(in: bytes)
    for comment in comments {
      let text = comment.text.drop { $0 == "/" || $0 == " " || $0 == "\t" }
      guard text.hasPrefix(marker) else { continue }
      let location = SourceLocation(file: file, line: comment.line, column: comment.column)
      // 1. `disable:next rules - reason`
      let body = text.dropFirst(marker.count)
      let parts = split(body)
      let words = parts.rules
      let command = body.prefix { !$0.isWhitespace }.split(separator: ":", omittingEmptySubsequences: false)
      let scope = command.count > 1 ? Scope(rawValue: String(command[1])) : .block
      guard let verb = command.first, ["disable", "enable"].contains(verb), command.count <= 2, let scope,
        command.count == 1 || scope != .block, verb == "disable" || scope == .block
      else {
        mistakes.append(
          SuppressionMistake(
            message:
              "'sightline:\(body.prefix { !$0.isWhitespace })' is not known; write disable:next, disable:this, disable:previous, disable or enable",
            location: location))
        continue
      }
      guard !words.isEmpty else {
        mistakes.append(
          SuppressionMistake(
            message: "no rule is named; write 'sightline:\(command.joined(separator: ":")) RULE - reason'",
            location: location))
        continue
      }
      // 2. The lines it covers.
      if verb == "enable" {
        for rule in words {
          if let index = open.removeValue(forKey: rule) {
            directives[index].lines =
              directives[index].lines.lowerBound...max(comment.line, directives[index].lines.lowerBound)
          } else {
            mistakes.append(
              SuppressionMistake(message: "'\(rule)' is not disabled here; remove this line", location: location))
          }
        }
        continue
      }
      let lines: ClosedRange<Int> =
        switch scope {
        case .this: comment.line...comment.line
        case .next: comment.line + 1...comment.line + 1
        case .previous: max(0, comment.line - 1)...max(0, comment.line - 1)
        case .block: comment.line...Int.max
        }
      // 3. A block is one directive for each rule: rules may be enabled again one by one.
      for rules in scope == .block ? words.map({ [$0] }) : [words] {
        if scope == .block { for rule in rules { open[rule] = directives.count } }
        directives.append(
          SuppressionDirective(scope: scope, rules: rules, reason: parts.reason, location: location, lines: lines))
      }
    }
    return (directives, mistakes)
  }

  private static let marker = "sightline:"

  /// `disable:next a b - because` → [a, b], "because".
  private static func split(_ body: Substring) -> (rules: [String], reason: String?) {
    let afterCommand = body.drop { !$0.isWhitespace }
    var rules: [String] = []
    var rest = afterCommand
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      let word = rest.prefix { !$0.isWhitespace && $0 != "," }
      guard !word.isEmpty else { return (rules, nil) }
      rest = rest.dropFirst(word.count)
      if ["-", "–", "—"].contains(word) {
        let reason = rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return (rules, reason.isEmpty ? nil : reason)
      }
      rules.append(String(word))
    }
  }
}
