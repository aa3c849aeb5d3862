import SightlineModel

/// Generic types whose arguments are written where something is asked of the type itself: `Scoop<Fig>.best`.
extension Interpreter {
  /// The name under which a static member is asked of the type that an expression names.
  func specialised(_ value: Value, named base: Expression, _ frame: Frame) -> Value {
    let node: TypeNode?
    switch base {
    case let expression as TypeExpression: node = expression.type
    case let expression as NameExpression where !frame.generics.isEmpty: node = frame.generics[expression.name]
    default: node = nil
    }
    guard let node, case .type(let name) = value.payload, let type = program.types[name],
      !type.genericParameters.isEmpty, case .user(let found, let arguments) = resolve(node, frame), found === type,
      arguments.count == type.genericParameters.count
    else { return value }
    return Value(.type(specialisedName(type, arguments.map { closed($0, frame) })), origin: value.origin)
  }

  private func specialisedName(_ type: TypeDecl, _ arguments: [TypeNode]) -> String {
    let name = "\(type.name)<\(arguments.map { typeName(of: $0, nil) }.joined(separator: ", "))>"
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
