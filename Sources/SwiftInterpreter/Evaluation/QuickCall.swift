import SightlineModel

/// What a call's place in the source decides once and for all: the function, and which argument is which parameter's.
///
/// Kept by the call, for one type of receiver at a time.
final class QuickCall {
  let decl: FunctionDecl
  let body: FunctionBody
  /// For each argument, in the order written: its parameter.
  let parameters: [Int]
  /// Of parameters that are not given, with their defaults.
  let omitted: [Int]
  /// What the arguments are evaluated for: of calls, whose generic result may follow from it.
  let types: [TypeNode?]
  let slots: [Slot]
  /// The arguments as they are bound, in the order written.
  let bindings: [Binding]
  struct Binding {
    let expression: Expression
    let expected: TypeNode?
    let slot: Int
    let type: TypeNode
  }
  /// Neither binds generic parameters nor does something else that takes all arguments as values.
  let isPlain: Bool
  /// Takes its arguments one by one, and nothing else: see `Interpreter.perform`.
  let isLean: Bool
  /// The bindings, to look at without holding on to them.
  private let unowned: UnsafeMutablePointer<UnownedBinding>
  private struct UnownedBinding {
    let expression: Unmanaged<Expression>
    let expected: Unmanaged<TypeNode>?
    let slot: Int
    let type: Unmanaged<TypeNode>
  }
  @inline(__always)
  func forEachBinding(_ body: (Expression, _ expected: TypeNode?, _ slot: Int, TypeNode) throws -> Void) rethrows {
    for index in 0..<bindings.count {
      let binding = unowned[index]
      try binding.expression._withUnsafeGuaranteedRef { expression in
        try binding.type._withUnsafeGuaranteedRef { type in
          try body(expression, binding.expected?.takeUnretainedValue(), binding.slot, type)
        }
      }
    }
  }
  deinit { unowned.deallocate() }
  /// `decl` and its body, to look at without holding on to them.
  let declaration: Unmanaged<FunctionDecl>
  let code: Unmanaged<FunctionBody>
  /// Of the declaration.
  let place: Place
  let hasOwner: Bool
  /// Whose member it is; kept by the program, as all types are.
  let type: Unmanaged<TypeDecl>?
  /// A generic function that does nothing else out of the ordinary.
  let mayBind: Bool
  /// What its parameters stood for last, by the kinds of the arguments.
  ///
  /// They are plain where the parameters' types then take the arguments as they are.
  var bound: (kinds: UInt, generics: TypeArguments, isPlain: Bool)?

  init?(_ decl: FunctionDecl, _ slots: [Slot], _ nodes: [ArgumentNode], typed: Bool, isPlain: Bool) {
    guard let body = decl.body else { return nil }
    var parameters = [Int](repeating: -1, count: nodes.count)
    var omitted: [Int] = []
    for (index, slot) in slots.enumerated() {
      switch slot {
      case .argument(let position) where position < nodes.count: parameters[position] = index
      case .omitted where decl.parameters[index].defaultValue != nil: omitted.append(index)
      default: return nil
      }
    }
    guard !parameters.contains(-1) else { return nil }
    (self.decl, self.body, self.slots, self.parameters, self.omitted) = (decl, body, slots, parameters, omitted)
    self.isPlain = isPlain
    (declaration, code) = (.passUnretained(decl), .passUnretained(body))
    place = decl.place
    hasOwner = decl.owner != nil
    type = decl.owner.flatMap { $0.kind == nil ? nil : .passUnretained($0) }
    mayBind = !isPlain && decl.owner == nil && omitted.isEmpty && decl.kind == .function
    isLean = isPlain && omitted.isEmpty && decl.kind == .function
    let types = nodes.indices.map { index in
      typed && nodes[index].isCallOfFunction ? decl.parameters[parameters[index]].type : nil
    }
    self.types = types
    bindings = nodes.indices.map { index in
      Binding(
        expression: nodes[index].expression, expected: types[index], slot: body.parameterSlots[parameters[index]],
        type: decl.parameters[parameters[index]].type)
    }
    unowned = .allocate(capacity: max(1, bindings.count))
    for (index, binding) in bindings.enumerated() {
      (unowned + index).initialize(
        to: UnownedBinding(
          expression: .passUnretained(binding.expression), expected: binding.expected.map { .passUnretained($0) },
          slot: binding.slot, type: .passUnretained(binding.type)))
    }
  }
}

