import SightlineModel

extension Interpreter {
  /// What generic parameters stand for where all arguments are numbers and truths of known types; the same as the call
  /// before, most often.
  func generics(of quick: QuickCall, _ arguments: Arguments) -> [String: TypeNode]? {
    var kinds: UInt = 1
    for argument in arguments.values {
      guard let scalar = argument.value.scalar, !scalar.isLiteral, argument.fraction == nil, kinds < 1 << 32 else {
        return nil
      }
      kinds = kinds << 2 | UInt(scalar.kind.rawValue)
    }
    if let known = quick.bound, known.kinds == kinds { return known.generics }
    let frame = Frame(self, slotCount: 1, owner: nil)
    bindGenerics(quick.decl, arguments, quick.slots, frame, nil, nil)
    guard quick.decl.genericParameters.allSatisfy({ frame.generics[$0] != nil }) else { return nil }
    quick.bound = (kinds, frame.generics)
    return frame.generics
  }
  func run(
    _ quick: QuickCall, _ arguments: Arguments, _ generics: [String: TypeNode], at spot: Spot
  ) throws -> Value {
    var frame = frame(for: quick.body, owner: nil)
    frame.generics = generics
    note(quick.decl.place)
    frame.start(quick.decl)
    try enter(spot, nil)
    defer { leave() }
    for (argument, binding) in zip(arguments.values, quick.bindings) {
      frame.declare(binding.slot, try coerce(argument.value, to: binding.type, frame), type: binding.type)
    }
    let result = try run(quick.body, builder: nil, frame)
    recycle(&frame, of: quick.body)
    return result
  }

  /// The same for a function that nobody watches and that takes its arguments one by one.
  ///
  /// - Parameter value: `self`, where it is not in a box.
  @inline(__always)
  func perform(
    _ quick: QuickCall, at place: Place, receiver: Box?, value: Value?, _ caller: Frame
  ) throws -> Scalar {
    let decl = quick.decl
    if let code = decl.code, !isBuildingViews || presumptions.isEmpty {
      return try code._withUnsafeGuaranteedRef { try perform($0, quick, at: place, caller) }
    }
    let frame = frame(for: quick.body, owner: decl.owner)
    try quick.forEachBinding { expression, expected, slot, type in
      let given = try coerce(expression.scalar(caller, expected), to: type, frame)
      if given.kind == .other {
        frame.declare(slot, self.value(given), type: type)
      } else {
        frame.declare(slot, given, type: type)
      }
    }
    return try perform(quick, at: place, receiver: receiver, value: value, in: frame)
  }

  /// Runs what was compiled; where an argument is no number or truth, its tree.
  @inline(never)
  private func perform(_ code: CompiledFunction, _ quick: QuickCall, at place: Place, _ caller: Frame) throws -> Scalar
  {
    guard let own = registers.take(code.registerCount) else { throw ended(at: place) }
    defer { registers.give(back: code.registerCount) }
    var frame: Frame?
    var index = 0
    try quick.forEachBinding { expression, expected, slot, type in
      let given = try coerce(expression.scalar(caller, expected), to: type, frame)
      if frame == nil, given.kind != .other, given.kind == code.parameters[quick.parameters[index]] {
        own[slot] = Register(given)
      } else {
        let tree = frame ?? self.frame(for: quick.body, owner: nil)
        let value = self.value(given)
        if frame == nil {
          for (position, earlier) in quick.bindings.prefix(index).enumerated() {
            let kind = code.parameters[quick.parameters[position]]
            let register = own[earlier.slot]
            tree.declare(earlier.slot, Scalar(register.bits, kind, from: register.history), type: earlier.type)
          }
        }
        frame = tree
        tree.declare(slot, value, type: type)
      }
      index += 1
    }
    if let frame { return try perform(quick, at: place, receiver: nil, value: nil, in: frame) }
    let result = try run(code, own, at: place)
    return Scalar(result.bits, code.result, from: result.history)
  }

  /// Runs a function whose parameters have their values.
  @inline(__always)
  private func perform(
    _ quick: QuickCall, at place: Place, receiver: Box?, value: Value?, in given: Frame
  ) throws -> Scalar {
    let decl = quick.decl
    var frame = given
    note(decl.place)
    frame.start(decl)
    var type: TypeDecl?
    if let owner = decl.owner {
      if owner.kind != nil { type = owner }
      if let receiver {
        frame.slots[0] = receiver
        if let known = typeArguments(of: receiver.value) { frame.generics = known.nodes }
      } else {
        if let value, let known = typeArguments(of: value) { frame.generics = known.nodes }
        frame.declare(0, value ?? .void)
      }
    }
    try enter(place, type)
    defer { leave() }
    let result = try perform(quick.body, decl, frame)
    recycle(&frame, of: quick.body)
    return result
  }

  /// Runs a function's body; see `run`.
  @inline(__always)
  private func perform(_ body: FunctionBody, _ decl: FunctionDecl, _ frame: Frame) throws -> Scalar {
    guard let type = decl.returnType else {
      if let single = body.single {
        do { _ = try single.scalar(frame, nil) } catch is ExpressionLeft {}
      } else {
        _ = try body.block.execute(frame)
      }
      return pass(.void)
    }
    if let single = body.single {
      do {
        return try coerce(single.scalar(frame, type), to: type, frame)
      } catch let left as ExpressionLeft {
        if case .returned(let value) = left.completion { return pass(try coerce(value, to: type, frame)) }
        return pass(.void)
      }
    }
    guard case .returned(let value) = try body.block.execute(frame) else { return pass(.void) }
    return pass(try coerce(value, to: type, frame))
  }

  /// The same for what takes its arguments one by one, once it was found.
  @inline(__always)
  func performQuickly(_ node: CallExpression, _ name: NameExpression, _ frame: Frame) throws -> Scalar? {
    guard let lean = node.lean else { return nil }
    return try lean._withUnsafeGuaranteedRef { quick in
      guard !isWatched(quick.decl) else { return nil }
      guard let layout = node.leanLayout else {
        return try perform(quick, at: name.place, receiver: nil, value: nil, frame)
      }
      guard let slot = name.selfSlot, let box = frame.slots[slot], box.value.hasLayout(layout) else { return nil }
      return try perform(quick, at: name.place, receiver: box, value: nil, frame)
    }
  }
  /// The same of a method on what a variable holds, which it does not change.
  @inline(__always)
  func performQuickly(_ node: CallExpression, _ member: MemberExpression, _ frame: Frame) throws -> Scalar? {
    guard let slot = member.baseSlot,
      let value = frame.look(slot, { $0.isPlain && $0.value.layout != nil ? $0.value : nil }) ?? nil
    else { return nil }
    for index in node.leanMethods.indices where value.hasLayout(node.leanMethods[index].layout) {
      let place = Place(member.place, offset: member.nameOffset)
      return try node.leanMethods[index].quick._withUnsafeGuaranteedRef { quick in
        quick.decl.isMutating ? nil : try perform(quick, at: place, receiver: nil, value: value, frame)
      }
    }
    return nil
  }
  /// Remembers what takes its arguments one by one.
  func noteLean(_ node: CallExpression, _ box: Box?) {
    switch node.target {
    case .function(let quick) where quick.isLean:
      node.lean = .passUnretained(quick)
      if isCompiling, case .unknown = quick.decl.compiled { _ = ScalarCompiler.compile(quick.decl, self) }
    case .method(let quick, _) where quick.isLean:
      guard let layout = box?.value.layout else { return }
      (node.lean, node.leanLayout) = (.passUnretained(quick), layout)
    default: break
    }
  }
}
