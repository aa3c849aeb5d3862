import SightlineModel

/// Every key that is shown stands in a string table.
struct StringMissing: Rule {
  static let id: RuleID = "string-missing"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    let runs = ShownRun.all(in: scene)
    // Without any table the app has one language, and a key that is a sentence is that sentence.
    let hasTables = runs.contains { $0.run.localization.map { $0.state != .unknownKey } ?? false }
    return runs.compactMap { shown in
      guard let localization = shown.run.localization else { return nil }
      // `%lld / %lld` has no words to translate.
      guard localization.state == .unknownKey, FormatPlaceholder.removed(from: localization.key).hasWords,
        hasTables || localization.isTableTranslated == true || NotWords.kind(of: localization.key) != nil
      else {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      let table = localization.table ?? "Localizable"
      return Judgement(
        node: shown.node.id,
        verdict: .fails(
          .init(
            "The key \(localization.key.quoted) stands in no string table, so every reader sees it as it is; add it to \(table), or "
              + "correct its spelling.",
            cause: shown.writtenElsewhere)),
        detail: shown.detail)
    }
  }
}
