import SightlineModel

enum Match {
  case yes
  case no
  case unknown(Unknown)
}

/// What a value is compared with, and what it binds.
class Pattern {
  let place: Place
  init(_ place: Place) { self.place = place }
  func match(_ value: Value, _ frame: Frame) throws -> Match { .yes }

  /// As `match`; asks the decider where the value is unknown.
  final func matches(_ value: Value, _ frame: Frame, at place: Place) throws -> Bool {
    switch try match(value, frame) {
    case .yes: return true
    case .no: return false
    case .unknown(let unknown):
      let isUnwanted = (self as? CasePattern)?.namesBadNews ?? false
      guard frame.interpreter.decide(unknown, at: place.location, isUnwanted: isUnwanted) else { return false }
      bindUnknown(unknown, frame)
      return true
    }
  }
  /// Gives the pattern's variables unknown values.
  func bindUnknown(_ unknown: Unknown, _ frame: Frame) {}
  /// Of the variables that a declaration makes.
  var slots: [Int] { [] }
}

final class WildcardPattern: Pattern {}

final class BindingPattern: Pattern {
  let slot: Int
  let name: String
  let type: TypeNode?
  init(slot: Int, name: String, type: TypeNode? = nil, _ place: Place) {
    self.slot = slot
    self.name = name
    self.type = type
    super.init(place)
  }
  override var slots: [Int] { [slot] }
  override func match(_ value: Value, _ frame: Frame) throws -> Match {
    frame.declare(slot, frame.interpreter.finalised(value), type: type)
    return .yes
  }
  override func bindUnknown(_ unknown: Unknown, _ frame: Frame) { frame.declare(slot, Value(.unknown(unknown.maybe))) }
}

final class TuplePattern: Pattern {
  let elements: [(label: String?, pattern: Pattern)]
  init(_ elements: [(label: String?, pattern: Pattern)], _ place: Place) {
    self.elements = elements
    super.init(place)
  }
  override var slots: [Int] { elements.flatMap(\.pattern.slots) }
  override func match(_ value: Value, _ frame: Frame) throws -> Match {
    switch value.payload {
    case .tuple(let values):
      guard values.count == elements.count else { return .no }
      var result = Match.yes
      for (element, value) in zip(elements, values) {
        switch try element.pattern.match(value.value, frame) {
        case .yes: continue
        case .no: return .no
        case .unknown(let unknown):
          result = .unknown(unknown)
          element.pattern.bindUnknown(unknown, frame)
        }
      }
      return result
    case .unknown(let unknown):
      bindUnknown(unknown, frame)
      return elements.allSatisfy { $0.pattern is BindingPattern || $0.pattern is WildcardPattern }
        ? .yes : .unknown(unknown)
    default:
      return elements.count == 1 ? try elements[0].pattern.match(value, frame) : .no
    }
  }
  override func bindUnknown(_ unknown: Unknown, _ frame: Frame) {
    for element in elements { element.pattern.bindUnknown(unknown, frame) }
  }
}

