import SightlineModel

extension Interpreter {
  /// What generic parameters stand for where all arguments are numbers and truths of known types; the same as the call
  /// before, most often.
  func generics(of quick: QuickCall, _ arguments: Arguments) -> TypeArguments? {
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
    let isPlain = zip(arguments.values, quick.bindings).allSatisfy { argument, binding in
      PlainType(resolve(binding.type, frame)).takes(argument.value)
    }
    let generics = TypeArguments(frame.generics)
    quick.bound = (kinds, generics, isPlain)
    return generics
  }
  func run(
    _ quick: QuickCall, _ arguments: Arguments, _ generics: TypeArguments, at spot: Spot
  ) throws -> Value {
    var frame = frame(for: quick.body, owner: nil)
    frame.take(generics)
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

  /// The same where the call before had numbers and truths of the same kinds, which the parameters take as they are.
  @inline(never)
  private func performGeneric(
    _ quick: QuickCall, _ node: CallExpression, at place: Place, _ caller: Frame, _ expected: TypeNode?
  ) throws -> Scalar {
    var frame = quick.body.takeFrame() ?? Frame(self, slotCount: quick.body.slotCount, owner: nil)
    var kinds: UInt = 1
    var others: [Value] = []
    var count = 0
    try quick.forEachBinding { expression, expected, slot, type in
      let given = try expression.scalar(caller, expected)
      if others.isEmpty, given.kind != .other, !given.isLiteral, kinds < 1 << 32 {
        kinds = kinds << 2 | UInt(given.kind.rawValue)
        frame.declare(slot, given, type: type)
        count += 1
      } else {
        others.append(value(given))
      }
    }
    guard others.isEmpty, let known = quick.bound, known.kinds == kinds, known.isPlain else {
      // The general way, with what is there already.
      var arguments = Arguments(values: [], nodes: node.arguments, at: Spot(place))
      for (index, binding) in quick.bindings.enumerated() {
        let given = index < count ? frame.look(binding.slot) { $0.value } ?? .void : others[index - count]
        let argument = node.arguments[index]
        arguments.values.append(
          Call.Argument(
            label: argument.label, value: given, at: Spot(argument.place), isTrailingClosure: argument.isTrailing))
      }
      return pass(try run(quick, arguments, caller, expected))
    }
    frame.take(known.generics)
    note(quick.place)
    frame.start(quick.decl)
    try enter(place, nil)
    defer { leave() }
    let result = try perform(quick.body, frame)
    recycle(&frame, of: quick.body)
    return result
  }
  /// A generic function, with evaluated arguments.
  func run(_ quick: QuickCall, _ arguments: Arguments, _ caller: Frame, _ expected: TypeNode?) throws -> Value {
    if let generics = generics(of: quick, arguments) {
      return try run(quick, arguments, generics, at: arguments.spot)
    }
    return try invoke(quick.decl, receiver: nil, arguments, quick.slots, caller, expected)
  }

  /// The same for a function that nobody watches and that takes its arguments one by one.
  ///
  /// - Parameter value: `self`, where it is not in a box.
  @inline(__always)
  func perform(
    _ quick: QuickCall, at place: Place, receiver: Box?, value: Value?, _ caller: Frame
  ) throws -> Scalar {
    if let code = quick.decl.code, !isBuildingViews || presumptions.isEmpty {
      return try code._withUnsafeGuaranteedRef { try perform($0, quick, at: place, caller) }
    }
    var frame = quick.body.takeFrame() ?? Frame(self, slotCount: quick.body.slotCount, owner: quick.decl.owner)
    if let receiver {
      frame.takeArguments(of: receiver.value, self)
    } else if let value {
      frame.takeArguments(of: value, self)
    } else {
      frame.take(nil)
    }
    try quick.forEachBinding { expression, expected, slot, type in
      let given = try coerce(expression.scalar(caller, expected), to: type, frame)
      if given.kind == .other {
        frame.declare(slot, self.value(given), type: type)
      } else {
        frame.declare(slot, given, type: type)
      }
    }
    return try perform(quick, at: place, receiver: receiver, value: value, in: &frame)
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
    if var tree = frame {
      frame = nil
      return try perform(quick, at: place, receiver: nil, value: nil, in: &tree)
    }
    let result = try run(code, own, at: place)
    return Scalar(result.bits, code.result, from: result.history)
  }

  /// Runs a function whose parameters have their values, in a frame that nobody else holds on to.
  @inline(__always)
  private func perform(
    _ quick: QuickCall, at place: Place, receiver: Box?, value: Value?, in frame: inout Frame
  ) throws -> Scalar {
    note(quick.place)
    frame.start(quick.decl)
    if quick.hasOwner {
      if let receiver {
        frame.slots[0] = receiver
      } else if let value {
        frame.declare(0, value)
      } else {
        frame.declare(0, .void)
      }
    }
    try enter(place, member: quick.type)
    defer { leave() }
    let result = try perform(quick.body, frame)
    recycle(&frame, of: quick.body)
    return result
  }

  /// Runs a getter that was found before.
  func perform(_ getter: MemberTargets.LeanGetter, of value: Value, at place: Place) throws -> Scalar {
    try checkStack()
    return try getter.decl._withUnsafeGuaranteedRef { decl in
      try getter.body._withUnsafeGuaranteedRef { body in
        note(decl.place)
        var frame = frame(for: body, owner: decl.owner, of: value)
        frame.start(decl)
        frame.declare(0, value)
        try enter(place, member: getter.type)
        defer { leave() }
        let result = try perform(body, frame)
        recycle(&frame, of: body)
        return result
      }
    }
  }

  /// Runs a function's body; see `run`.
  @inline(__always)
  private func perform(_ body: FunctionBody, _ frame: Frame) throws -> Scalar {
    try frame.withReturnType { type in
      guard let type else {
        if let sole = body.sole {
          do { _ = try sole._withUnsafeGuaranteedRef { try $0.scalar(frame, nil) } } catch is ExpressionLeft {}
        } else {
          _ = try body.block.execute(frame)
        }
        return pass(.void)
      }
      guard let result = try returned(by: body, type, frame) else { return pass(resultOfEnd(frame)) }
      return try coerce(result, to: type, frame)
    }
  }
  /// What a body gives, not yet of its type; `nil` where it ends without.
  @inline(__always)
  func returned(by body: FunctionBody, _ type: TypeNode?, _ frame: Frame) throws -> Scalar? {
    guard let sole = body.sole else { return try body.block.returned(frame) }
    do {
      return try sole._withUnsafeGuaranteedRef { try $0.scalar(frame, type) }
    } catch let left as ExpressionLeft {
      if case .returned(let value) = left.completion { return pass(value) }
      return nil
    }
  }

  /// The same for what takes its arguments one by one, once it was found.
  @inline(__always)
  func performQuickly(
    _ node: CallExpression, _ name: NameExpression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Scalar? {
    guard let lean = node.lean else {
      guard let generic = node.generic else { return nil }
      return try generic._withUnsafeGuaranteedRef { quick in
        guard !isWatched(quick.decl) else { return nil }
        return try performGeneric(quick, node, at: name.place, frame, expected)
      }
    }
    return try lean._withUnsafeGuaranteedRef { quick in
      guard !isWatched(quick.decl) else { return nil }
      guard let layout = node.leanLayout else {
        return try perform(quick, at: name.place, receiver: nil, value: nil, frame)
      }
      guard let slot = name.selfSlot, let box = frame.slots[slot], box.value.hasLayout(layout) else { return nil }
      return try perform(quick, at: name.place, receiver: box, value: nil, frame)
    }
  }
  /// The same of a method on what a variable holds.
  @inline(__always)
  func performQuickly(_ node: CallExpression, _ member: MemberExpression, _ frame: Frame) throws -> Scalar? {
    guard let slot = member.baseSlot,
      let lean = frame.look(slot, { $0.isPlain ? node.leanMethod(for: $0.value) : nil }) ?? nil
    else { return nil }
    let place = Place(member.place, offset: member.nameOffset)
    return try lean._withUnsafeGuaranteedRef { quick in
      if quick.decl.isMutating { return try performChange(quick, at: place, in: slot, frame) }
      let value = frame.look(slot) { $0.value }
      return try perform(quick, at: place, receiver: nil, value: value, frame)
    }
  }
  /// A method that changes what a variable holds, in place.
  @inline(never)
  private func performChange(
    _ quick: QuickCall, at place: Place, in slot: Int, _ caller: Frame
  ) throws -> Scalar? {
    guard var frame = frameForChange(quick, of: slot, caller) else { return nil }
    try quick.forEachBinding { expression, expected, slot, type in
      let given = try coerce(expression.scalar(caller, expected), to: type, frame)
      if given.kind == .other {
        frame.declare(slot, self.value(given), type: type)
      } else {
        frame.declare(slot, given, type: type)
      }
    }
    note(quick.place)
    quick.declaration._withUnsafeGuaranteedRef { frame.start($0) }
    frame.declare(0, .void)
    try enter(place, member: quick.type)
    return try quick.code._withUnsafeGuaranteedRef { body in
      let result: Scalar
      do {
        // The variable is empty meanwhile, so that its value is changed in place.
        exchange(frame, slot, of: caller)
        defer {
          exchange(frame, slot, of: caller)
          leave()
        }
        result = try perform(body, frame)
      }
      recycle(&frame, of: body)
      return result
    }
  }
  /// A frame of a method that changes what a variable of the caller holds; `nil` where that is no structure.
  ///
  /// Of its own, so that nothing but the caller holds on to the frame: one that is held cannot run again.
  @inline(never)
  private func frameForChange(_ quick: QuickCall, of slot: Int, _ caller: Frame) -> Frame? {
    caller.look(slot) { variable -> Frame? in
      guard variable.value.isStructure else { return nil }
      return quick.code._withUnsafeGuaranteedRef { body in
        let frame = body.takeFrame() ?? Frame(self, slotCount: body.slotCount, owner: quick.decl.owner)
        frame.takeArguments(of: variable.value, self)
        return frame
      }
    } ?? nil
  }
  /// `self` in a frame for what a variable of the caller holds.
  @inline(__always)
  private func exchange(_ frame: Frame, _ slot: Int, of caller: Frame) {
    frame.look(0) { own in caller.look(slot) { swap(&own.value, &$0.value) } }
  }
  /// Remembers a method that takes its arguments one by one, for values like this one.
  func noteLean(_ quick: QuickCall, for value: Value, _ node: CallExpression) {
    guard quick.isLean, node.leanMethods.count < 4, node.inoutTargets.isEmpty, !isWatched(quick.decl),
      let layout = value.layout
    else { return }
    let lean = LeanMethod(layout: layout, quick: .passUnretained(quick))
    node.leanMethods.append(lean)
    if node.leanMethod == nil { node.leanMethod = lean }
  }
  /// Remembers what takes its arguments one by one.
  func noteLean(_ node: CallExpression, _ box: Box?) {
    switch node.target {
    case .function(let quick) where quick.mayBind: node.generic = .passUnretained(quick)
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
