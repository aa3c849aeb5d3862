package import SightlineModel

/// A rule set: which rules run, how severe their findings are, and with which numbers.
package struct RuleProfile: Sendable, Hashable {
  package var name: String
  /// Rules that are not listed do not run.
  package var severities: [RuleID: Severity]
  /// Only what differs from the rule's page.
  package var numbers: [RuleID: [String: Double]]

  package static let names: [String] = ["default", "wcag22-aa", "apple-hig", "strict"]

  /// - Parameters:
  ///   - edition: The rules as they were in an earlier version; `nil`: as they are.
  ///   - previews: With the rules that are in preview.
  /// - Returns: One of the rule sets that come with the tool; `nil` for another name.
  package static func named(_ name: String, edition: RuleEdition? = nil, previews: Bool = false) -> RuleProfile? {
    guard let profile = builtIn[name] else { return nil }
    return (edition?.profile(name) ?? profile).with(previewsOf: previews ? profile : nil)
  }

  /// With the rules in preview that another one has, and no others that are in preview.
  func with(previewsOf other: RuleProfile?, _ pages: [RulePage] = RuleRegistry.pages) -> RuleProfile {
    var profile = self
    for page in pages where page.isPreview { profile.severities[page.id] = other?.severities[page.id] }
    return profile
  }

  private static let builtIn: [String: RuleProfile] = RuleTexts.profiles.reduce(into: [:]) { result, entry in
    // The embedded texts are tested; a broken one is our own mistake.
    result[entry.name] = try! RuleProfile(name: entry.name, text: entry.text)  // checked: a file of ours, tested
  }

  /// A project's own rule set: a file in the form of `rules/profiles/`, which may begin with `extends: default`.
  /// - Throws: `RuleDataError` with the line.
  package static func read(
    _ text: String, file: String, edition: RuleEdition? = nil, previews: Bool = false
  ) throws(RuleDataError) -> RuleProfile {
    let data = try RuleData(text: text, file: file)
    var profile = try RuleProfile(name: file, text: text, file: file)
    for (key, line) in data.lines where key != "extends" {
      let id = RuleID(rawValue: key)
      guard let page = RuleRegistry.page(id) else {
        throw RuleDataError(file: file, line: line, "no rule is named '\(key)'; 'sightline rules' lists them")
      }
      for (name, value) in data.section(key).sorted(by: { $0.key < $1.key }) where name != "severity" {
        guard page.numbers[name] != nil, Double(value) != nil else {
          let known = page.numbers.keys.sorted().joined(separator: ", ")
          throw RuleDataError(
            file: file, line: line,
            "'\(name): \(value)' is no number of '\(key)'; it has \(known.isEmpty ? "none" : known)")
        }
      }
    }
    guard let base = data["extends"] else { return profile }
    guard let extended = RuleProfile.named(base, edition: edition, previews: previews) else {
      throw RuleDataError(
        file: file, line: data.lines["extends"] ?? 1,
        "no profile is named '\(base)'; profiles are \(names.joined(separator: ", "))")
    }
    let off = Set(data.keys.filter { (data[$0] ?? data.section($0)["severity"]) == "off" }.map(RuleID.init(rawValue:)))
    profile.severities.merge(extended.severities.filter { !off.contains($0.key) }) { own, _ in own }
    profile.numbers.merge(extended.numbers) { own, inherited in inherited.merging(own) { $1 } }
    return profile
  }

  package init(name: String, severities: [RuleID: Severity], numbers: [RuleID: [String: Double]] = [:]) {
    self.name = name
    self.severities = severities
    self.numbers = numbers
  }

  /// `rule-id: severity`, or `rule-id:` with `severity:` and numbers indented below.
  init(name: String, text: String, file: String? = nil) throws(RuleDataError) {
    let file = file ?? "rules/profiles/\(name).yml"
    let data = try RuleData(text: text, file: file)
    self.name = name
    severities = [:]
    numbers = [:]
    for key in data.keys where key != "extends" {
      let id = RuleID(rawValue: key)
      let section = data.section(key)
      let word = data[key] ?? section["severity"] ?? ""
      if word == "off" { continue }
      guard let severity = Severity(rawValue: word) else {
        throw RuleDataError(
          file: file, line: data.lines[key] ?? 1, "'\(key)' has no severity: error, warning, review or off")
      }
      severities[id] = severity
      let own = section.filter { $0.key != "severity" }.compactMapValues(Double.init)
      if !own.isEmpty { numbers[id] = own }
    }
  }
}
