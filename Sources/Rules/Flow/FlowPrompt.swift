import SightlineModel

/// The system's permission prompts come after their reason, and not at launch.
///
/// - Source: HIG, Privacy: ask when the need is clear; Onboarding: put off requests.
struct FlowPrompt: ProjectRule {
  static let id: RuleID = "flow-prompt"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    return graph.edges.flatMap { edge -> [ProjectJudgement] in
      edge.effects.filter { $0.kind == .prompt }.map { prompt in
        let isAtOnce = edge.from == graph.start && edge.action.control == nil
        let subject = "\(edge.from) \(edge.action.words) \(prompt.name)"
        guard isAtOnce || edge.action == .launch else {
          return ProjectJudgement(subject: subject, location: prompt.location ?? edge.location, verdict: .passes)
        }
        return ProjectJudgement(
          subject: subject, location: prompt.location ?? edge.location,
          verdict: .fails(
            .init(
              "The system asks for \(prompt.name) on its own (\(edge.action.words)), before the user has done anything; explain why, "
                + "then ask on a tap.")))
      }
    }
  }
}
