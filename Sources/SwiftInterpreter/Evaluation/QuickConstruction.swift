import SightlineModel

/// A struct's own initialiser over its fields, where all of them are plain.
final class QuickMemberwise: FramePool {
  let type: TypeDecl
  let layout: FieldLayout
  /// For each argument, in the order written: its field's place and type.
  let fields: [(position: Int, type: TypeNode?)]
  /// Fields that are not given, with their places.
  let others: [(position: Int, property: PropertyDecl)]
  init(
    type: TypeDecl, layout: FieldLayout, fields: [(position: Int, type: TypeNode?)],
    others: [(position: Int, property: PropertyDecl)]
  ) {
    (self.type, self.layout, self.fields, self.others) = (type, layout, fields, others)
  }
  private var known: Frame?
  func forgetFrames() { known = nil }
  /// What `Self` means in the types of the fields.
  func receiver(_ interpreter: Interpreter) -> Frame {
    if let known { return known }
    let made = Frame(interpreter, slotCount: 1, owner: type)
    known = made
    interpreter.pools.append(self)
    return made
  }
}

extension Interpreter {
  /// How a call makes instances of a type of the project's own.
  func construction(of type: TypeDecl, _ node: CallExpression) -> CallTarget {
    guard !type.isNotRead, type.genericParameters.isEmpty, type.kind == .structure || type.isClass,
      !isKind(type.name, of: "Decodable"), !isKind(type.name, of: "Codable"), !isObservable(type)
    else { return .dynamic }
    let candidates = initializers(of: type)
    if !candidates.isEmpty {
      guard let quick = quickCall(candidates, node.arguments, typed: true, receiver: .none), quick.decl.owner === type,
        quick.isPlain, !quick.decl.isFailable, superclass(of: type) == nil
      else { return .dynamic }
      return .initializer(quick, type)
    }
    guard type.kind == .structure, let quick = memberwise(type, node.arguments) else { return .dynamic }
    return .memberwise(quick)
  }

  private func memberwise(_ type: TypeDecl, _ nodes: [ArgumentNode]) -> QuickMemberwise? {
    let labelled = nodes.map {
      Call.Argument(label: $0.label, value: .void, at: Spot($0.place), isTrailingClosure: $0.isTrailing)
    }
    let stored = allStored(type)
    let parameters = memberwiseParameters(type)
    guard !mayPassOver(parameters, nodes), let slots = bind(parameters, labelled) else { return nil }
    for property in stored {
      guard case .none = wrapper(of: property), property.attributes.isEmpty, property.tuplePath.isEmpty,
        !property.isLazy,
        property.declaredType != nil
      else { return nil }
    }
    let layout = layout(of: type)
    var fields = [(position: Int, type: TypeNode?)?](repeating: nil, count: nodes.count)
    var given: Set<String> = []
    for (parameter, slot) in zip(parameters, slots) {
      switch slot {
      case .omitted: continue
      case .variadic: return nil
      case .argument(let index):
        guard let position = layout.position(of: parameter.name) else { return nil }
        fields[index] = (position, stored.first { $0.name == parameter.name }?.declaredType)
        given.insert(parameter.name)
      }
    }
    let others = stored.filter { !given.contains($0.name) }.compactMap { property in
      layout.position(of: property.name).map { (position: $0, property: property) }
    }
    let known = fields.compactMap { $0 }
    guard known.count == nodes.count else { return nil }
    return QuickMemberwise(type: type, layout: layout, fields: known, others: others)
  }

  func make(_ quick: QuickMemberwise, _ nodes: [ArgumentNode], _ frame: Frame) throws -> Value {
    try checkStack()
    let type = quick.type
    var fields = Fields(quick.layout)
    for (node, field) in zip(nodes, quick.fields) {
      if let type = field.type, type.plain == .string, let text = node.expression as? InterpolationExpression {
        fields.values[field.position] = try text.settled(frame)
        continue
      }
      let value = try node.expression.evaluate(frame, node.isCallOfFunction ? field.type : nil)
      fields.values[field.position] =
        try field.type.map { try coerce(value, to: $0, quick.receiver(self)) } ?? finalised(value)
    }
    note(type.place)
    for (position, property) in quick.others { fields.values[position] = try initialField(property) }
    return Value(.structure(StructureValue(typeName: type.name, fields: fields)))
  }

  func make(
    _ type: TypeDecl, _ quick: QuickCall, _ nodes: [ArgumentNode], at spot: Spot, _ frame: Frame
  ) throws -> Value {
    try checkStack()
    return try run(quick, nodes, at: spot, receiver: nil, value: nil, making: type, frame, nil)
  }
}
