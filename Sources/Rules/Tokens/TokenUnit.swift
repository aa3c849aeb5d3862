import DesignTokens
import SightlineModel

/// Sizes, line heights and letter spacing are of the order that their unit makes plausible.
///
/// - Source: Design Tokens Format Module 2025.10, dimension and typography; what is plausible is our own.
struct TokenUnit: TokenRule {
  static let id: RuleID = "token-unit"

  func findings(in audit: TokenAudit) -> [Finding] {
    typeFindings(in: audit) { type in
      sizeIssues(type.size) + (type.type.map { lineIssues($0) + spacingIssues($0) } ?? [])
    }
  }

  private func sizeIssues(_ size: TokenLength?) -> [TypeIssue] {
    guard let size else { return [] }
    switch FontSizeReading(size) {
    case .pixelsWrittenAsRem(let points):
      return [TypeIssue("a font size of \(size.text) is \(ColorNotation.shortest(points)) pt; was px meant?")]
    case .remWrittenAsPixels(let points):
      return [
        TypeIssue(
          "a font size of \(size.text) can't be read; was rem meant?",
          measured: .points(points, needs: FontSizeReading.leastPixels))
      ]
    case .points, nil: return []
    }
  }

  private func lineIssues(_ type: TokenTypography) -> [TypeIssue] {
    switch LineHeightReading(type) {
    case .pixelsWrittenAsFactor(let factor):
      let text = LineHeightReading.text(factor)
      return [TypeIssue("a line height of \(text) is \(text) times the font size; was \(text) px meant?")]
    case .factorWrittenAsPixels(let height, let size):
      return [
        TypeIssue(
          "a line height of \(LineHeightReading.text(height)) px can't hold a line of \(LineHeightReading.text(size)) px; "
            + "was \(LineHeightReading.text(height)) times the font size meant?")
      ]
    case .factor, .points, nil: return []
    }
  }

  private func spacingIssues(_ type: TokenTypography) -> [TypeIssue] {
    guard let points = type.fontSize?.points, points > 0, let spacing = type.letterSpacing?.points,
      abs(spacing) > points / 2
    else { return [] }
    return [
      TypeIssue(
        "letter spacing of \(ColorNotation.shortest(spacing)) px is more than half the font size; "
          + "was a percentage meant?")
    ]
  }
}
