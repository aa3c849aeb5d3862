import DesignTokens
import SightlineModel

/// A font family comes with iOS or is among the project's font files.
///
/// - Source: HIG, Typography.
struct TokenFont: TokenRule {
  static let id: RuleID = "token-font"

  func findings(in audit: TokenAudit) -> [Finding] {
    guard let own = audit.options.fontFamilies else { return [] }
    func isKnown(_ family: String) -> Bool {
      SystemFontFamilies.contains(family) || own.contains(family.lowercased())
    }
    return typeFindings(in: audit) { type in
      // Families are tried in order; one that the app can use is enough.
      guard let families = type.families, let first = families.first, !isKnown(first) else { return [] }
      let next = families.dropFirst().first(where: isKnown)
      return [
        TypeIssue(
          "the font '\(first)' neither comes with iOS nor is among the project's font files; "
            + (next.map { "'\($0)' would stand in" } ?? "the system's font would stand in") + ": add its files",
          isReview: true)
      ]
    }
  }
}
