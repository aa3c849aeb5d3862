import SightlineModel
import SourceDocuments

/// What a token comes to in one mode.
struct ResolvedToken: Sendable {
  /// Index of the definition, −1: not defined in this mode.
  var definition: Int32 = -1
  /// Index of the value, −1: could not be worked out.
  var value: Int32 = -1
  /// The token that the whole value names, −1: none.
  var alias: Int32 = -1
  var type: TokenType?
  /// The name of a type that the format does not have.
  var isForeignType = false
}

/// Follows references, mode by mode; everything is walked without recursion over tokens.
struct TokenResolver {
  let loader: TokenLoader
  var definitions: [TokenDefinition] = []
  var values: [TokenValue] = []
  private(set) var modes: [(mode: TokenMode, tokens: [ResolvedToken])] = []
  var reported: Set<InputProblem> = []
  /// Those of `reported` that are about references.
  private(set) var referenceProblems: Set<InputProblem> = []
  /// Definitions per layer, and per mode name the values that tokens declare themselves.
  private var layerDefinitions: [[Int]] = []
  private var ownModes: [String: [Int]] = [:]
  /// Values of definitions without references: the same in every mode.
  var literals: [Int: Int32] = [:]
  /// Names that references use and no file defines.
  var unknownNames: Set<String> = []
  /// Suggestions cost a look at every name: only the first unknown references get one.
  var suggestionsLeft = 50
  static let maximumInherited = 1_000_000
  /// Characters that text with references may grow to.
  static let maximumText = 10_000

  init(_ loader: TokenLoader) {
    self.loader = loader
    for layer in loader.layers {
      layerDefinitions.append(layer.tokens.map { add($0) })
    }
    for mode in modesWithOwnValues() { resolve(mode.mode, layers: mode.layers, own: mode.own) }
  }

  private mutating func add(_ definition: TokenDefinition) -> Int {
    let number = definitions.count
    definitions.append(definition)
    for (name, value) in definition.modes {
      var special = definition
      special.value = value
      special.modes = []
      var syntax = TokenReferenceSyntax(names: loader.names, isLegacy: definition.dialect.isLegacy)
      special.references = syntax.references(in: value)
      special.alias = TokenReferenceSyntax.alias(of: value, special.references)
      ownModes[name, default: []].append(definitions.count)
      definitions.append(special)
    }
    return number
  }

  /// Modes of the files, with the values that tokens declare for modes themselves. Where a file's mode has the name of a
  /// token's, they are one; else each of the tokens' modes is made on each of the files'.
  private func modesWithOwnValues() -> [(mode: TokenMode, layers: [Int], own: String?)] {
    guard !ownModes.isEmpty else { return loader.modes.map { ($0.mode, $0.layers, nil) } }
    let names = ownModes.keys.sorted(by: TokenMode.isBefore)
    let words = Dictionary(names.map { ($0, TokenMode.words($0)) }) { first, _ in first }
    let known = loader.modes.map { TokenMode.words($0.mode.name) }
    if names.contains(where: { known.contains(words[$0] ?? []) }) {
      var modes = zip(loader.modes, known).map { base, own in
        (base.mode, base.layers, names.first { words[$0] == own })
      }
      // A mode that only tokens speak of stands on the file mode that it narrows.
      for name in names where !known.contains(words[name] ?? []) {
        let wanted = words[name] ?? []
        let base = zip(loader.modes, known).filter { $1.isSubset(of: wanted) }.max { $0.1.count < $1.1.count }
        guard let base else { continue }
        modes.append((TokenMode(name: name), base.0.layers, name))
      }
      return modes
    }
    return loader.modes.flatMap { base in
      let isPlain = base.mode.selections.isEmpty && base.mode.name == "default"
      let hasLight = names.contains { $0.lowercased() == "light" }
      let baseMode = isPlain && !hasLight ? TokenMode(name: "light") : base.mode
      let first = hasLight && isPlain ? [] : [(baseMode, base.layers, String?.none)]
      return first
        + names.map { (TokenMode(name: isPlain ? $0 : "\(base.mode.name), \($0)"), base.layers, Optional($0)) }
    }
  }

  mutating func reportReference(_ message: String, at location: SourceLocation) {
    let problem = InputProblem(.unreadable, message, at: location)
    reported.insert(problem)
    referenceProblems.insert(problem)
  }

  mutating func report(_ message: String, at location: SourceLocation, _ kind: InputProblem.Kind = .unreadable) {
    reported.insert(InputProblem(kind, message, at: location))
  }

  // MARK: One mode

  private mutating func resolve(_ mode: TokenMode, layers: [Int], own: String?) {
    var state = ModeState(tokenCount: loader.names.tokenPaths.count, groupCount: loader.names.groupPaths.count)
    var extends: [(group: Int, path: String, range: SourceRange)] = []
    for layer in layers {
      for number in layerDefinitions[layer] {
        state.tokens[definitions[number].token].definition = Int32(number)
      }
      for group in loader.layers[layer].groups {
        if let type = group.type { state.ownTypes[group.group] = type }
        if let target = group.extends {
          extends.removeAll { $0.group == group.group }
          extends.append((group.group, target.path, target.range))
        }
      }
    }
    for number in own.flatMap({ ownModes[$0] }) ?? []
    where state.tokens[definitions[number].token].definition >= 0 {
      state.tokens[definitions[number].token].definition = Int32(number)
    }
    state.spreadTypes(loader.names)
    if !extends.isEmpty { inherit(extends, &state) }
    for token in state.tokens.indices where state.tokens[token].definition >= 0 && !state.isDone[token] {
      walk(from: token, &state)
    }
    modes.append((mode, state.tokens))
  }

  struct ModeState {
    var tokens: [ResolvedToken]
    var isDone: [Bool]
    var isOpen: [Bool]
    /// Values with references filled in, of tokens that others refer to.
    var raws: [DocumentValue?]
    /// Types that groups say themselves, or take over from the groups that they extend.
    var ownTypes: [String?]
    /// Types that hold for groups.
    private(set) var groupTypes: [String?] = []
    /// Types of tokens that a group took over from another.
    var inheritedTypes: [Int: String?] = [:]

    init(tokenCount: Int, groupCount: Int) {
      tokens = Array(repeating: ResolvedToken(), count: tokenCount)
      isDone = Array(repeating: false, count: tokenCount)
      isOpen = Array(repeating: false, count: tokenCount)
      raws = Array(repeating: nil, count: tokenCount)
      ownTypes = Array(repeating: nil, count: groupCount)
    }

    /// The type of a group reaches down to groups that say nothing; a group comes after the one around it.
    mutating func spreadTypes(_ names: TokenNames) {
      groupTypes = ownTypes + Array(repeating: nil, count: max(0, names.groupPaths.count - ownTypes.count))
      for group in groupTypes.indices.dropFirst() where groupTypes[group] == nil {
        groupTypes[group] = groupTypes[names.groupParents[group]]
      }
    }

    mutating func grow(to count: Int) {
      let missing = count - tokens.count
      guard missing > 0 else { return }
      tokens += Array(repeating: ResolvedToken(), count: missing)
      isDone += Array(repeating: false, count: missing)
      isOpen += Array(repeating: false, count: missing)
      raws += Array(repeating: nil, count: missing)
    }
  }
}
