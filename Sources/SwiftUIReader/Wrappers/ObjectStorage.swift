import SightlineModel
import SwiftInterpreter

/// `@ObservedObject`, `@Bindable`, `@Published`, `@Query` and others that simply hold a value.
final class HeldStorage: LaunchedThing, WrapperStorage, PlacedStorage, ReadSource {
  private let place = LaunchPlace()
  let hostTypeName: String
  /// Of the property, where what it begins with is kept while its view stands where it does.
  private let key: String?
  private var value: Value?
  /// What it holds until something is written to it, where that is unknown.
  private let unknown: Unknown?
  var present: Value { value ?? .void }
  var number: Int { place.number }
  private var initial: (() throws -> Value)?
  /// Who listens to a `@Published` property: called before it changes.
  private var subject: PublisherValue.Subject?
  init(_ hostTypeName: String, key: String? = nil, unknown: Unknown? = nil, initial: (() throws -> Value)?) {
    self.unknown = unknown
    self.hostTypeName = hostTypeName
    self.key = key
    self.initial = initial
    place.hold(self)
  }
  func kept() -> () -> Void {
    let (value, initial, subject) = (value, initial, subject)
    return { (self.value, self.initial, self.subject) = (value, initial, subject) }
  }

  /// `@ObservedObject var model = Model()`: SwiftUI makes the view, and its model, anew when what is around it changes. Here
  /// all views are evaluated together: a model that loads as it is made would load without an end.
  func placed(at identity: Identity, in reading: Reading, environment: EnvironmentValues) throws -> any WrapperStorage {
    guard let key, value == nil, let initial else { return self }
    let copy = HeldStorage(hostTypeName, key: key, initial: initial)
    copy.value = try reading.state.cell(identity, key) { try reading.readConditions.keeping { try initial() } }.value
    return copy
  }

  func wrappedValue(in interpreter: Interpreter) throws -> Value {
    interpreter.ledger.reader?.note(self)
    if let value { return value }
    let first = try initial?() ?? .none
    value = first
    return first
  }
  var keptValue: Value? { value }
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? HeldStorage else { return false }
    if self === other { return true }
    guard hostTypeName == other.hostTypeName, key == other.key else { return false }
    if let unknown, let its = other.unknown {
      switch (value ?? Value(.unknown(unknown)), other.value ?? Value(.unknown(its))) {
      case (let value, let its): return value.isUnknown && value.isSame(as: its)
      }
    }
    // What is written through it stays in it.
    guard let value, let its = other.value, case .object = value.payload else { return false }
    return value.isSame(as: its)
  }
  func settle(_ convert: @escaping (Value) throws -> Value) {
    guard value == nil else { return }
    initial = initial.map { made in { try convert(made()) } }
  }
  func setWrappedValue(_ value: Value, in interpreter: Interpreter) throws {
    try subject?.send(value)
    self.value = value
  }
  func projectedValue(in interpreter: Interpreter) throws -> Value? {
    if hostTypeName == "Published" {
      let current = try wrappedValue(in: interpreter)
      let subject =
        self.subject
        ?? PublisherValue.Subject(.published, current: current) { [weak self, reference = interpreter.reference] in
          // Who publishes may outlive what it is assigned to.
          guard let self, let interpreter = reference.interpreter else { return }
          try setWrappedValue($0, in: interpreter)
          interpreter.ledger.note()
        }
      subject.current = current
      self.subject = subject
      return Value(.host(PublisherValue(.subject(subject))))
    }
    let binding = BindingValue(
      get: { [self] in try wrappedValue(in: interpreter) },
      set: { [self] in
        value = $0
        interpreter.ledger.noteWritten()
      })
    binding.source = .storage(self)
    return Value(.host(binding))
  }
  func initialize(with value: Value, in interpreter: Interpreter) throws {
    // `_items = Query(sort: \.name)`: what it will find is as unknown as before.
    if let query = value.host(OpaqueValue.self), query.hostTypeName == hostTypeName { return }
    if case .host(let host) = value.payload, let other = host as? HeldStorage {
      self.value = try other.wrappedValue(in: interpreter)
    } else {
      self.value = value
    }
  }
}

