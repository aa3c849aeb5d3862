import SightlineModel

extension Interpreter {
  // MARK: Stored properties

  /// The variable that holds the instance, and the field, of `name` and `self.name` and `local.name`: plain ones alone.
  func field(of target: Expression, _ frame: Frame) -> (box: Box, field: FieldTarget)? {
    switch target {
    case let name as NameExpression:
      guard let slot = name.selfSlot, let box = frame.slots[slot] else { return nil }
      if let field = name.targets.field(of: box.value) { return field.isObserved ? nil : (box, field) }
      guard !name.targets.isFull else { return nil }
      name.targets.add(nameTarget(name, frame))
      return name.targets.field(of: box.value).flatMap { $0.isObserved ? nil : (box, $0) }
    case let member as MemberExpression:
      guard let box = member.baseBox(frame), box.isPlain else { return nil }
      if let field = member.targets.field(of: box.value) { return field.isObserved ? nil : (box, field) }
      guard !member.targets.isFull else { return nil }
      member.targets.add(memberTarget(member.name, of: box.value))
      return member.targets.field(of: box.value).flatMap { $0.isObserved ? nil : (box, $0) }
    default: return nil
    }
  }

  /// Changes a field in place, as `modifyField` does by name.
  @inline(__always)
  func modify(_ field: FieldTarget, of value: inout Value, _ change: (inout Value) throws -> Void) throws {
    if case .object(let object) = value.payload {
      var taken = object.fields.values[field.position] ?? .none
      let before = taken.isComparedAtOnce ? taken : nil
      object.fields.values[field.position] = .void
      defer {
        object.fields.values[field.position] = taken
        if !(before.map(taken.isNoNews) ?? false) { noteWrite(field.name, of: object) }
      }
      return try change(&taken)
    }
    guard var structure = value.takeStructure() else { return }
    defer { value.payload = .structure(structure) }
    var taken = Value.none
    structure.take(field.position, into: &taken)
    defer { structure.fields.values[field.position] = taken }
    try change(&taken)
  }

  // MARK: Methods

