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
      let away = ways.filter { way in !way.effects.contains { $0.kind == .purchase } && screens[way.to] != state.screen
      }
      // A choice among offers stays on the screen; only a way off it counts.
      guard away.isEmpty else {
        return ProjectJudgement(subject: state.id, location: purchase.location, verdict: .passes)
      }
      return ProjectJudgement(
        subject: state.id, location: purchase.location,
        verdict: .fails(
          .init(
            "\(state.screen.quoted) can only be left by \(purchase.action.quoted), a purchase; offer a way on without it."
          )))
    }
  }
}
