import SightlineModel

/// `if` and `switch`: statements, expressions and parts of result builders.
protocol BranchingExpression: Expression {
  func build(_ frame: Frame, _ builder: Builder, _ parts: inout [Value]) throws -> Completion
}

enum Condition {
  case expression(Expression)
  /// `let x = y`, `let x`.
  case unwrap(Pattern, Expression, TypeNode?)
  /// `case pattern = value`.
  case match(Pattern, Expression)
  case available(Bool)

  /// - Parameters:
  ///   - form: Of the site that asks; `nil` where every turn is another question.
  ///   - part: Which of its conditions it is.
  ///   - count: How many the site has.
  func holds(
    _ frame: Frame, at site: Expression, _ form: AskedCondition.Form? = nil, part: Int = 0, of count: Int = 1
  ) throws -> Bool {
    if case .expression(let expression) = self {
      return try Self.holds(expression, frame, at: site, form, part: part, of: count)
    }
    guard form != nil else { return try answer(frame, at: site, form, part: part, of: count) }
    return try frame.interpreter.looking(from: site.place) {
      try answer(frame, at: site, form, part: part, of: count)
    }
  }

  /// The same of a plain expression.
  @inline(__always)
  static func holds(
    _ expression: Expression, _ frame: Frame, at site: Expression, _ form: AskedCondition.Form? = nil, part: Int = 0,
    of count: Int = 1
  ) throws -> Bool {
    let interpreter = frame.interpreter
    guard form != nil else {
      let answer = try expression.scalar(frame, nil)
      if answer.kind == .bool { return answer.bits != 0 }
      return try decided(interpreter.value(answer), frame, at: site, form, part: part, of: count)
    }
    return try interpreter.looking(from: site.place) {
      let answer = try expression.scalar(frame, nil)
      if answer.kind == .bool { return answer.bits != 0 }
      return try decided(interpreter.value(answer), frame, at: site, form, part: part, of: count)
    }
  }
  @inline(never)
  private static func decided(
    _ value: Value, _ frame: Frame, at site: Expression, _ form: AskedCondition.Form?, part: Int, of count: Int
  ) throws -> Bool {
    if case .unknown(let unknown) = value.payload, let form {
      return frame.interpreter.decide(unknown, of: site, form, part: part, of: count, frame)
    }
    return try frame.interpreter.truth(of: value, frame, at: site)
  }

  private func answer(
    _ frame: Frame, at site: Expression, _ form: AskedCondition.Form?, part: Int, of count: Int
  ) throws -> Bool {
    switch self {
    case .expression(let expression):
      return try Self.holds(expression, frame, at: site, form, part: part, of: count)
    case .unwrap(let pattern, let expression, let type):
      let value = try expression.evaluate(frame, type)
      switch value.payload {
      case .none: return false
      case .unknown(let unknown):
        let holds =
          unknown.isThere
          || form.map { frame.interpreter.decide(unknown, of: site, $0, part: part, of: count, frame) }
            ?? frame.interpreter.decide(unknown, at: site.location)
        if holds { pattern.bindUnknown(unknown, frame) }
        return holds
      default:
        let bound = try type.map { try frame.interpreter.coerce(value, to: $0, frame) } ?? value
        return try pattern.matches(bound, frame, at: site.place)
      }
    case .match(let pattern, let expression):
      return try pattern.matches(expression.evaluate(frame, nil), frame, at: site.place)
    case .available(let answer): return answer
    }
  }

  /// It asks whether something is there: a file of the bundle, an object that the launch has set up.
  fileprivate var isOfSurroundings: Bool { if case .unwrap = self { true } else { false } }

