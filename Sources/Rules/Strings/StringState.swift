import SightlineModel

/// Translations are finished: none is new, waits for review, belongs to a text that is gone or is a copy of the source's.
///
/// Said once for each table, language and state, as Xcode counts them. A plural form that a language never shows does not
/// count.
/// - Source: Apple, Localizing and varying text with a string catalog: the states of a string.
struct StringState: ProjectRule {
  static let id: RuleID = "string-state"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    let known = Set(project.strings.lazy.filter { $0.locale == project.sourceLanguage }.map { [$0.table, $0.key] })
    let counted = project.strings.filter { string in
      switch string.state {
      case .translated, .needsReview: true
      case .new: string.locale != project.sourceLanguage
      // Once for the key, where the source language says it.
      case .stale: string.locale == project.sourceLanguage || !known.contains([string.table, string.key])
      }
    }
    let copies = CopiedTranslations(project)
    return TableCause.fold(
      counted, cause: { $0.state != .translated ? $0.state.rawValue : copies.contains($0) ? "copied" : nil }
    ) { strings, keys in
      let (first, isOne) = (strings[0], strings.count == 1)
      switch first.state {
      case .translated:
        return .init(
          isOne
            ? "The \(first.locale) text of \(keys) is the \(project.sourceLanguage) one: translate it."
            : "The \(first.locale) texts of \(keys) are the \(project.sourceLanguage) ones: translate them.")
      case .new:
        let are =
          isOne
          ? "is marked new in \(first.locale): translate it." : "are marked new in \(first.locale): translate them."
        return .init("\(keys) \(are)")
      case .needsReview:
        return .init(
          isOne
            ? "The \(first.locale) text of \(keys) waits for review: review it and mark it translated."
            : "The \(first.locale) texts of \(keys) wait for review: review them and mark them translated.")
      case .stale:
        return .init(
          isOne
            ? "\(keys) is marked stale: no source uses it any more; remove it, or keep it by hand."
            : "\(keys) are marked stale: no source uses them any more; remove them, or keep them by hand.")
      }
    }
  }
}
