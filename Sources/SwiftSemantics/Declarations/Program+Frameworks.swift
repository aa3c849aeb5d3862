extension Program {
  /// Makes a declaration of each type in the tables; members are read when a type is asked.
  func loadFrameworks() {
    let index = FrameworkIndex(FrameworkText.parts + [SwiftUIText.text, UIKitText.text])
    for (path, rows) in index.types {
      if path.isEmpty {
        loadModuleRows(rows)
        continue
      }
      var reader = SignatureReader(symbols, path)
      var names: [Symbol] = []
      while let name = reader.word() {
        names.append(name)
        guard reader.accept(".") else { break }
      }
      var rowReader = SignatureReader(symbols, rows)
      guard let kindWord = rowReader.word() else { continue }
      let kind: Declaration.Kind
      switch symbols.text(kindWord) {
      case "struct": kind = .structure
      case "class": kind = .class
      case "enum": kind = .enumeration
      case "protocol": kind = .protocol
      default: kind = .actor
      }
      var owner = frameworks
      for name in names.dropLast() {
        guard
          let next = owner.lookup?[name]?.first(where: { $0.isNominal })
            ?? owner.members.first(where: { $0.name == name && $0.isNominal })
        else { break }
        owner = next
      }
      guard let name = names.last else { continue }
      let made = Declaration(kind, name, parent: owner)
      made.flags = [.isFramework]
      let known =
        owner === frameworks
        ? owner.lookup?[name]?.first { $0.isNominal } : owner.members.first { $0.name == name && $0.isNominal }
      if let known {
        // More members of a type that stands elsewhere
        known.moreRows.append(.init(rebasing: rows[rowReader.position...]))
        continue
      }
      made.tableRow = FrameworkRow(text: rows)
      _ = number(made)
      readHeader(made, &rowReader)
      if owner === frameworks {
        frameworks.lookup?[name, default: []].append(made)
      } else {
        owner.members.append(made)
      }
    }
    builtin()
  }

  /// Types that the language has without declaring them.
  private func builtin() {
    declareNil()
    for name in [KnownName.AnyObject, .Copyable, .Escapable, .SendableMetatype, .BitwiseCopyable] {
      guard frameworks.lookup?[Symbol(name)] == nil else { continue }
      let made = Declaration(.protocol, Symbol(name), parent: frameworks)
      made.flags = [.isFramework]
      made.generics = [Declaration(.genericParameter, Symbol(.Self), parent: made)]
      _ = number(made)
      frameworks.lookup?[made.name, default: []].append(made)
    }
  }

  /// The type of `nil` in a comparison.
  private func declareNil() {
    let made = Declaration(.structure, Symbol(.nilComparison), parent: frameworks)
    made.flags = [.isFramework]
    _ = number(made)
    frameworks.lookup?[made.name, default: []].append(made)
  }

  private func loadModuleRows(_ rows: UnsafeBufferPointer<UInt8>) {
    var reader = SignatureReader(symbols, rows)
    reader.skip(to: "\n")
    while !reader.isAtEnd {
      reader.position += 1
      if let made = reader.declaration(parent: frameworks) {
        _ = number(made)
        if SignatureReader.isWord(symbols.firstByte(made.name)) {
          frameworks.lookup?[made.name, default: []].append(made)
        } else {
          operatorFunctions[made.name, default: []].append(made)
        }
      }
      reader.skip(to: "\n")
    }
  }

  /// Generic parameters and conformances of a type: the first row, and those that begin with a colon.
  private func readHeader(_ made: Declaration, _ reader: inout SignatureReader) {
    // ` struct struct Array<Element> where …`: kind, then the declaration's own words
    while let word = reader.word(), word != made.name {
      reader.skipSpace()
      if reader.current == UInt8(ascii: ".") { reader.position += 1 }
    }
    if made.kind == .protocol {
      let own = Declaration(.genericParameter, Symbol(.Self), parent: made)
      made.generics = [own]
      let primary = Declaration(.protocol, made.name)
      reader.generics(of: primary)
      made.inherited = []
      made.primary = primary.generics.map(\.name)
    } else {
      reader.generics(of: made)
    }
    if reader.accept(":") {
      repeat { _ = reader.type() } while reader.accept(",")
    }
    reader.requirements(of: made)
    reader.skip(to: "\n")
    while reader.position + 1 < reader.text.count, reader.text[reader.position + 1] == UInt8(ascii: ":") {
      reader.position += 2
      let target = reader.type()
      if reader.accept(word: "where") {
        let conditional = Declaration(.extension, Symbol(.empty), parent: frameworks)
        conditional.flags = [.isFramework]
        conditional.inherited = [target]
        conditional.requirementTexts = reader.requirementList()
        conditional.nominal = made
        made.extensions.append(conditional)
      } else {
        made.inherited.append(target)
      }
      reader.skip(to: "\n")
    }
    made.tableRow = FrameworkRow(text: .init(rebasing: reader.text[reader.position...]))
  }

  /// Reads the members of a framework's type from its rows.
  func readRows(of made: Declaration) {
    if !made.vocabularyRows.isEmpty { readVocabularyRows(of: made) }
    let more = made.moreRows
    made.moreRows = []
    for rows in more { readRows(rows, of: made) }
    guard let row = made.tableRow else { return }
    made.tableRow = nil
    readRows(row.text, of: made)
  }

  private func readRows(_ rows: UnsafeBufferPointer<UInt8>, of made: Declaration) {
    var reader = SignatureReader(symbols, rows)
    // What stands in front of the first row belongs to the header
    reader.skip(to: "\n")
    var owner = made
    while !reader.isAtEnd {
      reader.position += 1
      if reader.current == UInt8(ascii: "~") {
        reader.position += 1
        owner = made
        if reader.current != 10, !reader.isAtEnd {
          owner = Declaration(.extension, Symbol(.empty), parent: frameworks)
          owner.flags = [.isFramework]
          owner.nominal = made
          owner.requirementTexts = reader.requirementList()
          made.extensions.append(owner)
        }
      } else if let member = reader.declaration(parent: owner) {
        owner.members.append(member)
        if !SignatureReader.isWord(symbols.firstByte(member.name)), member.kind == .function {
          member.flags.insert(.isStatic)
        }
      }
      reader.skip(to: "\n")
    }
  }

  /// Operators of a framework's type are found when the type is an operand's.
  func loadOperators(of made: Declaration) {
    readRows(of: made)
  }
}
