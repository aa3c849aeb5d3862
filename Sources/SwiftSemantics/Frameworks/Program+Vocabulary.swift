internal import Vocabulary

/// SwiftUI's declarations, from the rows of the vocabulary.
extension Program {
  /// Makes a declaration of each type, and gives it the rows of its members, to be read when it is first asked.
  func loadVocabulary() {
    forEachVocabularyRow { kind, rest in
      switch kind {
      case "view": vocabularyType(rest, .structure, ["View"])
      case "shape": vocabularyType(rest, .structure, ["Shape", "InsettableShape", "View"])
      case "layout": vocabularyType(rest, .structure, ["View"])
      case "scene": vocabularyType(rest, .structure, ["Scene"])
      case "commands": vocabularyType(rest, .structure, ["Commands"])
      case "toolbar": vocabularyType(rest, .structure, ["ToolbarContent"])
      case "tab": vocabularyType(rest, .structure, ["TabContent"])
      case "table", "slider": vocabularyType(rest, .structure, [])
      case "family": vocabularyType(rest, .protocol, [])
      case "style":
        var reader = SignatureReader(symbols, rest)
        guard let family = reader.word() else { return }
        vocabularyType(.init(rebasing: rest[reader.position...]), .structure, [symbols.text(family)])
      case "type":
        var reader = SignatureReader(symbols, rest)
        _ = path(&reader)
        let word = reader.word().map { symbols.text($0) }
        switch word {
        case "enum": vocabularyType(rest, .enumeration, ["Hashable"])
        case "protocol": vocabularyType(rest, .protocol, [])
        case "class": vocabularyType(rest, .class, [])
        case "options": vocabularyType(rest, .structure, ["OptionSet"], isOptions: true)
        default: vocabularyType(rest, .structure, ["Hashable"])
        }
      default: break
      }
    }
    let environment = vocabularyOwner([symbols.intern("EnvironmentValues")])
    forEachVocabularyRow { kind, rest in
      switch kind {
      case "init", "modifier", "static", "case", "method":
        var reader = SignatureReader(symbols, rest)
        guard let names = path(&reader) else { return }
        vocabularyOwner(names)?.vocabularyRows.append((kind, .init(rebasing: rest[reader.position...])))
      case "environment": environment?.vocabularyRows.append((kind, rest))
      default: break
      }
    }
  }

