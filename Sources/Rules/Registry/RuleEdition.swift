import SightlineModel

/// The rules of a released version: which there were, how severe in each profile, with which numbers. `rules/versions/` holds
/// one file for each, written by `Scripts/freeze-rules` and never changed again.
package struct RuleEdition: Sendable, Hashable {
  package let version: Int
  /// By profile.
  let severities: [String: [RuleID: Severity]]
  /// By profile, its own only.
  let numbers: [String: [RuleID: [String: Double]]]
  /// Those of the pages.
  let pageNumbers: [RuleID: [String: Double]]

  /// The version of the rules as they are.
  package static let current = RuleTexts.version
  /// Versions that can be asked for, the current one included.
  package static let known: [Int] = (editions.map(\.version).filter { $0 != current } + [current]).sorted()

  /// - Returns: `nil` for the current version: its rules are those of the pages and profiles.
  package static func before(_ version: Int) -> RuleEdition? {
    version == current ? nil : editions.first { $0.version == version }
  }

  static let editions: [RuleEdition] = RuleTexts.versions.map { entry in
    let file = "rules/versions/\(entry.name).yml"
    // The embedded texts are tested; a broken one is our own mistake.
    return try! RuleEdition(text: entry.text, file: file, version: Int(entry.name) ?? 0)  // checked: a file of ours
  }

  /// Below each rule: `PROFILE: severity`, `PROFILE.NAME: number`, and `numbers.NAME: number` for its page's.
  init(text: String, file: String, version: Int) throws(RuleDataError) {
    let data = try RuleData(text: text, file: file)
    var severities: [String: [RuleID: Severity]] = [:]
    var numbers: [String: [RuleID: [String: Double]]] = [:]
    var pageNumbers: [RuleID: [String: Double]] = [:]
    for key in data.keys {
      let id = RuleID(rawValue: key)
      pageNumbers[id] = [:]
      for (name, value) in data.section(key) {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 1, let severity = Severity(rawValue: value) {
          severities[name, default: [:]][id] = severity
        } else if parts.count == 2, let number = Double(value) {
          if parts[0] == "numbers" {
            pageNumbers[id]?[parts[1]] = number
          } else {
            numbers[parts[0], default: [:]][id, default: [:]][parts[1]] = number
          }
        } else {
          throw RuleDataError(
            file: file, line: data.lines[key] ?? 1, "'\(key)' has '\(name): \(value)', neither a severity nor a number")
        }
      }
    }
    (self.version, self.severities, self.numbers, self.pageNumbers) = (version, severities, numbers, pageNumbers)
  }

  /// A profile as it was. A rule that is gone since is not asked; a number that is new since is the page's.
  func profile(_ name: String) -> RuleProfile? {
    guard let severities = severities[name] else { return nil }
    let there = severities.filter { RuleRegistry.page($0.key) != nil }
    var numbers: [RuleID: [String: Double]] = [:]
    for id in there.keys {
      let then = (pageNumbers[id] ?? [:]).merging(self.numbers[name]?[id] ?? [:]) { $1 }
      let known = then.filter { RuleRegistry.page(id)?.numbers[$0.key] != nil }
      if !known.isEmpty { numbers[id] = known }
    }
    return RuleProfile(name: name, severities: there, numbers: numbers)
  }

  /// The rules as they are, without those in preview, in the form of a version.
  init(now pages: [RulePage], _ profiles: [RuleProfile]) {
    let stable = pages.filter { !$0.isPreview }
    let ids = Set(stable.map(\.id))
    version = Self.current
    severities = profiles.reduce(into: [:]) { $0[$1.name] = $1.severities.filter { ids.contains($0.key) } }
    numbers = profiles.reduce(into: [:]) { result, profile in
      let own = profile.numbers.filter { ids.contains($0.key) }
      if !own.isEmpty { result[profile.name] = own }
    }
    pageNumbers = Dictionary(stable.map { ($0.id, $0.numbers) }) { $1 }
  }
}
