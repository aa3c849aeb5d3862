import SightlineModel

extension Interpreter {
  /// As `print` and an interpolation show it.
  ///
  /// What is longer than `ValueLimits.text` ends in an ellipsis: values that hold one another twice are exponential.
  package func describe(_ value: Value) -> String {
    let outer = describedLeft
    if outer == nil { describedLeft = ValueLimits.text }
    defer { if outer == nil { describedLeft = nil } }
    return describe(value, isNested: false, depth: 0)
  }

  func describe(_ value: Value, options: [Call.Argument]) -> String {
    if let specifier = options.first(where: { $0.label == "specifier" }),
      case .string(let format) = specifier.value.payload
    {
      return formatted(format, [value])
    }
    if let style = options.first(where: { $0.label == "format" }) {
      let call = Call(
        arguments: [Call.Argument(label: nil, value: style.value, location: style.location)], location: style.location)
      if let text = try? member(of: value, "formatted", call: call) { return describe(text) }
    }
    if let text = options.first(where: { $0.label == "default" }), case .none = value.payload {
      return describe(text.value)
    }
    return describe(value)
  }

  /// As `print` shows what is of a type: values do not say that they are optional.
  func describe(_ value: Value, as type: TypeNode, isNested: Bool = false) -> String {
    let outer = describedLeft
    if outer == nil { describedLeft = ValueLimits.text }
    defer { if outer == nil { describedLeft = nil } }
    return describe(value, isNested: isNested, depth: 0, as: type)
  }

