import SightlineModel

/// `item` where a closure's parameter is `$item`: what that wraps.
final class ProjectedExpression: Expression {
  override var isTarget: Bool { true }
  /// Of the parameter `$item`.
  private let slot: Int
  init(slot: Int, _ place: Place) {
    self.slot = slot
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    guard let box = frame.slots[slot] else { return .void }
    return try frame.interpreter.readWrapped(box.value)
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    guard let box = frame.slots[slot] else { return }
    var value = try frame.interpreter.readWrapped(box.value)
    try change(&value)
    var storage = box.value
    try frame.interpreter.writeWrapped(&storage, value)
    box.value = storage
  }
}

/// A local variable or parameter.
final class LocalExpression: Expression {
  override var isTarget: Bool { true }
  let slot: Int
  let name: String
  init(slot: Int, name: String, _ place: Place) {
    self.slot = slot
    self.name = name
    super.init(place)
  }
  override func isNumberArithmetic(over slots: [Int]) -> Bool { slots.contains(slot) }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    guard let box = frame.slots[slot] else {
      return frame.interpreter.notUnderstood(name, why: "used before it has a value", at: location)
    }
    if box.isPlain { return box.value }
    if let getter = box.getter { return try frame.interpreter.call(getter, []) }
    if let storage = box.storage { return try frame.interpreter.readWrapped(storage) }
    return box.value
  }
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    if let scalar = frame.scalar(slot) { return scalar }
    return frame.interpreter.pass(try evaluate(frame, expected))
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    let box: Box
    if let existing = frame.slots[slot] {
      box = existing
    } else {
      box = Box(.none)
      frame.slots[slot] = box
    }
    if box.isPlain { return try box.change(change) }
    if let getter = box.getter {
      var value = try frame.interpreter.call(getter, [])
      try change(&value)
      if let setter = box.setter {
        _ = try frame.interpreter.call(
          setter, [Call.Argument(label: nil, value: value, location: location)])
      }
      return
    }
    if var storage = box.storage {
      var value = try frame.interpreter.readWrapped(storage)
      try change(&value)
      try frame.interpreter.writeWrapped(&storage, value)
      box.storage = storage
      return
    }
    try box.change(change)
  }
  override func assign(_ value: Value, _ frame: Frame) throws {
    if let box = frame.slots[slot], box.isPlain, let type = box.type, type.plain.takes(value) {
      var value = value
      value.isLiteral = false
      switch box.value.payload {
      case .object, .host: break
      default:
        box.value = value
        return
      }
    }
    try modify(frame) { target in
      if let type = frame.slots[slot]?.type {
        target = try frame.interpreter.coerce(value, to: type, frame)
      } else {
        target = try frame.interpreter.fit(value, like: target)
      }
    }
  }
}

/// A name that is no local: a member of `self`, a static of an enclosing type, a global, a type, a host's name.
final class NameExpression: Expression {
  override var isTarget: Bool { true }
  let name: String
  /// Of `self`, where the code has one.
  let selfSlot: Int?
  let typeArguments: [TypeNode]
  /// `items(with:)` names a function, whatever else is called `items`.
  let labels: [String]?
  init(
    _ name: String, selfSlot: Int?, typeArguments: [TypeNode] = [], labels: [String]? = nil, _ place: Place
  ) {
    self.name = name
    self.selfSlot = selfSlot
    self.typeArguments = typeArguments
    self.labels = labels
    super.init(place)
  }
  override var dottedName: String? { name }
  /// What it was found to read.
  var targets = MemberTargets()
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    let interpreter = frame.interpreter
    if let selfSlot, let field = targets.lone,
      let found = field._withUnsafeGuaranteedRef({ field in
        frame.look(selfSlot) { interpreter.pass(field, of: $0.value) } ?? nil
      })
    {
      return found
    }
    return interpreter.pass(try evaluate(frame, expected))
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    if let value = try frame.interpreter.lookUpQuickly(self, frame) { return value }
    if !targets.isFull { targets.add(frame.interpreter.nameTarget(self, frame)) }
    let interpreter = frame.interpreter
    if let selfSlot, let box = frame.slots[selfSlot], let getter = interpreter.changingGetter(name, of: box.value) {
      return try box.change { try interpreter.read(getter, changing: &$0, at: spot) }
    }
    return try interpreter.lookUp(self, frame)
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    if let (box, field) = frame.interpreter.field(of: self, frame) {
      return try box.change { try frame.interpreter.modify(field, of: &$0, change) }
    }
    try frame.interpreter.modifyName(self, frame, change)
  }
  override func assign(_ value: Value, _ frame: Frame) throws {
    try frame.interpreter.assignName(self, value, frame)
  }
}

