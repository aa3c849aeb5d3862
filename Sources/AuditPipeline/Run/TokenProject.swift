import DesignTokens
import Foundation
import SightlineModel

/// Token files that belong together: what one of them names, another of them defines.
struct TokenProject {
  /// The folder or file that holds them, relative to the audited folder; empty for the folder itself.
  let name: String
  let tokens: TokenSet
  /// Files of other packages that these build on. What is to be said of them is said there.
  var inherited: Set<String> = []
  private let paths: [String]

  /// Where the configuration names tokens or pairs, all files are one project. Without it each package
  /// (`package.json`) is one, and of several exports of Tokens Studio in a package each: a repository of many themes
  /// defines the same names many times.
  ///
  /// - Returns: Sorted by name; without those that hold no token and no problem.
  static func all(in project: Project, _ log: ReadLog = ReadLog()) -> [TokenProject] {
    let root = project.root + "/"
    func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : root + path }
    let discovery = project.discovery
    let files = [ProjectFile.Kind.resolver, .tokens, .tokenCandidate].flatMap(discovery.files).map(\.path)
    let limits = Dictionary(discovery.files.map { ($0.path, $0.sizeLimit) }, uniquingKeysWith: min)
    let possible = Set(discovery.files(.tokenCandidate).map(\.path))
    let configuration = project.configuration
    let isOne = !configuration.tokens.value.isEmpty || !configuration.pairs.value.isEmpty
    var packages: [String: String] = [:]
    var groups = isOne ? ["": files] : Dictionary(grouping: files) { package(of: $0, absolute, &packages, log) }
    for (name, paths) in groups where !isOne {
      // One export beside other files is a part of them; several are versions of each other.
      let whole = paths.filter { isWhole(absolute($0)) }
      // One that speaks of no mode is the base that the others are laid over.
      guard whole.count > 1, whole.count(where: { TokenMode.name(ofFile: $0) == nil }) != 1 else { continue }
      groups[name] = paths.filter { !whole.contains($0) }
      for path in whole { groups[path] = [path] }
    }
    func read(_ paths: [String], lower: [String] = []) -> TokenSet {
      TokenSet(paths: paths, lower: lower, isNamed: { !possible.contains($0) }) { path in
        project.leftOut.hasFile(path)
          ? nil : log.contents(absolute(path), upTo: limits[path] ?? RegularFile.standardLimit)
      }
    }
    let projects = groups.sorted { $0.key < $1.key }.compactMap { name, paths -> TokenProject? in
      let tokens = read(paths)
      return tokens.isEmpty && tokens.problems.isEmpty ? nil : TokenProject(name: name, tokens: tokens, paths: paths)
    }
    return projects.map { project in
      let basePackages = basePackages(of: project, among: projects)
      guard !basePackages.isEmpty else { return project }
      let lower = basePackages.flatMap(\.paths)
      return TokenProject(
        name: project.name, tokens: read(project.paths, lower: lower), inherited: Set(lower), paths: project.paths)
    }
  }

  /// Packages of the repository that this one builds on: each defines a name that this one uses and lacks, and is the
  /// only one that does. A name that several define decides nothing.
  private static func basePackages(of project: TokenProject, among projects: [TokenProject]) -> [TokenProject] {
    var found: Set<Int> = []
    for name in project.tokens.unknownNames {
      let owners = projects.indices.filter { projects[$0].name != project.name && projects[$0].tokens.defines(name) }
      if owners.count == 1 { found.insert(owners[0]) }
    }
    return found.sorted().map { projects[$0] }
  }

  /// The nearest folder upwards that is a package of its own.
  private static func package(
    of path: String, _ absolute: (String) -> String, _ known: inout [String: String], _ log: ReadLog
  ) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "" }
    let folder = String(path[..<slash])
    if let name = known[folder] { return name }
    let isPackage = log.contents(absolute(folder + "/package.json")) != nil
    let name = isPackage ? folder : package(of: folder, absolute, &known, log)
    known[folder] = name
    return name
  }

  /// A file with sets, their order and themes all in one.
  private static func isWhole(_ path: String) -> Bool {
    guard path.hasSuffix(".json"), let data = RegularFile.contents(path) else { return false }
    return ["\"$themes\"", "\"$metadata\""].contains { data.range(of: Data($0.utf8)) != nil }
  }
}
