import SightlineModel

/// A number in a sentence has the plural forms its language needs.
///
/// - Source: CLDR, plural rules for cardinal numbers; Apple, Localizing strings that contain plurals.
struct StringPlural: Rule, ProjectRule {
  static let id: RuleID = "string-plural"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true
  var ruleID: RuleID { Self.id }

  /// A counted noun whose key stands in no table has one form for certain.
  func judge(_ scene: Scene) -> [Judgement] {
    // A long text in many runs has one key.
    var nouns: [String: String?] = [:]
    func noun(in key: String) -> String? {
      if let known = nouns[key] { return known }
      let found = CountedNoun.find(in: key)
      nouns[key] = .some(found)
      return found
    }
    return ShownRun.judgements(in: scene) { shown in
      if let byHand = byHand(shown) { return byHand }
      // A key that another table has is string-missing's.
      guard let localization = shown.run.localization, localization.state == .unknownKey,
        localization.unasked == nil, localization.isOneOfSeveral != true, let noun = noun(in: localization.key)
      else { return nil }
      return Judgement(
        node: shown.node.id,
        verdict: .fails(
          .init(
            "\(localization.key.quotedKey) \(CountedNoun.fault(of: noun)); put it into a "
              + "string catalog and vary it by plural.", cause: shown.writtenElsewhere)), detail: shown.detail)
    }
  }

  /// A key whose plural the code makes, in an app that comes in several languages.
  private func byHand(_ shown: ShownRun) -> Judgement? {
    guard let localization = shown.run.localization, localization.isPluralByHand == true,
      localization.isTableTranslated == true
    else { return nil }
    let hasWords = FormatPlaceholder.removed(from: localization.key).hasWords
    return Judgement(
      node: shown.node.id,
      verdict: .fails(
        .init(
          "\(hasWords ? localization.key.quotedKey : "This text") gets its plural from code (count == 1 ? … : …), which other languages make otherwise; use one "
            + "key and vary it by plural in the string catalog.", cause: shown.writtenElsewhere)), detail: shown.detail)
  }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    // 1. Forms that are missing, once for each language and table.
    func missing(_ string: ProjectFacts.LocalizedString) -> [String] {
      needed(in: string.locale, project).filter { string.texts[$0] == nil }
    }
    let plurals = project.strings.filter(\.isPlural)
    let forms = TableCause.fold(
      plurals,
      cause: { string in
        let missing = missing(string)
        return missing.isEmpty ? nil : missing.joined(separator: " ")
      },
      issue: { strings, keys in
        let (first, missing) = (strings[0], missing(strings[0]))
        let needed = needed(in: first.locale, project).count
        return .init(
          "\(keys) \(strings.count == 1 ? "has" : "have") no plural form “\(missing.joined(separator: "”, “"))” in "
            + "\(first.locale); add it.",
          measured: .count(needed - missing.count, needs: needed))
      })
    // 2. Sentences that should have forms, unless one has the same words for one: then the code chooses between them.
    let source = project.strings.filter { $0.locale == project.sourceLanguage } + project.keysAsTexts
    let written = source.filter { !$0.isPlural }
    let choices = Choices(source.flatMap(\.texts.values))
    let sentences = written.compactMap { string -> ProjectJudgement? in
      guard let text = string.texts.values.sorted().first, project.spellsOut(string.key),
        let noun = CountedNoun.find(in: text), !choices.hasOne(of: text)
      else { return nil }
      return ProjectJudgement(
        subject: TableCause.subject(string), location: string.location,
        verdict: .fails(
          .init(
            "\(text.quoted) \(CountedNoun.fault(of: noun)); vary it by plural "
              + "\(Self.place(for: string)).")), parts: project.keyPlaces[string.key] ?? [])
    }
    return forms + sentences + chosenInCode(written, among: choices, project)
  }

  /// Where the format of a table has its plurals.
  private static func place(for string: ProjectFacts.LocalizedString) -> String {
    string.location.file.hasSuffix(".strings") ? "in a .stringsdict beside the table" : "in the string catalog"
  }

  /// The texts of a language, among which one may say of one what another says of several.
  private struct Choices {
    private let texts: Set<String>
    /// Those that name one in words or by a figure.
    private let ofOne: [String]

    init(_ texts: [String]) {
      self.texts = Set(texts)
      ofOne = self.texts.filter { !$0.contains("%") && !CountedNoun.ones.isDisjoint(with: $0.split(separator: " ")) }
        .sorted()
    }

    func hasOne(of text: String) -> Bool {
      guard text.contains("%") else { return false }
      if let noun = CountedNoun.find(in: text),
        CountedNoun.singulars(of: noun, in: text).contains(where: texts.contains)
      {
        return true
      }
      return ofOne.contains { CountedNoun.isOne($0, of: text) }
    }
  }

  /// Keys that the code chooses between, one for one and one for several, where a language of the app has more forms.
  private func chosenInCode(
    _ strings: [ProjectFacts.LocalizedString], among choices: Choices, _ project: ProjectFacts
  ) -> [ProjectJudgement] {
    let translated = Dictionary(grouping: project.strings.filter { !$0.isPlural && !$0.texts.isEmpty }) {
      "\($0.table) \($0.key)"
    }.mapValues { Set($0.map(\.locale)) }
    let chosen = strings.filter { string in
      string.texts.values.sorted().first.map(choices.hasOne) ?? false && project.spellsOut(string.key)
    }
    func locales(of string: ProjectFacts.LocalizedString) -> [String] {
      (translated["\(string.table) \(string.key)"] ?? []).filter { needed(in: $0, project).count > 2 }.sorted()
    }
    return TableCause.fold(
      chosen, uses: project.keyPlaces,
      cause: { string in
        let locales = locales(of: string)
        return locales.isEmpty ? nil : locales.joined(separator: " ")
      }
    ) { strings, keys in
      let all = locales(of: strings[0])
      let most = all.max { needed(in: $0, project).count < needed(in: $1, project).count } ?? ""
      return .init(
        "\(keys) \(strings.count == 1 ? "is" : "are") chosen in code beside a text for one, which gives two forms: "
          + "\(Self.sentence(all)) \(all.count == 1 ? "has" : "have") more (\(most) \(needed(in: most, project).count)); use one "
          + "key and vary it by plural \(Self.place(for: strings[0])).",
        measured: .count(needed(in: most, project).count - 2, needs: needed(in: most, project).count))
    }
  }

  private static func sentence(_ locales: [String]) -> String {
    locales.count < 2 ? locales.joined() : locales.dropLast().joined(separator: ", ") + " and " + locales.last!
  }

  /// The `many` of these languages is for exact millions and compact numbers only; Foundation takes `other` without it.
  /// - Source: CLDR 48, plural rules for cardinal numbers: `i % 1000000 = 0`.
  private static let countMillionsAsMany: Set<String> = ["ca", "es", "fr", "it", "lld", "pt", "scn", "vec"]

  private func needed(in locale: String, _ project: ProjectFacts) -> [String] {
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    let all = project.pluralCategories[locale] ?? project.pluralCategories[language] ?? []
    return Self.countMillionsAsMany.contains(language) ? all.filter { $0 != "many" } : all
  }
}
