import SightlineModel

/// The type of an expression that does not run, as far as its form and the declarations say: what an open member beside
/// it, `flag ? .red : Color.blue`, belongs to.
extension Interpreter {
  /// - Returns: `nil` where only running it would tell.
  func writtenType(of expression: Expression, _ frame: Frame) throws -> String? {
    switch expression {
    case let parenthesis as ParenthesisExpression: return try writtenType(of: parenthesis.inner, frame)
    case let force as ForceExpression: return try writtenType(of: force.operand, frame)
    case let ternary as TernaryExpression:
      return try writtenType(of: ternary.yes, frame) ?? writtenType(of: ternary.no, frame)
    case let call as CallExpression: return try writtenType(of: call, frame)
    case let member as MemberExpression:
      if let type = typeNamed(by: member.base, frame) { return try staticType(member.name, of: type, member, frame) }
    case let local as LocalExpression:
      switch frame.slots[local.slot]?.value.payload {
      case .host?, .structure?, .enumeration?: return frame.slots[local.slot].map { typeName(of: $0.value) }
      default: break
      }
    default: break
    }
    if let declared = try targetType(of: expression, frame) { return typeName(of: declared.unwrapped, frame) }
    return expression.formTypeName
  }

  private func typeNamed(by expression: Expression, _ frame: Frame) -> String? {
    guard let name = expression.dottedName, name.split(separator: ".").last?.first?.isUppercase == true else {
      return nil
    }
    switch resolve(parse(typeName: name), frame) {
    case .user(let type, _): return type.name
    case .foreign(let name, _): return name
    default: return nil
    }
  }

  /// Constants are read: nobody could see that.
  private func staticType(_ name: String, of type: String, _ node: Expression, _ frame: Frame) throws -> String? {
    if program.types[type]?.caseIndex[name] != nil { return type }
    if let declared = members(of: type, name, isStatic: true).properties.first {
      if let known = declared.declaredType { return typeName(of: known, frame) }
      return declared.getter == nil
        ? try typeName(of: readStatic(declared, typeName: type, at: node.location)) : nil
    }
    for host in hosts {
      if let value = try host.staticMember(type: type, name: name, call: nil, in: self) { return typeName(of: value) }
    }
    return nil
  }

  private func writtenType(of call: CallExpression, _ frame: Frame) throws -> String? {
    func result(_ functions: [FunctionDecl]) -> String? {
      let types = Set(functions.map { $0.returnType.map { typeName(of: $0.unwrapped, frame) } ?? "" })
      return types.count == 1 && types.first?.isEmpty == false ? types.first : nil
    }
    switch call.callee {
    case let name as NameExpression:
      if let type = typeNamed(by: name, frame) { return type }
      if let slot = name.selfSlot, let value = frame.slots[slot]?.value {
        let isStatic = if case .type = value.payload { true } else { false }
        let own = members(of: typeName(of: value), name.name, isStatic: isStatic).functions
        if !own.isEmpty { return result(own) }
      }
      return result(program.globals(name.name, from: name.place.file)?.functions ?? [])
    case let member as MemberExpression:
      if typeNamed(by: member, frame) != nil { return typeNamed(by: member, frame) }
      if let type = typeNamed(by: member.base, frame) {
        // `Font.system(size: 12)`.
        return result(members(of: type, member.name, isStatic: true).functions) ?? type
      }
      guard let base = try writtenType(of: member.base, frame) else { return nil }
      let declared = members(of: base, member.name, isStatic: false).functions
      if !declared.isEmpty { return result(declared) }
      // What changes a colour, a font or a text gives one again.
      return Self.keepingTypes.contains(base) ? base : nil
    default: return nil
    }
  }
  private static let keepingTypes: Set<String> = ["Color", "Font", "UIColor", "UIFont", "Text", "Animation"]
}