  private func forEachVocabularyRow(_ body: (StaticWord, UnsafeBufferPointer<UInt8>) -> Void) {
    for part in VocabularyTables.parts {
      let text = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count, text[end] != 10 { end += 1 }
        var word = start
        while word < end, text[word] != 32 { word += 1 }
        if let kind = StaticWord(.init(rebasing: text[start..<word])), word < end {
          body(kind, .init(rebasing: text[(word + 1)..<end]))
        }
        start = end + 1
      }
    }
  }

  private func path(_ reader: inout SignatureReader) -> [Symbol]? {
    var names: [Symbol] = []
    while let name = reader.word() {
      names.append(name)
      guard reader.current == UInt8(ascii: ".") else { break }
      reader.position += 1
    }
    return names.isEmpty ? nil : names
  }

  private func vocabularyOwner(_ names: [Symbol]) -> Declaration? {
    var owner = frameworks
    for name in names {
      let next =
        owner === frameworks
        ? owner.lookup?[name]?.first { $0.isNominal } : owner.members.first { $0.name == name && $0.isNominal }
      if let next {
        owner = next
      } else {
        let made = Declaration(.structure, name, parent: owner)
        made.flags = [.isFramework, .isOpen]
        _ = number(made)
        if owner === frameworks {
          frameworks.lookup?[name, default: []].append(made)
        } else {
          owner.members.append(made)
        }
        owner = made
      }
    }
    return owner
  }

  private func vocabularyType(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: Declaration.Kind, _ inherited: [String], isOptions: Bool = false
  ) {
    var reader = SignatureReader(symbols, text)
    guard let names = path(&reader), let name = names.last else { return }
    let owner = names.count == 1 ? frameworks : vocabularyOwner(Array(names.dropLast())) ?? frameworks
    let isKnown =
      owner === frameworks
      ? frameworks.lookup?[name]?.contains { $0.isNominal } ?? false
      : owner.members.contains { $0.name == name && $0.isNominal }
    if isKnown { return }
    let made = Declaration(kind, name, parent: owner)
    made.flags = [.isFramework, .isOpen]
    if isOptions { made.flags.insert(.isOptionSet) }
    if kind == .protocol {
      made.generics = [Declaration(.genericParameter, Symbol(.Self), parent: made)]
    } else {
      reader.generics(of: made)
    }
    made.inherited = inherited.map { .name(symbols.intern($0), [], offset: -1) }
    _ = number(made)
    if owner === frameworks { frameworks.lookup?[name, default: []].append(made) } else { owner.members.append(made) }
  }

  /// Reads the members of a type from its rows in the vocabulary.
  func readVocabularyRows(of made: Declaration) {
    let rows = made.vocabularyRows
    made.vocabularyRows = []
    for (kind, text) in rows {
      var reader = SignatureReader(symbols, text)
      guard let member = vocabularyMember(kind, &reader, made) else { continue }
      if wantsOther(member, text) { member.flags.insert(.isDisfavoured) }
      if let parent = member.parent, parent.kind == .extension {
        parent.members.append(member)
      } else {
        made.members.append(member)
      }
    }
    if made.flags.contains(.isOptionSet) {
      let element = Declaration(.alias, symbols.intern("ArrayLiteralElement"), parent: made)
      element.typeText = .name(Symbol(.Self), [], offset: -1)
      made.members.append(element)
    }
  }

  /// Overloads for strings and resources stand behind those for keys; so do deprecated ones.
  private func wantsOther(_ member: Declaration, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let row = String(decoding: text, as: UTF8.self)
    return row.contains("StringProtocol") || row.contains("LocalizedStringResource") || row.contains("deprecated")
  }

  private func vocabularyMember(
    _ kind: StaticWord, _ reader: inout SignatureReader, _ owner: Declaration
  ) -> Declaration? {
    switch kind {
    case "init":
      let made = Declaration(.initialiser, Symbol(.`init`), parent: owner)
      made.flags = [.isFramework]
      reader.signature(of: made)
      return made
    case "modifier", "method":
      guard let name = reader.word() else { return nil }
      let made = Declaration(.function, name, parent: owner)
      made.flags = [.isFramework]
      reader.signature(of: made)
      if made.typeText == nil {
        let result = TypeText.name(owner.name, [], offset: -1)
        made.typeText = owner.kind == .protocol ? .some(result) : .name(Symbol(.Self), [], offset: -1)
      }
      return made
    case "case", "static":
      guard let name = reader.word() else { return nil }
      reader.skipSpace()
      if kind == "case" {
        let made = Declaration(.enumCase, name, parent: owner)
        made.flags = [.isFramework, .isStatic]
        let payload = Declaration(.function, name, parent: owner)
        if reader.current == UInt8(ascii: "(") { reader.signature(of: payload) }
        made.parameters = payload.parameters
        return made
      }
      var holder = owner
      let made: Declaration
      if reader.accept(":") {
        made = Declaration(.variable, name, parent: owner)
        made.typeText = reader.type()
        made.flags.insert(.isComputed)
      } else {
        made = Declaration(.function, name, parent: owner)
        reader.signature(of: made)
      }
      made.flags.formUnion([.isFramework, .isStatic])
      if owner.kind == .protocol, let result = made.typeText {
        // `.borderedProminent` belongs to the style that it is
        holder = Declaration(.extension, Symbol(.empty), parent: frameworks)
        holder.flags = [.isFramework]
        holder.nominal = owner
        if case .some = result {
        } else {
          holder.requirementTexts = [
            RequirementText(subject: .name(Symbol(.Self), [], offset: -1), isSameType: true, target: result)
          ]
        }
        owner.extensions.append(holder)
        made.parent = holder
      }
      return made
    case "environment":
      guard let name = reader.word(), reader.accept(":") else { return nil }
      let made = Declaration(.variable, name, parent: owner)
      made.flags = [.isFramework, .isComputed]
      made.typeText = reader.type()
      reader.skip(to: "|")
      if reader.position >= 4, reader.text[max(0, reader.position - 4)] == UInt8(ascii: "t") {}
      made.flags.insert(.isMutating)
      return made
    default: return nil
    }
  }
}

/// The first word of a vocabulary row.
enum StaticWord: String {
  case view, shape, layout, scene, commands, toolbar, tab, table, slider, family, type, style, environment
  case `init`, modifier, `static`, `case`, method

  init?(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(rawValue: String(decoding: bytes, as: UTF8.self)) }

  static func ~= (pattern: String, value: StaticWord) -> Bool { value.rawValue == pattern }
  static func == (left: StaticWord, right: String) -> Bool { left.rawValue == right }
}
