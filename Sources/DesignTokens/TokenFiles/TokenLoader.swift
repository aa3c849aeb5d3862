internal import Foundation
import SightlineModel
import SourceDocuments
import WorkJournal

/// Reads token files and works out which sources make up which mode.
final class TokenLoader {
  let names = TokenNames()
  private(set) var layers: [TokenLayer] = []
  private(set) var problems: [InputProblem] = []
  /// Those of `problems` that are about what files and sets refer to.
  private(set) var referenceProblems: Set<InputProblem> = []
  /// Those of `problems` for which a file, or a part of it, was not read.
  private(set) var unreadable: Set<InputProblem> = []
  /// Modes with their layers in merge order, the later wins.
  var modes: [(mode: TokenMode, layers: [Int])] = []
  /// Sets of a Tokens Studio project, for the message on aliases that begin with one.
  var setNames: Set<String> = []

  /// The first key of every plain file names a set, and no part of its tokens' names.
  var dropsRoots = false

  private var read: (String) -> [UInt8]?
  private var documents: [String: DocumentValue?] = [:]
  private var layerNumbers: [String: Int] = [:]
  /// Permutations of modifiers that are worked out.
  static let maximumModes = 64

  /// Whether somebody said that a file holds tokens; one that only looked like it may turn out not to.
  private let isNamed: (String) -> Bool

  /// Files of other packages, whose tokens lie under all modes.
  private let lower: [String]

  init(lower: [String] = [], isNamed: @escaping (String) -> Bool, read: @escaping (String) -> [UInt8]?) {
    self.lower = lower
    self.isNamed = isNamed
    self.read = read
  }

  func load(_ paths: [String]) {
    var plain: [String] = []
    var resolvers: [(String, DocumentObject)] = []
    var exports: [(path: String, object: DocumentObject)] = []
    let folders = Set(paths.filter(Self.isStudioIndex).map(Self.folder))
    for path in paths where !Self.isStudioIndex(path) && (isNamed(path) || mayHoldTokens(path)) {
      guard let value = document(path) else { continue }
      guard let object = value.object else {
        guard isNamed(path) else { continue }
        reportUnreadable("a token file is an object, not \(value.kindName)", at: value.location)
        continue
      }
      switch TokenDialect.detect(object, path: path) {
      case .resolver: resolvers.append((path, object))
      case .tokensStudio where object["$themes"] != nil || object["$metadata"] != nil: exports.append((path, object))
      case .some: plain.append(path)
      // What a syntax error leaves of a file says nothing about the file.
      case nil where !isNamed(path) || unreadable.contains(where: { $0.location.file == path }): continue
      // Groups without tokens are of the format: somebody means to fill them.
      case nil where TokenDialect.isEmpty(object): continue
      case nil:
        reportUnreadable("not a token file: nothing in it has a \"$value\" or \"value\"", at: value.location, .warning)
      }
    }
    studio(exports)
    if let (path, object) = resolvers.first {
      for (other, root) in resolvers.dropFirst() {
        let place = root.members.first?.location ?? SourceLocation(file: other, line: 1, column: 1)
        report("one resolver is read at a time, here \(path); audit this one on its own", at: place, .warning)
      }
      var reader = TokenResolverReader(loader: self, path: path, root: object)
      modes = reader.read()
      plain.removeAll { path in layerNumbers.keys.contains { $0 == path || $0.hasPrefix(path + "#") } }
      if !plain.isEmpty {
        let extra = plain.compactMap { layer(at: $0) }
        modes = modes.map { ($0.mode, extra + $0.layers) }
      }
    } else {
      for folder in folders.sorted() {
        let own = plain.filter { $0.hasPrefix(folder) }
        plain.removeAll { $0.hasPrefix(folder) }
        studio(folder: folder, files: own)
      }
      if !plain.isEmpty, modes.isEmpty {
        filesByName(plain)
      } else if !plain.isEmpty {
        let extra = plain.compactMap { layer(at: $0) }
        modes = modes.map { ($0.mode, extra + $0.layers) }
      }
    }
    if modes.isEmpty, !layers.isEmpty { modes = [(TokenMode(name: "default"), Array(layers.indices))] }
    let inherited = lower.flatMap { lowerLayers($0) }
    if !inherited.isEmpty { modes = modes.map { ($0.mode, inherited + $0.layers) } }
  }

  /// What a file of another package defines, whatever the mode.
  private func lowerLayers(_ path: String) -> [Int] {
    guard TokenMode.name(ofFile: path) == nil, let object = document(path)?.object else { return [] }
    switch TokenDialect.detect(object, path: path) {
    case nil, .resolver: return []
    case .tokensStudio where object["$themes"] != nil || object["$metadata"] != nil:
      return studioLayers(object, path: path)
    case .some: return layer(at: path).map { [$0] } ?? []
    }
  }

  /// Lets go of the caller's closure.
  func endReading() { read = { _ in nil } }

  func report(_ message: String, at location: SourceLocation, _ kind: InputProblem.Kind = .unreadable) {
    let problem = InputProblem(kind, message, at: location)
    problems.append(problem)
    referenceProblems.insert(problem)
  }

  private func reportUnreadable(
    _ message: String, at location: SourceLocation, _ kind: InputProblem.Kind = .unreadable
  ) {
    let problem = InputProblem(kind, message, at: location)
    problems.append(problem)
    unreadable.insert(problem)
  }

  /// Whether a file that nobody named speaks of token values at all: most JSON of a repository does not.
  private func mayHoldTokens(_ path: String) -> Bool {
    guard let bytes = read(path) else { return false }
    let data = Data(bytes)
    return Self.marks.contains { data.range(of: Data($0.utf8)) != nil }
  }
  private static let marks = ["value", "resolutionOrder"]

  // MARK: Documents and layers

  func document(_ path: String) -> DocumentValue? {
    if let known = documents[path] { return known }
    guard let bytes = read(path) else {
      documents[path] = .some(nil)
      return nil
    }
    let isRelaxed = path.hasSuffix(".json5") || path.hasSuffix(".jsonc")
    let (value, problems) = WorkJournal.during(.file(path)) {
      JSONDocument.parse(bytes: bytes, file: path, dialect: isRelaxed ? .relaxed : .strict)
    }
    self.problems += problems
    unreadable.formUnion(problems)
    documents[path] = .some(value)
    return value
  }

  /// The layer of a file, or of the tree at a pointer in it.
  func layer(at path: String, pointer: [String] = []) -> Int? {
    let key = pointer.isEmpty ? path : path + "#/" + pointer.joined(separator: "/")
    if let number = layerNumbers[key] { return number }
    guard let value = part(of: path, pointer) else { return nil }
    let dialect = value.object.flatMap { TokenDialect.detect($0, path: path) } ?? .dtcg
    let isSets = dropsRoots && pointer.isEmpty && dialect.isLegacy
    let number = addLayer(isSets ? Self.withoutRoots(value) : value, name: key, dialect: dialect)
    layerNumbers[key] = number
    return number
  }

  func part(of path: String, _ pointer: [String]) -> DocumentValue? {
    pointer.reduce(document(path)) { $0?[$1] }
  }

  func addLayer(_ value: DocumentValue, name: String, dialect: TokenDialect) -> Int {
    var reader = TokenLayerReader(names: names)
    layers.append(reader.read(value, name: name, dialect: dialect == .resolver ? .dtcg : dialect))
    problems += reader.problems
    return layers.count - 1
  }
}
