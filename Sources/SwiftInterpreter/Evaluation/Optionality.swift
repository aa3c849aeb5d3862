import SightlineModel

/// Values carry no mark of being optional; where that matters (`name.map { … }` of a string that may be missing), the
/// declarations tell.
extension Interpreter {
  /// Whether an expression is an optional, as far as what it names says so.
  func isOptional(_ expression: Expression, _ frame: Frame) throws -> Bool {
    switch expression {
    case let parenthesis as ParenthesisExpression: return try isOptional(parenthesis.inner, frame)
    case is ChainExpression: return true
    case let attempt as TryExpression:
      return try attempt.kind == .optional || attempt.kind == .plain && isOptional(attempt.operand, frame)
    case let cast as CastExpression: return cast.kind == .conditional || cast.kind == .coerce && cast.type.isOptional
    case let index as IndexExpression:
      if index.arguments.count == 1, let outer = try targetType(of: index.base, frame),
        dictionaryTypes(of: outer, frame) != nil
      {
        return true
      }
      if let type = try targetType(of: index, frame) { return type.isOptional }
      // `let names = ["a": 1]`: nobody wrote its type.
      guard index.arguments.count == 1, Self.isVariable(index.base),
        case .dictionary = try index.base.evaluate(frame, nil).payload
      else { return false }
      return true
    case let call as CallExpression: return try isOptional(call, frame)
    case let member as MemberExpression:
      if let type = try targetType(of: member, frame) { return type.isOptional }
      return member.name == "first" || member.name == "last"
    case let name as NameExpression:
      if let type = try targetType(of: name, frame) { return type.isOptional }
      switch globalProperty(name, frame)?.0.initialValue?.lowered.expression {
      case is ChainExpression: return true
      case let attempt as TryExpression: return attempt.kind == .optional
      case let cast as CastExpression: return cast.kind == .conditional
      default: return false
      }
    default: return try targetType(of: expression, frame)?.isOptional ?? false
    }
  }

  /// How often an expression is wrapped: 2 for an `Int??`.
  func optionalDepth(_ expression: Expression, _ frame: Frame) throws -> Int {
    func depth(_ type: TypeNode) -> Int {
      switch type.shape {
      case .optional(let wrapped): 1 + depth(wrapped)
      case .anyOf(let inner): depth(inner)
      case .named(let components) where components.count == 1 && components[0].name == "Optional":
        1 + (components[0].arguments.first.map(depth) ?? 0)
      default: 0
      }
    }
    switch expression {
    case let parenthesis as ParenthesisExpression: return try optionalDepth(parenthesis.inner, frame)
    case let force as ForceExpression: return max(0, try optionalDepth(force.operand, frame) - 1)
    case let cast as CastExpression where cast.kind == .coerce:
      if case .open = resolve(cast.type, frame) { return try optionalDepth(cast.operand, frame) }
      return depth(cast.type)
    case let index as IndexExpression:
      guard index.arguments.count == 1, let outer = try targetType(of: index.base, frame),
        let entry = dictionaryTypes(of: outer, frame)?.value
      else { break }
      return 1 + depth(entry)
    case is ChainExpression: return 1
    default: if let type = try targetType(of: expression, frame) { return depth(type) }
    }
    return try isOptional(expression, frame) ? 1 : 0
  }

  /// The type that something is declared to hold, where it is cheap to know: `Account` of `account: Account?`.
  func unwrappedTypeName(of expression: Expression, _ frame: Frame) throws -> String? {
    try targetType(of: expression, frame).map { typeName(of: $0.unwrapped, frame) }
  }

  private func isOptional(_ call: CallExpression, _ frame: Frame) throws -> Bool {
    switch call.callee {
    case let member as MemberExpression:
      if member.name == "map" || member.name == "flatMap" { return try isOptional(member.base, frame) }
      let type: String? =
        if let object = member.base as? SelfExpression { frame.slots[object.slot].map { typeName(of: $0.value) } } else
        {
          try unwrappedTypeName(of: member.base, frame)
        }
      let declared = type.map { members(of: $0, member.name, isStatic: false).functions } ?? []
      if !declared.isEmpty { return declared.allSatisfy { $0.returnType?.isOptional ?? false } }
      return Self.optionalMethods.contains(member.name)
    case let name as NameExpression:
      if name.name == "Optional" { return true }
      var declared = program.globals(name.name, from: name.place.file)?.functions ?? []
      if let slot = name.selfSlot, let value = frame.slots[slot]?.value {
        let isStatic = if case .type = value.payload { true } else { false }
        let own = members(of: typeName(of: value), name.name, isStatic: isStatic).functions
        if !own.isEmpty { declared = own }
      }
      return !declared.isEmpty && declared.allSatisfy { $0.returnType?.isOptional ?? false }
    default: return false
    }
  }

  /// What is declared as `Account!` and is nil when a member of it is asked for: the program would end here. Some code
  /// that was not read sets it, so the member is unknown.
  func missingBase(of node: Expression, _ frame: Frame) throws -> Value? {
    guard let member = node as? MemberExpression,
      let type = try targetType(of: member.base, frame) ?? typeFound(of: member.base, frame),
      type.isImplicitlyUnwrapped
    else { return nil }
    let name = member.base.dottedName ?? "the value"
    let why = "\(name) is nil here, and declared as if it never were (\(type.unwrapped.name)!)"
    guard
      case .unknown(var unknown) = notUnderstood(
        "\(name).\(member.name)", why: UnresolvedReason(why), at: member.nameLocation
      ).payload
    else { return nil }
    unknown.typeName =
      members(of: typeName(of: type.unwrapped, frame), member.name, isStatic: false).properties.first?.declaredType
      .map { typeName(of: $0, frame) }
    return Value(.unknown(unknown))
  }

  /// What a property is declared to hold, looked up in what its base is now: `@Environment(\.service) var service` says no type.
  private func typeFound(of expression: Expression, _ frame: Frame) throws -> TypeNode? {
    guard let member = expression as? MemberExpression, member.base is NameExpression || member.base is MemberExpression
    else { return nil }
    let owner = typeName(of: try member.base.evaluate(frame, nil))
    return members(of: owner, member.name, isStatic: false).properties.first?.declaredType
  }

  /// Of collections.
  private static let optionalMethods: Set<String> = ["first", "last", "min", "max", "popLast", "popFirst"]

  /// Whether a local variable that holds a text may hold none: of what a pattern binds nobody wrote the type.
  private func isOptionalText(_ value: Value, _ expression: Expression) -> Bool {
    guard case .string = value.payload, expression is LocalExpression, mayAskForTypes,
      let place = asked(expression.spot)
    else { return false }
    return questions?.types(at: place).last?.hasSuffix("?") ?? false
  }

  /// `name.map { "by \($0)" }` where the name is an optional string: the closure gets the whole.
  func mapOptional(_ base: Value, _ member: MemberExpression, _ call: CallExpression, _ frame: Frame) throws -> Value? {
    guard member.name == "map" || member.name == "flatMap", call.arguments.count == 1 else { return nil }
    switch base.payload {
    case .string, .interpolation, .array, .set, .dictionary, .range: break
    case .host where conformances(of: typeName(of: base)).contains("Sequence"): break
    default: return nil
    }
    guard try isOptional(member.base, frame) || isOptionalText(base, member.base) else { return nil }
    let argument = try evaluate(call.arguments, frame)[0].value
    guard case .function(let function)? = asFunction(argument)?.payload else { return nil }
    return try apply(function, [base])
  }
}
