extension SignatureReader {
  /// A declaration, up to the end of its row.
  mutating func declaration(parent: Declaration) -> Declaration? {
    var flags: Declaration.Flags = [.isFramework]
    if accept("+") { flags.insert(.isFoundation) }
    if accept("-") { flags.insert(.isDisfavoured) }
    while true {
      skipSpace()
      if current == UInt8(ascii: "@") {
        position += 1
        _ = word()
        if current == UInt8(ascii: "(") {
          position += 1
          skip(to: ")")
          position += 1
        }
      } else if accept(word: "static") || accept(word: "class") {
        flags.insert(.isStatic)
      } else if accept(word: "mutating") {
        flags.insert(.isMutating)
      } else if accept(word: "prefix") {
        flags.insert(.isPrefix)
      } else if accept(word: "postfix") {
        flags.insert(.isPostfix)
      } else if accept(word: "infix") || accept(word: "final")
        || accept(word: "weak") || accept(word: "unowned") || accept(word: "indirect") || accept(word: "open")
        || accept(word: "nonisolated") || accept(word: "public") || accept(word: "nonmutating")
        || accept(word: "lazy") || accept(word: "optional") || accept(word: "isolated")
      {
        continue
      } else {
        break
      }
    }
    if accept(word: "func") { return function(parent, flags) }
    if accept(word: "init") {
      let made = Declaration(.initialiser, Symbol(.`init`), parent: parent)
      made.flags = flags
      if current == UInt8(ascii: "?") || current == UInt8(ascii: "!") {
        position += 1
        made.flags.insert(.isFailable)
      }
      signature(of: made)
      return made
    }
    if accept(word: "subscript") {
      let made = Declaration(.subscript_, Symbol(.subscript), parent: parent)
      made.flags = flags
      signature(of: made)
      for index in made.parameters.indices where !made.parameters[index].flags.contains(.variadic) {
        // Of two names the first is the label; of one there is none
        if made.parameters[index].declaration == nil { made.parameters[index].label = nil }
      }
      return made
    }
    if accept(word: "var") || accept(word: "let") { return variable(parent, flags) }
    if accept(word: "case") { return enumCase(parent) }
    if accept(word: "typealias") {
      guard let name = word() else { return nil }
      let made = Declaration(.alias, name, parent: parent)
      made.flags = flags
      generics(of: made)
      if accept("=") { made.typeText = type() }
      requirements(of: made)
      return made
    }
    if accept(word: "associatedtype") {
      guard let name = word() else { return nil }
      let made = Declaration(.associatedType, name, parent: parent)
      made.flags = flags
      if accept(":") {
        repeat { made.inherited.append(type()) } while accept(",")
      }
      if accept("=") { made.typeText = type() }
      requirements(of: made)
      return made
    }
    return nil
  }

  private mutating func function(_ parent: Declaration, _ flags: Declaration.Flags) -> Declaration? {
    skipSpace()
    let name: Symbol
    if Self.isWord(current) || current == UInt8(ascii: "`") {
      guard let found = word() else { return nil }
      name = found
    } else {
      // An operator ends at a space or bracket; `<` begins one or generic parameters
      let start = position
      while !isAtEnd, current != 32, current != UInt8(ascii: "(") { position += 1 }
      name = symbols.intern(.init(rebasing: text[start..<position]))
    }
    let made = Declaration(.function, name, parent: parent)
    made.flags = flags
    signature(of: made)
    return made
  }

  mutating func generics(of made: Declaration) {
    skipSpace()
    guard current == UInt8(ascii: "<") else { return }
    position += 1
    repeat {
      let isPack = accept(word: "each")
      guard let name = word() else { break }
      let generic = Declaration(.genericParameter, name, parent: made)
      generic.flags = [.isFramework]
      if isPack { generic.flags.insert(.isOpen) }
      made.generics.append(generic)
      if accept(":") {
        made.requirementTexts.append(
          RequirementText(subject: .name(name, [], offset: -1), isSameType: false, target: type()))
      }
    } while accept(",")
    _ = accept(">")
  }

