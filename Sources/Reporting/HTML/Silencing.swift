package import SightlineModel

/// How a finding is accepted where it stands: words and what to write.
package struct Silencing {
  let how: String
  let code: String

  /// - Returns: `nil` for what cannot be accepted in one place: what the project itself demands.
  init?(_ facts: FindingFacts) {
    guard facts.rule != nil else { return nil }
    self.init(facts.finding)
  }

  private init?(_ finding: Finding) {
    let file = Visible.line(finding.location.file), rule = Visible.line(finding.rule.rawValue)
    guard rule != "expectation" else { return nil }
    if file.hasSuffix(".swift") {
      how = "Above line \(finding.location.line) of \(file), with the reason behind the dash:"
      code = "// sightline:disable:next \(rule) - reason"
    } else if file.hasSuffix(".json"), rule.hasPrefix("token") {
      how = "In the token of \(file):"
      code = "\"$extensions\": {\"sightline\": {\"disable\": {\"\(rule)\": \"reason\"}}}"
    } else {
      how = "In .sightline.yml, for this file:"
      code = "rules:\n  \(rule): {paths: {\"\(file)\": off}}"
    }
  }

  /// The same on one line: `// sightline:disable:next RULE - reason`, or where else it is written.
  package static func line(for finding: Finding) -> String? {
    guard let own = Silencing(finding) else { return nil }
    let code = own.code.replacing("\n  ", with: " ")
    guard code.hasPrefix("//") else {
      return code.hasPrefix("rules:")
        ? "in .sightline.yml: rules: {\(code.dropFirst("rules: ".count))}" : "in the token: \(code)"
    }
    return code
  }
}
