import SightlineModel

/// Generic types whose arguments are written where something is asked of the type itself: `Scoop<Fig>.best`.
extension Interpreter {
  /// The name under which a static member is asked of the type that an expression names.
  func specialised(_ value: Value, named base: Expression, _ frame: Frame) -> Value {
    guard case .type = value.payload else { return value }
    let node: TypeNode?
    switch base {
    case let expression as TypeExpression: node = expression.type
    case let expression as NameExpression where !frame.generics.isEmpty: node = frame.generics[expression.name]
    default: node = nil
    }
    if case .named(let components)? = node?.shape, components.count == 1, components[0].name == Self.layoutName,
      let of = components[0].arguments.first
    {
      return Value(.type("\(Self.layoutName)<\(typeName(of: closed(of, frame), frame))>"))
    }
    guard let node, case .type(let name) = value.payload, let type = program.types[name],
      !type.genericParameters.isEmpty, case .user(let found, let arguments) = resolve(node, frame), found === type,
      arguments.count == type.genericParameters.count
    else { return value }
    return Value(.type(specialisedName(type, arguments.map { closed($0, frame) })), origin: value.origin)
  }

  private static let layoutName = "MemoryLayout"
  /// `MemoryLayout<Int>.size`, of the standard library's plain types.
  /// - Source: the Swift ABI for 64-bit platforms; a stride is as long as the size for all of these.
  func memoryLayout(_ typeName: String, _ name: String) -> Value? {
    guard typeName.hasPrefix(Self.layoutName + "<"), typeName.hasSuffix(">") else { return nil }
    let size: Int
    switch typeName.dropFirst(Self.layoutName.count + 1).dropLast() {
    case "Bool", "Int8", "UInt8": size = 1
    case "Int16", "UInt16", "Float16": size = 2
    case "Int32", "UInt32", "Float", "Float32": size = 4
    case "Int", "UInt", "Int64", "UInt64", "Double", "Float64", "CGFloat", "TimeInterval": size = 8
    case "String", "Character": size = 16
    default: return nil
    }
    switch name {
    case "size", "stride": return Value(.int(size))
    case "alignment": return Value(.int(min(size, 8)))
    default: return nil
    }
  }

  /// The type of a value, with what its parameters stand for: `Setting<Int>`.
  func specialisedType(of value: Value) -> Value {
    let name = typeName(of: value)
    guard let type = program.types[name], let known = typeArguments(of: value),
      case let arguments = type.genericParameters.compactMap({ known.nodes[$0] }),
      arguments.count == type.genericParameters.count, !arguments.isEmpty
    else { return Value(.type(name)) }
    return Value(.type(specialisedName(type, arguments)))
  }

  /// `type(of: value)`, with what parameters stand for where the value or the sources say so.
  func dynamicType(of value: Value, _ node: ArgumentNode, _ frame: Frame) -> Value {
    let known = specialisedType(of: value)
    guard let written = shownType(of: node, frame) else { return known }
    switch (resolve(written, nil), value.payload) {
    case (.open, _), (.metatype, _): return known
    case (.optional, _): return Value(.type(wholeTypeName(of: written)))
    case (.user(let type, let arguments), .structure), (.user(let type, let arguments), .object),
      (.user(let type, let arguments), .enumeration):
      guard !arguments.isEmpty, case .type(let name) = known.payload, name == type.name,
        arguments.count == type.genericParameters.count
      else { return known }
      return Value(.type(specialisedName(type, arguments)))
    case (_, .structure), (_, .object), (_, .enumeration), (_, .host), (.foreign, _): return known
    default: return Value(.type(wholeTypeName(of: written)))
    }
  }

  private func specialisedName(_ type: TypeDecl, _ arguments: [TypeNode]) -> String {
    let name = "\(type.name)<\(arguments.map { wholeTypeName(of: $0) }.joined(separator: ", "))>"
    if program.types[name] == nil {
      program.types[name] = type
      specialisations[name] = TypeArguments(
        Dictionary(zip(type.genericParameters, arguments)) { first, _ in first })
    }
    return name
  }

  /// What stands between the angle brackets of such a name, in the order of the parameters.
  func specialArguments(_ name: String, of type: TypeDecl) -> [TypeNode] {
    guard let known = specialisations[name] else { return [] }
    return type.genericParameters.compactMap { known.nodes[$0] }
  }
}
