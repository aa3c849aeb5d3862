import DesignTokens
import SightlineModel

/// Something about a type token that is worth a finding.
struct TypeIssue {
  var message: String
  var measured: Measurement?
  var isReview: Bool
  init(_ message: String, measured: Measurement? = nil, isReview: Bool = false) {
    self.message = message
    self.measured = measured
    self.isReview = isReview
  }
}

extension TokenRule {
  /// Findings on type tokens: each reported once, where the value is written, not for every token that refers to it.
  func typeFindings(in audit: TokenAudit, _ issues: (TokenAudit.TypeToken) -> [TypeIssue]) -> [Finding] {
    var reported: Set<String> = []
    return audit.typeTokens().flatMap { type -> [Finding] in
      let (token, path) = (type.token, type.token.path)
      return issues(type).filter { reported.insert("\(token.location)|\($0.message)").inserted }.map { issue in
        var finding = finding(
          "\(path): \(issue.message)", at: token.location, key: path + "|" + issue.message.prefix { !$0.isNumber },
          text: path, outcome: issue.isReview ? .review : .fail)
        finding.measured = issue.measured
        finding.derivation = token.derivation
        return finding
      }
    }
  }
}