/// `@EnvironmentObject` and `@Environment(Model.self)`: the nearest object of the type above.
final class EnvironmentObjectStorage: WrapperStorage, PlacedStorage {
  let hostTypeName = "EnvironmentObject"
  let typeName: String
  /// With what its generic parameters are: `Store<AppState, Action>`.
  private let wholeTypeName: String
  private let reading: Reading
  private var environment: EnvironmentValues?
  private let isOptional: Bool
  private let location: SourceLocation
  init(typeName wholeTypeName: String, isOptional: Bool, reading: Reading, location: SourceLocation) {
    self.wholeTypeName = wholeTypeName
    self.typeName = TypeName.plain(wholeTypeName)
    self.isOptional = isOptional
    self.reading = reading
    self.location = location
  }
  func placed(at identity: Identity, in reading: Reading, environment: EnvironmentValues) throws -> any WrapperStorage {
    let copy = EnvironmentObjectStorage(
      typeName: wholeTypeName, isOptional: isOptional, reading: reading, location: location)
    copy.environment = environment
    return copy
  }
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? EnvironmentObjectStorage, wholeTypeName == other.wholeTypeName,
      isOptional == other.isOptional, let environment, let its = other.environment
    else { return false }
    switch (environment.objects[typeName], its.objects[typeName]) {
    case (nil, nil): return true
    case (let object?, let another?): return object.isSame(as: another)
    default: return false
    }
  }
  func wrappedValue(in interpreter: Interpreter) throws -> Value {
    if let object = (environment ?? reading.environment).objects[typeName] { return object }
    if isOptional { return .none }
    // Shown alone, without the ancestor that provides it: a sample, made once.
    if let object = reading.objects[Self.key + typeName] { return object }
    let stepsBefore = interpreter.stepsUsed
    let made = Self.sample(of: wholeTypeName, reading, interpreter)
    reading.rootMoments?.note(environment: wholeTypeName, steps: interpreter.stepsUsed - stepsBefore)
    return made
  }
  private static let key = "environment "

  /// Makes a sample of the environment, unless there is one.
  @discardableResult
  static func sample(of wholeTypeName: String, _ reading: Reading, _ interpreter: Interpreter) -> Value {
    let key = key + TypeName.plain(wholeTypeName)
    if let known = reading.objects[key] { return known }
    let made = SampleValues(interpreter: interpreter, reading: reading).value(ofType: wholeTypeName)
    reading.objects[key] = made
    return made
  }
  func setWrappedValue(_ value: Value, in interpreter: Interpreter) throws {}
  func projectedValue(in interpreter: Interpreter) throws -> Value? {
    let object = try wrappedValue(in: interpreter)
    let binding = BindingValue(get: { object }, set: { _ in })
    binding.source = .constant(object)
    return Value(.host(binding))
  }
  func initialize(with value: Value, in interpreter: Interpreter) throws {}
}

/// `@Environment(\.colorScheme)`.
final class EnvironmentStorage: WrapperStorage, PlacedStorage {
  let hostTypeName = "Environment"
  let key: [String]
  private let reading: Reading
  private let location: SourceLocation
  private var environment: EnvironmentValues?
  init(key: [String], reading: Reading, location: SourceLocation) {
    self.key = key
    self.reading = reading
    self.location = location
  }
  func placed(at identity: Identity, in reading: Reading, environment: EnvironmentValues) throws -> any WrapperStorage {
    let copy = EnvironmentStorage(key: key, reading: reading, location: location)
    copy.environment = environment
    return copy
  }
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? EnvironmentStorage, key == other.key, let environment, let its = other.environment,
      let first = key.first
    else { return false }
    return environment.isSame(as: its, for: first)
  }
  func wrappedValue(in interpreter: Interpreter) throws -> Value {
    guard let first = key.first else { return .unknown("an environment key path without a name", at: location) }
    var value = try EnvironmentReader(reading: reading).value(
      first, in: environment ?? reading.environment, interpreter: interpreter, at: location)
    for name in key.dropFirst() { value = try interpreter.member(of: value, name, call: nil) }
    return value
  }
  func setWrappedValue(_ value: Value, in interpreter: Interpreter) throws {}
  func projectedValue(in interpreter: Interpreter) throws -> Value? { nil }
  func initialize(with value: Value, in interpreter: Interpreter) throws {}
}
