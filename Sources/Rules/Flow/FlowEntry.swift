import SightlineModel

/// What was entered once is not asked for again.
///
/// - Source: WCAG 2.2, 3.3.7 Redundant Entry, A; passwords are exempt there.
struct FlowEntry: ProjectRule {
  static let id: RuleID = "flow-entry"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    let screens = Dictionary(graph.states.map { ($0.id, $0.screen) }, uniquingKeysWith: { a, _ in a })
    var judgements: [ProjectJudgement] = []
    var seen: Set<String> = []
    for state in graph.states {
      for field in fields(project.flowScreens[state.id]) {
        guard seen.insert("\(state.screen) \(key(field))").inserted else { continue }
        // A state that was left out of the graph has no screen that could be named.
        let earlier = ancestors(of: state.id, in: graph).first { id in
          guard let screen = screens[id], screen != state.screen else { return false }
          // One line makes one field: a container's name stands for the screen there.
          return fields(project.flowScreens[id]).contains {
            key($0) == key(field) && ($0.location == nil || $0.location != field.location)
          }
        }
        // Filled in on some state of its screen: typed there, or carried over.
        let isFilled = graph.states.contains { other in
          other.screen == state.screen && !other.path.contains(where: \.isTyping)
            && fields(project.flowScreens[other.id]).contains { key($0) == key(field) && $0.value?.isEmpty == false }
        }
        let subject = "\(state.screen) \(key(field))"
        guard let earlier, !isFilled else {
          judgements.append(ProjectJudgement(subject: subject, location: field.location, verdict: .passes))
          continue
        }
        judgements.append(
          ProjectJudgement(
            subject: subject, location: field.location,
            verdict: .fails(
              .init(
                "\(name(field).quoted) is asked for on \(state.screen.quoted) and was on \((screens[earlier] ?? "").quoted) "
                  + "already; fill it in, or let it be chosen."))))
      }
    }
    return judgements
  }

  private func fields(_ screen: FlowScreen?) -> [FlowScreen.Element] {
    (screen?.elements ?? []).filter { field in
      guard field.traits.contains(.textField), !key(field).isEmpty else { return false }
      return !["password", "newPassword", "oneTimeCode"].contains(field.purpose ?? "")
        && !NameWords.words(key(field)).contains {
          ["search", "suche", "suchen", "code", "password", "passwort"].contains($0)
        }
    }
  }
  private func key(_ field: FlowScreen.Element) -> String {
    field.purpose ?? NameWords.words(field.label).joined(separator: " ")
  }
  private func name(_ field: FlowScreen.Element) -> String { field.label.isEmpty ? field.purpose ?? "" : field.label }

  /// States from which a state can be reached, nearest first.
  private func ancestors(of state: String, in graph: FlowGraph) -> [String] {
    var (found, queue): ([String], [String]) = ([], [state])
    while let next = queue.first {
      queue.removeFirst()
      for edge in graph.edges where edge.to == next && edge.from != state && !found.contains(edge.from) {
        // Back is no way to enter something first.
        if edge.action.isDismissal || edge.action.isNamed("back") { continue }
        found.append(edge.from)
        queue.append(edge.from)
      }
    }
    return found
  }
}
