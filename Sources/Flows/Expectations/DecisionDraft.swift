package import SightlineModel

/// An expectation with everything that was looked at for it; only what rules find is still to be held against it.
package struct DecisionDraft: Sendable, Codable {
  enum Part: Sendable, Codable {
    case answer(DemandCheck.Answer)
    case question(RuleQuestion)
  }
  /// Of the expectation in its set.
  package let index: Int
  /// `nil` where deciding it ended an earlier process.
  let parts: [Part]?
  let rests: Rests

  /// - Parameter findings: Of all screens.
  package func decided(_ set: ExpectationSet, by findings: [Finding]) -> Decision {
    let expectation = set.expectations[index]
    guard let parts else {
      return Decision(
        expectation: expectation, decision: .undecided, evidence: "deciding it ended the audit",
        location: expectation.location, rests: false)
    }
    let answers = parts.flatMap { part in
      switch part {
      case .answer(let answer): [answer]
      case .question(let question): question.answers(findings, expectation.scope)
      }
    }
    let (decision, evidence) = sum(answers)
    var seen: Set<String> = []
    let texts = evidence.filter { seen.insert($0).inserted }
    let quoted = texts.prefix(3).joined(separator: "; ") + (texts.count > 3 ? "; and \(texts.count - 3) more" : "")
    return Decision(
      expectation: expectation, decision: decision, evidence: quoted, location: expectation.location,
      rests: rests.rest(on: quoted))
  }

  /// It fails with any answer, and holds only when all hold.
  private func sum(_ answers: [DemandCheck.Answer]) -> (AuditReport.Claim.Decision, [String]) {
    var texts: [AuditReport.Claim.Decision: [String]] = [:]
    for answer in answers {
      switch answer {
      case .holds(let text): texts[.holds, default: []].append(text)
      case .fails(let text): texts[.fails, default: []].append(text)
      case .undecided(let text): texts[.undecided, default: []].append(text)
      case .needsPerson(let text): texts[.needsPerson, default: []].append(text)
      }
    }
    for decision in [AuditReport.Claim.Decision.fails, .undecided, .needsPerson, .holds] {
      if let found = texts[decision] { return (decision, found) }
    }
    return (.undecided, ["nothing was looked at"])
  }
}

/// That a rule finds nothing on some screens, or about some elements.
struct RuleQuestion: Sendable, Codable {
  var rule: RuleID
  var screens: Set<String>
  /// Those that the answer names.
  var named: Set<String>
  /// `nil` where it is about the whole screens.
  var places: Set<SourceLocation>?

  func answers(_ findings: [Finding], _ scope: Expectation.Scope) -> [DemandCheck.Answer] {
    let relevant = findings.filter { finding in
      finding.rule == rule && (finding.screen.map(screens.contains) ?? true)
        && (finding.variants?.failing.contains(where: scope.contains) ?? true)
        && (places?.contains(finding.location) ?? true)
    }
    let failing = relevant.filter { $0.isCertain ?? ($0.verdict == .fail) }
    if !failing.isEmpty { return failing.map { .fails("\($0.location): \($0.message)") } }
    if !relevant.isEmpty { return relevant.map(review) }
    return [.holds("no finding of \(rule) on \(named.sorted().joined(separator: ", "))\(scope.said)")]
  }

  /// What lies within a measurement's error nobody can settle by looking; the rest asks for a person's judgement.
  private func review(_ finding: Finding) -> DemandCheck.Answer {
    let text = "\(finding.location): \(finding.message)"
    return finding.measured.map { $0.uncertainty > 0 } ?? false ? .undecided(text) : .needsPerson(text)
  }
}
