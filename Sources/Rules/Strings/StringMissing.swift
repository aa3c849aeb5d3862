import SightlineModel

/// Every key that is shown stands in a string table.
struct StringMissing: Rule, ProjectRule {
  static let id: RuleID = "string-missing"
  var ruleID: RuleID { Self.id }
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    let runs = ShownRun.all(in: scene)
    // Where the app has one language, a key that is a sentence is that sentence.
    let hasTranslations = runs.contains { $0.run.localization?.isTableTranslated == true }
    // One text may be shown in many parts, each with the whole key: it is read once.
    var asked: (key: String, hasWords: Bool)?
    func hasWords(_ key: String) -> Bool {
      if let asked, asked.key == key { return asked.hasWords }
      let words = FormatPlaceholder.removed(from: key)
      let answer = words.hasWords && !words.isAddressOrUnit
      asked = (key, answer)
      return answer
    }
    return ShownRun.judgements(in: scene) { shown in
      guard let localization = shown.run.localization else { return nil }
      // `%lld / %lld` has no words to translate.
      let unasked = localization.unasked
      guard localization.state == .unknownKey, hasWords(localization.key),
        unasked?.isOfSamePackage == true || hasTranslations || localization.isTableTranslated == true
          || NotWords.kind(of: localization.key) != nil
      else {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      // A plural that code makes is no key's to add: string-plural says so.
      if localization.isPluralByHand == true {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      let table = localization.table ?? "Localizable"
      let verdict =
        if localization.isFinished == true {
          Self.verdict(ofFinished: localization.key, cause: shown.writtenElsewhere)
        } else if let unasked {
          Self.verdict(localization.key, in: unasked, cause: shown.writtenElsewhere)
        } else {
          Self.verdict(localization.key, table, cause: shown.writtenElsewhere)
        }
      return Judgement(node: shown.node.id, verdict: verdict, detail: shown.detail)
    }
  }

  /// Keys that only the source shows: in alerts and menus that no state opened, in branches that nothing took.
  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard project.isTranslated else { return [] }
    return project.behaviours.compactMap { behaviour in
      guard case .writtenKey(let key, _) = behaviour.kind, key.hasWords, !key.isAddressOrUnit else { return nil }
      if let unasked = project.unaskedTables[behaviour.location.file]?[key], unasked.isOfSamePackage {
        return ProjectJudgement(
          subject: "\(behaviour.location.file) \(key)", location: behaviour.location,
          verdict: Self.verdict(key, in: unasked, cause: nil), quotation: key.quotedKey)
      }
      guard !project.stringKeys.contains(key) else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(key)", location: behaviour.location,
        verdict: Self.verdict(key, "Localizable", cause: nil), quotation: key.quotedKey)
    }
  }

  /// No table can hold what is put together before it is looked up.
  private static func verdict(ofFinished pattern: String, cause: SourceLocation?) -> Verdict {
    .fails(
      .init(
        "\(pattern.quotedKey) is looked up with its values already in it, so no table can hold the key; use "
          + "String(localized:), which looks up the key with placeholders.", cause: cause))
  }

  /// A package's table is in a bundle of its own, which nothing asks unless it is named.
  private static func verdict(
    _ key: String, in table: TextRun.Localization.UnaskedTable, cause: SourceLocation?
  ) -> Verdict {
    guard table.isOfSamePackage else {
      let issue = Verdict.Issue(
        "\(key.quoted) is looked up in the app's own tables, and only a package's has it (\(table.file)); add it to the "
          + "app's.", cause: cause, derivation: [.string(key, at: place(in: table))])
      return mayBeName(key) ? .needsReview(issue) : .fails(issue)
    }
    let what =
      table.gain == .text
      ? "its translations are in the package's (\(table.file)); pass bundle: .module."
      : "stands in the package's (\(table.file)), where it has no translation either; pass bundle: .module, and translate "
        + "it."
    let issue = Verdict.Issue(
      "\(key.quoted) is looked up in the app's own tables, and \(what)", cause: cause,
      derivation: [.string(key, at: place(in: table))])
    return switch table.gain {
    case .text: .fails(issue)
    case .entry: mayBeName(key) ? .needsReview(issue) : .fails(issue)
    case .nothing: .passes
    }
  }
  private static func place(in table: TextRun.Localization.UnaskedTable) -> SourceLocation {
    SourceLocation(file: table.file, line: 1, column: 1)
  }

  private static func verdict(_ key: String, _ table: String, cause: SourceLocation?) -> Verdict {
    let isWord = mayBeName(key)
    let issue = Verdict.Issue(
      "The key \(key.quotedKey) stands in no string table, so every reader gets the words in the code; add it to \(table), or "
        + (isWord ? "if it is a name write Text(verbatim:)." : "correct its spelling."), cause: cause)
    return isWord ? .needsReview(issue) : .fails(issue)
  }

  /// “Moodle”, “Version”: one word with a capital letter may be a name, or the same in every language.
  static func mayBeName(_ key: String) -> Bool {
    !key.contains(where: \.isWhitespace) && key.first?.isUppercase == true && !NotWords.isSymbolicKey(key)
  }
}
