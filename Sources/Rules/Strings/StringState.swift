import SightlineModel

/// Translations are finished: none is new, waits for review or belongs to a text that is gone.
///
/// - Source: Apple, Localizing and varying text with a string catalog: the states of a string.
struct StringState: ProjectRule {
  static let id: RuleID = "string-state"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.strings.compactMap { string in
      let subject = "\(string.table) \(string.key) \(string.locale)"
      func judged(_ message: String) -> ProjectJudgement {
        ProjectJudgement(subject: subject, location: string.location, verdict: .fails(.init(message)))
      }
      switch string.state {
      case .translated: return ProjectJudgement(subject: subject, location: string.location, verdict: .passes)
      case .new where string.locale == project.sourceLanguage: return nil
      case .new: return judged("\(string.key.quoted) is marked new in \(string.locale): translate it.")
      case .needsReview:
        return judged(
          "The \(string.locale) text of \(string.key.quoted) waits for review: review it and mark it translated.")
      case .stale:
        // Once for the key, where the source language says it.
        guard string.locale == project.sourceLanguage || !hasSource(string, project) else { return nil }
        return judged(
          "\(string.key.quoted) is marked stale: no source uses it any more; remove it, or keep it by hand.")
      }
    }
  }

  private func hasSource(_ string: ProjectFacts.LocalizedString, _ project: ProjectFacts) -> Bool {
    project.strings.contains {
      $0.key == string.key && $0.table == string.table && $0.locale == project.sourceLanguage
    }
  }
}
