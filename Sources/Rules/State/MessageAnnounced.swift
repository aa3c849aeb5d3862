import SightlineModel

/// What an action says on the screen it says to VoiceOver too.
///
/// Judged on the walk: texts that come and go by themselves fail without an announcement. A text that joins an otherwise
/// unchanged screen after a tap may be one ("Enter an email"); without an announcement a person has to look.
/// - Source: WCAG 2.2, 4.1.3 Status Messages, AA.
struct MessageAnnounced: ProjectRule {
  static let id: RuleID = "message-announced"
  let numbers: RuleNumbers

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] { passing(project) + joining(project) }

  private func passing(_ project: ProjectFacts) -> [ProjectJudgement] {
    PassingMessage.all(in: project.flows).map { message in
      guard !isSaid(message.text, message.announcements) else {
        return ProjectJudgement(subject: message.subject, location: message.location, verdict: .passes)
      }
      return ProjectJudgement(
        subject: message.subject, location: message.location,
        verdict: .fails(
          .init(
            "\(message.text.quoted) appears for \(message.seconds.text()) seconds and VoiceOver does not say it; post "
              + "\(project.announcement) with the same words.",
            suggestion: Suggestion(text: "Post \(project.announcement) when the message appears."))),
        quotation: message.text.quoted)
    }
  }

  private func joining(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    let screens = Dictionary(graph.states.map { ($0.id, $0.screen) }, uniquingKeysWith: { a, _ in a })
    var seen: Set<String> = []
    return graph.edges.compactMap { edge in
      guard edge.action.isTap, edge.from != edge.to, screens[edge.from] == screens[edge.to],
        let before = project.flowScreens[edge.from]?.elements, let after = project.flowScreens[edge.to]?.elements,
        let message = joined(before, after)
      else { return nil }
      let subject = "\(message.location?.file ?? "") \(message.label)"
      guard seen.insert("\(message.location?.description ?? "") \(message.label)").inserted else { return nil }
      let announcements = edge.effects.filter { $0.kind == .announcement }.map(\.name)
      guard !isSaid(message.label, announcements) else {
        return ProjectJudgement(subject: subject, location: message.location, verdict: .passes)
      }
      return ProjectJudgement(
        subject: subject, location: message.location,
        verdict: .needsReview(
          .init(
            "\(message.label.quoted) appears after \(edge.action.words.quoted) without being announced; if it reports how that "
              + "went, post \(project.announcement) or move VoiceOver's focus to it.")))
    }
  }

  /// The one short text that came to a screen on which everything else stayed as it was; a view that was unfolded changes
  /// what unfolds it.
  private func joined(_ before: [FlowScreen.Element], _ after: [FlowScreen.Element]) -> FlowScreen.Element? {
    func same(_ a: FlowScreen.Element, _ b: FlowScreen.Element) -> Bool {
      a.label == b.label && a.value == b.value && a.traits == b.traits && a.symbols == b.symbols
    }
    guard after.count == before.count + 1,
      before.allSatisfy({ element in after.contains { same($0, element) } })
    else { return nil }
    let new = after.filter { element in !before.contains { same($0, element) } }
    guard let message = new.first, new.count == 1, !message.isButton, !message.isField, message.label.hasLetters,
      !message.traits.contains(.header), Double(message.label.count) <= numbers["longest"]
    else { return nil }
    return message
  }

  /// Something announced shares half of the message's words.
  private func isSaid(_ text: String, _ announcements: [String]) -> Bool {
    let words = Set(NameWords.words(text))
    return announcements.contains { announced in
      let said = words.intersection(NameWords.words(announced))
      return !said.isEmpty && said.count * 2 >= words.count
    }
  }
}