/// `self`.
final class SelfExpression: Expression {
  override var isTarget: Bool { true }
  let slot: Int
  init(slot: Int, _ place: Place) {
    self.slot = slot
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    frame.slots[slot]?.value ?? .void
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    guard let box = frame.slots[slot] else { return }
    try box.change(change)
  }
}

final class SuperExpression: Expression {
  override var isTarget: Bool { true }
  let slot: Int
  init(slot: Int, _ place: Place) {
    self.slot = slot
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    frame.slots[slot]?.value ?? .void
  }
}

/// A type where an expression stands: `[String]`, `Foo<Bar>`, `Int?`.
final class TypeExpression: Expression {
  let type: TypeNode
  init(_ type: TypeNode, _ place: Place) {
    self.type = type
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let value = Value(.type(frame.interpreter.typeName(of: type, frame)))
    guard case .named(let components) = type.shape, components.last?.arguments.isEmpty == false else { return value }
    return frame.interpreter.specialised(value, named: self, frame)
  }
}

/// `.leading`: waits for its context.
final class ImplicitExpression: Expression {
  override var isImplicit: Bool { true }
  let name: String
  init(_ name: String, _ place: Place) {
    self.name = name
    super.init(place)
  }
  /// A case without payload, where the type is wanted that was wanted last.
  private var known: Value?
  private var knownType: TypeNode?
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    if let known, knownType === expected { return known }
    if let expected, case .user(let type, let arguments)? = expected.unwrapped.resolved, arguments.isEmpty,
      type.kind == .enumeration, name != "some", name != "none",
      let index = frame.interpreter.uncalledCase(name, of: type)
    {
      let value = frame.interpreter.enumerationCase(type, index, at: self)
      if case .enumeration = value.payload { (known, knownType) = (value, expected) }
      return value
    }
    let value = Value(
      .implicit(ImplicitMember(links: [.init(name: name, call: nil)], location: location)))
    guard let expected else { return value }
    return try frame.interpreter.coerce(value, to: expected, frame, finalise: false)
  }
}

