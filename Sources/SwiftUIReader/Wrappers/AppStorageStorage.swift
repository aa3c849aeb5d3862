import SightlineModel
import SwiftInterpreter

/// `@AppStorage("key")`: a view of `UserDefaults`.
final class AppStorageStorage: WrapperStorage {
  let hostTypeName = "AppStorage"
  private var key: String
  private let typeName: String?
  private var initial: (() throws -> Value)?
  private let reading: Reading
  init(key: String, typeName: String?, initial: (() throws -> Value)?, reading: Reading) {
    self.key = key
    self.typeName = typeName
    self.initial = initial
    self.reading = reading
  }

  func settle(_ convert: @escaping (Value) throws -> Value) {
    initial = initial.map { made in { try convert(made()) } }
  }

  var tellsOfChanges: Bool { true }
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? AppStorageStorage, key == other.key, typeName == other.typeName else { return false }
    if self === other { return true }
    switch (try? initial?(), try? other.initial?()) {
    case (nil, nil): return initial == nil && other.initial == nil
    case (let first?, let its?): return first.isSame(as: its)
    default: return false
    }
  }
  func wrappedValue(in interpreter: Interpreter) throws -> Value {
    reading.noteRead(ofDefault: key)
    guard let stored = reading.defaults[key] else { return try first() }
    // A raw-representable enumeration is stored by its raw value.
    let declared = try typeName ?? initial.map { interpreter.typeName(of: try $0()) }
    if let declared, interpreter.declaredType(declared)?.kind == .enumeration {
      let location = SourceLocation(file: "", line: 0, column: 0)
      let call = Call(
        arguments: [Call.Argument(label: "rawValue", value: stored, location: location)], location: location)
      let made = try interpreter.construct(declared, call)
      if case .none = made.payload { return try initial?() ?? .none }
      return made
    }
    return stored
  }

  /// A colour that somebody may have chosen since is known to be one of many.
  private func first() throws -> Value {
    var value = try initial?() ?? .none
    if value.host(ColorValue.self) != nil {
      value.origin = Origin.following(value.origin, DerivationStep(.firstStored(key: key)))
    }
    return value
  }

  func setWrappedValue(_ value: Value, in interpreter: Interpreter) throws {
    var stored = value
    if case .enumeration = value.payload {
      stored = (try? interpreter.member(of: value, "rawValue", call: nil)) ?? value
    }
    reading.store(stored, forKey: key, at: interpreter.callStack.last, describedBy: interpreter)
  }

  func projectedValue(in interpreter: Interpreter) throws -> Value? {
    let binding = BindingValue(
      get: { [self] in try wrappedValue(in: interpreter) },
      set: { [self] in try setWrappedValue($0, in: interpreter) })
    binding.source = .storage(self)
    return Value(.host(binding))
  }

  func initialize(with value: Value, in interpreter: Interpreter) throws {
    if case .host(let host) = value.payload, let other = host as? AppStorageStorage {
      key = other.key
      initial = other.initial
    } else {
      initial = { value }
    }
  }
}

/// What is stored under a key.
private final class StoredDefault: ReadSource {
  private unowned let reading: Reading
  private let key: String
  init(_ key: String, _ reading: Reading) { (self.key, self.reading) = (key, reading) }
  var present: Value { reading.defaults[key] ?? .void }
  var number: Int { 0 }
}

extension Reading {
  /// A body looks at what is stored under a key.
  func noteRead(ofDefault key: String) {
    guard let reader = ledger.reader else { return }
    let source = defaultsRead[key] ?? StoredDefault(key, self)
    defaultsRead[key] = source
    reader.note(source)
  }

  /// Writes to `UserDefaults` and logs it; `nil` removes.
  func store(_ value: Value?, forKey key: String, at location: SourceLocation?, describedBy interpreter: Interpreter) {
    let kept = value.flatMap { $0.isNone ? nil : $0 }
    let before = defaults.values[key]
    defaults.values[key] = kept
    if let kept, let before, kept.isNoNews(after: before) { ledger.noteUnread() } else { ledger.noteWritten() }
    effects.append(.stored, key, detail: value.map { .value(interpreter.describe($0)) }, at: location)
  }
}
