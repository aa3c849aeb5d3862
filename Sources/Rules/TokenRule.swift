package import DesignTokens
package import SightlineModel
import SourceDocuments

/// A rule about tokens by themselves: it looks at files and at the pairs that names and screens make, not at scenes.
package protocol TokenRule: Sendable {
  static var id: RuleID { get }
  /// - Returns: Findings in any order, each with its page's severity, or with less where it is only a guess.
  ///   Fingerprints are keys of rule and names, without file or line.
  func findings(in audit: TokenAudit) -> [Finding]
}

extension TokenRule {
  /// The id of a rule held as `any TokenRule`.
  package var ruleID: RuleID { Self.id }

  /// - Parameters:
  ///   - key: Names what the finding is about: apart from all others of the rule.
  ///   - text: The token's name.
  ///   - severity: Where it is not the page's.
  func finding(
    _ message: String, at location: SourceLocation?, key: String, text: String? = nil, severity: Severity? = nil,
    outcome: Finding.Outcome = .fail
  ) -> Finding {
    let page = RuleRegistry.page(Self.id)
    return Finding(
      rule: Self.id, severity: outcome == .review ? .review : severity ?? page?.severity ?? .warning, verdict: outcome,
      message: message, location: location ?? SourceLocation(file: "", line: 0, column: 0),
      element: text.map { Finding.Element(kind: "token", text: $0, label: nil, symbol: nil) },
      sources: page?.sources ?? [], fingerprint: "\(Self.id)|\(key)")
  }

  /// What is wrong with a file itself.
  func finding(_ problem: InputProblem) -> Finding {
    finding(
      problem.message, at: problem.location, key: problem.message,
      severity: problem.kind == .warning ? .warning : .error)
  }
}
