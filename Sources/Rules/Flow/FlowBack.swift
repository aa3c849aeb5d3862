import SightlineModel

/// A flow of several steps can be walked back, or left at any time.
///
/// A step is a screen of its own, or one screen whose words are all replaced, tap by tap.
/// - Source: HIG, Onboarding; WCAG 2.2, 3.3.4 Error Prevention, AA, in spirit.
struct FlowBack: ProjectRule {
  static let id: RuleID = "flow-back"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows, graph.states.count > 2 else { return [] }
    let screens = Dictionary(graph.states.map { ($0.id, $0.screen) }, uniquingKeysWith: { a, _ in a })
    // The steps on the way from the start, before a completion is stored.
    return graph.states.compactMap { state in
      guard state.id != graph.start, let entry = graph.edges.first(where: { $0.to == state.id && $0.from != state.id })
      else { return nil }
      let ways = graph.edges.filter { $0.from == state.id && $0.to != state.id }
      let isOfOneScreen = screens[entry.from] == state.screen
      guard !isOfOneScreen || isStep(entry, before: ways, project) else { return nil }
      if graph.edges.contains(where: { $0.to == state.id && $0.effects.contains { $0.kind == .stored } }) { return nil }
      let goesBack = ways.contains {
        $0.action.isDismissal || !isOfOneScreen && screens[$0.to] == screens[entry.from] || $0.to == graph.start
      }
      let leaves = ways.contains {
        $0.action.isNamed("skip") || $0.effects.contains { $0.kind == .stored }
      }
      guard !goesBack, !leaves, !ways.isEmpty, !isOfOneScreen || !reaches(entry.from, from: state.id, graph) else {
        return ways.isEmpty ? nil : ProjectJudgement(subject: state.id, location: entry.location, verdict: .passes)
      }
      let before = isOfOneScreen ? "what it showed before" : (screens[entry.from] ?? "").quoted
      return ProjectJudgement(
        subject: state.id, location: entry.location,
        verdict: .fails(
          .init("From \(state.screen.quoted) there is no way back to \(before) and none out; offer Back or Skip.")))
    }
  }

  /// Whether a tap leads from one step of a screen to the next: it replaces all that is to be read, and another such tap or one
  /// on a control of the same name goes on from there.
  private func isStep(_ entry: FlowGraph.Edge, before ways: [FlowGraph.Edge], _ project: ProjectFacts) -> Bool {
    guard replacesAll(entry, project), let name = entry.action.control?.name else { return false }
    return ways.contains { way in
      way.action.isTap && (way.action.control?.name == name || replacesAll(way, project))
    }
  }

  private func replacesAll(_ edge: FlowGraph.Edge, _ project: ProjectFacts) -> Bool {
    guard edge.action.isTap, let old = project.flowScreens[edge.from], let new = project.flowScreens[edge.to]
    else { return false }
    let (before, after) = (old.read, new.read)
    return !before.isEmpty && !after.isEmpty && before.isDisjoint(with: after)
  }

  private func reaches(_ goal: String, from start: String, _ graph: FlowGraph) -> Bool {
    var met: Set<String> = [start]
    var waiting = [start]
    while let id = waiting.popLast() {
      for edge in graph.edges where edge.from == id && met.insert(edge.to).inserted { waiting.append(edge.to) }
    }
    return met.contains(goal)
  }
}

extension FlowScreen {
  /// What is only read: no controls, no fields, nothing that says how far somebody has come.
  fileprivate var read: Set<String> {
    Set(
      elements.filter { element in
        !element.isButton && !element.isField && !element.isTapped && element.value == nil && !element.label.isEmpty
          && !element.traits.contains(.updatesFrequently)
      }.map(\.label))
  }
}
