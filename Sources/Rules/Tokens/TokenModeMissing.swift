import DesignTokens
import SightlineModel

/// A colour that some modes define is defined in all of them.
struct TokenModeMissing: TokenRule {
  static let id: RuleID = "token-mode-missing"

  func findings(in audit: TokenAudit) -> [Finding] { tokens(audit.tokens) + assets(audit.names.assets) }

  private func tokens(_ tokens: TokenSet) -> [Finding] {
    guard tokens.modes.count > 1 else { return [] }
    return TokenAudit.colorPaths(tokens).compactMap { path in
      let defined = tokens.modes.indices.filter { tokens.token(path, mode: $0) != nil }
      guard defined.count < tokens.modes.count, let first = defined.first, let token = tokens.token(path, mode: first)
      else { return nil }
      let missing = tokens.modes.indices.filter { !defined.contains($0) }.map { tokens.modes[$0].name }
      var finding = finding(
        "\(path) has no value in \(TokenAudit.list(missing)), but in "
          + "\(TokenAudit.list(defined.map { tokens.modes[$0].name })); add one, or define it in a set that every mode has",
        at: token.location, key: path, text: path)
      finding.variants = Finding.VariantFold(failing: missing, first: nil, total: tokens.modes.count)
      return finding
    }
  }

  /// Colour sets without a dark value, where the catalogue otherwise has them. One of the system's has its own.
  private func assets(_ catalog: AssetCatalog?) -> [Finding] {
    let sets = (catalog?.colorSets ?? []).filter { set in
      if case .reference = set.entry(.light)?.value { return false }
      return true
    }
    let dark = sets.filter { $0.declares(.dark) }.count
    guard dark * 2 > sets.count else { return [] }
    return sets.filter { !$0.declares(.dark) && $0.declares(.light) }.map { set in
      finding(
        "the asset colour \(set.name) has no dark value, though \(dark) of \(sets.count) colours have one; add it, "
          + "or leave it where the colour is meant to stay", at: set.location, key: set.name, text: set.name,
        outcome: .review)
    }
  }
}
