import DesignTokens
import SightlineModel

/// Every reference, pair and set names something that exists, and none leads in a circle.
///
/// - Source: Design Tokens Format Module 2025.10.
struct TokenReference: TokenRule {
  static let id: RuleID = "token-reference"

  func findings(in audit: TokenAudit) -> [Finding] {
    audit.pairs.flatMap { findings($0, audit) } + audit.tokens.problems(about: .references).map { finding($0) }
  }

  private func findings(_ pair: TokenPair, _ audit: TokenAudit) -> [Finding] {
    let broken = audit.brokenNames(of: pair)
    let key = PairWords(audit: audit, pair: pair).key
    guard broken.unknown.isEmpty else {
      return broken.unknown.map {
        finding(audit.names.unknownMessage($0), at: pair.location, key: key + "|" + $0, text: $0)
      }
    }
    return broken.colorless.map {
      let type = audit.tokens.token($0)?.type?.rawValue ?? "token without a colour"
      return finding(
        "'\($0)' is a \(type), not a colour; a pair names colours", at: pair.location, key: key + "|" + $0, text: $0)
    }
  }
}
