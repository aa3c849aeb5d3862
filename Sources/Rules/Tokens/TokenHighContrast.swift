import DesignTokens
import SightlineModel

/// A pair does not lose contrast where the reader asked for more.
///
/// - Source: HIG, Accessibility: Increase Contrast.
struct TokenHighContrast: TokenRule {
  static let id: RuleID = "token-high-contrast"

  func findings(in audit: TokenAudit) -> [Finding] {
    audit.pairs.flatMap { pair -> [Finding] in
      let modes = audit.names.modes(for: pair)
      return modes.filter(\.isHighContrast).compactMap { high in
        guard let base = modes.first(where: { $0.isBase(of: high) }),
          let strong = audit.cell(pair, mode: high).ratio, let weak = audit.cell(pair, mode: base).ratio,
          strong < weak - 0.005
        else { return nil }
        var finding = finding(
          "\(pair.foreground) on \(pair.background) has \(PairWords.ratio(strong)) in \(high.name), less than "
            + "\(PairWords.ratio(weak)) in \(base.name); high contrast must not be weaker",
          at: audit.place(pair, high), key: "\(pair.foreground)|\(pair.background)|\(high.name)", text: pair.foreground)
        finding.measured = .ratio((strong * 1000).rounded() / 1000, needs: (weak * 1000).rounded() / 1000)
        finding.variants = Finding.VariantFold(failing: [high.name], first: nil, total: modes.count)
        finding.derivation = audit.names.paint(pair.foreground, mode: high)?.derivation ?? []
        return finding
      }
    }
  }
}