/// `.some(let x)`, `.failed(let error)`, `Route.detail(id: let id)`.
final class CasePattern: Pattern {
  let typeName: Expression?
  let name: String
  let payload: [(label: String?, pattern: Pattern)]?
  private(set) lazy var namesBadNews = AskedCondition.namesBadNews(name)
  /// A type that has the case.
  private var otherType: String?
  /// Of the parts that may be missing, what they are; found at the first match.
  private var optionalParts: [TypeNode?]??
  private func findParts(_ enumeration: EnumerationValue, _ frame: Frame) -> [TypeNode?]? {
    if let optionalParts { return optionalParts }
    let type = frame.interpreter.program.types[enumeration.typeName]
    let types = type?.caseIndex[name].flatMap { type?.cases[$0].parameters }?.map {
      $0.type.isOptional ? $0.type : nil
    }
    let found = types.flatMap { $0.contains { $0 != nil } ? $0 : nil }
    optionalParts = .some(found)
    return found
  }
  init(typeName: Expression?, name: String, payload: [(label: String?, pattern: Pattern)]?, _ place: Place) {
    self.typeName = typeName
    self.name = name
    self.payload = payload
    super.init(place)
  }
  override func match(_ value: Value, _ frame: Frame) throws -> Match {
    switch value.payload {
    case .enumeration(let enumeration):
      if enumeration.caseName == name {
        return try matchPayload(
          enumeration.payload, enumeration.payload.isEmpty ? nil : findParts(enumeration, frame), frame)
      }
      if enumeration.typeName == otherType { return .no }
      if frame.interpreter.isCase(name, of: enumeration.typeName) {
        otherType = enumeration.typeName
        return .no
      }
    case .none:
      if name == "none" { return .yes }
      if name == "some" { return .no }
      if typeName == nil || payload != nil { return .no }
    case .unknown(let unknown): return .unknown(unknown)
    case .host:
      if let payload, let parts = try frame.interpreter.hostCase(value, name, at: place.location) {
        _ = payload
        return try matchPayload(parts, nil, frame)
      }
    default: break
    }
    if name == "some", let payload, payload.count == 1 { return try payload[0].pattern.match(value, frame) }
    if payload != nil { return .no }
    // A static member of the value's type.
    let other: Value
    if let typeName {
      other = try frame.interpreter.readMember(
        of: typeName.evaluate(frame, nil), name, at: place.offset, typeName, frame)
    } else {
      let member = Value(
        .implicit(ImplicitMember(links: [.init(name: name, call: nil)], location: place.location)))
      other = try frame.interpreter.resolveImplicit(member, like: value, frame)
    }
    return try frame.interpreter.patternMatch(other, value, frame, at: place)
  }

  private func matchPayload(_ values: [TupleElement], _ types: [TypeNode?]?, _ frame: Frame) throws -> Match {
    guard let payload else { return .yes }
    if payload.count == 1, values.count > 1 {
      return try payload[0].pattern.match(Value(.tuple(values)), frame)
    }
    guard payload.count == values.count else { return payload.isEmpty ? .yes : .no }
    var result = Match.yes
    for (element, value) in zip(payload, values) {
      switch try element.pattern.match(value.value, frame) {
      case .yes: continue
      case .no: return .no
      case .unknown(let unknown): result = .unknown(unknown)
      }
    }
    // What is there of an optional part does not show that it may be missing.
    guard let types else { return result }
    for (element, type) in zip(payload, types) {
      if let type, let binding = element.pattern as? BindingPattern, let box = frame.slots[binding.slot] {
        frame.declare(binding.slot, box.value, type: type)
      }
    }
    return result
  }
  override func bindUnknown(_ unknown: Unknown, _ frame: Frame) {
    for element in payload ?? [] { element.pattern.bindUnknown(unknown, frame) }
  }
}

/// `let x?`.
final class OptionalPattern: Pattern {
  let inner: Pattern
  init(_ inner: Pattern, _ place: Place) {
    self.inner = inner
    super.init(place)
  }
  override func match(_ value: Value, _ frame: Frame) throws -> Match {
    switch value.payload {
    case .none: .no
    case .unknown(let unknown): .unknown(unknown)
    default: try inner.match(value, frame)
    }
  }
  override func bindUnknown(_ unknown: Unknown, _ frame: Frame) { inner.bindUnknown(unknown, frame) }
}

/// `1...9`, `"text"`, `someConstant`.
final class ExpressionPattern: Pattern {
  let expression: Expression
  init(_ expression: Expression, _ place: Place) {
    self.expression = expression
    super.init(place)
  }
  override func match(_ value: Value, _ frame: Frame) throws -> Match {
    let other = try expression.evaluate(frame, nil)
    return try frame.interpreter.patternMatch(other, value, frame, at: place)
  }
}

/// `is T`, `let x as T`.
final class TypePattern: Pattern {
  let inner: Pattern?
  let type: TypeNode
  init(_ inner: Pattern?, _ type: TypeNode, _ place: Place) {
    self.inner = inner
    self.type = type
    super.init(place)
  }
  override func match(_ value: Value, _ frame: Frame) throws -> Match {
    let answer = try frame.interpreter.isValue(value, type, frame)
    switch answer.payload {
    case .bool(true): return try inner?.match(value, frame) ?? .yes
    case .unknown(let unknown): return .unknown(unknown)
    default: return .no
    }
  }
  override func bindUnknown(_ unknown: Unknown, _ frame: Frame) { inner?.bindUnknown(unknown, frame) }
}
