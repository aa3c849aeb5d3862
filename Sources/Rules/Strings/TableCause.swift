import SightlineModel

/// Keys of one table that have one thing wrong in one language are one finding: they are fixed in one go.
enum TableCause {
  private struct Group: Hashable {
    var file: String
    var table: String
    var locale: String
    var cause: String
  }

  /// - Parameters:
  ///   - strings: In the order of the table.
  ///   - uses: Where the sources write keys, to be named as well.
  ///   - cause: What is wrong with one of them; `nil` where nothing is.
  ///   - issue: Of strings that share a cause, with the keys in words: the key, else how many and the first few.
  /// - Returns: A pass for each string with nothing wrong, one judgement for each cause, in order.
  static func fold(
    _ strings: [ProjectFacts.LocalizedString], uses: [String: [SourceLocation]] = [:],
    cause: (ProjectFacts.LocalizedString) -> String?,
    issue: (_ strings: [ProjectFacts.LocalizedString], _ keys: String) -> Verdict.Issue
  ) -> [ProjectJudgement] {
    var groups: [(group: Group, strings: [ProjectFacts.LocalizedString])] = []
    var positions: [Group: Int] = [:]
    var judgements: [ProjectJudgement] = []
    for string in strings {
      guard let cause = cause(string) else {
        judgements.append(
          ProjectJudgement(subject: subject(string), location: string.location, verdict: .passes))
        continue
      }
      let group = Group(file: string.location.file, table: string.table, locale: string.locale, cause: cause)
      if let position = positions[group] {
        groups[position].strings.append(string)
      } else {
        positions[group] = groups.count
        groups.append((group, [string]))
      }
    }
    return judgements
      + groups.map { group, strings in
        let places = Set(strings.map(\.location)).sorted()
        return ProjectJudgement(
          subject: subject(strings[0]), elements: strings.map(subject), location: places[0],
          verdict: .fails(issue(strings, keys(strings))),
          parts: places.dropFirst() + Set(strings.flatMap { uses[$0.key] ?? [] }).sorted())
      }
  }

  static func subject(_ string: ProjectFacts.LocalizedString) -> String {
    "\(string.table) \(string.key) \(string.locale)"
  }

  private static func keys(_ strings: [ProjectFacts.LocalizedString]) -> String {
    if strings.count == 1 { return strings[0].key.quotedKey }
    let shown = strings.prefix(3).map(\.key.quotedKey).joined(separator: ", ")
    return "\(strings.count) keys of \(strings[0].table) (\(shown)\(strings.count > 3 ? ", …" : ""))"
  }
}