  /// Takes the condition to hold: what it binds is what is there, else unknown.
  func presume(_ frame: Frame, at site: Expression) throws {
    let missing = Unknown(reason: "it is only taken to be there", location: site.location)
    switch self {
    case .expression, .available: break
    case .unwrap(let pattern, let expression, let type):
      let value = try expression.evaluate(frame, type)
      switch value.payload {
      case .none:
        if let sample = frame.interpreter.sample(for: expression, frame),
          try pattern.matches(sample, frame, at: site.place)
        {
          return
        }
        var missing = missing
        missing.typeName =
          try type.map { frame.interpreter.typeName(of: $0, frame) }
          ?? frame.interpreter.unwrappedTypeName(of: expression, frame)
        pattern.bindUnknown(missing, frame)
      case .unknown(let unknown): pattern.bindUnknown(unknown, frame)
      default:
        let bound = try type.map { try frame.interpreter.coerce(value, to: $0, frame) } ?? value
        if try !pattern.matches(bound, frame, at: site.place) { pattern.bindUnknown(missing, frame) }
      }
    case .match(let pattern, let expression):
      let value = try expression.evaluate(frame, nil)
      if try !pattern.matches(value, frame, at: site.place) { pattern.bindUnknown(missing, frame) }
    }
  }
}

final class IfExpression: Expression, BranchingExpression {
  let conditions: [Condition]
  let body: Block
  /// A block, or one more `if`.
  let otherwise: Block?
  /// The `if` of an `else if`.
  let alternative: IfExpression?
  let label: String?
  init(
    _ conditions: [Condition], _ body: Block, _ otherwise: Block?, alternative: IfExpression? = nil, label: String?,
    _ place: Place
  ) {
    self.conditions = conditions
    self.body = body
    self.otherwise = otherwise
    self.alternative = alternative
    self.label = label
    only =
      if conditions.count == 1, case .expression(let condition) = conditions[0] { .passUnretained(condition) } else {
        nil
      }
    otherBlock = otherwise.map { .passUnretained($0) }
    if conditions.count == 1, case .unwrap(let pattern, let value, nil) = conditions[0],
      let binding = pattern as? BindingPattern
    {
      unwrapped = (.passUnretained(binding), .passUnretained(value))
    } else {
      unwrapped = nil
    }
    super.init(place)
  }
  /// Its lone condition, where that is a plain one; kept by `conditions`.
  private let only: Unmanaged<Expression>?
  /// `otherwise`, to look at without holding on to it.
  private let otherBlock: Unmanaged<Block>?
  /// The same of `if let x = y`; kept by `conditions`.
  private let unwrapped: (binding: Unmanaged<BindingPattern>, value: Unmanaged<Expression>)?
  private func holds(_ binding: BindingPattern, _ expression: Expression, _ frame: Frame) throws -> Bool {
    let interpreter = frame.interpreter
    let before = interpreter.questionCount
    let answer = try interpreter.looking(from: place) { () -> Bool in
      let scalar = try expression.scalar(frame, nil)
      guard scalar.kind == .other else {
        frame.declare(binding.slot, scalar.settled, type: binding.type)
        return true
      }
      let value = interpreter.value(scalar)
      switch value.payload {
      case .none: return false
      case .unknown(let unknown):
        let holds = unknown.isThere || interpreter.decide(unknown, of: self, .condition, part: 0, of: 1, frame)
        if holds { binding.bindUnknown(unknown, frame) }
        return holds
      default:
        frame.declare(binding.slot, interpreter.finalised(value), type: binding.type)
        return true
      }
    }
    if interpreter.questionCount > before {
      interpreter.noteGuess(
        answer ? body : otherwise, arm: answer ? 0 : 1, at: self, .condition, frame, instead: body)
    }
    return answer
  }
  override var asResult: Expression? {
    guard let otherwise, body.isValueProducing, otherwise.isValueProducing else { return nil }
    return self
  }

  /// `#available` has one answer per system.
  private static func arms(_ conditions: [Condition]) -> [Int] {
    guard conditions.count == 1, case .available(let answer)? = conditions.first else { return [0, 1] }
    return [answer ? 0 : 1]
  }

