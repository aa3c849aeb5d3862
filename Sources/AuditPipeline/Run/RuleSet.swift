import AuditEngine
import Reporting
import Rules
import SightlineModel

/// The rules of one run: the profile's, as the project changed them.
struct RuleSet {
  let rules: [any Rule]
  let projectRules: [any ProjectRule]
  let settings: [RuleID: RuleSetting]
  /// Asked for by an expectation although the profile has them off: they decide claims, and nothing else is said of
  /// what they find.
  let unreported: Set<RuleID>

  /// - Parameter expected: Rules that expectations ask for.
  init(_ configuration: Configuration, expected: Set<RuleID> = []) throws(UnusableInput) {
    guard var profile = RuleProfile.named(configuration.profile.value) else {
      throw UnusableInput(
        "'\(configuration.profile.value)' is no profile; profiles are \(RuleProfile.names.joined(separator: ", "))")
    }
    for own in configuration.rules.value {
      guard let level = own.level else { continue }
      profile.severities[own.rule] = level.severity
    }
    unreported = expected.filter { profile.severities[$0] == nil }
    for rule in unreported { profile.severities[rule] = RuleRegistry.page(rule)?.severity ?? .warning }
    let numbers = Dictionary(configuration.rules.value.map { ($0.rule, $0.numbers) }) { $1 }
    rules = RuleRegistry.rules(in: profile, numbers: numbers)
    projectRules = RuleRegistry.projectRules(in: profile, numbers: numbers)
    settings = profile.severities.reduce(into: [:]) { settings, entry in
      settings[entry.key] = RuleSetting(severity: entry.value, sources: RuleRegistry.page(entry.key)?.sources ?? [])
    }
  }

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
    return (own + gate).sorted { $0.id < $1.id }
  }

  func runs(_ rule: RuleID) -> Bool { settings[rule] != nil && !unreported.contains(rule) }
}
