import SightlineModel

/// `x!`.
final class ForceExpression: Expression {
  override var isTarget: Bool { operand.isTarget || operand is CallExpression }
  let operand: Expression
  init(_ operand: Expression, _ place: Place) {
    self.operand = operand
    super.init(place)
  }
  override var formTypeName: String? { operand.formTypeName }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let guesses = frame.interpreter.guessCount
    let value = try operand.evaluate(frame, expected)
    if case .none = value.payload {
      // Whoever writes `!` knows of an answer that leads elsewhere.
      if frame.interpreter.guessCount > guesses {
        return .unknown("what '!' unwraps where a condition is unknown", at: location)
      }
      // So it is where a view is shown that is only presumed to be: `if image != nil { Image(uiImage: image!) }`.
      if frame.interpreter.followsPresumption {
        return .unknown("what '!' unwraps where something is presumed", at: location)
      }
      // So it is in a view that nothing shows, made with samples: where the app shows it, it is there. And an app that is on
      // people's phones does not end where it asks for something, a file of its bundle for instance.
      let isShown = !frame.interpreter.takesUnwrappedAsThere
      if !isShown || frame.interpreter.presumesLife && operand is CallExpression {
        if isShown { frame.interpreter.reportUnresolved("what '!' unwraps", why: .takenToBeThere, at: location) }
        var unknown = Unknown(
          reason: isShown ? "what '!' unwraps" : "what '!' unwraps in a view that nothing shows", location: location)
        unknown.typeName = try frame.interpreter.unwrappedTypeName(of: operand, frame)
        return Value(.unknown(unknown))
      }
      throw RunStopped(
        reason: .trap, detail: "unexpectedly found nil while unwrapping", location: location)
    }
    return value
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try operand.modify(frame, change)
  }
}

/// `x?` inside a chain.
final class OptionalExpression: Expression {
  override var isTarget: Bool { operand.isTarget || operand is CallExpression }
  let operand: Expression
  init(_ operand: Expression, _ place: Place) {
    self.operand = operand
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let value = try operand.evaluate(frame, nil)
    if case .none = value.payload { throw ChainEnded() }
    return value
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try operand.modify(frame) { value in
      if case .none = value.payload { throw ChainEnded() }
      try change(&value)
    }
  }
}

/// A chain with a `?` somewhere: nil as soon as a link is nil.
final class ChainExpression: Expression {
  let chain: Expression
  /// The variable or property that the chain starts with, where its `?` stands right behind it; kept by `chain`.
  private let start: Expression?
  /// The calls of the chain, outermost first.
  private let calls: [CallExpression]
  init(_ chain: Expression, _ place: Place) {
    self.chain = chain
    var start: Expression?
    var calls: [CallExpression] = []
    var link: Expression? = chain
    while let next = link {
      switch next {
      case let call as CallExpression:
        calls.append(call)
        link = (call.callee as? MemberExpression)?.base
      case let member as MemberExpression: link = member.base
      case let optional as OptionalExpression:
        start =
          optional.operand is LocalExpression || optional.operand is NameExpression
          ? optional.operand : nil
        link = optional.operand
      default: link = nil
      }
    }
    self.start = start
    self.calls = calls
    startSlot = (start as? LocalExpression)?.slot
    startName = (start as? NameExpression).map { .passUnretained($0) }
    super.init(place)
  }
  /// Whether a link before the last one is nil, where looking at them runs no call.
  func endsBeforeAssignment(_ frame: Frame) throws -> Bool {
    guard calls.isEmpty else { return false }
    let base: Expression
    switch chain {
    case let member as MemberExpression: base = member.base
    case let index as IndexExpression: base = index.base
    default: return false
    }
    guard Self.isQuiet(base) else { return false }
    do { return try base.evaluate(frame, nil).isNone } catch is ChainEnded { return true }
  }
  /// Nothing of it runs a call, as far as is seen.
  static func isQuiet(_ expression: Expression) -> Bool {
    switch expression {
    case is LocalExpression, is NameExpression, is SelfExpression: true
    case let member as MemberExpression: isQuiet(member.base)
    case let optional as OptionalExpression: isQuiet(optional.operand)
    case let force as ForceExpression: isQuiet(force.operand)
    default: false
    }
  }

  /// Whether there is nothing to start with, as far as that is seen without running code; the steps of the calls count.
  private func isNothing(_ frame: Frame) throws -> Bool {
    let interpreter = frame.interpreter
    if let startSlot {
      guard frame.look(startSlot, { $0.isPlain && $0.value.isNone }) == true else { return false }
    } else if let startName {
      let isNothing = startName._withUnsafeGuaranteedRef { name -> Bool in
        guard let slot = name.selfSlot, let field = name.targets.lone else { return false }
        return field._withUnsafeGuaranteedRef { field in
          frame.look(slot) { interpreter.readsNothing(field, of: $0.value) }
        } ?? false
      }
      guard isNothing else { return false }
    } else {
      return false
    }
    for call in calls {
      try interpreter.step(call)
      interpreter.noteViewCall(call)
    }
    return true
  }
  /// What it starts with, to look at without holding on to it.
  private let startSlot: Int?
  private let startName: Unmanaged<NameExpression>?
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    if start != nil, try isNothing(frame) { return .none }
    do { return try chain.evaluate(frame, expected) } catch is ChainEnded { return .none }
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try chain.modify(frame, change)
  }
  override func assign(_ value: Value, _ frame: Frame) throws { try chain.assign(value, frame) }
}
