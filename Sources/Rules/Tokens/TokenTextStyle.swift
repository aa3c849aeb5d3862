import DesignTokens
import SightlineModel

/// A font size is the default size of an iOS text style, so that it can scale with Dynamic Type.
///
/// - Source: HIG, Typography, iOS Dynamic Type sizes.
struct TokenTextStyle: TokenRule {
  static let id: RuleID = "token-text-style"

  func findings(in audit: TokenAudit) -> [Finding] {
    typeFindings(in: audit) { type in
      // What is smaller than every style is for another rule: token-text-size.
      guard let size = type.size, case .points(let points) = FontSizeReading(size),
        points >= TextStyleSizes.table[0].size, let near = TextStyleSizes.neighbours(of: points)
      else { return [] }
      return [
        TypeIssue(
          "no iOS text style has \(ColorNotation.shortest(points)) pt; "
            + "nearest \(near.contains(" and ") ? "are" : "is") \(near): take one, or scale it relative to one")
      ]
    }
  }
}