/// What a call does, once it is known what it calls.
enum CallTarget {
  case unknown
  /// Found out each time.
  case dynamic
  case function(QuickCall)
  /// A function of `self`, or of a type around it.
  case method(QuickCall, of: ReceiverKind)
  case memberwise(QuickMemberwise)
  case initializer(QuickCall, TypeDecl)
}

/// What a call is made on.
enum ReceiverKind: Equatable {
  case none
  case instance(String)
  case type(String)

  @inline(__always)
  init(_ value: Value) {
    switch value.payload {
    case .structure(let structure): self = .instance(structure.typeName)
    case .object(let object): self = .instance(object.typeName)
    case .enumeration(let enumeration): self = .instance(enumeration.typeName)
    case .type(let name): self = .type(name)
    default: self = .none
    }
  }
  var typeName: String? {
    switch self {
    case .none: nil
    case .instance(let name), .type(let name): name
    }
  }
}

/// Keeps frames, which must not outlive the interpreter.
protocol FramePool: AnyObject {
  func forgetFrames()
}

extension Interpreter {
  /// Whether the arguments are what they look like: nothing that is worked out again, changed or spread.
  static func areSimple(_ nodes: [ArgumentNode]) -> Bool {
    nodes.allSatisfy { node in
      switch node.expression {
      case is InoutExpression: false
      case is LiteralExpression: true
      case let binary as BinaryExpression where binary.symbol == .range || binary.symbol == .closedRange:
        !(binary.left.isLiteralArithmetic && binary.right.isLiteralArithmetic)
      default: !node.expression.isLiteralArithmetic
      }
    }
  }

  /// The only one of some functions that takes these arguments, whatever their values.
  func onlyFit(_ candidates: [FunctionDecl], _ nodes: [ArgumentNode]) -> (decl: FunctionDecl, slots: [Slot])? {
    let labelled = nodes.map {
      Call.Argument(label: $0.label, value: .void, at: Spot($0.place), isTrailingClosure: $0.isTrailing)
    }
    var found: (FunctionDecl, [Slot])?
    for candidate in candidates {
      // What extends a foreign type is weighed against the type's own.
      if let owner = candidate.owner, owner.kind == nil { return nil }
      guard let slots = bind(candidate.parameters, labelled) else { continue }
      if mayPassOver(candidate.parameters, nodes) { return nil }
      guard found == nil else { return nil }
      found = (candidate, slots)
    }
    return found
  }

  /// Whether what a lone trailing closure takes decides which parameter it is for.
  func mayPassOver(_ parameters: [ParameterDecl], _ nodes: [ArgumentNode]) -> Bool {
    guard let last = nodes.last, last.isTrailing, last.label == nil else { return false }
    return parameters.count { parameter in
      guard parameter.defaultValue != nil, case .function = resolve(parameter.type.unwrapped, nil) else { return false }
      return true
    } > 1
  }

