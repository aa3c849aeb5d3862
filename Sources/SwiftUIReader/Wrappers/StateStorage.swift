import SightlineModel
import SwiftInterpreter

/// `@State`, `@StateObject`, `@GestureState`, `@FocusState`, `@SceneStorage`, `@Namespace`: a cell that belongs to the
/// view's place in the tree.
final class StateStorage: WrapperStorage, PlacedStorage {
  let hostTypeName: String
  let key: String
  private var cell: StateCell?
  private var initial: (() throws -> Value)?
  /// Of the property, where the sources tell.
  private let typeName: String?

  init(_ hostTypeName: String, key: String, initial: (() throws -> Value)?, typeName: String? = nil) {
    self.hostTypeName = hostTypeName
    self.key = key
    self.initial = initial
    self.typeName = typeName
  }

  func placed(at identity: Identity, in reading: Reading, environment: EnvironmentValues) throws -> any WrapperStorage {
    let copy = StateStorage(hostTypeName, key: key, initial: initial, typeName: typeName)
    copy.cell = try reading.state.cell(identity, key) {
      try reading.readConditions.keeping { try currentValue() }
    }
    copy.cell?.typeName = typeName
    return copy
  }

  private func currentValue() throws -> Value {
    if let cell { return cell.value }
    return try initial?() ?? .none
  }
  private func ownCell(_ interpreter: Interpreter) throws -> StateCell {
    if let cell { return cell }
    let made = StateCell(try initial?() ?? .none, interpreter.ledger)
    cell = made
    return made
  }

  func settle(_ convert: @escaping (Value) throws -> Value) {
    guard cell == nil else { return }
    initial = initial.map { made in { try convert(made()) } }
  }

  /// Copies that stand at one place share what they hold.
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? StateStorage else { return false }
    if self === other { return true }
    guard let cell, let its = other.cell else { return false }
    return cell === its
  }

  var tellsOfChanges: Bool { true }
  func wrappedValue(in interpreter: Interpreter) throws -> Value { try ownCell(interpreter).value }
  func setWrappedValue(_ value: Value, in interpreter: Interpreter) throws { try ownCell(interpreter).value = value }
  func projectedValue(in interpreter: Interpreter) throws -> Value? {
    let cell = try ownCell(interpreter)
    let binding = BindingValue(get: { cell.value }, set: { cell.value = $0 })
    binding.typeName = typeName
    binding.source = .cell(cell)
    return Value(.host(binding))
  }
  func initialize(with value: Value, in interpreter: Interpreter) throws {
    if case .host(let host) = value.payload, let other = host as? StateStorage {
      initial = { try other.currentValue() }
    } else {
      initial = { value }
    }
    cell = nil
  }
}

/// A wrapper whose value depends on where its view stands.
protocol PlacedStorage: WrapperStorage {
  /// A copy for one place; the instance may be shown in several.
  func placed(at identity: Identity, in reading: Reading, environment: EnvironmentValues) throws -> any WrapperStorage
}