  /// - Parameter type: What the sources say of it; `nil` where that makes no difference, or is not known.
  private func describe(_ value: Value, isNested: Bool, depth: Int, as type: TypeNode? = nil) -> String {
    guard depth < 40, describedLeft ?? 0 >= 0 else { return "…" }
    describedLeft? -= 8
    func inner(_ value: Value, as type: TypeNode? = nil) -> String {
      describe(value, isNested: true, depth: depth + 1, as: type)
    }
    if let type, let text = describe(value, as: type, inner) { return text }
    switch value.payload {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let flag): return String(flag)
    case .int(let number): return String(number)
    case .double(let number): return number.description
    case .string(let text):
      describedLeft? -= text.utf8.count
      // Counted at the next step.
      stepsLeft -= text.utf8.count >> 6
      return isNested ? text.debugDescription : text
    case .interpolation(let text): return isNested ? flatten(text).debugDescription : flatten(text)
    case .tuple(let elements):
      return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + inner($0.value) }.joined(separator: ", ") + ")"
    case .array(let elements), .set(let elements):
      return "[" + elements.map { inner($0) }.joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      guard !dictionary.entries.isEmpty else { return "[:]" }
      return "[" + dictionary.entries.map { inner($0.key) + ": " + inner($0.value) }.joined(separator: ", ") + "]"
    case .range(let range):
      if isNested, range.lower != nil, range.upper != nil {
        return (range.isClosed ? "ClosedRange(" : "Range(") + describe(value, isNested: false, depth: depth + 1) + ")"
      }
      return (range.lower.map { inner($0) } ?? "") + (range.isClosed ? "..." : "..<")
        + (range.upper.map { inner($0) } ?? "")
    case .function: return "(Function)"
    case .type(let name): return fullName(ofType: name)
    case .keyPath(let root, let components): return "\\" + (root ?? "") + "." + components.joined(separator: ".")
    case .implicit(let member): return "." + member.links.map(\.name).joined(separator: ".")
    case .unknown(let unknown):
      describedReasons.insert(unknown.reason)
      return "‹\(unknown.reason)›"
    case .host(let host):
      for module in hosts {
        if let text = try? module.member(of: value, name: "description", call: nil, in: self),
          let string = self.text(of: text)
        {
          return string
        }
      }
      return host.hostTypeName
    case .structure(let structure):
      if let text = custom(value, isNested: isNested) { return text }
      var name = isNested ? "main." + Self.writtenName(structure.typeName) : simpleName(structure.typeName)
      let declaration = program.types[structure.typeName]
      let stored = declaration.map(allStored) ?? []
      let generics = structure.typeArguments?.nodes ?? declaration.map { self.generics(of: $0, in: type) } ?? [:]
      if let declaration { name += argumentNames(of: declaration, generics, isNested: isNested) }
      return name + "("
        + stored.compactMap { property in
          structure.fields[property.name].map {
            "\(property.name): " + inner($0, as: property.type.map { generics.isEmpty ? $0 : filled($0, generics) })
          }
        }
        .joined(separator: ", ") + ")"
    case .object(let object):
      if let text = custom(value, isNested: isNested) { return text }
      return "main." + Self.writtenName(object.typeName)
    case .enumeration(let enumeration):
      if let text = custom(value, isNested: isNested) { return text }
      if isKind(enumeration.typeName, of: "CodingKey") { return describe(codingKey: enumeration) }
      let declaration = program.types[enumeration.typeName]
      // `main.Feed<main.Post>.Phase.done`.
      var isOfGeneric = type.map { $0.components.contains { !$0.arguments.isEmpty } } ?? false
      if isOfGeneric, let type {
        isOfGeneric = if case .user(let found, _) = resolve(type, nil) { found === declaration } else { false }
      }
      let owner =
        isOfGeneric ? fullName(of: type!, isQualified: true) : "main." + Self.writtenName(enumeration.typeName)
      let name = isNested ? owner + "." + enumeration.caseName : enumeration.caseName
      guard !enumeration.payload.isEmpty else { return name }
      let parameters = declaration?.caseIndex[enumeration.caseName].flatMap { declaration?.cases[$0].parameters } ?? []
      let generics = declaration.map { self.generics(of: $0, in: type) } ?? [:]
      let parts = enumeration.payload.enumerated().map { index, part in
        let type = index < parameters.count ? parameters[index].type : nil
        return (part.label.map { $0 + ": " } ?? "")
          + inner(part.value, as: type.map { generics.isEmpty ? $0 : filled($0, generics) })
      }
      return name + "(" + parts.joined(separator: ", ") + ")"
    }
  }

  /// A value as one that is wrapped so often is shown: `Optional("text")`.
  ///
  /// - Parameter level: How deep in another value it stands.
  func wrapped(_ value: Value, depth: Int, at level: Int = 0) -> Value {
    guard depth > 0, !value.isNone else { return value }
    let inner = describe(value, isNested: true, depth: level)
    let open = Array(repeating: "Optional(", count: depth)  // checked: levels
    let close = Array(repeating: ")", count: depth)  // checked: levels
    return Value(.string(open.joined() + inner + close.joined()))
  }

  /// A key of the project's own shows both its names.
  private func describe(codingKey key: EnumerationValue) -> String {
    let raw = (try? rawValue(of: key)) ?? nil
    var number = "nil"
    if case .int(let value)? = raw?.payload { number = String(value) }
    let name = raw.flatMap { text(of: $0) } ?? key.caseName
    return "\(simpleName(key.typeName))(stringValue: \(name.debugDescription), intValue: \(number))"
  }

  /// `[Int]` is `Array<Int>`, `Int?` is `Optional<Int>`.
  private func fullName(ofType name: String) -> String {
    guard name == "Void" || name.contains(where: { "<[(?&".contains($0) }) else { return simpleName(name) }
    return fullName(of: parse(typeName: name))
  }
  /// `<Int>` of a `Box<Int>`, where it is known; within other values with the modules' names.
  private func argumentNames(of type: TypeDecl, _ generics: [String: TypeNode], isNested: Bool) -> String {
    let arguments = type.genericParameters.compactMap { generics[$0] }
    guard !arguments.isEmpty, arguments.count == type.genericParameters.count else { return "" }
    return "<" + arguments.map { fullName(of: $0, isQualified: isNested) }.joined(separator: ", ") + ">"
  }

  /// - Parameter isQualified: With the modules' names and the types around it.
  private func fullName(of node: TypeNode, isQualified: Bool = false) -> String {
    func name(_ node: TypeNode) -> String { fullName(of: node, isQualified: isQualified) }
    func names(_ nodes: [TypeNode]) -> String { nodes.map(name).joined(separator: ", ") }
    let swift = isQualified ? "Swift." : ""
    switch node.shape {
    case .optional(let wrapped): return swift + "Optional<\(name(wrapped))>"
    case .array(let element): return swift + "Array<\(name(element))>"
    case .dictionary(let key, let value): return swift + "Dictionary<\(names([key, value]))>"
    case .function(let shape): return "(\(names(shape.parameters))) -> \(name(shape.result))"
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + name($0.type) }
      return "(\(parts.joined(separator: ", ")))"
    case .metatype(let type): return name(type) + ".Type"
    case .anyOf(let type): return name(type)
    case .named(let components):
      guard let last = components.last else { return node.name }
      if last.name == "Void" { return "()" }
      guard isQualified else {
        return last.arguments.isEmpty ? simpleName(last.name) : "\(simpleName(last.name))<\(names(last.arguments))>"
      }
      let parts = components.map { part in
        Self.writtenName(part.name) + (part.arguments.isEmpty ? "" : "<\(names(part.arguments))>")
      }
      return (Self.standardTypes.contains(node.name) ? "Swift." : "main.") + parts.joined(separator: ".")
    case .notUnderstood(let text): return text
    }
  }

  private func simpleName(_ name: String) -> String { Self.simpleName(name) }

  /// The last part of a type's name as the source has it: `Side` of `Shape·2.Side`.
  package static func simpleName(_ name: String) -> String {
    let name = writtenName(name)
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// A type's name as the source has it: without the numbers that tell namesakes apart (`Shape·2.Side`).
  package static func writtenName(_ name: String) -> String {
    guard name.contains("·") else { return name }
    let parts = name.split(separator: ".").map { $0.prefix { $0 != "·" } }
    return parts.joined(separator: ".")
  }

  /// CustomStringConvertible and CustomDebugStringConvertible.
  private func custom(_ value: Value, isNested: Bool) -> String? {
    let type = typeName(of: value)
    for name in isNested ? ["debugDescription", "description"] : ["description", "debugDescription"] {
      let wanted = name == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
      guard isKind(type, of: wanted), let property = members(of: type, name, isStatic: false).properties.first,
        let result = try? read(property, of: value, at: noPlace, nil), let text = text(of: result)
      else { continue }
      return text
    }
    return nil
  }
}
