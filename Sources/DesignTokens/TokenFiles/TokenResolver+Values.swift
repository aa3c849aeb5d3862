import SightlineModel
import SourceDocuments

/// Types and values of single tokens.
extension TokenResolver {
  mutating func finish(_ token: Int, definition number: Int, _ state: inout ModeState) {
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

  func modify(_ definition: TokenDefinition) -> DocumentValue? {
    definition.extensions?["studio.tokens"]?["modify"]
  }

  mutating func setType(
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
  func guess(_ token: Int, _ definition: TokenDefinition, _ state: ModeState) -> TokenType? {
    if let text = definition.value.string, ColorNotation.parse(text) != nil { return .color }
    if definition.modes.contains(where: { $0.value.string.flatMap(ColorNotation.parse) != nil }) { return .color }
    switch loader.names.tokenPaths[token].prefix(while: { $0 != "." }).lowercased() {
    case "color", "colors", "colour", "colours": return .color
    case "size", "sizes", "spacing", "space": return .dimension
    default: return nil
    }
  }

  mutating func parse(_ token: Int, _ definition: TokenDefinition, _ state: inout ModeState) -> Int32 {
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
    // Style Dictionary and Tokens Studio leave values to their transforms: one that is not understood may be right.
    let isStrict = !definition.dialect.isLegacy
    for note in reader.notes {
      report(
        "\(note.message) (in '\(path)')",
        at: definition.references.isEmpty ? note.value.location : definition.value.location,
        note.severity == .error && isStrict ? .unreadable : .warning)
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
}
