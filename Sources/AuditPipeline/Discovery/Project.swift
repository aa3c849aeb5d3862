import AuditEngine
import Foundation
import SightlineModel
import SourceDocuments

/// A folder to audit, with its configuration and its files.
package struct Project: Sendable {
  /// The audited folder, absolute; paths of findings are relative to it.
  package var root: String
  package var configuration: Configuration
  package var discovery: Discovery
  /// Relative paths the run was asked for; empty: everything. Findings elsewhere are not reported.
  package var focus: [String]
  /// What ended earlier processes of this run.
  let leftOut: LeftOut

  /// As configured, else the folder's name.
  package var name: String { configuration.name.value ?? URL(fileURLWithPath: root).lastPathComponent }

  /// Whether a finding in a file was asked for.
  ///
  /// A screen document points at the sources it was read from, which lie elsewhere.
  package func isInFocus(_ file: String) -> Bool {
    focus.isEmpty || focus.allSatisfy { $0.hasSuffix("." + ScreenDocument.fileExtension) }
      || focus.contains { file == $0 || file.hasPrefix($0 + "/") }
  }

  /// Finds the folder, reads the configuration and looks for files.
  ///
  /// The folder is the nearest one, from the first path upwards, that holds `.sightline.yml`; without one it is the path
  /// itself, or the folder of a file, which is then read alone.
  /// - Throws: `UnusableInput`, all reasons at once.
  package init(opening request: AuditRequest, vocabulary: ConfigurationVocabulary) throws(UnusableInput) {
    // 1. The paths, and the folder.
    let paths = request.paths.isEmpty ? ["."] : request.paths
    let absolute = paths.map { Self.absolute($0, from: request.workingFolder) }
    let missing = zip(paths, absolute).filter { Discovery.isFolder($0.1) == nil }.map { path, full in
      let folder = URL(fileURLWithPath: full).deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let hint = nearestName(to: URL(fileURLWithPath: full).lastPathComponent, in: names.sorted())
      return "\(path): no such file or folder (looked for \(full))" + (hint.map { "; did you mean '\($0)'?" } ?? "")
    }
    guard missing.isEmpty else { throw UnusableInput(missing) }
    let found = absolute.map(Self.configurationFolder(above:))
    if let first = found.first, let other = found.first(where: { $0 != first }) {
      throw UnusableInput(
        "the paths belong to several projects (\(first ?? paths[0]), \(other ?? "one without \(Configuration.fileName)")); audit one at a time"
      )
    }
    let configured = request.configurationFile.map { Self.absolute($0, from: request.workingFolder) }
    let root = found.first.flatMap { $0 } ?? Self.commonFolder(of: absolute)
    self.root = root
    leftOut = LeftOut(request.leftOut, root: root)
    // 2. The configuration.
    var configuration = Configuration()
    if let file = configured ?? (found.first.flatMap { $0 }.map { $0 + "/" + Configuration.fileName }) {
      guard let data = RegularFile.contents(file) else {
        throw UnusableInput("\(file): the configuration cannot be read")
      }
      let name = Self.relative(file, to: root) ?? file
      let read = Configuration.read(bytes: [UInt8](data), file: name, vocabulary: vocabulary)
      guard read.problems.isEmpty else { throw UnusableInput(read.problems) }
      configuration = read.configuration
    }
    configuration.apply(request.overrides)
    // 3. The files. Without a configuration, named files are all there is to read.
    let focus = absolute.compactMap { Self.relative($0, to: root) }.filter { $0 != "." }
    if configuration.file == nil, !focus.isEmpty { configuration.sources.value = focus }
    if focus.count == absolute.count, !focus.isEmpty, focus.allSatisfy({ $0.hasSuffix(".screen.json") }) {
      configuration.sources = Setting(focus, .flag("PATH"))
    }
    self.configuration = configuration
    self.discovery = Discovery(
      root: root, configuration: configuration, looksForTokens: request.kind == .tokens, leftOut: leftOut)
    discovery.replaceContents(request.replaced)
    self.focus = focus.count == absolute.count ? focus : []
    // 4. What is written afterwards is none of it.
    let overwritten = inputs(among: request.outputs, expectations: request.expectationsFile)
    guard overwritten.isEmpty else {
      throw UnusableInput(overwritten.map { "\($0): a report can't be written there, since the audit reads it" })
    }
    // 5. Something has to be there.
    guard
      !discovery.files.allSatisfy({ [.expectations, .stub, .dependency].contains($0.kind) })
        || !discovery.problems.isEmpty || !leftOut.isEmpty
    else {
      throw UnusableInput(
        "\(paths.joined(separator: " ")): nothing to audit; looked in \(root) for Swift files, *.xcassets, *.xcstrings, *.strings, *.stringsdict, *.tokens.json and *.screen.json\(discovery.skipped.isEmpty ? "" : " (\(discovery.skipped.count) left out, see --explain-discovery)")"
      )
    }
    let isNamed =
      self.focus.isEmpty
      || discovery.files.contains { file in
        self.focus.contains { $0 == file.path || file.path.hasPrefix($0 + "/") || $0.hasPrefix(file.path + "/") }
      }
    guard isNamed || !discovery.problems.isEmpty || !leftOut.isEmpty else {
      throw UnusableInput(
        "\(paths.joined(separator: " ")): nothing to audit; no file of \(root) that is read lies there, see --explain-discovery"
      )
    }
  }

  /// Those of some files that the audit reads, also by another path.
  private func inputs(among outputs: [String], expectations: String?) -> [String] {
    let present = outputs.compactMap { path in
      (try? FileSystemEntry(path)).map { (path: path, identity: $0.identity) }
    }
    guard !present.isEmpty else { return [] }
    let named = [
      configuration.file, expectations, configuration.baseline.value, configuration.profile.value,
    ].compactMap(\.self).map { Self.absolute($0, from: root) }
    let read = Set(
      (discovery.files.map(\.absolutePath) + named).compactMap { (try? FileSystemEntry($0))?.identity })
    return present.filter { read.contains($0.identity) }.map { Self.relative($0.path, to: root) ?? $0.path }
  }

  // MARK: Paths

  static func absolute(_ path: String, from folder: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
  }

  private static func folder(of path: String) -> String {
    Discovery.isFolder(path) == true && !path.hasSuffix(".xcassets")
      ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func configurationFolder(above path: String) -> String? {
    var folder = URL(fileURLWithPath: folder(of: path))
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(Configuration.fileName).path) {
        return folder.path
      }
      let parent = folder.deletingLastPathComponent()
      // A repository's root ends the search, as does the file system's.
      if parent.path == folder.path
        || FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      {
        return nil
      }
      folder = parent
    }
  }

  private static func commonFolder(of paths: [String]) -> String {
    var common = folder(of: paths[0]).split(separator: "/")
    for path in paths.dropFirst() {
      let parts = folder(of: path).split(separator: "/")
      common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
    }
    return "/" + common.joined(separator: "/")
  }

  /// - Returns: `.` for the folder itself; `nil` for what lies outside.
  static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
