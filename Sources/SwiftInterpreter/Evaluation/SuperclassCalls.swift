import SightlineModel

extension Interpreter {
  func delegate(to node: SelfExpression, _ arguments: Arguments, _ frame: Frame) throws -> Value {
    guard let box = frame.slots[node.slot] else { return .void }
    guard let owner = frame.owner else { return .void }
    if owner.kind == nil {
      // In an extension of a foreign type.
      let name = constructing.last ?? owner.name
      let others = owner.initializers.filter { $0 !== frame.function }
      // `extension Image { init(icon:) { self.init(systemName: …) } }`: what it makes stands where it is called.
      let arguments =
        callStack.last.map { Arguments(values: arguments.values, nodes: arguments.nodes, location: $0) }
        ?? arguments
      box.value =
        try constructForeign(name, others, arguments, frame) ?? standardConstruct(name, arguments, frame)
        ?? hostConstruct(name, arguments)
      return .void
    }
    if case .object = box.value.payload, let type = program.types[typeName(of: box.value)] {
      if let (decl, slots) = best(initializers(of: type).filter { $0 !== frame.function }, arguments, frame, nil) {
        let result = try invoke(decl, receiver: box, arguments, slots, frame)
        if decl.isFailable, frame.function?.isFailable == true { try leaveFailed(result) }
      }
      return .void
    }
    let typeName = owner.kind == .contract ? typeName(of: box.value) : owner.name
    guard let type = program.types[typeName] else { return .void }
    // What its parameters stand for stays.
    let known = frame.generics.isEmpty ? [] : type.genericParameters.map { frame.generics[$0] ?? TypeNode.named("_") }
    let value = try construct(type, arguments, frame, typeArguments: known, delegating: frame.function)
    box.value = value
    return value.isNone ? Value.none : .void
  }

  private func hostConstruct(_ name: String, _ arguments: Arguments) throws -> Value {
    for host in hosts {
      if let value = try host.construct(type: name, call: arguments.call, in: self) { return value }
    }
    return notUnderstood(
      "\(name)(\(Self.labels(arguments)))", why: .notKnown("this initialiser"), at: arguments.location)
  }

  func callSuper(_ member: MemberExpression, _ arguments: Arguments, _ frame: Frame, _ expected: TypeNode?) throws
    -> Value
  {
    guard let node = member.base as? SuperExpression, let box = frame.slots[node.slot], let owner = frame.owner else {
      return .void
    }
    guard let parent = superclass(of: owner) else {
      // A host's class: its life cycle is not ours, its answers nobody knows; what it is made with it keeps.
      guard member.name == "init" else { return Self.answer(ofSuperclass: member) }
      if case .object(let object) = box.value.payload { keep(arguments, of: object) }
      return .void
    }
    if member.name == "init" {
      if let (decl, slots) = best(initializers(of: parent), arguments, frame, nil) {
        let result = try invoke(decl, receiver: box, arguments, slots, frame)
        if decl.isFailable { try leaveFailed(result) }
      }
      return .void
    }
    let isStatic = if case .type = box.value.payload { true } else { false }
    let candidates = members(of: parent.name, member.name, isStatic: isStatic).functions
    return try callBest(candidates, receiver: box, arguments, frame, expected) ?? Self.answer(ofSuperclass: member)
  }

  /// An initialiser that another one asked in vain gives nothing itself.
  private func leaveFailed(_ result: Value) throws {
    if case .none = result.payload { throw ExpressionLeft(completion: .returned(.none)) }
  }

  /// What a class of a host's is made with, in an object of a class that inherits it.
  func keep(_ arguments: Arguments, of object: ObjectValue) {
    for argument in arguments.values {
      if let label = argument.label { object.inherited[label] = argument.value }
    }
  }

  private static func answer(ofSuperclass member: MemberExpression) -> Value {
    .unknown("what super.\(member.name) gives", at: member.nameLocation)
  }

  /// `super.name = …`: what the superclass has, whatever the class itself makes of it.
  func modifySuper(_ member: MemberExpression, _ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    guard let node = member.base as? SuperExpression, let box = frame.slots[node.slot], let owner = frame.owner,
      let parent = superclass(of: owner),
      let property = members(of: parent.name, member.name, isStatic: false).properties.first
    else {
      // A class of a host's.
      guard let node = member.base as? SuperExpression, let box = frame.slots[node.slot] else { return }
      return try box.change { try modifyMember(of: &$0, member.name, frame, at: member, change) }
    }
    try box.change { try modify(property, of: &$0, nil, at: member, change) }
  }

  func superMember(_ member: MemberExpression, _ frame: Frame) throws -> Value {
    guard let node = member.base as? SuperExpression, let box = frame.slots[node.slot], let owner = frame.owner,
      let parent = superclass(of: owner)
    else { return Self.answer(ofSuperclass: member) }
    if case .type(let name) = box.value.payload {
      guard let property = members(of: parent.name, member.name, isStatic: true).properties.first else {
        return Self.answer(ofSuperclass: member)
      }
      return try readStatic(property, typeName: name, at: member.nameLocation)
    }
    let set = members(of: parent.name, member.name, isStatic: false)
    guard let property = set.properties.first else { return Self.answer(ofSuperclass: member) }
    return try read(property, of: box.value, at: member.nameLocation, frame)
  }
}
