public import SightlineModel

/// A rule set: which rules run, how severe their findings are, and with which numbers.
public struct RuleProfile: Sendable, Hashable {
  public var name: String
  /// Rules that are not listed do not run.
  public var severities: [RuleID: Severity]
  /// Only what differs from the rule's page.
  public var numbers: [RuleID: [String: Double]]

  public static let names: [String] = ["default", "wcag22-aa", "apple-hig", "strict"]

  /// - Returns: One of the rule sets that come with the tool; `nil` for another name.
  public static func named(_ name: String) -> RuleProfile? { builtIn[name] }

  private static let builtIn: [String: RuleProfile] = RuleTexts.profiles.reduce(into: [:]) { result, entry in
    // The embedded texts are tested; a broken one is our own mistake.
    result[entry.name] = try! RuleProfile(name: entry.name, text: entry.text)
  }

  /// `rule-id: severity`, or `rule-id:` with `severity:` and numbers indented below.
  init(name: String, text: String) throws(RuleDataError) {
    let file = "rules/profiles/\(name).yml"
    let data = try RuleData(text: text, file: file)
    self.name = name
    severities = [:]
    numbers = [:]
    for key in data.keys {
      let id = RuleID(rawValue: key)
      let section = data.section(key)
      let word = data[key] ?? section["severity"] ?? ""
      if word == "off" { continue }
      guard let severity = Severity(rawValue: word) else {
        throw RuleDataError(file: file, line: 1, "'\(key)' has no severity: error, warning, review or off")
      }
      severities[id] = severity
      let own = section.filter { $0.key != "severity" }.compactMapValues(Double.init)
      if !own.isEmpty { numbers[id] = own }
    }
  }
}
