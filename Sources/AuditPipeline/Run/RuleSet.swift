import AuditEngine
import DesignTokens
import Reporting
import Rules
import SightlineModel

/// The rules of one run: the profile's, as the project changed them.
struct RuleSet {
  let rules: [any Rule]
  let projectRules: [any ProjectRule]
  let settings: [RuleID: RuleSetting]
  /// The numbers of rules about tokens: their own, the profile's, the project's.
  private let tokenNumbers: [TokenRule: [String: Double]]

  init(_ configuration: Configuration) throws(UnusableInput) {
    guard var profile = RuleProfile.named(configuration.profile.value) else {
      throw UnusableInput(
        "'\(configuration.profile.value)' is no profile; profiles are \(RuleProfile.names.joined(separator: ", "))")
    }
    for own in configuration.rules.value {
      guard let level = own.level else { continue }
      profile.severities[own.rule] = level.severity
    }
    let numbers = Dictionary(configuration.rules.value.map { ($0.rule, $0.numbers) }) { $1 }
    rules = RuleRegistry.rules(in: profile, numbers: numbers)
    projectRules = RuleRegistry.projectRules(in: profile, numbers: numbers)
    tokenNumbers = TokenRule.allCases.reduce(into: [:]) { result, rule in
      result[rule] = rule.numbers.merging(profile.numbers[rule.id] ?? [:]) { $1 }.merging(numbers[rule.id] ?? [:]) { $1 }
    }
    let textNumbers = RuleRegistry.page("contrast-text")?.numbers.merging(profile.numbers["contrast-text"] ?? [:]) { $1 }
      .merging(numbers["contrast-text"] ?? [:]) { $1 }
    largeText = textNumbers?["large"].map { $0 > LargeTextReading.native.regular } == true ? .strict : .native
    settings = profile.severities.reduce(into: [:]) { settings, entry in
      settings[entry.key] = RuleSetting(severity: entry.value, sources: RuleRegistry.page(entry.key)?.sources ?? [])
    }
  }

  /// Which reading of "large" decides, as the rule about text on screens has it.
  let largeText: LargeTextReading

  func number(_ name: String, of rule: TokenRule) -> Double? { tokenNumbers[rule]?[name] }

  /// Every rule that could have been asked, for reports.
  var infos: [RuleInfo] {
    let own = RuleRegistry.pages.map { page in
      RuleInfo(
        id: page.id, title: page.title, summary: page.summary, helpMarkdown: page.body, sources: page.sources,
        severity: settings[page.id]?.severity ?? page.severity ?? .warning)
    }
    let gate = GateRule.allCases.map { rule in
      RuleInfo(
        id: rule.id, title: rule.title, summary: rule.summary, helpMarkdown: rule.summary, severity: rule.severity)
    }
    let tokens = TokenRule.allCases.filter { RuleRegistry.page($0.id) == nil }.map { rule in
      RuleInfo(
        id: rule.id, title: rule.title, summary: rule.summary, helpMarkdown: rule.summary, sources: rule.sources,
        severity: settings[rule.id]?.severity ?? rule.severity ?? .warning)
    }
    return (own + gate + tokens).sorted { $0.id < $1.id }
  }

  func runs(_ rule: RuleID) -> Bool { settings[rule] != nil }
}