  mutating func signature(of made: Declaration) {
    generics(of: made)
    skipSpace()
    guard accept("(") else { return }
    if !accept(")") {
      repeat { parameter(of: made) } while accept(",")
      _ = accept(")")
    }
    if accept(word: "async") { made.flags.insert(.isAsync) }
    if accept(word: "throws") || accept(word: "rethrows") {
      made.flags.insert(.isThrowing)
      if current == UInt8(ascii: "(") {
        position += 1
        skip(to: ")")
        position += 1
      }
    }
    if accept(arrow: ()) {
      let result = parameter()  // results may carry attributes
      made.typeText = result.type
    }
    requirements(of: made)
  }

  private mutating func parameter(of made: Declaration) {
    skipSpace()
    var builder: TypeText?
    while current == UInt8(ascii: "@") {
      // `@ViewBuilder content: …`
      position += 1
      guard let name = word() else { break }
      let arguments = arguments()
      if symbols.text(name).hasSuffix("Builder") { builder = .name(name, arguments, offset: -1) }
      if current == UInt8(ascii: "(") {
        position += 1
        skip(to: ")")
        position += 1
      }
      skipSpace()
    }
    let first = word() ?? Symbol(.underscore)
    skipSpace()
    var second: Symbol?
    if current != UInt8(ascii: ":") { second = word() }
    _ = accept(":")
    var reading = self.parameter()
    reading.type = naming(reading.type, in: made)
    var parameter = Declaration.Parameter(
      label: first == Symbol(.underscore) ? nil : first, declaration: nil, type: reading.type)
    if let second { parameter.declaration = Declaration(.parameter, second, parent: made) }
    parameter.flags = reading.flags
    parameter.builder = builder ?? reading.builder
    if accept("=") {
      parameter.hasDefault = true
      skip(to: ",)")
    }
    made.parameters.append(parameter)
  }

  private func naming(_ text: TypeText, in made: Declaration) -> TypeText {
    switch text {
    case .some(let constraint):
      let name = symbols.intern("some \(made.generics.count)")
      made.generics.append(Declaration(.genericParameter, name, parent: made))
      made.requirementTexts.append(
        RequirementText(subject: .name(name, [], offset: -1), isSameType: false, target: constraint))
      return .name(name, [], offset: -1)
    case .optional(let inner): return .optional(naming(inner, in: made))
    case .array(let inner): return .array(naming(inner, in: made))
    case .name(let name, let arguments, let offset) where !arguments.isEmpty:
      return .name(name, arguments.map { naming($0, in: made) }, offset: offset)
    default: return text
    }
  }

  mutating func requirements(of made: Declaration) {
    guard accept(word: "where") else { return }
    made.requirementTexts += requirementList()
  }

  /// `A : P, B == C`
  mutating func requirementList() -> [RequirementText] {
    var made: [RequirementText] = []
    repeat {
      skipSpace()
      if accept(word: "repeat") {
        skip(to: ",|")
        continue
      }
      let subject = type()
      skipSpace()
      if accept(":") {
        made.append(RequirementText(subject: subject, isSameType: false, target: type()))
      } else if accept("="), accept("=") {
        made.append(RequirementText(subject: subject, isSameType: true, target: type()))
      } else {
        break
      }
    } while accept(",")
    return made
  }

  private mutating func variable(_ parent: Declaration, _ flags: Declaration.Flags) -> Declaration? {
    guard let name = word() else { return nil }
    let made = Declaration(.variable, name, parent: parent)
    made.flags = flags
    if accept(":") { made.typeText = type() }
    skipSpace()
    if current == UInt8(ascii: "{") {
      made.flags.insert(.isComputed)
      let rest = UnsafeBufferPointer(rebasing: text[position...])
      if rest.count > 6, rest[6] == UInt8(ascii: "s") || rest.count > 12 && rest[12] == UInt8(ascii: "s") {
        made.flags.insert(.isMutating)
      }
    }
    return made
  }

  private mutating func enumCase(_ parent: Declaration) -> Declaration? {
    guard let name = word() else { return nil }
    let made = Declaration(.enumCase, name, parent: parent)
    made.flags = [.isFramework, .isStatic]
    guard current == UInt8(ascii: "(") else { return made }
    position += 1
    repeat {
      var label: Symbol?
      let saved = position
      if let first = word(), accept(":") { label = first } else { position = saved }
      var parameter = Declaration.Parameter(label: label, declaration: nil, type: type())
      parameter.hasDefault = accept("=")
      if parameter.hasDefault { skip(to: ",)") }
      made.parameters.append(parameter)
    } while accept(",")
    _ = accept(")")
    return made
  }
}
