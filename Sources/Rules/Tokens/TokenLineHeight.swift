import DesignTokens
import SightlineModel

/// A line is at least as high as its font size.
///
/// - Source: WCAG 2.2, 1.4.12 Text Spacing, AA, in spirit.
struct TokenLineHeight: TokenRule {
  static let id: RuleID = "token-line-height"
  let numbers: RuleNumbers

  func findings(in audit: TokenAudit) -> [Finding] {
    let least = numbers["minimum"]
    return typeFindings(in: audit) { type in
      switch type.type.flatMap({ LineHeightReading($0) }) {
      case .factor(let factor, let size) where factor < least:
        [
          TypeIssue(
            "a line height of \(LineHeightReading.text(factor)) times the font size lets lines touch; "
              + "\(LineHeightReading.text(least)) is the least",
            measured: .points(factor * size, needs: least * size))
        ]
      case .points(let height, let size) where height < size * least:
        [
          TypeIssue(
            "a line height of \(LineHeightReading.text(height)) px is less than \(LineHeightReading.text(least)) times the "
              + "font size of \(LineHeightReading.text(size)) px: lines touch",
            measured: .points(height, needs: size * least))
        ]
      default: []
      }
    }
  }
}
