import SightlineModel
import SwiftInterpreter

extension Value {
  var isNone: Bool {
    if case .none = payload { true } else { false }
  }
  var isUnknown: Bool {
    if case .unknown = payload { true } else { false }
  }
  var unknownReason: String? {
    if case .unknown(let unknown) = payload { unknown.reason } else { nil }
  }
  /// The type of a value that is not known, as far as that is.
  var unknownTypeName: String? {
    if case .unknown(let unknown) = payload { unknown.typeName } else { nil }
  }
  // Inlined, the optimiser of Swift 6.3.1 loses track of how long the value lives, and stops.
  @inline(never)
  var integer: Int? {
    switch payload {
    case .int(let value): value
    case .double(let value) where value == value.rounded() && abs(value) < 1e15: Int(saturating: value)
    default: nil
    }
  }
  var bool: Bool? {
    if case .bool(let value) = payload { value } else { nil }
  }
  var function: FunctionValue? {
    if case .function(let value) = payload { value } else { nil }
  }
  var elements: [Value]? {
    switch payload {
    case .array(let values), .set(let values): values
    default: nil
    }
  }
  func host<T: HostValue>(_ type: T.Type) -> T? {
    switch payload {
    case .host(let value): exactly(value, type)
    case .structure(let structure): GeometryStructure.value(structure).flatMap { exactly($0, type) }
    default: nil
    }
  }
  /// The single name of an implicit member without a call: `.leading`.
  var implicitName: String? {
    guard case .implicit(let member) = payload, member.links.count == 1, member.links[0].call == nil else { return nil }
    return member.links[0].name
  }
  /// From the use inwards.
  var derivation: [DerivationStep] { origin?.steps ?? [] }

  static func host(_ value: any HostValue, origin: Origin? = nil) -> Value { Value(.host(value), origin: origin) }
  /// A text that the system makes in the reader's language: a date, the name of a region.
  static func systemText(_ text: String) -> Value {
    Value(.string(text), origin: Origin(.data))
  }
  /// Unknown, of a type that is known: what is asked of it goes by the type.
  static func unknown(_ reason: String, of type: String, at location: SourceLocation? = nil) -> Value {
    Value(.unknown(Unknown(reason: reason, location: location, typeName: type)))
  }
  static func string(_ text: String) -> Value { Value(.string(text)) }
  static func bool(_ value: Bool) -> Value { Value(.bool(value)) }
  static func double(_ value: Double) -> Value { Value(.double(value)) }
  static func int(_ value: Int) -> Value { Value(.int(value)) }
}

extension Call {
  /// The closure behind a label or, for `nil`, the first unlabelled one.
  func closure(_ label: String? = nil) -> FunctionValue? {
    arguments.first { $0.label == label && $0.value.function != nil }?.value.function
  }
  subscript(position index: Int) -> Value? { unlabelled.indices.contains(index) ? unlabelled[index].value : nil }
  func value(_ label: String) -> Value? { self[label]?.value }
}

/// A host's value as one of a type, which nothing inherits; see the interpreter's.
@inline(__always)
func exactly<T: HostValue>(_ host: any HostValue, _ wanted: T.Type) -> T? {
  type(of: host) == wanted ? (host as! T) : nil
}
