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
  private let loader: TokenLoader
  private(set) var definitions: [TokenDefinition] = []
  private(set) var values: [TokenValue] = []
  private(set) var modes: [(mode: TokenMode, tokens: [ResolvedToken])] = []
  private(set) var reported: Set<InputProblem> = []
  /// Definitions per layer, and per mode name the values that tokens declare themselves.
  private var layerDefinitions: [[Int]] = []
  private var ownModes: [String: [Int]] = [:]
  /// Values of definitions without references: the same in every mode.
  private var literals: [Int: Int32] = [:]
  /// Suggestions cost a look at every name: only the first unknown references get one.
  private var suggestionsLeft = 50
  private static let maximumInherited = 1_000_000
  /// Characters that text with references may grow to.
  private static let maximumText = 10_000

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

  private func modesWithOwnValues() -> [(mode: TokenMode, layers: [Int], own: String?)] {
    guard !ownModes.isEmpty else { return loader.modes.map { ($0.mode, $0.layers, nil) } }
    let names = ownModes.keys.sorted()
    return loader.modes.flatMap { base in
      let isPlain = base.mode.selections.isEmpty && base.mode.name == "default"
      let hasLight = names.contains { $0.lowercased() == "light" }
      let baseMode = isPlain && !hasLight ? TokenMode(name: "light") : base.mode
      let first = hasLight && isPlain ? [] : [(baseMode, base.layers, String?.none)]
      return first
        + names.map { (TokenMode(name: isPlain ? $0 : "\(base.mode.name), \($0)"), base.layers, Optional($0)) }
    }
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
        if let type = group.type { state.groupTypes[group.group] = type }
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
    // The type of a group reaches down to groups that say nothing.
    for group in 1..<max(1, state.groupTypes.count) where state.groupTypes[group] == nil {
      state.groupTypes[group] = state.groupTypes[loader.names.groupParents[group]]
    }
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
    var groupTypes: [String?]
    /// Types of tokens that a group took over from another.
    var inheritedTypes: [Int: String?] = [:]

    init(tokenCount: Int, groupCount: Int) {
      tokens = Array(repeating: ResolvedToken(), count: tokenCount)
      isDone = Array(repeating: false, count: tokenCount)
      isOpen = Array(repeating: false, count: tokenCount)
      raws = Array(repeating: nil, count: tokenCount)
      groupTypes = Array(repeating: nil, count: groupCount)
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

  // MARK: $extends

  /// Inherited tokens take the places that the group leaves free.
  /// - Source: DTCG 2025.10, Format Module, section 6.4.
  private mutating func inherit(_ extends: [(group: Int, path: String, range: SourceRange)], _ state: inout ModeState) {
    let names = loader.names
    let byGroup = Dictionary(extends.map { ($0.group, $0) }) { _, later in later }
    var order: [Int] = []
    var finished: Set<Int> = []
    func visit(_ start: Int, report: (String, SourceLocation) -> Void) {
      var path: [Int] = []
      var current: Int? = start
      while let group = current, let entry = byGroup[group], !finished.contains(group) {
        if let loop = path.firstIndex(of: group) {
          let text = (path[loop...] + [group]).map { names.groupPaths[$0] }.joined(separator: " → ")
          report("groups extend each other in a circle: \(text)", entry.range.location)
          break
        }
        path.append(group)
        current = names.existingGroup(entry.path)
      }
      for group in path.reversed() where finished.insert(group).inserted { order.append(group) }
    }
    var found: [(String, SourceLocation)] = []
    for entry in extends.sorted(by: { $0.group < $1.group }) { visit(entry.group) { found.append(($0, $1)) } }
    for (message, location) in found { report(message, at: location) }

    var budget = Self.maximumInherited
    for group in order {
      guard let entry = byGroup[group] else { continue }
      let own = names.groupPaths[group]
      guard let target = names.existingGroup(entry.path) else {
        if names.existingToken(entry.path) != nil {
          report("$extends names the token '\(entry.path)'; it needs a group (in '\(own)')", at: entry.range.location)
        } else {
          let hint = nearestName(to: entry.path, in: names.groupPaths).map { "; nearest is '\($0)'" } ?? ""
          report("$extends names no group: '\(entry.path)'\(hint) (in '\(own)')", at: entry.range.location)
        }
        continue
      }
      if own == entry.path || own.hasPrefix(entry.path + ".") {
        report("'\(own)' extends a group that it stands in: a circle", at: entry.range.location)
        continue
      }
      if state.groupTypes[group] == nil { state.groupTypes[group] = state.groupTypes[target] }
      let prefix = entry.path + "."
      // A copy of the names: new ones are added on the way.
      for (token, path) in names.tokenPaths.enumerated() where path.hasPrefix(prefix) && token < state.tokens.count {
        guard state.tokens[token].definition >= 0 else { continue }
        budget -= 1
        guard budget > 0 else {
          report(
            "groups extend to more than \(Self.maximumInherited) tokens; the rest is left out", at: entry.range.location
          )
          return
        }
        let inherited = names.token(own + "." + path.dropFirst(prefix.count), in: group)
        state.grow(to: names.tokenPaths.count)
        guard state.tokens[inherited].definition < 0 else { continue }
        state.tokens[inherited].definition = state.tokens[token].definition
        state.inheritedTypes[inherited] =
          state.inheritedTypes[token] ?? state.groupTypes[definitions[Int(state.tokens[token].definition)].group]
      }
    }
  }

  // MARK: References

  /// Depth first over references with a stack of its own; a token is finished after what it refers to.
  private mutating func walk(from start: Int, _ state: inout ModeState) {
    var stack: [(token: Int, next: Int)] = [(start, 0)]
    state.isOpen[start] = true
    while let (token, next) = stack.last {
      let definition = Int(state.tokens[token].definition)
      let references = definitions[definition].references
      if next < references.count {
        stack[stack.count - 1].next += 1
        let target = target(of: references[next], &state)
        guard let target, !state.isDone[target] else { continue }
        if state.isOpen[target] {
          let path = stack.drop { $0.token != target }.map(\.token)
          cycle(path, &state)
          continue
        }
        state.isOpen[target] = true
        stack.append((target, 0))
        continue
      }
      stack.removeLast()
      state.isOpen[token] = false
      if !state.isDone[token] { finish(token, definition: definition, &state) }
      state.isDone[token] = true
    }
  }

  /// Reported once, at its smallest name, and no token in it has a value.
  private mutating func cycle(_ path: [Int], _ state: inout ModeState) {
    let names = loader.names.tokenPaths
    guard let first = path.indices.min(by: { names[path[$0]] < names[path[$1]] }) else { return }
    let ordered = path[first...] + path[..<first]
    let shown = ordered.count <= 12 ? Array(ordered) : Array(ordered.prefix(10)) + [-1, ordered.last!]
    let text = (shown + [ordered.first!]).map { $0 < 0 ? "… (\(ordered.count) tokens)" : names[$0] }
      .joined(separator: " → ")
    let definition = definitions[Int(state.tokens[ordered.first!].definition)]
    report("tokens refer to each other in a circle: \(text)", at: definition.key.location)
    for token in path { state.isDone[token] = true }
  }

  /// The defined token that a reference means.
  private func target(of reference: TokenReference, _ state: inout ModeState) -> Int? {
    if reference.token < state.tokens.count, state.tokens[reference.token].definition >= 0 { return reference.token }
    let path = loader.names.tokenPaths[reference.token]
    for suffix in [".value", ".$value"] where path.hasSuffix(suffix) {
      if let token = loader.names.existingToken(String(path.dropLast(suffix.count))), token < state.tokens.count,
        state.tokens[token].definition >= 0
      {
        return token
      }
    }
    return nil
  }

  private mutating func reportUnknown(_ reference: TokenReference, in token: Int, _ state: ModeState) {
    let names = loader.names
    let path = names.tokenPaths[reference.token]
    var hint = ""
    let firstPart = String(path.prefix { $0 != "." })
    if names.existingToken(path + ".$root") != nil {
      hint = "; it is a group, its own token is '{\(path).$root}'"
    } else if names.existingGroup(path) != nil {
      hint = "; it is a group, not a token"
    } else if loader.setNames.contains(firstPart) {
      hint = "; it begins with a set name, leave out '\(firstPart).'"
    } else if suggestionsLeft > 0 {
      suggestionsLeft -= 1
      let defined = names.tokenPaths.enumerated().lazy
        .filter { $0.offset < state.tokens.count && state.tokens[$0.offset].definition >= 0 }.map(\.element)
      hint = nearestName(to: path, in: defined).map { "; nearest is '\($0)'" } ?? ""
    }
    report("no token is named '\(path)'\(hint) (in '\(names.tokenPaths[token])')", at: reference.range.location)
  }

  // MARK: Values

  private mutating func finish(_ token: Int, definition number: Int, _ state: inout ModeState) {
    let definition = definitions[number]
    var isBroken = false
    for reference in definition.references {
      guard let target = target(of: reference, &state) else {
        reportUnknown(reference, in: token, state)
        isBroken = true
        continue
      }
      if state.raws[target] == nil { isBroken = true }
    }
    let aliasTarget = definition.references.first.flatMap { definition.alias == nil ? nil : target(of: $0, &state) }
    state.tokens[token].alias = aliasTarget.map(Int32.init) ?? -1
    setType(token, definition, aliasTarget: aliasTarget, &state)
    guard !isBroken else { return }

    if let aliasTarget {
      state.raws[token] = state.raws[aliasTarget]
      let target = state.tokens[aliasTarget]
      if modify(definition) == nil {
        if state.tokens[token].type == target.type {
          state.tokens[token].value = target.value
          return
        }
        if let own = state.tokens[token].type, let other = target.type, !definition.dialect.isLegacy {
          report(
            "'\(loader.names.tokenPaths[token])' is a \(own.rawValue), but '\(loader.names.tokenPaths[aliasTarget])' "
              + "is a \(other.rawValue)", at: definition.value.location)
          return
        }
      }
    }
    if definition.references.isEmpty, modify(definition) == nil {
      state.raws[token] = definition.value
      if state.inheritedTypes[token] == nil, let known = literals[number] {
        state.tokens[token].value = known
        return
      }
    } else if aliasTarget == nil {
      state.raws[token] = substitute(definition.value, definition, &state)
    }
    let value = parse(token, definition, &state)
    state.tokens[token].value = value
    if definition.references.isEmpty, state.inheritedTypes[token] == nil { literals[number] = value }
  }

  private func modify(_ definition: TokenDefinition) -> DocumentValue? {
    definition.extensions?["studio.tokens"]?["modify"]
  }

  private mutating func setType(
    _ token: Int, _ definition: TokenDefinition, aliasTarget: Int?, _ state: inout ModeState
  ) {
    let isLegacy = definition.dialect.isLegacy
    if let name = definition.type {
      state.tokens[token].type = TokenType(rawValue: name) ?? (isLegacy ? TokenType.legacy(name) : nil)
      if state.tokens[token].type == nil {
        state.tokens[token].isForeignType = true
        if !isLegacy {
          let hint = nearestName(to: name, in: TokenType.allCases.map(\.rawValue)).map { "; nearest is '\($0)'" } ?? ""
          report(
            "the type '\(name)' is not in DTCG 2025.10\(hint) (in '\(loader.names.tokenPaths[token])')",
            at: (definition.typeRange ?? definition.key).location, .warning)
        }
      }
      return
    }
    if let aliasTarget {
      state.tokens[token].type = state.tokens[aliasTarget].type
      state.tokens[token].isForeignType = state.tokens[aliasTarget].isForeignType
      if state.tokens[token].type != nil || state.tokens[token].isForeignType { return }
    }
    let group = state.inheritedTypes[token] ?? state.groupTypes[definition.group]
    if let name = group {
      state.tokens[token].type = TokenType(rawValue: name) ?? (isLegacy ? TokenType.legacy(name) : nil)
      state.tokens[token].isForeignType = state.tokens[token].type == nil
      return
    }
    if isLegacy { state.tokens[token].type = guess(token, definition, state) }
  }

  /// Style Dictionary has no types in older files: the path by habit, else the look of the value.
  private func guess(_ token: Int, _ definition: TokenDefinition, _ state: ModeState) -> TokenType? {
    if let text = definition.value.string, ColorNotation.parse(text) != nil { return .color }
    let path = loader.names.tokenPaths[token].lowercased()
    if path.hasPrefix("color") || path.hasPrefix("colour") { return .color }
    if path.hasPrefix("size") || path.hasPrefix("spacing") || path.hasPrefix("space") { return .dimension }
    return nil
  }

  private mutating func parse(_ token: Int, _ definition: TokenDefinition, _ state: inout ModeState) -> Int32 {
    guard var raw = state.raws[token] else { return -1 }
    guard let type = state.tokens[token].type else {
      if !state.tokens[token].isForeignType, !definition.dialect.isLegacy {
        report(
          "'\(loader.names.tokenPaths[token])' has no type; give it or its group a $type", at: definition.key.location)
      }
      return -1
    }
    if definition.dialect.isLegacy, type != .color, let text = raw.string, let result = TokenArithmetic.evaluate(text) {
      raw = DocumentValue(.string(result), range: raw.range)
      state.raws[token] = raw
    }
    var reader = TokenValueReader(isLegacy: definition.dialect.isLegacy)
    var value = reader.read(raw, as: type)
    let path = loader.names.tokenPaths[token]
    for note in reader.notes {
      report(
        "\(note.message) (in '\(path)')", at: note.value.location, note.severity == .error ? .unreadable : .warning)
    }
    if case .color(let color) = value, let change = modify(definition) {
      let changed = StudioModifier.apply(change, to: color)
      if changed == nil { report("the colour change in '\(path)' is not understood", at: change.location, .warning) }
      value = .color(changed ?? color)
      // What refers to this token gets the changed colour.
      if let changed {
        state.raws[token] = DocumentValue(
          .string(ColorNotation.hexText(changed.rgba, isUpper: false)), range: raw.range)
      }
    }
    guard let value else { return -1 }
    values.append(value)
    return Int32(values.count - 1)
  }

  // MARK: Filling in references

  private mutating func substitute(
    _ value: DocumentValue, _ definition: TokenDefinition, _ state: inout ModeState
  ) -> DocumentValue? {
    switch value.content {
    case .string(let text):
      if definition.dialect.isLegacy { return embedded(text, value, &state) }
      guard text.hasPrefix("{"), text.hasSuffix("}"),
        let reference = definition.references.first(where: { $0.range == value.range })
      else { return value }
      return target(of: reference, &state).flatMap { state.raws[$0] }
    case .array(let items):
      return DocumentValue(.array(items.compactMap { substitute($0, definition, &state) }), range: value.range)
    case .object(let object):
      if let pointer = object["$ref"] {
        guard let reference = definition.references.first(where: { $0.range == pointer.range }),
          let target = target(of: reference, &state), var found = state.raws[target]
        else { return nil }
        for part in reference.pointer {
          guard let next = found[part] ?? Int(part).flatMap({ found[$0] }) else {
            report(
              "'\(reference.text)' leads nowhere: there is no '\(part)' in the value", at: reference.range.location)
            return nil
          }
          found = next
        }
        return found
      }
      let members = object.members.compactMap { member in
        substitute(member.value, definition, &state).map {
          DocumentObject.Member(key: member.key, keyRange: member.keyRange, value: $0)
        }
      }
      return DocumentValue(.object(DocumentObject(members)), range: value.range)
    default: return value
    }
  }

  /// `"{a} * 2"`, `"rgba({b}, 0.5)"`.
  private mutating func embedded(_ text: String, _ value: DocumentValue, _ state: inout ModeState) -> DocumentValue? {
    let paths = TokenReferenceSyntax.embedded(text)
    guard !paths.isEmpty else { return value }
    func raw(_ path: String) -> DocumentValue? {
      guard let token = loader.names.existingToken(path) else { return nil }
      let reference = TokenReference(token: token, text: path, range: value.range)
      return target(of: reference, &state).flatMap { state.raws[$0] }
    }
    if paths.count == 1, text == "{\(paths[0])}" || text == "$\(paths[0])" { return raw(paths[0]) }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let tail = rest[rest.index(after: open)...]
      guard let close = tail.firstIndex(of: "}") else { break }
      guard let found = raw(TokenReferenceSyntax.path(tail[..<close])) else { return nil }
      result += found.string ?? found.number.map(ColorNotation.shortest) ?? found.range.text
      rest = tail[tail.index(after: close)...]
      guard result.utf8.count <= Self.maximumText else {
        report("the text grows to more than \(Self.maximumText) characters", at: value.location)
        return nil
      }
    }
    return DocumentValue(.string(result + rest), range: value.range)
  }
}
