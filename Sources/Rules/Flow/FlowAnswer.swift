import SightlineModel

/// A refused permission does not end the flow.
///
/// - Source: HIG, Privacy: let people use the app without it.
struct FlowAnswer: ProjectRule {
  static let id: RuleID = "flow-answer"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    // A purchase that is not made is for another rule: gate.
    let purchases = Set(graph.edges.filter { $0.effects.contains { $0.kind == .purchase } }.map(\.to))
    let denials = graph.edges.filter { edge in
      [.deny, .fail].contains(edge.action.answer) && !purchases.contains(edge.from)
    }
    return denials.map { edge in
      let subject = "\(edge.from) \(edge.action.words)"
      // Asking again is no way on: iOS shows a refused prompt once. Where consent changes nothing, nothing is refused.
      let consent = graph.edges.first { $0.from == edge.from && $0.action.answer == .allow }
      let goesOn =
        consent?.to == edge.to
        || graph.edges.contains { $0.from == edge.to && $0.to != edge.to && $0.to != edge.from }
      guard !goesOn else { return ProjectJudgement(subject: subject, location: edge.location, verdict: .passes) }
      return ProjectJudgement(
        subject: subject, location: edge.location,
        verdict: .fails(
          .init("After \(edge.action.words.quoted), nothing leads on; let the flow continue whatever the answer is.")))
    }
  }
}
