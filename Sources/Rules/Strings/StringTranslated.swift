import SightlineModel

/// Every text is translated into every language the app comes in.
struct StringTranslated: Rule {
  static let id: RuleID = "string-translated"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    ShownRun.judgements(in: scene) { shown in
      guard let localization = shown.run.localization, localization.state != .unknownKey else { return nil }
      // Languages that nothing is laid out in are asked for where the source language is.
      let missing = localization.untranslated ?? (localization.state == .missing ? [scene.variant.locale] : [])
      // A key without words, such as `%@`, says the same in every language.
      guard !missing.isEmpty, Self.isToTranslate(localization.key, shown: shown.run.string) else {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      guard localization.isTableTranslated == true else { return Self.question(localization, shown) }
      // “Facebook”: one word that no language has may be a name.
      if localization.isUntranslated == true, StringMissing.mayBeName(shown.run.string) {
        return Self.asking(localization, missing, shown)
      }
      let place = shown.keyWritten
      return Judgement(
        node: shown.node.id,
        verdict: .fails(
          .init(
            "\(localization.key.quotedKey) has no translation into \(Self.list(missing)) and is shown in the source "
              + "language; translate it.", cause: place,
            derivation: [
              DerivationStep(.untranslated(key: localization.key, languages: missing.sorted()), at: place)
            ])), detail: shown.detail)
    }
  }

  /// A symbolic key, `save_title`, is no word: the text that it stands for is.
  private static func isToTranslate(_ key: String, shown text: String) -> Bool {
    FormatPlaceholder.removed(from: key).isToTranslate || text != key && text.isToTranslate
  }

  private static func asking(_ localization: TextRun.Localization, _ missing: [String], _ shown: ShownRun) -> Judgement
  {
    Judgement(
      node: shown.node.id,
      verdict: .needsReview(
        .init(
          "\(localization.key.quotedKey) has no translation into \(list(missing)); if it is a word to be read and no name, translate it.",
          cause: shown.keyWritten)), detail: shown.detail)
  }

  /// A table in one language alone may be meant so: names, addresses, thanks.
  private static func question(_ localization: TextRun.Localization, _ shown: ShownRun) -> Judgement {
    Judgement(
      node: shown.node.id,
      verdict: .needsReview(
        .init(
          "\(localization.key.quotedKey) stands in \(localization.table ?? "Localizable"), which comes in one language alone while the "
            + "app has others; if it holds words to be read, translate it.", cause: localization.written)),
      detail: shown.detail)
  }

  private static let named = 3
  /// `de, fi, pl and 4 more`.
  private static func list(_ languages: [String]) -> String {
    guard languages.count > named else { return languages.joined(separator: ", ") }
    return languages.prefix(named).joined(separator: ", ") + " and \(languages.count - named) more"
  }
}