  private func chosen(_ frame: Frame) throws -> (block: Block?, arm: Int) {
    let arm = try chosenArm(frame)
    return (arm == 0 ? body : otherwise, arm)
  }
  private func chosenArm(_ frame: Frame) throws -> Int {
    try frame.interpreter.step(self)
    var answer = true
    if let presumed = frame.interpreter.presumedArm(at: self, .condition, frame) {
      answer = presumed == 0
      if answer { for condition in conditions { try condition.presume(frame, at: self) } }
    } else if let unwrapped {
      answer = try unwrapped.binding._withUnsafeGuaranteedRef { binding in
        try unwrapped.value._withUnsafeGuaranteedRef { try holds(binding, $0, frame) }
      }
    } else if let only {
      let before = frame.interpreter.questionCount
      answer = try only._withUnsafeGuaranteedRef { try Condition.holds($0, frame, at: self, .condition) }
      if frame.interpreter.questionCount > before {
        frame.interpreter.noteGuess(
          answer ? body : otherwise, arm: answer ? 0 : 1, at: self, .condition, frame, instead: body)
      }
    } else {
      let before = frame.interpreter.questionCount
      for (part, condition) in conditions.enumerated()
      where try !condition.holds(frame, at: self, .condition, part: part, of: conditions.count) {
        answer = false
        break
      }
      if frame.interpreter.questionCount > before {
        frame.interpreter.noteGuess(
          answer ? body : otherwise, arm: answer ? 0 : 1, at: self, .condition, frame, instead: body)
      }
    }
    frame.interpreter.record(arm: answer ? 0 : 1, of: Self.arms(conditions), at: self, .condition, frame)
    return answer ? 0 : 1
  }
  override func run(_ frame: Frame) throws -> Completion {
    let completion: Completion
    if try chosenArm(frame) == 0 {
      completion = try body.execute(frame)
    } else {
      completion = try otherBlock?._withUnsafeGuaranteedRef { try $0.execute(frame) } ?? .normal
    }
    if case .broke(let target?) = completion, target == label { return .normal }
    return completion
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    guard let block = try chosen(frame).block else { return .void }
    switch try block.value(frame, expected) {
    case .value(let value): return value
    case .completion(let completion): throw ExpressionLeft(completion: completion)
    }
  }
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    let interpreter = frame.interpreter
    if try chosenArm(frame) == 0 {
      return try result(of: body, frame, expected)
    }
    guard let otherBlock else { return interpreter.pass(.void) }
    return try otherBlock._withUnsafeGuaranteedRef { try result(of: $0, frame, expected) }
  }
  @inline(__always)
  private func result(of block: Block, _ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    if let lone = block.loneExpression { return try lone._withUnsafeGuaranteedRef { try $0.scalar(frame, expected) } }
    let interpreter = frame.interpreter
    switch try block.value(frame, expected) {
    case .value(let value): return interpreter.pass(value)
    case .completion(let completion): throw ExpressionLeft(completion: completion)
    }
  }
  /// `if … else if … else …` is one choice among all its arms.
  func build(_ frame: Frame, _ builder: Builder, _ parts: inout [Value]) throws -> Completion {
    var chain = [self]
    while let next = chain.last?.alternative { chain.append(next) }
    let last = chain[chain.count - 1].otherwise
    let total = chain.count + (last == nil ? 0 : 1)
    var (block, arm) = (last, chain.count)
    for (index, link) in chain.enumerated() {
      let choice = try link.chosen(frame)
      guard choice.arm == 0 else { continue }
      (block, arm) = (choice.block, index)
      break
    }
    return try builder.branch(block, arm: arm, of: total, isOptional: last == nil, frame, &parts)
  }
}

/// A `return` inside an `if` or `switch` that stands for a value.
struct ExpressionLeft: Error, @unchecked Sendable { var completion: Completion }

