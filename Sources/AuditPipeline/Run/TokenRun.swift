import AuditEngine
import DesignTokens
import SightlineModel
import SwiftUIReader
import Typesetting

/// Asks the rules about tokens: their pairs, modes, values and type.
struct TokenRun {
  let audit: TokenAudit
  private let rules: RuleSet

  /// - Parameters:
  ///   - constants: Colours of the Swift sources.
  ///   - observed: What screens draw on what.
  init(
    _ inputs: ProjectInputs, _ configuration: Configuration, _ rules: RuleSet, constants: [ColorConstant],
    observed: [ObservedPair]
  ) {
    self.rules = rules
    let pairs = configuration.pairs.value.map { pair in
      TokenPair(
        foreground: pair.foreground, background: pair.background, use: PairUse(rawValue: pair.use.rawValue) ?? .text,
        location: pair.location)
    }
    // Where there are no sources there is no app whose fonts could be missing.
    let families = inputs.sources.isEmpty ? nil : Set(inputs.fonts.projectFamilies.map { $0.lowercased() })
    audit = TokenAudit(
      tokens: inputs.tokens, assets: inputs.assets,
      constants: constants.map { constant in
        NamedColor(
          name: constant.name, location: constant.location,
          stops: constant.stops.map { .init(position: $0.location, color: $0.color) })
      }, pairs: pairs, observed: observed,
      options: .init(
        platform: configuration.platform.value, conventions: configuration.conventions.value.named,
        largeText: rules.largeText, asksForEnhanced: rules.runs(TokenRule.contrastEnhanced.id),
        minimumTextSize: rules.number("minimum", of: .textSize) ?? 0,
        minimumLineHeight: rules.number("minimum", of: .lineHeight) ?? 0, fontFamilies: families))
  }

  /// What the rules say that the profile has on, and how many pairs were judged.
  ///
  /// - Parameter seen: Also judge what screens draw; where the screens are audited, their own rules do.
  func findings(seen: Bool) -> (findings: [Finding], judged: [RuleID: Int]) {
    let findings = audit.findings(seen: seen).compactMap { finding -> Finding? in
      guard let setting = rules.settings[finding.rule] else { return nil }
      var finding = finding
      finding.severity = severity(finding, setting.severity)
      // The key has the rule, the names and the use in it: no file, no line.
      finding.fingerprint = Fingerprint.of(rule: finding.rule, symbol: nil, path: finding.fingerprint, text: nil)
      return finding
    }
    let pairs = audit.pairs.count + (seen ? audit.observed.count : 0)
    return (findings, pairs == 0 ? [:] : [TokenRule.contrast.id: pairs])
  }

  /// What tokens say about themselves: `"$extensions": {"sightline": {"disable": {"token-contrast": "why"}}}`.
  var directives: [SuppressionDirective] {
    audit.tokens.suppressions.map {
      SuppressionDirective(
        scope: .this, rules: [$0.rule], reason: $0.reason, location: $0.location, lines: 1...Int.max,
        subject: $0.token)
    }
  }

  /// A finding may weigh less than its rule: a pair that was only guessed by its names, a form that is only out of date.
  private func severity(_ finding: Finding, _ demanded: Severity) -> Severity {
    if finding.verdict == .review { return .review }
    let own = TokenRule(rawValue: finding.rule.rawValue)?.severity ?? demanded
    return finding.severity < own ? min(finding.severity, demanded) : demanded
  }
}

extension Configuration.Conventions {
  /// As the audit knows them; what is not said is as usual.
  var named: PairConventions {
    guard isOn else { return .none }
    var conventions = PairConventions.standard
    if let text { conventions.textNames = Set(text.map { $0.lowercased() }) }
    if let background { conventions.backgroundNames = Set(background.map { $0.lowercased() }) }
    if let defaultBackground { conventions.defaultBackgrounds = defaultBackground.map { $0.lowercased() } }
    if let exempt { conventions.exempt = Set(exempt.map { $0.lowercased() }) }
    return conventions
  }
}
