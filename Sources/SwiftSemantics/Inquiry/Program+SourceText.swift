extension Program {
  /// The generic parameters that a use of a declaration opens: of the type that has it, then its own.
  func openedParameters(of declaration: Declaration) -> [Declaration] {
    let own = declaration.isType ? [] : declaration.generics
    guard let owner = owner(of: declaration) else { return own }
    return (owner.kind == .protocol ? Array(owner.generics.prefix(1)) : allGenerics(owner)) + own
  }

  /// Where the name stands that an expression ends with: `name` of `base.name`; `nil` for other forms.
  func nameStart(of expression: Expression) -> Int32? {
    guard case .member(_, let name, nil, let arguments) = expression.kind, arguments.isEmpty else { return nil }
    return expression.end - Int32(clamping: symbols.text(name).utf8.count)
  }

  /// A type as it is written in the sources, with the names of generic parameters; `nil` where a part of it is not
  /// known or has no name.
  ///
  /// - Parameter ownName: What a type of the sources is called, with the types around it; `nil` for its own name.
  func sourceText(of type: TypeID, _ ownName: (Declaration) -> String?) -> String? {
    func text(_ type: TypeID) -> String? { sourceText(of: type, ownName) }
    func texts(_ parts: ArraySlice<TypeID>) -> [String]? {
      let made = parts.compactMap(text)
      return made.count == parts.count ? made : nil
    }
    switch types.kind(type) {
    case .nominal:
      let owner = declaration(type)
      if owner.flags.contains(.isFramework), let parts = texts(types.arguments(type)) {
        switch owner.name {
        case Symbol(.Array) where parts.count == 1: return "[\(parts[0])]"
        case Symbol(.Dictionary) where parts.count == 2: return "[\(parts[0]): \(parts[1])]"
        case Symbol(.Optional) where parts.count == 1: return parts[0].contains(" ") ? "(\(parts[0]))?" : parts[0] + "?"
        default: break
        }
      }
      return sourceText(owner, Array(types.arguments(type)), ownName)
    case .parameter: return symbols.text(declaration(type).name)
    case .associated: return text(types.child(type, 0)).map { $0 + "." + symbols.text(Symbol(id: types.head(type))) }
    case .metatype: return text(types.child(type, 0)).map { $0 + ".Type" }
    case .tuple:
      guard let parts = texts(types.arguments(type)) else { return nil }
      let labelled = zip(parts, types.labels(type)).map { ($1.map { symbols.text($0) + ": " } ?? "") + $0 }
      return "(\(labelled.joined(separator: ", ")))"
    case .function:
      guard let parts = texts(types.parameters(type)), let result = text(types.result(type)) else { return nil }
      return "(\(parts.joined(separator: ", "))) -> \(result)"
    case .existential:
      guard types.count(type) == 1, let part = nominal(types.child(type, 0)) else { return nil }
      return sourceText(part, [], ownName).map { "any " + $0 }
    default: return nil
    }
  }

  private func sourceText(
    _ owner: Declaration, _ arguments: [TypeID], _ ownName: (Declaration) -> String?
  ) -> String? {
    var arguments = arguments
    var own = ""
    if !owner.generics.isEmpty, owner.kind != .protocol, arguments.count >= owner.generics.count {
      let texts = arguments.suffix(owner.generics.count).compactMap { sourceText(of: $0, ownName) }
      guard texts.count == owner.generics.count else { return nil }
      arguments.removeLast(owner.generics.count)
      own = "<" + texts.joined(separator: ", ") + ">"
    }
    if let name = ownName(owner) { return name + own }
    let name = symbols.text(owner.name) + own
    guard let parent = owner.parent else { return name }
    let outer = parent.kind == .extension ? extended(parent) : parent.isNominal ? parent : nil
    if let outer { return sourceText(outer, arguments, ownName).map { $0 + "." + name } }
    // What a function declares has no name outside of it.
    return parent.kind == .module ? name : nil
  }
}
