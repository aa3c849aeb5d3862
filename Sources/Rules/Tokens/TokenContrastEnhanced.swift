import DesignTokens
import SightlineModel

/// A text that has enough contrast on its background has more than enough.
///
/// - Source: WCAG 2.2, 1.4.6 Contrast (Enhanced), AAA; it asks nothing of what is not text.
struct TokenContrastEnhanced: TokenRule {
  static let id: RuleID = "token-contrast-enhanced"

  func findings(in audit: TokenAudit) -> [Finding] {
    audit.judgedPairs.compactMap { pair, cells in
      // What fails the minimum is for another rule: token-contrast.
      guard pair.use != .nonText, !cells.contains(where: { $0.passes == false }) else { return nil }
      let required = pair.use.required(.aaa)
      let failing = cells.filter { $0.ratio.map { $0 < required } ?? false }
      guard let weak = WeakPair(pair, failing: failing, of: cells, in: audit) else { return nil }
      let words = PairWords(audit: audit, pair: pair)
      let message =
        words.sentence(weak.worst) + "; enhanced contrast of \(pair.use.words) needs "
        + PairWords.ratio(required) + PairWords.also(failing, weak.worst)
      var finding = finding(
        message, at: audit.place(pair, weak.worst.mode), key: words.key, text: pair.foreground)
      weak.fill(&finding, required: required)
      return finding
    }
  }
}
