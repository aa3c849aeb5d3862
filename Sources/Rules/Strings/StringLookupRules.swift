import SightlineModel

/// Words on the screen come from a string table.
///
/// Names, numbers and texts that only exist at run time are no words of the app.
/// - Source: WCAG 2.2, 3.1.1 Language of Page, A; HIG, Inclusion: localise.
struct StringLocalized: Rule {
  static let id: RuleID = "string-localized"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    ShownRun.all(in: scene).compactMap { shown in
      guard shown.run.string.hasWords, shown.run.unknownReason == nil else { return nil }
      if shown.run.localization != nil { return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail) }
      if shown.run.isVerbatim == true {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      let literal = shown.run.derivation.last { $0.location != nil }
      return Judgement(
        node: shown.node.id,
        verdict: .fails(
          .init(
            "\(shown.run.string.quoted) is written into the code and cannot be translated; pass it as a "
              + "LocalizedStringKey or with String(localized:).",
            cause: literal?.location, derivation: shown.run.derivation)), detail: shown.detail)
    }
  }
}

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
        hasTables || NameReadable.notWords(localization.key) != nil
      else {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      let table = localization.table ?? "Localizable"
      return Judgement(
        node: shown.node.id,
        verdict: .fails(
          .init(
            "The key \(localization.key.quoted) stands in no string table; add it to \(table).",
            cause: shown.writtenElsewhere)),
        detail: shown.detail)
    }
  }
}

/// Every text is translated into every language the app comes in.
struct StringTranslated: Rule {
  static let id: RuleID = "string-translated"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    ShownRun.all(in: scene).compactMap { shown in
      guard let localization = shown.run.localization, localization.state != .unknownKey else { return nil }
      // A key without words, such as `%@`, says the same in every language.
      guard localization.state == .missing, FormatPlaceholder.removed(from: localization.key).hasWords else {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      return Judgement(
        node: shown.node.id,
        verdict: .fails(
          .init(
            "\(localization.key.quoted) has no translation into \(scene.variant.locale) and is shown in the source "
              + "language; translate it.")), detail: shown.detail)
    }
  }
}

/// A run of text that someone reads or hears.
struct ShownRun {
  var node: SceneNode
  var run: TextRun
  var detail: String

  /// Of a key that is looked up, or made, elsewhere than in the view that shows it.
  var writtenElsewhere: SourceLocation? {
    guard let key = run.localization?.key else { return nil }
    return run.derivation.first { $0 == .string(key, at: $0.location) }?.location
  }

  static func all(in scene: Scene) -> [ShownRun] {
    scene.nodes.flatMap { node -> [ShownRun] in
      guard node.opacity > 0.01 else { return [] }
      let spoken = [node.accessibility.label, node.accessibility.value, node.accessibility.hint].compactMap { $0?.runs }
      let runs = (node.text?.content.runs ?? []) + spoken.flatMap { $0 }
      // What only previews show is never shipped, wherever it was looked up.
      return runs.filter { $0.symbol == nil && !$0.string.isEmpty && $0.isSample != true }.map {
        ShownRun(node: node, run: $0, detail: $0.localization?.key ?? $0.string)
      }
    }
  }
}

extension String {
  /// Two letters in a row: more than a number, a unit or an initial.
  var hasWords: Bool {
    var previous = false
    for character in self {
      if character.isLetter && previous { return true }
      previous = character.isLetter
    }
    return false
  }
}
