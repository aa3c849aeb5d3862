import SightlineModel

final class WhileStatement: Statement {
  let conditions: [Condition]
  let body: Block
  /// `repeat`: the body runs before the first question.
  let isRepeat: Bool
  /// Each turn may wait for something.
  let awaits: Bool
  let label: String?
  private let site: Expression
  init(_ conditions: [Condition], _ body: Block, isRepeat: Bool, awaits: Bool, label: String?, _ place: Place) {
    self.conditions = conditions
    self.body = body
    self.isRepeat = isRepeat
    self.awaits = awaits
    self.label = label
    site = Expression(place)
    super.init(place)
  }
  override func execute(_ frame: Frame) throws -> Completion {
    var isFirst = isRepeat
    let before = frame.interpreter.questionCount
    var turns = 0
    var waiting = LoopTurns()
    while true {
      try frame.interpreter.step(at: place)
      if !isFirst {
        if awaits { try frame.interpreter.tasks?.comeRound(&waiting) }
        // A condition that stays unknown does not end by itself.
        turns += 1
        if frame.interpreter.questionCount > before, turns > 3 { return .normal }
        for condition in conditions where try !condition.holds(frame, at: site) { return .normal }
      }
      isFirst = false
      switch try body.execute(frame) {
      case .normal, .fellThrough: continue
      case .continued(let target) where target == nil || target == label: continue
      case .broke(let target) where target == nil || target == label: return .normal
      case let other: return other
      }
    }
  }
}

final class ForStatement: Statement {
  let pattern: Pattern
  let isCase: Bool
  let sequence: Expression
  let condition: Expression?
  let body: Block
  let label: String?
  init(
    pattern: Pattern, isCase: Bool, sequence: Expression, condition: Expression?, body: Block, label: String?,
    _ place: Place
  ) {
    self.pattern = pattern
    self.isCase = isCase
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.label = label
    binding = isCase ? nil : pattern as? BindingPattern
    super.init(place)
  }
  private let binding: BindingPattern?

  /// Numbers one by one, without a value for each.
  private func count(from first: Int, through last: Int, into binding: BindingPattern, _ frame: Frame) throws
    -> Completion
  {
    let interpreter = frame.interpreter
    var index = first
    while index <= last {
      try interpreter.step(at: place)
      frame.declare(binding.slot, Scalar(index, .int, from: nil), type: binding.type ?? interpreter.intType)
      if try condition.map({ try Condition.holds($0, frame, at: $0) }) ?? true {
        switch try body.execute(frame) {
        case .normal, .fellThrough: break
        case .continued(let target) where target == nil || target == label: break
        case let other: return other
        }
      }
      guard index < last else { break }
      index += 1
    }
    return .normal
  }

  /// Elements one by one into a variable.
  private func run(over elements: [Value], into binding: BindingPattern, _ frame: Frame) throws -> Completion {
    let interpreter = frame.interpreter
    for element in elements {
      try interpreter.step(at: place)
      frame.declare(binding.slot, interpreter.finalised(element), type: binding.type)
      if let condition, try !Condition.holds(condition, frame, at: condition) { continue }
      switch try body.execute(frame) {
      case .normal, .fellThrough: continue
      case .continued(let target) where target == nil || target == label: continue
      case let other: return other
      }
    }
    return .normal
  }

  private func forEach(_ frame: Frame, _ collection: Value, _ visit: () throws -> Completion) throws -> Completion {
    try frame.interpreter.iterate(collection, frame, at: place) { try take($0, frame, visit) }
  }

  private func take(_ element: Value, _ frame: Frame, _ visit: () throws -> Completion) throws -> Completion {
    let interpreter = frame.interpreter
    try interpreter.step(at: place)
    if isCase {
      guard try pattern.matches(element, frame, at: place) else { return .normal }
    } else {
      _ = try pattern.match(element, frame)
    }
    if let condition, try !interpreter.truth(of: condition.evaluate(frame, nil), frame, at: condition) {
      return .normal
    }
    switch try visit() {
    case .normal, .fellThrough: return .normal
    case .continued(let target) where target == nil || target == label: return .normal
    case let other: return other
    }
  }

  override func execute(_ frame: Frame) throws -> Completion {
    let collection = try sequence.evaluate(frame, nil)
    let completion: Completion
    if let binding, case .range(let range) = collection.payload, case .int(let first)? = range.lower?.payload,
      case .int(let upper)? = range.upper?.payload, range.isClosed || upper > Int.min
    {
      completion = try count(from: first, through: range.isClosed ? upper : upper - 1, into: binding, frame)
    } else if let binding, case .array(let elements) = collection.payload {
      completion = try run(over: elements, into: binding, frame)
    } else if case .host(let host) = collection.payload, let stream = host as? AsyncStreamValue {
      completion = try frame.interpreter.iterate(over: stream) { element in
        try self.take(element, frame) { try self.body.execute(frame) }
      }
    } else {
      completion = try forEach(frame, collection) { try body.execute(frame) }
    }
    if case .broke(let target) = completion, target == nil || target == label { return .normal }
    return completion
  }
  override func build(_ frame: Frame, _ builder: Builder, _ parts: inout [Value]) throws -> Completion {
    var items: [Value] = []
    let collection = try sequence.evaluate(frame, nil)
    let completion = try forEach(frame, collection) { try builder.element(body, frame, &items) }
    try builder.array(items, frame, at: location, &parts)
    if case .broke(let target) = completion, target == nil || target == label { return .normal }
    return completion
  }
}
