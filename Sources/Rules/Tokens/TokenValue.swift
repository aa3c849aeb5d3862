import DesignTokens
import SightlineModel

/// Every value has the form and the range that its type demands.
///
/// - Source: Design Tokens Format Module 2025.10.
struct TokenValue: TokenRule {
  static let id: RuleID = "token-value"

  func findings(in audit: TokenAudit) -> [Finding] { audit.tokens.problems(about: .values).map { finding($0) } }
}
