import SightlineModel

extension Configuration {
  /// Gives findings the severity that the configuration demands for their rule and file; `off` removes them. What lies
  /// within the error band stays a review.
  func weigh(_ findings: inout [Finding]) {
    guard !rules.value.isEmpty else { return }
    findings = findings.compactMap { finding in
      guard let level = level(of: finding.rule, in: finding.location.file) else { return finding }
      guard let severity = level.severity else { return nil }
      var finding = finding
      finding.severity = finding.isCertain ?? (finding.verdict == .fail) ? severity : .review
      return finding
    }
  }
}
