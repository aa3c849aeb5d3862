import SightlineModel

/// What can be bought can be declined.
///
/// - Source: HIG, In-app purchase and Onboarding: let people use the app before they pay; WCAG 2.2, 2.1.2, in spirit.
struct FlowGate: ProjectRule {
  static let id: RuleID = "flow-gate"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    let screens = Dictionary(graph.states.map { ($0.id, $0.screen) }, uniquingKeysWith: { a, _ in a })
    return graph.states.compactMap { state in
      let ways = graph.edges.filter { $0.from == state.id && $0.to != state.id }
      let purchases = ways.filter { $0.effects.contains { $0.kind == .purchase } }
      guard let purchase = purchases.first else { return nil }
      // A choice among offers or a message stays on the screen and leads back to it; only a way off it counts.
      let away = ways.filter { way in
        guard !way.effects.contains(where: { $0.kind == .purchase }) else { return false }
        if screens[way.to] != state.screen { return true }
        let onward = graph.edges.filter { $0.from == way.to && $0.to != way.to }
        return !onward.contains { edge in edge.effects.contains { $0.kind == .purchase } }
          && onward.contains { $0.to != state.id }
      }
      guard away.isEmpty else {
        return ProjectJudgement(subject: state.id, location: purchase.location, verdict: .passes)
      }
      return ProjectJudgement(
        subject: state.id, location: purchase.location,
        verdict: .fails(
          .init(
            "\(state.screen.quoted) can only be left by \(purchase.action.words.quoted), a purchase; offer a way on without it."
          )))
    }
  }
}
