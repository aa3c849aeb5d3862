import SightlineModel
import SourceDocuments

/// Reads token files and works out which sources make up which mode.
final class TokenLoader {
  let names = TokenNames()
  private(set) var layers: [TokenLayer] = []
  private(set) var problems: [InputProblem] = []
  /// Modes with their layers in merge order, the later wins.
  private(set) var modes: [(mode: TokenMode, layers: [Int])] = []
  /// Sets of a Tokens Studio project, for the message on aliases that begin with one.
  private(set) var setNames: Set<String> = []

  private var read: (String) -> [UInt8]?
  private var documents: [String: DocumentValue?] = [:]
  private var layerNumbers: [String: Int] = [:]
  /// Permutations of modifiers that are worked out.
  static let maximumModes = 64

  init(read: @escaping (String) -> [UInt8]?) { self.read = read }

  func load(_ paths: [String]) {
    var plain: [String] = []
    var resolvers: [(String, DocumentObject)] = []
    for path in paths {
      guard let value = document(path) else { continue }
      guard let object = value.object else {
        report("a token file is an object, not \(value.kindName)", at: value.location)
        continue
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name == "$themes.json" || name == "$metadata.json" { continue }
      switch TokenDialect.detect(object, path: path) {
      case .resolver: resolvers.append((path, object))
      case .tokensStudio where object["$themes"] != nil || object["$metadata"] != nil: studio(object, path: path)
      case .some: plain.append(path)
      case nil: report("not a token file: nothing in it has a \"$value\" or \"value\"", at: value.location, .warning)
      }
    }
    if let (path, object) = resolvers.first {
      for (other, root) in resolvers.dropFirst() {
        let place = root.members.first?.location ?? SourceLocation(file: other, line: 1, column: 1)
        report("one resolver is read at a time, here \(path); audit this one on its own", at: place, .warning)
      }
      var reader = TokenResolverReader(loader: self, path: path)
      modes = reader.read(object)
      plain.removeAll { path in layerNumbers.keys.contains { $0 == path || $0.hasPrefix(path + "#") } }
      if !plain.isEmpty {
        let extra = plain.compactMap { layer(at: $0) }
        modes = modes.map { ($0.mode, extra + $0.layers) }
      }
    } else if !plain.isEmpty {
      filesByName(plain)
    }
    if modes.isEmpty, !layers.isEmpty { modes = [(TokenMode(name: "default"), Array(layers.indices))] }
  }

  /// Lets go of the caller's closure.
  func endReading() { read = { _ in nil } }

  func report(_ message: String, at location: SourceLocation, _ kind: InputProblem.Kind = .unreadable) {
    problems.append(InputProblem(kind, message, at: location))
  }

  // MARK: Documents and layers

  func document(_ path: String) -> DocumentValue? {
    if let known = documents[path] { return known }
    guard let bytes = read(path) else {
      documents[path] = .some(nil)
      return nil
    }
    let isRelaxed = path.hasSuffix(".json5") || path.hasSuffix(".jsonc")
    let (value, problems) = JSONDocument.parse(bytes: bytes, file: path, dialect: isRelaxed ? .relaxed : .strict)
    self.problems += problems
    documents[path] = .some(value)
    return value
  }

  /// The layer of a file, or of the tree at a pointer in it.
  func layer(at path: String, pointer: [String] = []) -> Int? {
    let key = pointer.isEmpty ? path : path + "#/" + pointer.joined(separator: "/")
    if let number = layerNumbers[key] { return number }
    guard var value = document(path) else { return nil }
    for name in pointer {
      guard let next = value[name] else { return nil }
      value = next
    }
    let dialect = value.object.flatMap { TokenDialect.detect($0, path: path) } ?? .dtcg
    let number = addLayer(value, name: key, dialect: dialect)
    layerNumbers[key] = number
    return number
  }

  func addLayer(_ value: DocumentValue, name: String, dialect: TokenDialect) -> Int {
    var reader = TokenLayerReader(names: names)
    layers.append(reader.read(value, name: name, dialect: dialect == .resolver ? .dtcg : dialect))
    problems += reader.problems
    return layers.count - 1
  }

  // MARK: Modes without a resolver

  private static let modeWords: Set<String> = ["light", "dark", "day", "night", "high", "contrast", "hc", "dimmed"]

  /// `tokens.dark.json` beside `tokens.json`: files whose name speaks of a mode apply to that mode only.
  private func filesByName(_ paths: [String]) {
    var base: [Int] = []
    var special: [(name: String, layers: [Int])] = []
    for path in paths {
      guard let number = layer(at: path) else { continue }
      let stem = path.split(separator: "/").last.map(String.init) ?? path
      let words = stem.split { !$0.isLetter }.map { $0.lowercased() }.filter { Self.modeWords.contains($0) }
      let isMode =
        words.contains { ["light", "dark", "day", "night", "dimmed", "hc"].contains($0) } || words.count == 2
      guard isMode else {
        base.append(number)
        continue
      }
      let name = words.joined(separator: "-")
      if let index = special.firstIndex(where: { $0.name == name }) {
        special[index].layers.append(number)
      } else {
        special.append((name, [number]))
      }
    }
    guard !special.isEmpty else {
      modes = [(TokenMode(name: "default"), base)]
      return
    }
    let namesLight = special.contains { $0.name == "light" || $0.name == "day" }
    if !namesLight, !base.isEmpty { modes.append((TokenMode(name: "light"), base)) }
    for (name, numbers) in special { modes.append((TokenMode(name: name), base + numbers)) }
  }

  // MARK: Tokens Studio in one file

  private func studio(_ object: DocumentObject, path: String) {
    let order = object["$metadata"]?["tokenSetOrder"]?.array?.compactMap(\.string) ?? []
    let present = object.keys.filter { !$0.hasPrefix("$") }
    let sets = order.filter { object[$0] != nil } + present.filter { !order.contains($0) }
    for name in order where object[name] == nil {
      report(
        "tokenSetOrder names '\(name)', which is no set here",
        at: object["$metadata"]?.location ?? SourceLocation(file: path, line: 1, column: 1),
        .warning)
    }
    var numbers: [String: Int] = [:]
    for name in sets {
      guard let value = object[name] else { continue }
      numbers[name] = addLayer(value, name: "\(path)#\(name)", dialect: .tokensStudio)
      setNames.insert(name)
    }
    modes += StudioThemes.modes(object["$themes"]?.array ?? [], order: sets).map { mode, names in
      (mode, names.compactMap { numbers[$0] })
    }
    if modes.isEmpty { modes = [(TokenMode(name: "default"), sets.compactMap { numbers[$0] })] }
  }
}

/// Themes of a Tokens Studio project: one of each group at a time.
enum StudioThemes {
  /// - Parameter order: All sets, in merge order.
  static func modes(_ themes: [DocumentValue], order: [String]) -> [(TokenMode, [String])] {
    var groups: [(name: String, themes: [DocumentValue])] = []
    for theme in themes {
      let group = theme["group"]?.string ?? ""
      if let index = groups.firstIndex(where: { $0.name == group }) {
        groups[index].themes.append(theme)
      } else {
        groups.append((group, [theme]))
      }
    }
    var combinations: [[(String, DocumentValue)]] = [[]]
    for group in groups {
      combinations = combinations.flatMap { chosen in group.themes.map { chosen + [(group.name, $0)] } }
      combinations = Array(combinations.prefix(TokenLoader.maximumModes))
    }
    return combinations.filter { !$0.isEmpty }.map { chosen in
      let names = chosen.map { $0.1["name"]?.string ?? "theme" }
      let enabled = Set(
        chosen.flatMap { _, theme in
          (theme["selectedTokenSets"]?.object?.members ?? []).filter { $0.value.string != "disabled" }.map(\.key)
        })
      let selections = zip(chosen, names).map { TokenMode.Selection(modifier: $0.0, context: $1) }
      return (TokenMode(name: names.joined(separator: ", "), selections: selections), order.filter(enabled.contains))
    }
  }
}
