import SightlineModel

/// A flow of several steps can be walked back, or left at any time.
///
/// - Source: HIG, Onboarding; WCAG 2.2, 3.3.4 Error Prevention, AA, in spirit.
struct FlowBack: ProjectRule {
  static let id: RuleID = "flow-back"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows, graph.states.count > 2 else { return [] }
    let screens = Dictionary(graph.states.map { ($0.id, $0.screen) }, uniquingKeysWith: { a, _ in a })
    // The steps on the way from the start, before a completion is stored.
    return graph.states.compactMap { state in
      guard state.id != graph.start, let entry = graph.edges.first(where: { $0.to == state.id && $0.from != state.id }),
        screens[entry.from] != state.screen
      else { return nil }
      if graph.edges.contains(where: { $0.to == state.id && $0.effects.contains { $0.kind == .stored } }) { return nil }
      let ways = graph.edges.filter { $0.from == state.id && $0.to != state.id }
      let goesBack = ways.contains {
        $0.action.isDismissal || screens[$0.to] == screens[entry.from] || $0.to == graph.start
      }
      let leaves = ways.contains {
        $0.action.isNamed("skip") || $0.effects.contains { $0.kind == .stored }
      }
      guard !goesBack, !leaves, !ways.isEmpty else {
        return ways.isEmpty ? nil : ProjectJudgement(subject: state.id, location: entry.location, verdict: .passes)
      }
      return ProjectJudgement(
        subject: state.id, location: entry.location,
        verdict: .fails(
          .init(
            "From \(state.screen.quoted) there is no way back to \((screens[entry.from] ?? "").quoted) and none out; offer Back or "
              + "Skip.")))
    }
  }
}