final class SwitchExpression: Expression, BranchingExpression {
  struct Arm {
    let patterns: [(pattern: Pattern, condition: Expression?)]
    let body: Block
    var isDefault: Bool { patterns.isEmpty }
    /// The name of the one case that it is for, whatever that holds.
    var onlyCase: String? {
      guard patterns.count == 1, patterns[0].condition == nil else { return nil }
      return (patterns[0].pattern as? CasePattern)?.name
    }
    func isOnly(_ name: String) -> Bool {
      patterns.contains { ($0.pattern as? CasePattern)?.name == name && $0.condition == nil }
    }
  }
  let subject: Expression
  let arms: [Arm]
  let label: String?
  /// The last arm that does not end the program: what an unknown is taken for that is nothing above it.
  private let lastLiveArm: Int?
  private let liveArms: [Int]
  init(_ subject: Expression, _ arms: [Arm], label: String?, _ place: Place) {
    self.subject = subject
    self.arms = arms
    self.label = label
    let live = arms.indices.filter { !arms[$0].body.endsTheProgram }
    lastLiveArm = live.last
    // `default: return name` shows what was asked for, which is none of the names above it.
    liveArms = live.filter { !(arms[$0].isDefault && arms[$0].body.handsBack(subject)) }
    defaultArm = arms.firstIndex(where: \.isDefault)
    tests = arms.enumerated().flatMap { index, arm in
      arm.patterns.map { (.passUnretained($0.pattern), $0.condition.map { .passUnretained($0) }, index) }
    }
    super.init(place)
  }
  override var asResult: Expression? { !arms.isEmpty && arms.allSatisfy(\.body.isValueProducing) ? self : nil }

  /// The first arm that a known value matches.
  private func arm(for value: Value, _ frame: Frame) throws -> Int? {
    for index in 0..<tests.count {
      let test = tests[index]
      guard try test.pattern._withUnsafeGuaranteedRef({ try $0.matches(value, frame, at: $0.place) }) else { continue }
      if let condition = test.condition?.takeUnretainedValue(),
        try !Condition.holds(condition, frame, at: condition)
      {
        continue
      }
      return test.arm
    }
    return nil
  }
  /// What is asked arm by arm; kept by `arms`.
  private let tests: [(pattern: Unmanaged<Pattern>, condition: Unmanaged<Expression>?, arm: Int)]
  private let defaultArm: Int?

  private func chosen(_ frame: Frame) throws -> Int? {
    let interpreter = frame.interpreter
    try interpreter.step(self)
    let value = try interpreter.looking(from: place) { try subject.evaluate(frame, nil) }
    if let presumed = interpreter.presumedArm(at: self, .choice, frame), arms.indices.contains(presumed) {
      if let pattern = arms[presumed].patterns.first?.pattern,
        try !pattern.matches(value, frame, at: pattern.place)
      {
        pattern.bindUnknown(Unknown(reason: "it is only taken to be so", location: location), frame)
      }
      interpreter.record(arm: presumed, of: liveArms, at: self, .choice, frame)
      return presumed
    }
    var result: Int?
    var asked: (question: AnsweredConditions.Question, place: BranchSite, name: String?)?
    if case .unknown(let unknown) = value.payload {
      asked = interpreter.knownCase(of: unknown, at: self, frame)
      if let name = asked?.name, let arm = arms.firstIndex(where: { $0.isOnly(name) }) ?? defaultArm {
        arms[arm].patterns.first?.pattern.bindUnknown(unknown, frame)
        interpreter.questionCount += 1
        interpreter.noteGuess(arms[arm].body, arm: arm, at: self, .choice, frame)
        interpreter.record(arm: arm, of: liveArms, at: self, .choice, frame)
        return arm
      }
    }
    let isUnknown = if case .unknown = value.payload { true } else { false }
    if !isUnknown { result = try arm(for: value, frame) }
    search: for (index, arm) in arms.enumerated() where isUnknown && !arm.isDefault {
      for (pattern, condition) in arm.patterns {
        // The last arm needs no question: nothing else is left.
        if case .unknown(let unknown) = value.payload, index == lastLiveArm, condition == nil {
          pattern.bindUnknown(unknown, frame)
          result = index
          break search
        }
        guard try pattern.matches(value, frame, at: pattern.place) else { continue }
        if let condition, try !interpreter.truth(of: condition.evaluate(frame, nil), frame, at: condition) { continue }
        result = index
        break search
      }
    }
    result = result ?? defaultArm
    if let asked, let name = result.flatMap({ arms[$0].onlyCase }) {
      interpreter.answered.note(case: name, for: asked.question, at: asked.place)
      interpreter.ledger.reader?.note(effect: { $0.answered.note(case: name, for: asked.question, at: asked.place) })
    }
    if let result, case .unknown = value.payload {
      interpreter.noteGuess(arms[result].body, arm: result, at: self, .choice, frame)
    }
    if let result { interpreter.record(arm: result, of: liveArms, at: self, .choice, frame) }
    return result
  }