  /// - Parameter typed: Arguments that are calls are evaluated for their parameters' types.
  func quickCall(
    _ candidates: [FunctionDecl], _ nodes: [ArgumentNode], typed: Bool, receiver: ReceiverKind
  ) -> QuickCall? {
    guard Self.areSimple(nodes), let (decl, slots) = onlyFit(candidates, nodes), !decl.place.file.isStub, decl.hasBody,
      !isBesideInherited(decl), !decl.isOverride || !slots.contains(where: \.isOmitted)
    else { return nil }
    for parameter in decl.parameters {
      if parameter.isInout || parameter.isVariadic || parameter.isAutoclosure || !parameter.attributes.isEmpty {
        return nil
      }
    }
    guard builderName(in: decl.attributes) == nil else { return nil }
    if case .instance(let name) = receiver, !decl.isStatic, inheritedBuilder(decl.name, of: name) != nil { return nil }
    return QuickCall(decl, slots, nodes, typed: typed, isPlain: decl.genericParameters.isEmpty)
  }

  /// A frame for a body: one that has run before, where there is one.
  @inline(__always)
  func frame(for body: FunctionBody, owner: TypeDecl?) -> Frame {
    guard let kept = body.takeFrame() else { return Frame(self, slotCount: body.slotCount, owner: owner) }
    kept.take(nil)
    return kept
  }
  /// The same for a method of an instance.
  @inline(__always)
  func frame(for body: FunctionBody, owner: TypeDecl?, of receiver: Value) -> Frame {
    let frame = body.takeFrame() ?? Frame(self, slotCount: body.slotCount, owner: owner)
    frame.takeArguments(of: receiver, self)
    return frame
  }
  /// Keeps a frame that nobody holds on to for the next call.
  @inline(__always)
  func recycle(_ frame: inout Frame, of body: FunctionBody) {
    guard body.spareCount < 64, isKnownUniquelyReferenced(&frame) else { return }
    frame.clear()
    if !body.isPool {
      body.isPool = true
      pools.append(body)
    }
    body.keep(frame)
  }

  /// Evaluates the arguments and runs the function.
  func run(
    _ quick: QuickCall, _ nodes: [ArgumentNode], at spot: Spot, receiver: Box?, value: Value?,
    making type: TypeDecl? = nil, changing variable: Box? = nil, _ caller: Frame, _ expected: TypeNode?
  ) throws -> Value {
    let decl = quick.decl
    guard quick.isPlain, variable != nil || !isWatched(decl) else {
      let arguments = Arguments(values: try evaluate(nodes, caller, types: quick.types), nodes: nodes, at: spot)
      if quick.mayBind, receiver == nil, value == nil, type == nil, !isWatched(decl) {
        return try run(quick, arguments, caller, expected)
      }
      return try invoke(decl, receiver: receiver ?? value.map { Box($0) }, arguments, quick.slots, caller, expected)
    }
    var frame = frame(for: quick.body, owner: decl.owner)
    // What the parameters of the type stand for is known before the arguments take their types.
    if decl.owner != nil, let holder = receiver?.value ?? value ?? variable?.value,
      let known = typeArguments(of: holder)
    {
      frame.take(known)
    }
    for binding in quick.bindings {
      let given = try binding.expression.evaluate(caller, binding.expected)
      frame.declare(binding.slot, try coerce(given, to: binding.type, frame), type: binding.type)
    }
    if let variable {
      let result: Value
      // The variable is empty meanwhile, so that its value is changed in place.
      frame.declare(0, .void)
      frame.look(0) { swap(&$0.value, &variable.value) }
      do {
        defer { frame.look(0) { swap(&$0.value, &variable.value) } }
        result = try finish(quick, frame, at: spot, receiver: nil, value: nil)
      }
      recycle(&frame, of: quick.body)
      return result
    }
    guard let type else {
      let result = try finish(quick, frame, at: spot, receiver: receiver, value: value)
      recycle(&frame, of: quick.body)
      return result
    }
    note(type.place)
    let made = try instance(type, nil)
    _ = try finish(quick, frame, at: spot, receiver: made, value: nil)
    let result = made.value
    recycle(&frame, of: quick.body)
    return result
  }

