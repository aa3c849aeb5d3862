public import SightlineModel
public import SourceDocuments
import WorkJournal

/// All string tables of a target: catalogues, `.strings` and `.stringsdict` of every language.
public struct StringTables: Sendable {
  /// The language the code is written in.
  public private(set) var sourceLanguage: String
  /// Sorted by table, then key.
  public var entries: [StringEntry] { tables.sorted { $0.key < $1.key }.flatMap { $0.value.entries } }
  public private(set) var problems: [InputProblem] = []
  private var tables: [String: Table] = [:]

  struct Table: Sendable {
    /// In the order in which they were met.
    var entries: [StringEntry] = []
    var places: [String: Int] = [:]
    var sourceLanguage: String?
  }

  public typealias File = InputFile

  /// - Parameters:
  ///   - files: Other kinds of file are left out.
  ///   - sourceLanguage: For `.strings` and `Base.lproj`; a catalogue names its own.
  public init(files: [File] = [], sourceLanguage: String = "en") {
    self.sourceLanguage = LocaleName.normalized(sourceLanguage)
    for file in files.sorted(by: { ($0.readingRank, $0.path) < ($1.readingRank, $1.path) }) {
      WorkJournal.during(.file(file.path)) { add(file) }
    }
    problems.sort()
  }

  public var tableNames: [String] { tables.keys.sorted() }

  /// The languages that occur, sorted.
  public var languages: [String] {
    Set(tables.values.flatMap { $0.entries.flatMap { $0.localizations.keys } }).union([sourceLanguage]).sorted()
  }

  public func entry(_ key: String, table: String? = nil) -> StringEntry? {
    guard let table = tables[table ?? "Localizable"] else { return nil }
    return table.places[key].map { table.entries[$0] }
  }

  func sourceLanguage(of table: String) -> String { tables[table]?.sourceLanguage ?? sourceLanguage }

  // MARK: Adding files

  private mutating func add(_ file: File) {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let table = String(name.prefix(while: { $0 != "." }))
    let folder = file.path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    let language =
      folder.hasSuffix(".lproj") && folder != "Base.lproj"
      ? LocaleName.normalized(String(folder.dropLast(6))) : sourceLanguage
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
