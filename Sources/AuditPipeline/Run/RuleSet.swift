import AuditEngine
import DesignTokens
import Foundation
import Reporting
import Rules
import SightlineModel

/// The rules of one run: the profile's, as the project changed them, and the project's own.
struct RuleSet {
  let rules: [any Rule]
  let projectRules: [any ProjectRule]
  let sizeRules: [any SizeComparingRule]
  let tokenRules: [any TokenRule]
  let settings: [RuleID: RuleSetting]
  /// Asked for by an expectation although the profile has them off: they decide claims, and nothing else is said of
  /// what they find.
  let unreported: Set<RuleID>
  private let custom: [CustomRule]

  /// - Parameters:
  ///   - root: The folder that a profile's path is relative to.
  ///   - expected: Rules that expectations ask for.
  init(_ configuration: Configuration, root: String, expected: Set<RuleID> = []) throws(UnusableInput) {
    var profile = try RuleProfile.find(
      configuration.profile.value, root: root, version: configuration.rulesVersion.value,
      previews: configuration.previewRules.value)
    for own in configuration.rules.value {
      guard let level = own.level else { continue }
      profile.severities[own.rule] = level.severity
    }
    unreported = expected.filter { profile.severities[$0] == nil }
    for rule in unreported { profile.severities[rule] = RuleRegistry.page(rule)?.severity ?? .warning }
    custom = configuration.customRules.value
    let numbers = Dictionary(configuration.rules.value.map { ($0.rule, $0.numbers) }) { $1 }
    rules = RuleRegistry.rules(in: profile, numbers: numbers) + custom
    projectRules = RuleRegistry.projectRules(in: profile, numbers: numbers)
    sizeRules = RuleRegistry.sizeRules(in: profile, numbers: numbers)
    tokenRules = RuleRegistry.tokenRules(in: profile, numbers: numbers)
    let large = RuleRegistry.numbers(of: "contrast-text", in: profile, own: numbers)["large"]
    largeText = large > LargeTextReading.native.regular ? .strict : .native
    var settings = profile.severities.reduce(into: [RuleID: RuleSetting]()) { settings, entry in
      settings[entry.key] = RuleSetting(severity: entry.value, sources: RuleRegistry.page(entry.key)?.sources ?? [])
    }
    for rule in custom { settings[rule.name] = RuleSetting(severity: rule.severity, sources: []) }
    self.settings = settings
  }

  /// Which reading of "large" decides, as the rule about text on screens has it.
  let largeText: LargeTextReading

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
    let project = custom.map { rule in
      RuleInfo(
        id: rule.name, title: rule.message, summary: rule.message, helpMarkdown: rule.message, severity: rule.severity)
    }
    return (own + gate + project).sorted { $0.id < $1.id }
  }

  func runs(_ rule: RuleID) -> Bool { settings[rule] != nil && !unreported.contains(rule) }
}

extension RuleProfile {
  /// - Parameters:
  ///   - name: A built-in profile, or the path of a file, relative to `root`.
  ///   - version: Of the rules.
  ///   - previews: With the rules that are in preview.
  /// - Throws: With the line, for a file that cannot be used; for a version that is not known.
  static func find(
    _ name: String, root: String, version: Int = RuleEdition.current, previews: Bool = false
  ) throws(UnusableInput) -> RuleProfile {
    guard RuleEdition.known.contains(version) else {
      let known = RuleEdition.known.map(String.init).joined(separator: ", ")
      throw UnusableInput("the rules have no version \(version); known are \(known)")
    }
    let edition = RuleEdition.before(version)
    if let known = named(name, edition: edition, previews: previews) { return known }
    guard name.hasSuffix(".yml") || name.hasSuffix(".yaml") else {
      throw UnusableInput(
        "'\(name)' is no profile; profiles are \(names.joined(separator: ", ")), or the path of a .yml file")
    }
    guard let bytes = RegularFile.contents(Project.absolute(name, from: root)) else {
      throw UnusableInput("\(name): the profile cannot be read; its path is relative to \(root)")
    }
    do throws(RuleDataError) {
      return try read(
        String(decoding: bytes, as: UTF8.self), file: name, edition: edition, previews: previews)
    } catch {
      throw UnusableInput(error.description)
    }
  }
}
