import SightlineModel

/// Every state of a flow has a way on.
///
/// An app of one screen is no flow: as long as that screen keeps most of what it showed, its last state is an end and no
/// dead one.
/// - Source: WCAG 2.2, 2.1.2 No Keyboard Trap, A, in spirit; HIG, Onboarding.
struct FlowExit: ProjectRule {
  static let id: RuleID = "flow-exit"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    // An app that only asks for permission has no steps.
    guard let graph = project.flows,
      graph.edges.contains(where: { $0.from != $0.to && !$0.action.hasPrefix("answer") })
    else { return [] }
    let isOneScreen = Set(graph.states.map(\.screen)).count == 1
    return graph.states.map { state in
      let ways = graph.edges.filter { $0.from == state.id && $0.to != state.id }
      let path = state.path.joined(separator: ", ")
      // Where a flag was stored the flow is over: what follows is the app.
      let isOver = graph.edges.contains {
        $0.to == state.id && $0.from != state.id && $0.effects.contains { $0.kind == .stored }
      }
      guard ways.isEmpty, !isOver, !isOneScreen || !keepsContent(state.id, project) else {
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

/// The system's permission prompts come after their reason, and not at launch.
///
/// - Source: HIG, Privacy: ask when the need is clear; Onboarding: put off requests.
struct FlowPrompt: ProjectRule {
  static let id: RuleID = "flow-prompt"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    return graph.edges.flatMap { edge -> [ProjectJudgement] in
      edge.effects.filter { $0.kind == .prompt }.map { prompt in
        let isAtOnce = edge.from == graph.start && !edge.action.hasPrefix("tap") && !edge.action.hasPrefix("type")
        let subject = "\(edge.from) \(edge.action) \(prompt.name)"
        guard isAtOnce || edge.action == "launch" || edge.action.hasPrefix("wait") else {
          return ProjectJudgement(subject: subject, location: prompt.location ?? edge.location, verdict: .passes)
        }
        return ProjectJudgement(
          subject: subject, location: prompt.location ?? edge.location,
          verdict: .fails(
            .init(
              "The system asks for \(prompt.name) on its own (\(edge.action)), before the user has done anything; explain why, "
                + "then ask on a tap.")))
      }
    }
  }
}

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
      (edge.action.hasPrefix("answer deny") || edge.action.hasPrefix("answer fail")) && !purchases.contains(edge.from)
    }
    return denials.map { edge in
      let subject = "\(edge.from) \(edge.action)"
      // Asking again is no way on: iOS shows a refused prompt once. Where consent changes nothing, nothing is refused.
      let consent = graph.edges.first { $0.from == edge.from && $0.action.hasPrefix("answer allow") }
      let goesOn =
        consent?.to == edge.to
        || graph.edges.contains { $0.from == edge.to && $0.to != edge.to && $0.to != edge.from }
      guard !goesOn else { return ProjectJudgement(subject: subject, location: edge.location, verdict: .passes) }
      return ProjectJudgement(
        subject: subject, location: edge.location,
        verdict: .fails(
          .init("After \(edge.action.quoted), nothing leads on; let the flow continue whatever the answer is.")))
    }
  }
}

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
        $0.action == "swipe back" || screens[$0.to] == screens[entry.from] || $0.to == graph.start
      }
      let leaves = ways.contains {
        $0.action.lowercased().contains("skip") || $0.effects.contains { $0.kind == .stored }
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
