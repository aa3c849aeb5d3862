import AuditEngine
import DesignTokens
import Rules
import SightlineModel
import SwiftUIReader
import Typesetting

/// Asks the rules about tokens: their pairs, modes, values and type.
struct TokenRun {
  private let audits: [(name: String, audit: TokenAudit, inherited: Set<String>)]
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
    let options = TokenAudit.Options(
      platform: configuration.platform.value, conventions: configuration.conventions.value.named,
      largeText: rules.largeText, fontFamilies: families)
    let colors = constants.map { constant in
      NamedColor(
        name: constant.name, location: constant.location,
        stops: constant.stops.map { .init(position: $0.location, color: $0.color) })
    }
    // Assets, constants and screens are the app's, and are judged once.
    let first = TokenAudit(
      tokens: inputs.tokens.first?.tokens ?? TokenSet(files: []), assets: inputs.assets, constants: colors,
      pairs: pairs, observed: observed, options: options)
    audits =
      [(inputs.tokens.first?.name ?? "", first, inputs.tokens.first?.inherited ?? [])]
      + inputs.tokens.dropFirst().map { ($0.name, TokenAudit(tokens: $0.tokens, options: options), $0.inherited) }
  }

  /// Every pair in every mode; `nil` when there is none.
  var matrix: TokenMatrix? {
    let all = audits.compactMap { _, audit, inherited -> TokenMatrix? in
      var matrix = audit.matrix()
      matrix?.pairs.removeAll { $0.foreground.location.map { inherited.contains($0.file) } ?? false }
      return matrix
    }
    guard all.count > 1 else { return all.first }
    var modes: [String] = []
    for mode in all.flatMap(\.modes) where !modes.contains(mode) { modes.append(mode) }
    let pairs = all.flatMap { matrix in
      matrix.pairs.map { pair in
        var pair = pair
        let cells = Dictionary(pair.cells.map { ($0.mode, $0) }) { first, _ in first }
        pair.cells = modes.map { mode in
          cells[mode]
            ?? TokenMatrix.Cell(
              mode: mode, foreground: nil, background: nil, ratio: nil, required: pair.cells.first?.required ?? 0,
              verdict: .undeclared, note: "its files declare no such mode")
        }
        return pair
      }
    }
    return TokenMatrix(modes: modes, pairs: pairs)
  }

  /// Packages whose colours could not be held against anything: no pair is known.
  var notAudited: [AuditReport.NotAudited] {
    audits.compactMap { name, audit, inherited in
      let colors = audit.colors.filter { !inherited.contains($0.file) }
      guard audit.pairs.isEmpty, audit.observed.isEmpty, let first = colors.first else { return nil }
      return AuditReport.NotAudited(
        .colorTokens(colors.count, package: name.isEmpty ? nil : name),
        why:
          "no pair is known by names, extensions or screens; list some under pairs: in .sightline.yml",
        location: first)
    }
  }

  var fixes: TokenAudit.Fixes {
    audits.reduce(into: TokenAudit.Fixes()) { all, entry in
      let own = entry.audit.fixes()
      all.made += own.made.filter { !entry.inherited.contains($0.location.file) }
      all.left += own.left.filter { !entry.inherited.contains($0.location.file) }
    }
  }

  /// What the rules say that the profile has on, and how many pairs were judged.
  ///
  /// - Parameter seen: Also judge what screens draw; where the screens are audited, their own rules do.
  func findings(seen: Bool) -> (findings: [Finding], judged: [RuleID: Int]) {
    let findings = audits.flatMap { name, audit, inherited -> [Finding] in
      var audit = audit
      audit.judgesObserved = seen
      let found = rules.tokenRules.flatMap { $0.findings(in: audit) }
        .sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
      return found.compactMap { finding -> Finding? in
        guard !inherited.contains(finding.location.file), let setting = rules.settings[finding.rule] else { return nil }
        var finding = finding
        finding.severity = severity(finding, setting.severity)
        // The key has the rule, the names and the use in it: no file, no line. Packages define the same names.
        finding.fingerprint = Fingerprint.of(
          rule: finding.rule, symbol: audits.count > 1 ? name : nil, path: finding.fingerprint, text: nil)
        return finding
      }
    }
    let pairs = audits.reduce(0) { $0 + $1.audit.pairs.count + (seen ? $1.audit.observed.count : 0) }
    return (findings, pairs == 0 ? [:] : ["token-contrast": pairs])
  }

  /// What tokens say about themselves: `"$extensions": {"sightline": {"disable": {"token-contrast": "why"}}}`.
  var directives: [SuppressionDirective] {
    audits.flatMap(\.audit.tokens.suppressions).map {
      SuppressionDirective(
        scope: .this, rules: [$0.rule], reason: $0.reason, location: $0.location, lines: 1...Int.max,
        subject: $0.token)
    }
  }

  /// A finding may weigh less than its rule: a pair that was only guessed by its names, a form that is only out of date.
  private func severity(_ finding: Finding, _ demanded: Severity) -> Severity {
    if finding.verdict == .review { return .review }
    let own = RuleRegistry.page(finding.rule)?.severity ?? demanded
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
