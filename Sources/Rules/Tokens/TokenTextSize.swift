import DesignTokens
import SightlineModel

/// A font size can be read.
///
/// - Source: HIG, Typography: 11 pt at least on iOS.
struct TokenTextSize: TokenRule {
  static let id: RuleID = "token-text-size"
  let numbers: RuleNumbers

  func findings(in audit: TokenAudit) -> [Finding] {
    let minimum = numbers["minimum"]
    return typeFindings(in: audit) { type in
      guard let size = type.size, case .points(let points) = FontSizeReading(size), points < minimum else {
        return []
      }
      let own = size.unit == "rem" ? " (\(ColorNotation.shortest(points)) pt)" : ""
      return [
        TypeIssue(
          "a font size of \(size.text)\(own) is below \(ColorNotation.shortest(minimum)) pt, the smallest that "
            + "can be read",
          measured: .points(points, needs: minimum))
      ]
    }
  }
}
