import SightlineModel
import SourceDocuments
import StringCatalogs

/// Whose string tables are asked: a key without `bundle:` is looked up in the app's own, and never in those that targets of
/// Swift packages have in bundles of their own.
struct TableOwners: Sendable {
  /// Of the app: tables outside of packages, and those that an Xcode project builds too.
  let app: StringTables
  private var targets: [(target: PackageTargets.Target, tables: StringTables)] = []
  /// By path.
  private var sources: [String: PackageTargets.Target] = [:]

  /// - Parameters:
  ///   - all: The tables of all files.
  ///   - isBuiltByProject: Whether a target of an Xcode project has the file.
  init(
    files: [StringTables.File], all: StringTables, sources: [String], root: String, log: ReadLog,
    isBuiltByProject: (String) -> Bool
  ) {
    var packages = PackageTargets(root: root, log: log)
    var owned: [PackageTargets.Target: [StringTables.File]] = [:]
    var ofApp: [StringTables.File] = []
    for file in files {
      let target = packages.target(of: file.path)
      if let target { owned[target, default: []].append(file) }
      if target == nil || isBuiltByProject(file.path) { ofApp.append(file) }
    }
    guard !owned.isEmpty else {
      app = all
      return
    }
    app = StringTables(files: ofApp, sourceLanguage: all.sourceLanguage)
    targets = owned.sorted { $0.key < $1.key }.map {
      ($0.key, StringTables(files: $0.value, sourceLanguage: all.sourceLanguage))
    }
    for source in sources { self.sources[source] = packages.target(of: source) }
  }

  /// A table of a package that has a key which the app's own lack.
  ///
  /// - Parameter file: In which the key is written.
  func unasked(_ key: String, table: String?, writtenIn file: String) -> TextRun.Localization.UnaskedTable? {
    let own = sources[file]
    let found = targets.filter { $0.tables.entry(key, table: table) != nil }
    guard let (target, tables) = found.first(where: { $0.target == own }) ?? found.first,
      let place = tables.place(of: key, table: table)
    else { return nil }
    return .init(
      file: place.file, isOfSamePackage: target == own,
      gain: tables.hasOtherText(key, table: table)
        ? .text : tables.isTranslated(table) ? .entry : .nothing)
  }
}