/// `base.name`.
final class MemberExpression: Expression {
  override var isTarget: Bool { base.isTarget || base is CallExpression }
  let base: Expression
  let name: String
  let nameOffset: Int
  init(_ base: Expression, _ name: String, nameOffset: Int, _ place: Place) {
    self.base = base
    self.name = name
    self.nameOffset = nameOffset
    standard = StandardName(name)
    textQuestion = TextQuestion(name)
    isErrorWords = name == "localizedDescription"
    isOfSuper = base is SuperExpression
    // Of an error's words the declared type decides, which the quick ways do not ask for.
    baseSlot = isErrorWords ? nil : (base as? LocalExpression)?.slot ?? (base as? SelfExpression)?.slot
    super.init(place)
  }
  override var dottedName: String? { base.dottedName.map { $0 + "." + name } }
  /// Whether a method of the name may change its receiver; names are added while bodies are read.
  @inline(__always)
  func isMutating(_ interpreter: Interpreter) -> Bool {
    if mutatingCount != interpreter.mutatingNames.count {
      mutatingCount = interpreter.mutatingNames.count
      mayMutate = interpreter.mutatingNames.contains(name)
    }
    return mayMutate
  }
  private var mutatingCount = 0
  private var mayMutate = false
  var nameSpot: Spot { Spot(place.file, nameOffset) }
  var nameLocation: SourceLocation { place.file.location(utf8Offset: nameOffset) }

  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    if let baseSlot, let field = targets.sole,
      let found = frame.look(baseSlot, { $0.isPlain ? interpreter.read(field, of: $0.value) : nil }) ?? nil
    {
      return found
    }
    if base is SuperExpression { return try frame.interpreter.superMember(self, frame) }
    var value = try base.evaluate(frame, nil)
    if case .type(let type) = value.payload {
      value = interpreter.specialised(value, named: base, frame)
      // `let bump: (Counter) -> (Int) -> Counter = Counter.bump`, whatever else the type has of that name.
      if let shape = expected?.function, shape.result.function != nil,
        let unapplied = interpreter.unapplied(type, name, at: self)
      {
        return unapplied
      }
    }
    if isErrorWords, let words = try interpreter.wordsOfAnyError(value, named: base, frame, at: nameLocation) {
      return words
    }
    if let getter = targets.getter(of: value) {
      return interpreter.value(try interpreter.perform(getter, of: value, at: Place(place, offset: nameOffset)))
    }
    if let found = try interpreter.readQuickly(targets, of: value, at: nameSpot) { return found }
    if standard != .other, isStandardlyRead(interpreter),
      let found = try interpreter.standardQuickly(standard, of: value)
    {
      return found
    }
    if !targets.isFull { targets.add(interpreter.memberTarget(name, of: value), for: value) }
    if Interpreter.isVariable(base), let getter = interpreter.changingGetter(name, of: value) {
      var found = Value.void
      try base.modify(frame) { found = try interpreter.read(getter, changing: &$0, at: nameSpot) }
      return found
    }
    return try interpreter.readMember(of: value, name, at: nameOffset, self, frame)
  }
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    let interpreter = frame.interpreter
    if let baseSlot {
      if let field = targets.lone {
        let found = field._withUnsafeGuaranteedRef { field in
          frame.look(baseSlot) { $0.isPlain ? interpreter.pass(field, of: $0.value) : nil } ?? nil
        }
        if let found { return found }
      } else if !targets.getters.isEmpty {
        if let value = frame.look(baseSlot, { $0.isPlain ? $0.value : nil }) ?? nil,
          let getter = targets.getter(of: value)
        {
          return try interpreter.perform(getter, of: value, at: Place(place, offset: nameOffset))
        }
      } else if standard == .count, isStandard == true, let count = frame.count(baseSlot) {
        return count
      }
    }
    return interpreter.pass(try evaluate(frame, expected))
  }
  /// What it was found to read.
  var targets = MemberTargets()
  /// The variable that the base is, where it is one.
  let baseSlot: Int?
  @inline(__always)
  func baseBox(_ frame: Frame) -> Box? { baseSlot.flatMap { frame.slots[$0] } }
  private let standard: StandardName
  var isCount: Bool { standard == .count }
  let textQuestion: TextQuestion
  /// `error.localizedDescription`.
  private let isErrorWords: Bool
  private let isOfSuper: Bool
  private var isStandard: Bool?
  func isStandardlyRead(_ interpreter: Interpreter) -> Bool {
    if let isStandard { return isStandard }
    let found = interpreter.isStandard(name)
    isStandard = found
    return found
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    if isOfSuper { return try frame.interpreter.modifySuper(self, frame, change) }
    try base.modify(frame) { value in
      if let field = targets.field(of: value), !field.isObserved {
        return try frame.interpreter.modify(field, of: &value, change)
      }
      try frame.interpreter.modifyMember(of: &value, name, frame, at: self, change)
    }
  }
  override func assign(_ value: Value, _ frame: Frame) throws {
    if isOfSuper {
      return try frame.interpreter.modifySuper(self, frame) { $0 = try frame.interpreter.fit(value, like: $0) }
    }
    try base.modify(frame) { target in
      try frame.interpreter.assignMember(of: &target, name, value, frame, at: self)
    }
  }
}

/// What was evaluated before.
final class HeldExpression: Expression {
  let value: Value
  init(_ value: Value, _ place: Place) {
    self.value = value
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    guard let expected else { return value }
    return try frame.interpreter.coerce(value, to: expected, frame, finalise: false)
  }
}