  override func run(_ frame: Frame) throws -> Completion {
    guard var index = try chosen(frame) else { return .normal }
    while true {
      switch try arms[index].body.execute(frame) {
      case .fellThrough where index + 1 < arms.count: index += 1
      case .broke(let target) where target == nil || target == label: return .normal
      case let other: return other
      }
    }
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    guard let index = try chosen(frame) else { return .void }
    switch try arms[index].body.value(frame, expected) {
    case .value(let value): return value
    case .completion(let completion): throw ExpressionLeft(completion: completion)
    }
  }
  func build(_ frame: Frame, _ builder: Builder, _ parts: inout [Value]) throws -> Completion {
    guard let index = try chosen(frame) else { return .normal }
    let completion = try builder.branch(
      arms[index].body, arm: index, of: arms.count, isOptional: false, frame, &parts)
    if case .broke(nil) = completion { return .normal }
    return completion
  }
}

final class GuardStatement: Statement {
  let conditions: [Condition]
  let otherwise: Block
  let site: Expression
  init(_ conditions: [Condition], _ otherwise: Block, _ place: Place) {
    self.conditions = conditions
    self.otherwise = otherwise
    site = Expression(place)
    super.init(place)
  }
  /// What is unknown is taken to hold where the program would end if it did not.
  private func holds(_ condition: Condition, part: Int, _ frame: Frame) throws -> Bool {
    guard otherwise.endsTheProgram else {
      return try condition.holds(frame, at: site, .guarded, part: part, of: conditions.count)
    }
    let interpreter = frame.interpreter
    let decisions = interpreter.decisions
    interpreter.decisions = Presumption(at: site.location, else: decisions)
    defer { interpreter.decisions = decisions }
    return try condition.holds(frame, at: site)
  }

  override func execute(_ frame: Frame) throws -> Completion {
    let interpreter = frame.interpreter
    try interpreter.step(at: place)
    let arms = otherwise.endsTheProgram ? [0] : [0, 1]
    if let presumed = interpreter.presumedArm(at: site, .guarded, frame), arms.contains(presumed) {
      interpreter.record(arm: presumed, of: arms, at: site, .guarded, frame)
      guard presumed == 0 else { return try otherwise.execute(frame) }
      for condition in conditions { try condition.presume(frame, at: site) }
      return .normal
    }
    for (part, condition) in conditions.enumerated() where try !holds(condition, part: part, frame) {
      if interpreter.presumesLife, otherwise.endsTheProgram, condition.isOfSurroundings {
        try condition.presume(frame, at: site)
        interpreter.reportUnresolved("guard", why: .takenToHold, at: site.location)
        continue
      }
      interpreter.record(arm: 1, of: arms, at: site, .guarded, frame)
      return try otherwise.execute(frame)
    }
    interpreter.record(arm: 0, of: arms, at: site, .guarded, frame)
    return .normal
  }
}
