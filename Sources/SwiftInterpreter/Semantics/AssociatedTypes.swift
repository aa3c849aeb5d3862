import SightlineModel

/// Associated types: `S.Item` of a generic parameter, `Item` inside of the protocol that has it.
extension Interpreter {
  /// What an open name stands for in a running function; `nil` where it is no associated type, or of nobody known.
  func associated(_ node: TypeNode, _ frame: Frame) -> TypeNode? {
    let components = node.components
    if components.count > 1, let first = components.first {
      guard let base = frame.generics[first.name] ?? (first.name == "Self" ? selfType(frame) : nil) else { return nil }
      return associated(components.dropFirst(), of: base, frame)
    }
    guard let name = components.first?.name, let owner = node.owner ?? frame.owner, owner.kind == .contract,
      isAssociated(name, in: owner), let base = selfType(frame)
    else { return nil }
    return associated(components[...], of: base, frame)
  }

  /// The same of a bare name in an expression.
  func associated(_ name: String, _ frame: Frame) -> TypeNode? {
    guard let owner = frame.owner, owner.kind == .contract, isAssociated(name, in: owner), let base = selfType(frame)
    else { return nil }
    return associated(TypeNode.named(name).components[...], of: base, frame)
  }

  private func associated(
    _ names: ArraySlice<TypeNode.Component>, of base: TypeNode, _ frame: Frame
  ) -> TypeNode? {
    var node = base
    for component in names {
      guard case .user(let type, let arguments) = resolve(node.unwrapped, frame),
        let next = associated(component.name, of: type, arguments)
      else { return nil }
      node = next
    }
    return node
  }

  /// A member type by name: nested, an alias, or the witness of an associated type.
  func associated(_ name: String, of type: TypeDecl, _ arguments: [TypeNode]) -> TypeNode? {
    var generics: [String: TypeNode] = [:]
    for (parameter, argument) in zip(type.genericParameters, arguments) { generics[parameter] = argument }
    if let argument = generics[name] { return argument }
    if let nested = nestedType(name, of: type) { return node(of: nested) }
    if let alias = type.aliases[name] { return generics.isEmpty ? alias : filled(alias, generics) }
    guard isAssociatedOfAny(name, of: type), mayAskForTypes,
      let text = questions?.associatedType(
        name, ofTypeAt: .init(path: type.place.file.path, offset: type.place.offset))
    else { return nil }
    let found = parse(typeName: text)
    return generics.isEmpty ? found : filled(found, generics)
  }

  private func node(of type: TypeDecl) -> TypeNode {
    let node = TypeNode.named(type.name)
    node.resolved = .user(type, [])
    return node
  }

  /// The type of `self`, with what its parameters stand for.
  func selfType(_ frame: Frame) -> TypeNode? {
    guard let value = frame.slots.first??.value else { return nil }
    switch value.payload {
    case .structure, .object, .enumeration: return typeNode(of: value)
    case .type(let name):
      guard let type = program.types[name] else { return parse(typeName: name) }
      let node = TypeNode.named(type.name)
      node.resolved = .user(type, type.genericParameters.compactMap { specialisations[name]?.nodes[$0] })
      return node
    default: return nil
    }
  }

  private func isAssociated(_ name: String, in contract: TypeDecl) -> Bool {
    if contract.associatedTypes.contains(name) { return true }
    return conformances(of: contract.name).contains { program.types[$0]?.associatedTypes.contains(name) == true }
  }
  private func isAssociatedOfAny(_ name: String, of type: TypeDecl) -> Bool {
    conformances(of: type.name).contains { program.types[$0]?.associatedTypes.contains(name) == true }
  }
}
