package import SightlineModel
package import SourceDocuments
import WorkJournal

/// All string tables of a target: catalogues, `.strings` and `.stringsdict` of every language.
package struct StringTables: Sendable {
  /// The language the code is written in.
  package private(set) var sourceLanguage: String
  /// Sorted by table, then key.
  package var entries: [StringEntry] { tables.sorted { $0.key < $1.key }.flatMap { $0.value.entries } }
  package private(set) var problems: [InputProblem] = []
  private var tables: [String: Table] = [:]
  private var translated: Set<String> = []
  /// By what is left of a table's and a key's name in an identifier.
  private var symbols: [String: (table: String, keys: [String: String?])] = [:]

  struct Table: Sendable {
    /// In the order in which they were met.
    var entries: [StringEntry] = []
    var places: [String: Int] = [:]
    var sourceLanguage: String?
  }

  package typealias File = InputFile

  /// - Parameters:
  ///   - files: Other kinds of file are left out.
  ///   - sourceLanguage: For `.strings` and `Base.lproj`; a catalogue names its own. Where only a regional form of it has
  ///     a folder, that one is meant: `en-US.lproj` for `en`.
  package init(files: [File] = [], sourceLanguage: String = "en") {
    let declared = LocaleName.normalized(sourceLanguage)
    let folders = Set(files.compactMap { Self.language(ofFolder: $0.path) }.filter { !LocaleName.isPrivate($0) })
    self.sourceLanguage =
      folders.contains(declared) ? declared : folders.sorted().first { LocaleName.areAlike($0, declared) } ?? declared
    for file in files.sorted(by: { ($0.readingRank, $0.path) < ($1.readingRank, $1.path) }) {
      WorkJournal.during(.file(file.path)) { add(file) }
    }
    problems.sort()
    translated = Set(
      tables.filter { _, table in
        Set(table.entries.flatMap(\.localizations.keys)).union([table.sourceLanguage ?? self.sourceLanguage]).count > 1
      }.keys)
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) where symbols[Self.symbol(name)] == nil {
      let keys = Dictionary(table.entries.map { (Self.symbol($0.key), Optional($0.key)) }) { _, _ in nil }
      symbols[Self.symbol(name)] = (name, keys)
    }
  }

  /// What generators of typed keys make identifiers of: letters and digits, whatever their case.
  private static func symbol(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter(\.properties.isAlphabeticOrDigit)))
  }

  /// - Parameters:
  ///   - symbol: An identifier that Xcode ("Generate String Catalog Symbols") or a tool makes of a key: `cartTitle` for
  ///     `cart.title`.
  ///   - table: The same of a table's name; `nil` is `Localizable`.
  /// - Returns: `nil` where no key, or more than one, has this identifier.
  package func key(symbol: String, table: String?) -> (table: String, key: String)? {
    guard let (name, keys) = symbols[Self.symbol(table ?? "Localizable")], let key = keys[Self.symbol(symbol)] ?? nil
    else { return nil }
    return (name, key)
  }

  /// - Returns: Whether an identifier is made of a table's name.
  package func hasTable(symbol: String) -> Bool { symbols[Self.symbol(symbol)] != nil }

  package var tableNames: [String] { tables.keys.sorted() }

  /// The languages that occur, sorted.
  package var languages: [String] {
    Set(tables.values.flatMap { $0.entries.flatMap { $0.localizations.keys } }).union([sourceLanguage]).sorted()
  }

  /// - Returns: Whether a table has texts in two languages at least; `nil` is `Localizable`.
  package func isTranslated(_ table: String?) -> Bool { translated.contains(table ?? "Localizable") }

  package func entry(_ key: String, table: String? = nil) -> StringEntry? {
    guard let table = tables[table ?? "Localizable"] else { return nil }
    return table.places[key].map { table.entries[$0] }
  }

  func sourceLanguage(of table: String) -> String { tables[table]?.sourceLanguage ?? sourceLanguage }

  // MARK: Adding files

  private mutating func add(_ file: File) {
    guard Self.language(ofFolder: file.path).map(LocaleName.isPrivate) != true else { return }
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let table = String(name.prefix(while: { $0 != "." }))
    let language = Self.language(ofFolder: file.path) ?? sourceLanguage
    if name.hasSuffix(".xcstrings") {
      let catalog = StringCatalogReader.read(bytes: file.bytes, file: file.path, table: table)
      problems += catalog.problems
      if let language = catalog.sourceLanguage {
        tables[table, default: Table()].sourceLanguage = language
        if table == "Localizable" { sourceLanguage = language }
      }
      merge(catalog.entries, into: table)
    } else if name.hasSuffix(".strings") {
      let read = StringsFileReader.read(bytes: file.bytes, file: file.path, table: table, language: language)
      problems += read.problems
      merge(read.entries, into: table)
    } else if name.hasSuffix(".stringsdict") {
      let read = StringsDictionaryReader.read(bytes: file.bytes, file: file.path, table: table, language: language)
      problems += read.problems
      merge(read.entries, into: table)
    }
  }

  /// - Returns: `nil` for a file outside a language's folder, or in `Base.lproj`.
  private static func language(ofFolder path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return nil }
    return LocaleName.normalized(String(folder.dropLast(6)))
  }

  private mutating func merge(_ entries: [StringEntry], into name: String) {
    var table = tables[name, default: Table()]
    for entry in entries {
      if let place = table.places[entry.key] {
        table.entries[place].localizations.merge(entry.localizations) { _, later in later }
      } else {
        table.places[entry.key] = table.entries.count
        table.entries.append(entry)
      }
    }
    tables[name] = table
  }
}

extension StringTables.File {
  /// A string dictionary wins over the `.strings` beside it, so it is read later.
  fileprivate var readingRank: Int { path.hasSuffix(".stringsdict") ? 2 : path.hasSuffix(".strings") ? 1 : 0 }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphabeticOrDigit: Bool { isAlphabetic || numericType == .decimal }
}