  /// A method that changes what a local variable holds; `nil` where it has to be looked up.
  func changeQuickly(
    _ node: CallExpression, _ member: MemberExpression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value? {
    guard let box = member.baseBox(frame), box.isPlain else {
      if node.isPlainPop(self), let (box, field) = field(of: member.base, frame) {
        return try box.change { owner in
          var last: Value?
          try modify(field, of: &owner) { last = $0.takeLast(orNothing: member.name == "popLast") }
          return last
        }
      }
      guard node.isPlainAppend(self), let (box, field) = field(of: member.base, frame) else { return nil }
      return try append(node, member, to: box, field, frame)
    }
    // Not held on to: what has a second holder is copied when it changes.
    switch ReceiverKind(box.value) {
    case .instance(let name):
      guard box.value.isStructure else { return nil }
      let kind = ReceiverKind.instance(name)
      guard let quick = mutatingMethod(node, member, kind), !isWatched(quick.decl) else { return nil }
      noteLean(quick, for: box.value, node)
      return try run(
        quick, node.arguments, at: member.nameSpot, receiver: nil, value: nil, changing: box, frame, expected)
    case .none:
      if member.base is LocalExpression, node.isPlainPop(self) {
        return box.value.takeLast(orNothing: member.name == "popLast")
      }
      return try append(node, member, to: box, frame)
    case .type: return nil
    }
  }

  private func mutatingMethod(_ node: CallExpression, _ member: MemberExpression, _ kind: ReceiverKind) -> QuickCall? {
    for (known, quick) in node.methods where known == kind { return quick.decl.isMutating ? quick : nil }
    guard node.misses < 12 else { return nil }
    node.misses += 1
    guard node.inoutTargets.isEmpty, let quick = method(node, member, kind), quick.isPlain else { return nil }
    node.methods.append((kind, quick))
    return quick.decl.isMutating ? quick : nil
  }

  /// `items.append(item)` and `text.append(more)`, where nobody declares another `append`.
  private func append(_ node: CallExpression, _ member: MemberExpression, to box: Box, _ frame: Frame) throws -> Value?
  {
    guard member.base is LocalExpression, node.isPlainAppend(self) else { return nil }
    switch box.value.payload {
    case .array, .string: break
    default: return nil
    }
    let value = try node.withArgument(0) { self.value(try $0.scalar(frame, nil)) }
    if case .array = box.value.payload, isSettled(value), var elements = box.value.takeElements() {
      defer { box.value.payload = .array(elements) }
      try make(elements: elements.count + 1, adding: 1, at: member.location)
      elements.append(try fitted(value, among: elements))
      return .void
    }
    if case .string(let more) = value.payload, var text = box.value.takeText() {
      defer { box.value = Value(.string(text)) }
      try make(text: text.utf8.count + more.utf8.count, adding: more.utf8.count)
      text += more
      return .void
    }
    return try appendSlowly(value, node, member, frame)
  }
  /// The same once it was found that nobody declares another `append`.
  func append(_ node: CallExpression, _ member: MemberExpression, _ frame: Frame) throws -> Scalar? {
    guard let slot = member.baseSlot else {
      guard let (box, field) = field(of: member.base, frame) else { return nil }
      return try append(node, member, to: box, field, frame).map(pass)
    }
    guard member.base is LocalExpression, let box = frame.slots[slot], box.isPlain else { return nil }
    return try append(node, member, to: box, frame).map(pass)
  }
  /// With what is known already.
  private func appendSlowly(_ value: Value, _ node: CallExpression, _ member: MemberExpression, _ frame: Frame) throws
    -> Value?
  {
    let argument = Call.Argument(
      label: nil, value: value, at: Spot(node.arguments[0].place), isTrailingClosure: node.arguments[0].isTrailing)
    let arguments = Arguments(values: [argument], nodes: node.arguments, at: member.nameSpot)
    let settled = try settleElements(arguments, of: member.base, frame)
    if let result = try callMutating(member, settled, frame, nil) { return result }
    return try callMember(member.base.evaluate(frame, nil), member.name, arguments, at: member, frame, nil)
  }

  /// The same of a stored property.
  private func append(
    _ node: CallExpression, _ member: MemberExpression, to box: Box, _ field: FieldTarget, _ frame: Frame
  ) throws -> Value? {
    let value = try node.withArgument(0) { self.value(try $0.scalar(frame, nil)) }
    if isSettled(value) {
      var isDone = false
      try box.change {
        try modify(field, of: &$0) { list in
          guard var elements = list.takeElements() else { return }
          defer { list.payload = .array(elements) }
          try make(elements: elements.count + 1, adding: 1, at: member.location)
          elements.append(try fitted(value, among: elements))
          isDone = true
        }
      }
      if isDone { return .void }
    }
    return try appendSlowly(value, node, member, frame)
  }

  /// Numbers among numbers of their kind are what they are.
  @inline(__always)
  private func fitted(_ value: Value, among elements: [Value]) throws -> Value {
    guard let first = elements.first else { return finalised(value) }
    switch (value.payload, first.payload) {
    case (.int, .int), (.double, .double), (.bool, .bool): return value
    default: return try fit(value, like: first)
    }
  }

  private func isSettled(_ value: Value) -> Bool {
    switch value.payload {
    case .implicit, .tuple, .interpolation: false
    default: !value.isLiteral
    }
  }
}

extension Value {
  /// Takes the last element of an array; `nil` where there is no array, or where that would end the program.
  fileprivate mutating func takeLast(orNothing: Bool) -> Value? {
    guard var elements = takeElements() else { return nil }
    defer { payload = .array(elements) }
    return elements.popLast() ?? (orNothing ? Value.none : nil)
  }
}

extension CallExpression {
  /// `popLast()` and `removeLast()`, where nobody declares others.
  func isPlainPop(_ interpreter: Interpreter) -> Bool {
    if let known = plainPop { return known }
    let name = (callee as? MemberExpression)?.name ?? ""
    let fits = arguments.isEmpty && (name == "popLast" || name == "removeLast") && interpreter.isStandard(name)
    plainPop = fits
    return fits
  }
  /// What takes its arguments one by one, of values like this one.
  @inline(__always)
  func leanMethod(for value: Value) -> Unmanaged<QuickCall>? {
    guard let first = leanMethod else { return nil }
    if value.hasLayout(first.layout) { return first.quick }
    for other in leanMethods where value.hasLayout(other.layout) { return other.quick }
    return nil
  }
  /// `append` of one unlabelled argument that is what it looks like.
  func isPlainAppend(_ interpreter: Interpreter) -> Bool {
    if let known = plainAppend { return known }
    let fits =
      arguments.count == 1 && arguments[0].label == nil && (callee as? MemberExpression)?.name == "append"
      && inoutTargets.isEmpty && Interpreter.areSimple(arguments) && interpreter.isStandard("append")
    plainAppend = fits
    return fits
  }
}
