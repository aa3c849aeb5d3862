import SightlineModel
import SwiftInterpreter

/// `Binding`: reads and writes a value that lives elsewhere. Also what `@Binding` stores.
final class BindingValue: WrapperStorage {
  var hostTypeName: String { "Binding" }
  private(set) var get: () throws -> Value
  private(set) var set: (Value) throws -> Void
  /// Of what it leads to, where that is declared.
  var typeName: String?
  /// What it leads to, where two of them can be told apart by it.
  var source: Source?
  indirect enum Source {
    case cell(StateCell)
    case storage(any WrapperStorage)
    case constant(Value)
    case member(Source, String)
    case element(Source, Int)
    /// `Binding(get:set:)` of the project's.
    case code([Value])

    func isSame(as other: Source) -> Bool {
      switch (self, other) {
      case (.cell(let a), .cell(let b)): a === b
      case (.storage(let a), .storage(let b)): a.isSame(as: b)
      case (.constant(let a), .constant(let b)): a.isSame(as: b)
      case (.member(let a, let name), .member(let b, let other)): name == other && a.isSame(as: b)
      case (.element(let a, let index), .element(let b, let other)): index == other && a.isSame(as: b)
      case (.code(let a), .code(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
      default: false
      }
    }
  }
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? BindingValue else { return false }
    if self === other { return true }
    guard let source, let its = other.source else { return false }
    return typeName == other.typeName && source.isSame(as: its)
  }

  init(get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void) {
    self.get = get
    self.set = set
  }
  static func constant(_ value: Value) -> BindingValue {
    let binding = BindingValue(get: { value }, set: { _ in })
    binding.source = .constant(value)
    return binding
  }
  /// Keeps what is written, for a binding that nobody passed.
  static func sample(_ value: Value, _ ledger: ChangeLedger) -> BindingValue {
    let cell = StateCell(value, ledger)
    return BindingValue(get: { cell.value }, set: { cell.value = $0 })
  }

  func settle(_ convert: @escaping (Value) throws -> Value) {
    let read = get
    get = {
      let value = try read()
      if case .implicit = value.payload { return try convert(value) }
      return value
    }
  }

  var tellsOfChanges: Bool { true }
  func wrappedValue(in interpreter: Interpreter) throws -> Value { try get() }
  func setWrappedValue(_ value: Value, in interpreter: Interpreter) throws { try set(value) }
  func projectedValue(in interpreter: Interpreter) throws -> Value? { Value(.host(self)) }
  func initialize(with value: Value, in interpreter: Interpreter) throws {
    if case .host(let host) = value.payload, let other = host as? BindingValue {
      get = other.get
      set = other.set
      source = other.source
    } else if case .implicit = value.payload {
      try initialize(with: interpreter.resolve(value, as: "Binding"), in: interpreter)
    } else {
      // A value where a binding is expected: an unknown, or a memberwise sample.
      let cell = StateCell(value, interpreter.ledger)
      get = { cell.value }
      set = { cell.value = $0 }
    }
  }

  /// `$model.name`: a binding to a part.
  func member(_ name: String, in interpreter: Interpreter) -> BindingValue {
    let binding = BindingValue(
      get: { [self] in try interpreter.member(of: get(), name, call: nil) },
      set: { [self] newValue in
        var whole = try get()
        try interpreter.setMember(of: &whole, name, to: newValue)
        if case .object = whole.payload { return }
        try set(whole)
      })
    binding.source = source.map { .member($0, name) }
    return binding
  }

  /// `$rows[2]`.
  func element(_ index: Int) -> BindingValue {
    let binding = BindingValue(
      get: { [self] in
        guard case .array(let values) = try get().payload, values.indices.contains(index) else { return .none }
        return values[index]
      },
      set: { [self] newValue in
        guard case .array(var values) = try get().payload, values.indices.contains(index) else { return }
        values[index] = newValue
        try set(Value(.array(values)))
      })
    binding.source = source.map { .element($0, index) }
    return binding
  }
}
