package import SightlineModel

/// Every rule there is. The lists of them are written by `Scripts/generate-rule-registry`.
package enum RuleRegistry {
  /// Makes a rule from its numbers.
  struct Maker<Kind>: Sendable {
    let id: RuleID
    let make: @Sendable (RuleNumbers) -> Kind
  }

  /// Pages in the order of their ids.
  package static let pages: [RulePage] = RuleTexts.pages.map { entry in
    // The embedded texts are tested; a broken one is our own mistake.
    try! RulePage(text: entry.text, file: "rules/\(entry.name).md")  // checked: a file of ours, tested
  }

  package static func page(_ id: RuleID) -> RulePage? { pagesByID[id] }
  private static let pagesByID = Dictionary(uniqueKeysWithValues: pages.map { ($0.id, $0) })  // checked: by file name

  /// Ids of every rule, sorted.
  package static let ids: [RuleID] = types.keys.sorted()

  /// Every rule about scenes with its page's numbers.
  package static let all: [any Rule] = sceneMakers.map { $0.make(numbers(of: $0.id)) }

  /// - Parameter own: Numbers of the project's own, by rule.
  /// - Returns: The rules a profile runs, with its numbers.
  package static func rules(in profile: RuleProfile, numbers own: [RuleID: [String: Double]] = [:]) -> [any Rule] {
    made(sceneMakers, profile, own)
  }

  /// The rules about the project as a whole that a profile runs.
  package static func projectRules(in profile: RuleProfile, numbers own: [RuleID: [String: Double]] = [:])
    -> [any ProjectRule]
  { made(projectMakers, profile, own) }

  /// The rules that compare sizes which a profile runs.
  package static func sizeRules(in profile: RuleProfile, numbers own: [RuleID: [String: Double]] = [:])
    -> [any SizeComparingRule]
  { made(sizeMakers, profile, own) }

  /// The rules about tokens that a profile runs.
  package static func tokenRules(in profile: RuleProfile, numbers own: [RuleID: [String: Double]] = [:])
    -> [any TokenRule]
  { made(tokenMakers, profile, own) }

  private static func made<Kind>(
    _ makers: [Maker<Kind>], _ profile: RuleProfile, _ own: [RuleID: [String: Double]]
  ) -> [Kind] {
    makers.filter { profile.severities[$0.id] != nil }.map { $0.make(numbers(of: $0.id, in: profile, own: own)) }
  }

  /// The numbers of a rule's page.
  static func numbers(of id: RuleID) -> RuleNumbers { RuleNumbers(page(id)?.numbers ?? [:]) }

  /// The numbers of a rule: its page's, the profile's on top, the project's on top of those.
  package static func numbers(of id: RuleID, in profile: RuleProfile, own: [RuleID: [String: Double]]) -> RuleNumbers {
    numbers(of: id).replacing(profile.numbers[id] ?? [:]).replacing(own[id] ?? [:])
  }
}

extension ProjectRule {
  /// The id of a rule held as `any ProjectRule`.
  package var ruleID: RuleID { Self.id }
}

extension Rule {
  /// The id of a rule held as `any Rule`.
  package var ruleID: RuleID { Self.id }
  package var ruleDependencies: RuleDependencies { Self.dependencies }
  package static var isOfTree: Bool { false }
  package var ruleIsOfTree: Bool { Self.isOfTree }
}
