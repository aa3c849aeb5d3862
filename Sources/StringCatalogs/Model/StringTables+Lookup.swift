package import SightlineModel

/// What a key shows in one locale.
package struct LocalizedText: Sendable, Hashable {
  package var value: String
  package var state: TextRun.Localization.State
  /// Language of the text that was found; `nil` for an unknown key.
  package var language: String?
  /// Where the text stands.
  package var location: SourceLocation?
}

extension StringTables {
  /// - Parameters:
  ///   - table: `nil`: `Localizable`.
  ///   - locale: BCP 47, or a pseudo-locale: `en-XA`, `ar-XB`.
  ///   - arguments: In the order of the key's placeholders.
  ///   - defaultValue: The text given in code, where there is one.
  package func lookup(
    _ key: String, table: String? = nil, locale: String, arguments: [FormatArgument] = [],
    device: DeviceClass = .iphone, defaultValue: String? = nil
  ) -> LocalizedText {
    let pseudo = PseudoLocale(locale)
    let name = table ?? "Localizable"
    let source = sourceLanguage(of: name)
    let wanted = pseudo == nil ? LocaleName.normalized(locale) : source
    let entry = entry(key, table: name)
    let (form, language) = entry.flatMap { Self.form(of: $0, locale: wanted) } ?? (nil, wanted)
    let isSource = LocaleName.fallbacks(of: wanted).contains(source) || LocaleName.areAlike(wanted, source)

    if let form {
      let text = StringFormatter(
        form: form, key: key, locale: language, arguments: arguments, device: device, pseudo: pseudo
      ).text()
      return LocalizedText(value: text, state: .translated, language: language, location: form.location)
    }
    let sourceForm = entry.flatMap { Self.form(of: $0, locale: source)?.0 }
    let state: TextRun.Localization.State =
      entry.map { isSource || !$0.shouldTranslate || $0.isAlikeEverywhere(source: source) ? .translated : .missing }
      ?? .unknownKey
    let shown =
      sourceForm
      ?? LocalizedForm(
        location: entry?.location ?? SourceLocation(file: "", line: 0, column: 0),
        variation: .unit(
          StringUnit(
            text: defaultValue ?? key, state: .translated, location: SourceLocation(file: "", line: 0, column: 0))))
    let text = StringFormatter(
      form: shown, key: key, locale: entry == nil ? wanted : source, arguments: arguments, device: device,
      pseudo: pseudo
    ).text()
    return LocalizedText(
      value: text, state: state, language: entry == nil ? nil : source,
      location: sourceForm?.location ?? entry?.location)
  }

  /// - Returns: Whether a table has the key, and no text for it in any language but the source's.
  package func isUntranslated(_ key: String, table: String?) -> Bool {
    let name = table ?? "Localizable"
    return entry(key, table: name)?.translations(source: sourceLanguage(of: name)).isEmpty ?? false
  }

  /// - Returns: Whether what a table has for a key is another text than the key, in any language.
  package func hasOtherText(_ key: String, table: String?) -> Bool {
    let name = table ?? "Localizable"
    guard let entry = entry(key, table: name) else { return false }
    let source = sourceLanguage(of: name)
    let own = entry.localizations[source]?.leaves.map(\.text) ?? []
    return !entry.translations(source: source).isEmpty || own.contains { $0 != key }
  }

  /// Where a key stands, in the source language if that has a file of its own.
  package func place(of key: String, table: String?) -> SourceLocation? {
    let name = table ?? "Localizable"
    return entry(key, table: name).map { $0.localizations[sourceLanguage(of: name)]?.location ?? $0.location }
  }

  /// The best translation; texts in state `new` don't count.
  private static func form(of entry: StringEntry, locale: String) -> (LocalizedForm, String)? {
    for tag in LocaleName.fallbacks(of: locale) {
      guard let form = entry.localizations[tag] else { continue }
      if form.leaves.contains(where: { $0.state != .new }) { return (form, tag) }
    }
    // A language without region serves where only a sibling has the text: pt for pt-PT, when nothing nearer exists.
    return nil
  }
}

extension StringEntry {
  /// Texts of other languages than the source's, each with all its forms.
  fileprivate func translations(source: String) -> [[String]] {
    localizations.compactMap { language, form in
      let leaves = form.leaves
      guard !LocaleName.areAlike(language, source), leaves.contains(where: { $0.state != .new }) else { return nil }
      return leaves.map(\.text)
    }
  }

  /// Two translations at least, and each says what the source says: an abbreviation or a name.
  fileprivate func isAlikeEverywhere(source: String) -> Bool {
    let own = localizations[source]?.leaves.map(\.text) ?? [key]
    let translations = translations(source: source)
    return translations.count > 1 && translations.allSatisfy { $0 == own }
  }
}