/// `base[arguments]`.
final class IndexExpression: Expression {
  override var isTarget: Bool { base.isTarget || base is CallExpression }
  let base: Expression
  let arguments: [ArgumentNode]
  /// One argument that is what it looks like.
  private let isPlain: Bool
  init(_ base: Expression, _ arguments: [ArgumentNode], _ place: Place) {
    self.base = base
    self.arguments = arguments
    isPlain = arguments.count == 1 && arguments[0].label == nil && Interpreter.areSimple(arguments)
    isOfEntry =
      arguments.count == 2 && arguments[0].label == nil && arguments[1].label == "default"
      && Interpreter.areSimple(arguments)
    baseSlot = (base as? LocalExpression)?.slot
    super.init(place)
  }
  /// The key of a dictionary, and what is there without it.
  private let isOfEntry: Bool
  /// The variable that the base is, where it is one.
  private let baseSlot: Int?
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    let interpreter = frame.interpreter
    guard isPlain, let baseSlot, isQuiet(arguments[0].expression) else {
      return interpreter.pass(try evaluate(frame, expected))
    }
    let index = try arguments[0].expression.scalar(frame, nil)
    if index.kind == .int, interpreter.hasStandardArrays, let element = frame.element(baseSlot, index.bits) {
      return interpreter.pass(element)
    }
    return interpreter.pass(
      try at(interpreter.value(index), of: base.evaluate(frame, nil), frame))
  }
  /// Whether finding out where runs code: `grid[next()][0]`.
  var runsIndices: Bool {
    arguments.contains { $0.expression is CallExpression } || (base as? IndexExpression)?.runsIndices == true
  }
  /// The same with its indices found out.
  func held(_ frame: Frame) throws -> IndexExpression {
    let base = try (base as? IndexExpression)?.held(frame) ?? base
    let arguments = try arguments.map { node in
      ArgumentNode(
        label: node.label, expression: HeldExpression(try node.expression.evaluate(frame, nil), node.expression.place),
        place: node.place, isTrailing: node.isTrailing)
    }
    return IndexExpression(base, arguments, place)
  }
  /// Nothing that runs code: the base may be looked at afterwards.
  private func isQuiet(_ index: Expression) -> Bool {
    switch index {
    case is LocalExpression, is LiteralExpression: true
    case let binary as BinaryExpression: isQuiet(binary.left) && isQuiet(binary.right)
    case let member as MemberExpression: member.isCount && member.base is LocalExpression
    default: false
    }
  }
  private func at(_ index: Value, of value: Value, _ frame: Frame) throws -> Value {
    if let found = try frame.interpreter.indexQuickly(value, index, isOnly: true) { return found }
    var argument = Call.Argument(label: nil, value: index, at: Spot(arguments[0].place))
    if case .implicit = index.payload { argument = try settled([argument], frame)[0] }
    return try frame.interpreter.index(value, [argument], frame, at: self)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let value = try base.evaluate(frame, nil)
    if isPlain {
      return try at(arguments[0].expression.evaluate(frame, nil), of: value, frame)
    }
    // What is there else is not looked at where something is.
    if isOfEntry, !(arguments[1].expression is LiteralExpression), case .dictionary(let dictionary) = value.payload,
      frame.interpreter.hasStandardDictionaries
    {
      let key = Call.Argument(
        label: nil, value: try arguments[0].expression.evaluate(frame, nil), at: Spot(arguments[0].place))
      if let found = try frame.interpreter.lookUp(settled([key], frame)[0].value, in: dictionary) { return found }
      return frame.interpreter.finalised(try fallback(arguments[1].expression.evaluate(frame, nil), frame))
    }
    return try frame.interpreter.index(value, try indices(frame), frame, at: self)
  }
  /// The arguments; an open key takes the declared type of the dictionary.
  private func indices(_ frame: Frame) throws -> [Call.Argument] {
    try settled(frame.interpreter.evaluate(arguments, frame), frame)
  }
  private func settled(_ given: [Call.Argument], _ frame: Frame) throws -> [Call.Argument] {
    let interpreter = frame.interpreter
    var values = given
    if values.count == 2, values[1].label == "default" { values[1].value = try fallback(values[1].value, frame) }
    if case .implicit? = values.first?.value.payload, let type = try interpreter.targetType(of: base, frame),
      let key = interpreter.dictionaryTypes(of: type, frame)?.key
    {
      values[0].value = try interpreter.coerce(values[0].value, to: key, frame)
    }
    return values
  }
  /// `counts[key, default: []]`: an open literal has the type of the dictionary's values.
  private func fallback(_ value: Value, _ frame: Frame) throws -> Value {
    switch value.payload {
    case .array, .implicit, .dictionary: break
    default: return value
    }
    let interpreter = frame.interpreter
    guard value.isLiteral || { if case .implicit = value.payload { true } else { false } }(),
      let type = try interpreter.targetType(of: base, frame),
      let entry = interpreter.dictionaryTypes(of: type, frame)?.value
    else { return value }
    return try interpreter.coerce(value, to: entry, frame)
  }
  /// An entry of a dictionary that a local variable holds; false where it is something else.
  private func modifyEntry(_ slot: Int, _ frame: Frame, _ change: (inout Value) throws -> Void) throws -> Bool {
    let interpreter = frame.interpreter
    guard frame.look(slot, { $0.isPlain && $0.value.isPlainDictionary }) == true, interpreter.hasStandardDictionaries
    else {
      return false
    }
    let key = try text(arguments[0].expression, frame) ?? arguments[0].expression.evaluate(frame, nil)
    var other: Value?
    if isOfEntry {
      let isThere =
        try !(arguments[1].expression is LiteralExpression)
        && frame.look(slot) { box in
          guard case .dictionary(let dictionary) = box.value.payload else { return false }
          return try interpreter.position(of: key, in: dictionary) != nil
        } == true
      other = isThere ? Value.none : try fallback(arguments[1].expression.evaluate(frame, nil), frame)
    }
    var taken: DictionaryValue?
    switch key.payload {
    case .int, .string, .bool: frame.look(slot) { taken = $0.value.takeDictionary() }
    default: break
    }
    if var dictionary = taken {
      taken = nil
      defer { frame.look(slot) { $0.value.payload = .dictionary(dictionary) } }
      try interpreter.modifyEntry(of: &dictionary, key, default: other, change)
      return true
    }
    var given = [Call.Argument(label: nil, value: key, at: Spot(arguments[0].place))]
    if let other { given.append(Call.Argument(label: "default", value: other, at: Spot(arguments[1].place))) }
    let values = try settled(given, frame)
    try base.modify(frame) { try interpreter.modifyIndex(of: &$0, values, frame, at: self, change) }
    return true
  }
  private func text(_ key: Expression, _ frame: Frame) throws -> Value? {
    try (key as? InterpolationExpression)?.settled(frame)
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    if let baseSlot, isPlain || isOfEntry, try modifyEntry(baseSlot, frame, change) { return }
    let values = try indices(frame)
    try base.modify(frame) { value in
      try frame.interpreter.modifyIndex(of: &value, values, frame, at: self, change)
    }
  }
  /// What is there is not read for it: a getter may itself set.
  override func assign(_ value: Value, _ frame: Frame) throws {
    let interpreter = frame.interpreter
    func fit(_ target: inout Value) throws { target = try interpreter.fit(value, like: target) }
    if let baseSlot, isPlain || isOfEntry, try modifyEntry(baseSlot, frame, fit) { return }
    let values = try indices(frame)
    try base.modify(frame) { target in
      if try interpreter.setIndex(of: &target, values, to: value, frame, at: self) { return }
      try interpreter.modifyIndex(of: &target, values, frame, at: self, fit)
    }
  }
}

/// `library.find(at:)`, `Celsius.init(fahrenheit:)`: a function by its labels.
final class LabelledExpression: Expression {
  let member: MemberExpression
  /// `_` for none.
  let labels: [String]
  init(_ member: MemberExpression, _ labels: [String], _ place: Place) {
    (self.member, self.labels) = (member, labels)
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    try frame.interpreter.labelled(self, frame) ?? member.evaluate(frame, expected)
  }
}
