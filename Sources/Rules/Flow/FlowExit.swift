import SightlineModel

/// Every state of a flow has a way on.
///
/// An app of one screen is no flow: as long as that screen keeps a control, or most of what it showed, its last state is an
/// end and no dead one.
/// - Source: WCAG 2.2, 2.1.2 No Keyboard Trap, A, in spirit; HIG, Onboarding.
struct FlowExit: ProjectRule {
  static let id: RuleID = "flow-exit"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    // An app that only asks for permission has no steps.
    guard let graph = project.flows,
      graph.edges.contains(where: { $0.from != $0.to && $0.action.answer == nil })
    else { return [] }
    let isOneScreen = Set(graph.states.map(\.screen)).count == 1
    return graph.states.map { state in
      let ways = graph.edges.filter { $0.from == state.id && $0.to != state.id }
      let path = state.path.map(\.words).joined(separator: ", ")
      // Where a flag was stored the flow is over: what follows is the app.
      let isOver = graph.edges.contains {
        $0.to == state.id && $0.from != state.id && $0.effects.contains { $0.kind == .stored }
      }
      guard ways.isEmpty, !isOver, !isOneScreen || !(worksOn(state.id, graph) || keepsContent(state.id, project)) else {
        return ProjectJudgement(subject: state.id, location: nil, verdict: .passes)
      }
      return ProjectJudgement(
        subject: state.id, location: graph.edges.first { $0.to == state.id && $0.from != state.id }?.location,
        verdict: .fails(
          .init(
            "After \(path.isEmpty ? "launch" : path), the screen \(state.screen.quoted) offers no way on; give it a control that leads "
              + "somewhere.")))
    }
  }

  /// A control that changes nothing but data: a counter, a filter.
  private func worksOn(_ id: String, _ graph: FlowGraph) -> Bool {
    graph.edges.contains { $0.from == id && $0.to == id && $0.action.answer == nil }
  }

  /// Half of what the state before it said is still there: text that was unfolded, a button that has done its work.
  private func keepsContent(_ id: String, _ project: ProjectFacts) -> Bool {
    guard let entry = project.flows?.edges.first(where: { $0.to == id && $0.from != id }),
      let before = project.flowScreens[entry.from], let after = project.flowScreens[id]
    else { return false }
    let said = Set(before.elements.map(\.label))
    let kept = said.intersection(after.elements.map(\.label))
    return !kept.isEmpty && kept.count * 2 >= said.count
  }
}
