import SightlineModel
import SwiftInterpreter

/// `KeyPathComparator`, `SortDescriptor` and what is sorted by them.
struct SortDescriptors {
  let interpreter: Interpreter

  static let types: Set<String> = ["KeyPathComparator", "SortDescriptor", "NSSortDescriptor"]

  /// `KeyPathComparator(\.date, order: .reverse)`.
  func construct(_ type: String, _ call: Call) -> Value {
    var fields: [String: Value] = [:]
    for argument in call.arguments { fields[argument.label ?? "keyPath"] = argument.value }
    return .host(OpaqueValue(hostTypeName: type, fields: fields))
  }

  /// - Parameter order: One descriptor or a list of them, the first of which counts most.
  /// - Returns: `nil` where the order is none that is known here.
  func sorted(_ values: [Value], using order: Value) throws -> Value? {
    if order.isUnknown { return order }
    let descriptors = try (order.elements ?? [order]).map(descriptor)
    guard !descriptors.isEmpty, !descriptors.contains(where: { $0 == nil }) else {
      return descriptors.isEmpty ? Value(.array(values)) : nil
    }
    let keyed = try values.enumerated().map { index, value in
      (index: index, value: value, keys: try descriptors.map { try key($0!.path, of: value) })
    }
    if let unknown = keyed.lazy.flatMap(\.keys).first(where: \.isUnknown) { return unknown }
    let result = try keyed.sorted { a, b in
      for (index, descriptor) in descriptors.enumerated() {
        let (left, right) = descriptor!.isReversed ? (b.keys[index], a.keys[index]) : (a.keys[index], b.keys[index])
        if try interpreter.isLess(left, right) { return true }
        if try interpreter.isLess(right, left) { return false }
      }
      return a.index < b.index
    }
    return Value(.array(result.map(\.value)))
  }

  private struct Descriptor {
    var path: [String]
    var isReversed: Bool
  }

  private func descriptor(_ value: Value) throws -> Descriptor? {
    var value = value
    if case .implicit = value.payload { value = try interpreter.resolve(value, as: "SortDescriptor") }
    guard let opaque = value.host(OpaqueValue.self), Self.types.contains(opaque.hostTypeName),
      case .keyPath(_, let components)? = opaque.fields["keyPath"]?.payload
    else { return nil }
    let order = opaque.fields["order"].map { $0.implicitName ?? $0.host(NameValue.self)?.name }
    return Descriptor(
      path: components, isReversed: order == "reverse" || opaque.fields["ascending"]?.bool == false)
  }

  private func key(_ path: [String], of value: Value) throws -> Value {
    try interpreter.value(at: path, of: value)
  }
}