  @inline(__always)
  private func finish(
    _ quick: QuickCall, _ frame: Frame, at spot: Spot, receiver: Box?, value: Value?
  ) throws -> Value {
    let decl = quick.decl
    note(decl.place)
    frame.start(decl)
    frame.isInitializer = decl.kind == .initializer
    if decl.owner != nil {
      if let receiver {
        frame.slots[0] = receiver
        if let known = typeArguments(of: receiver.value) { frame.take(known) }
      } else if let value {
        frame.declare(0, value)
        if let known = typeArguments(of: value) { frame.take(known) }
      } else if let known = frame.look(0, { typeArguments(of: $0.value) }) ?? nil {
        // A method that changes what it is in already.
        frame.take(known)
      } else if frame.slots[0] == nil {
        frame.declare(0, .void)
      }
    }
    try enter(spot, decl.owner?.kind == nil ? nil : decl.owner)
    defer { leave() }
    for index in quick.omitted {
      let parameter = decl.parameters[index]
      guard let initial = parameter.defaultValue else { continue }
      let other = try evaluate(
        initial, type: parameter.type, owner: decl.owner, receiver: nil, generics: frame.generics)
      frame.declare(quick.body.parameterSlots[index], other, type: parameter.type)
    }
    return try run(quick.body, builder: nil, frame)
  }

  /// Whether somebody observes the function's calls.
  @inline(__always)
  func isWatched(_ decl: FunctionDecl) -> Bool {
    guard onCall != nil else { return false }
    if let known = decl.isWatched { return known }
    let watched = decl.kind == .function && (watches?(decl.owner?.name, decl.name) ?? true)
    decl.isWatched = watched
    return watched
  }
  func tell(of decl: FunctionDecl, _ arguments: Arguments) {
    if let onCall, isWatched(decl) { onCall(decl.owner?.name, decl.name, arguments.call) }
  }

  // MARK: What a name calls

  /// Calls what the name was found to mean; `nil` where that has to be found out each time.
  func callQuickly(_ node: CallExpression, _ name: NameExpression, _ frame: Frame, _ expected: TypeNode?) throws
    -> Value?
  {
    if let scalar = try performQuickly(node, name, frame, expected) { return value(scalar) }
    let box = name.selfSlot.flatMap { frame.slots[$0] }
    switch node.target {
    case .dynamic: return nil
    case .unknown:
      node.target = target(of: node, name, frame, box)
      if case .dynamic = node.target { return nil }
      noteLean(node, box)
      return try callQuickly(node, name, frame, expected)
    case .function(let quick):
      return try run(quick, node.arguments, at: Spot(name.place), receiver: nil, value: nil, frame, expected)
    case .method(let quick, let kind):
      guard let box else { return nil }
      guard ReceiverKind(box.value) == kind else {
        // One more type that has such a method: looked up each time from now on.
        (node.target, node.lean, node.leanLayout) = (.dynamic, nil, nil)
        return nil
      }
      return try run(quick, node.arguments, at: Spot(name.place), receiver: box, value: nil, frame, expected)
    case .memberwise(let quick): return try make(quick, node.arguments, frame).made(at: Spot(name.place))
    case .initializer(let quick, let type):
      return try make(type, quick, node.arguments, at: Spot(name.place), frame).made(at: Spot(name.place))
    }
  }

