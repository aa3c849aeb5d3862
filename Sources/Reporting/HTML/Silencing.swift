import SightlineModel

/// How a finding is accepted where it stands: words and what to write.
struct Silencing {
  let how: String
  let code: String

  /// - Returns: `nil` for what cannot be accepted in one place: what the project itself demands.
  init?(_ facts: FindingFacts) {
    let file = Visible.line(facts.finding.location.file)
    guard facts.ruleID != "expectation", facts.rule != nil else { return nil }
    if file.hasSuffix(".swift") {
      how = "Above line \(facts.finding.location.line) of \(file), with the reason behind the dash:"
      code = "// sightline:disable:next \(facts.ruleID) - reason"
    } else if file.hasSuffix(".json"), facts.ruleID.hasPrefix("token") {
      how = "In the token of \(file):"
      code = "\"$extensions\": {\"sightline\": {\"disable\": {\"\(facts.ruleID)\": \"reason\"}}}"
    } else {
      how = "In .sightline.yml, for this file:"
      code = "rules:\n  \(facts.ruleID): {paths: {\"\(file)\": off}}"
    }
  }
}
