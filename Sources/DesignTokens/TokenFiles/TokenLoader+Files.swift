import SightlineModel
import SourceDocuments

/// Modes without a resolver: by what files are called.
extension TokenLoader {
  /// `tokens.dark.json` beside `tokens.json`: files whose name speaks of a mode apply to that mode only. A mode stands on
  /// the one that it narrows: `dark-high-contrast` on `dark`.
  func filesByName(_ paths: [String]) {
    dropsRoots = rootsAreSets(paths)
    var base: [Int] = []
    var special: [String: [Int]] = [:]
    for path in paths {
      guard let number = layer(at: path) else { continue }
      if let name = TokenMode.name(ofFile: path) {
        special[name, default: []].append(number)
      } else {
        base.append(number)
      }
    }
    modes = Self.modes(base: base, special: special)
  }

  /// - Parameter special: Layers by the mode that their names speak of.
  static func modes(base: [Int], special: [String: [Int]]) -> [(mode: TokenMode, layers: [Int])] {
    guard !special.isEmpty else { return [(TokenMode(name: "default"), base)] }
    var modes: [(mode: TokenMode, layers: [Int])] = []
    let names = special.keys.sorted(by: TokenMode.isBefore)
    if !names.contains("light"), !names.contains("day"), !base.isEmpty {
      modes.append((TokenMode(name: "light"), base))
    }
    for name in names {
      let words = TokenMode.words(name)
      let wider = names.filter { TokenMode.words($0).isStrictSubset(of: words) && $0 != "light" || $0 == name }
        .sorted { (TokenMode.words($0).count, $0) < (TokenMode.words($1).count, $1) }
      let light = name != "light" && words.contains("light") ? special["light"] ?? [] : []
      modes.append((TokenMode(name: name), base + light + wider.flatMap { special[$0] ?? [] }))
    }
    return modes
  }

  /// Whether the first key of every file is the name of a set, as Tokens Studio writes them and its transforms for Style
  /// Dictionary drop it (`excludeParentKeys`): then no alias has it, and the aliases find their tokens without it.
  private func rootsAreSets(_ paths: [String]) -> Bool {
    var defined: Set<String> = []
    var named: Set<String> = []
    for path in paths {
      guard let value = document(path), let object = value.object,
        let dialect = TokenDialect.detect(object, path: path), dialect.isLegacy
      else { continue }
      let names = TokenNames()
      var reader = TokenLayerReader(names: names)
      for token in reader.read(value, name: path, dialect: dialect).tokens {
        defined.insert(names.tokenPaths[token.token])
        for reference in token.references { named.insert(names.tokenPaths[reference.token]) }
      }
    }
    guard !named.isEmpty, named.isDisjoint(with: defined) else { return false }
    let inner = Set(defined.compactMap { path in path.firstIndex(of: ".").map { path[path.index(after: $0)...] } })
    return named.contains { inner.contains($0[...]) }
  }

  /// The members of a file's first keys, in one object.
  static func withoutRoots(_ value: DocumentValue) -> DocumentValue {
    guard let object = value.object else { return value }
    let inner = object.members.flatMap { member in
      member.key.hasPrefix("$") ? [member] : member.value.object?.members ?? [member]
    }
    return DocumentValue(.object(DocumentObject(inner)), range: value.range)
  }
}
