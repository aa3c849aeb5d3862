import SightlineModel

/// Texts of other languages that are the source language's, letter by letter: the table was copied and not translated.
///
/// Several words are not the same in two languages by chance. One word may be (“Version”, “Route”): it counts where another
/// language translates it and its own table is copied elsewhere, too.
struct CopiedTranslations {
  fileprivate struct Key: Hashable {
    var table: String
    var key: String
  }
  fileprivate struct Table: Hashable {
    var file: String
    var locale: String
  }
  private var sources: [Key: [String: String]] = [:]
  private var translated: Set<Key> = []
  private var copied: Set<Table> = []
  private let language: String

  init(_ project: ProjectFacts) {
    language = Self.language(of: project.sourceLanguage)
    for string in project.strings where string.locale == project.sourceLanguage { sources[Key(string)] = string.texts }
    for string in project.strings where isOther(string) {
      guard let source = sources[Key(string)] else { continue }
      if string.texts != source {
        translated.insert(Key(string))
      } else if Self.isPhrase(source) {
        copied.insert(Table(string))
      }
    }
  }

  func contains(_ string: ProjectFacts.LocalizedString) -> Bool {
    guard isOther(string), let source = sources[Key(string)], string.texts == source else { return false }
    if Self.isPhrase(source) { return true }
    return source.values.allSatisfy(\.isToTranslate) && translated.contains(Key(string))
      && copied.contains(Table(string))
  }

  /// `en-GB` beside `en` says the same.
  private func isOther(_ string: ProjectFacts.LocalizedString) -> Bool {
    Self.language(of: string.locale) != language
  }
  private static func language(of locale: String) -> String {
    locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? locale
  }
  /// At least three words, two of them without a capital letter: no name, no “OK, thanks”.
  private static func isPhrase(_ texts: [String: String]) -> Bool {
    !texts.isEmpty
      && texts.values.allSatisfy { text in
        let words = FormatPlaceholder.removed(from: text).split { !$0.isLetter && $0 != "'" && $0 != "’" }
        return text.isToTranslate && words.count >= phrase && words.count { $0.allSatisfy(\.isLowercase) } >= phrase - 1
      }
  }
  private static let phrase = 3
}

extension CopiedTranslations.Key {
  fileprivate init(_ string: ProjectFacts.LocalizedString) { self.init(table: string.table, key: string.key) }
}
extension CopiedTranslations.Table {
  fileprivate init(_ string: ProjectFacts.LocalizedString) {
    self.init(file: string.location.file, locale: string.locale)
  }
}