  /// The same way as `evaluateNamedCall` goes, as far as nothing of it depends on values.
  func target(of node: CallExpression, _ name: NameExpression, _ frame: Frame, _ box: Box?) -> CallTarget {
    guard name.typeArguments.isEmpty, name.labels == nil, name.name != "type", name.name != "Self",
      node.inoutTargets.isEmpty, frame.generics[name.name] == nil, !Self.standardFunctions.contains(name.name)
    else { return .dynamic }
    var kind = ReceiverKind.none
    if let box {
      kind = ReceiverKind(box.value)
      switch (kind, box.value.payload) {
      case (.none, .void): break
      case (.none, _): return .dynamic
      default:
        let isStatic = if case .type = kind { true } else { false }
        let set = members(of: kind.typeName ?? "", name.name, isStatic: isStatic)
        if !set.functions.isEmpty {
          guard !(frame.owner?.kind == nil && frame.function?.name == name.name),
            let quick = quickCall(set.functions, node.arguments, typed: true, receiver: kind)
          else {
            return .dynamic
          }
          return .method(quick, of: kind)
        }
        if !set.isEmpty || isStatic { return .dynamic }
        // An extension of a protocol runs with many kinds of `self`, of which others may have such a member.
        // So may subclasses.
        if frame.owner?.kind == nil || frame.owner?.kind == .contract
          || frame.owner.map({ $0.isClass && isInherited($0) }) == true
        {
          return .dynamic
        }
      }
    }
    var scope = frame.owner
    while let type = scope {
      if type.caseIndex[name.name] != nil || !members(of: type.name, name.name, isStatic: true).isEmpty {
        return .dynamic
      }
      scope = type.parent
    }
    if let found = findName(name.name, owner: frame.owner, file: name.place.file, at: name.place) {
      guard case .type(let type) = found, Self.areSimple(node.arguments) else { return .dynamic }
      return construction(of: type, node)
    }
    guard let set = program.globals(name.name, from: name.place.file),
      let quick = quickCall(set.functions, node.arguments, typed: true, receiver: .none)
    else { return .dynamic }
    return .function(quick)
  }

  /// Whether a class has subclasses.
  private func isInherited(_ type: TypeDecl) -> Bool {
    program.typeOrder.contains { $0.isClass && superclass(of: $0) === type }
  }

  // MARK: What a member calls

  /// Calls a method of a type of the project's own on a value; `nil` where it has to be looked up.
  func callQuickly(
    _ node: CallExpression, _ member: MemberExpression, on base: Value, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value? {
    for lean in node.leanMethods where base.hasLayout(lean.layout) {
      let quick = lean.quick
      guard !quick._withUnsafeGuaranteedRef({ $0.decl.isMutating }) else { break }
      let place = Place(member.place, offset: member.nameOffset)
      return self.value(
        try quick._withUnsafeGuaranteedRef { try perform($0, at: place, receiver: nil, value: base, frame) })
    }
    let kind = ReceiverKind(base)
    if case .none = kind { return nil }
    for (known, quick) in node.methods where known == kind {
      noteLean(quick, for: base, node)
      if quick.isLean, !isWatched(quick.decl) {
        let place = Place(file: node.place.file, offset: member.nameOffset)
        return self.value(try perform(quick, at: place, receiver: nil, value: base, frame))
      }
      return try run(quick, node.arguments, at: member.nameSpot, receiver: nil, value: base, frame, expected)
    }
    guard node.misses < 12 else { return nil }
    node.misses += 1
    guard node.inoutTargets.isEmpty, !(frame.owner?.kind == nil && frame.function?.name == member.name),
      let quick = method(node, member, kind)
    else { return nil }
    node.methods.append((kind, quick))
    return try run(quick, node.arguments, at: member.nameSpot, receiver: nil, value: base, frame, expected)
  }

  /// - Returns: `nil` for what is no plain method, and where values decide between several.
  func method(_ node: CallExpression, _ member: MemberExpression, _ kind: ReceiverKind) -> QuickCall? {
    switch kind {
    case .none: return nil
    case .instance(let name):
      guard program.types[name] != nil, !isAddedToOptionals(member.name) else { return nil }
      let functions = members(of: name, member.name, isStatic: false).functions
      return quickCall(functions, node.arguments, typed: false, receiver: kind)
    case .type(let name):
      guard let type = program.types[name], type.caseIndex[member.name] == nil else { return nil }
      let functions = members(of: name, member.name, isStatic: true).functions
      return quickCall(functions, node.arguments, typed: false, receiver: kind)
    }
  }
}
