/// What code passes for a parameter: nothing, a value, or something that could not be computed; with where it comes from.
package struct Given<Value: Hashable & Sendable>: Hashable, Sendable {
  /// `nil` where nothing was passed, and where what was passed is not known.
  package var value: Value?
  /// Why the value could not be computed; a verdict that depends on it is "needs review".
  package var unknownReason: String?
  /// From the use inwards.
  package var derivation: [DerivationStep]

  package init() {
    value = nil
    unknownReason = nil
    derivation = []
  }
  package init(_ value: Value?, derivation: [DerivationStep] = []) {
    self.value = value
    unknownReason = nil
    self.derivation = derivation
  }
  package init(unknown reason: String, derivation: [DerivationStep] = []) {
    value = nil
    unknownReason = reason
    self.derivation = derivation
  }
  /// Something was passed, known or not.
  package var isGiven: Bool { value != nil || unknownReason != nil }
}

/// A type that a parameter of a view or modifier can have.
package protocol ParameterValue: Hashable, Sendable {
  /// - Returns: `nil` for a value of another type.
  init?(_ argument: ArgumentValue)
  var argument: ArgumentValue { get }
}

extension Given {
  /// A parameter where it is stored.
  fileprivate static func at<Payload>(_ offset: Int, in payload: UnsafePointer<Payload>) -> UnsafePointer<Self> {
    UnsafeRawPointer(payload).advanced(by: offset).assumingMemoryBound(to: Self.self)
  }
}

extension Given where Value: ParameterValue {
  /// Decodes an argument; one of another type counts as not passed.
  package init(_ argument: Argument?) {
    guard let argument else {
      self.init()
      return
    }
    switch argument.value {
    case .unknown(let reason): self.init(unknown: reason, derivation: argument.derivation)
    case let other: self.init(Value(other), derivation: argument.derivation)
    }
  }

  var argument: Argument? {
    if let value { return Argument(value.argument, derivation: derivation) }
    return unknownReason.map { Argument(.unknown(reason: $0), derivation: derivation) }
  }
}

/// One parameter of a payload: its name in SwiftUI's declaration, and where its value is kept.
package struct PayloadField<Payload>: Sendable {
  let name: String
  let read: @Sendable (Argument, inout Payload) -> Void
  let write: @Sendable (Payload) -> Argument?
  let reason: @Sendable (Payload) -> String?
  /// Views among the values, which belong to the tree as children do.
  let views: (@Sendable (Payload) -> [ViewNode])?
  /// A length or place that decides the frame.
  let isLength: Bool
  /// Something the walk can run, or any argument.
  let mayBeAction: Bool

  /// - Parameter isLength: Where it is not known, the frame is uncertain by an unknown amount.
  package static func field<Value: ParameterValue>(
    _ name: String, _ path: any (WritableKeyPath<Payload, Given<Value>> & Sendable), isLength: Bool = false
  ) -> Self {
    // Where a parameter is stored is looked up once: key paths are slow to follow, and lowering asks at every layout.
    let offset = MemoryLayout<Payload>.offset(of: path)
    let reason: @Sendable (Payload) -> String? = { payload in
      guard let offset else { return payload[keyPath: path].unknownReason }
      return withUnsafePointer(to: payload) { Given<Value>.at(offset, in: $0).pointee.unknownReason }
    }
    let value: @Sendable (Payload) -> Value? = { payload in
      guard let offset else { return payload[keyPath: path].value }
      return withUnsafePointer(to: payload) { Given<Value>.at(offset, in: $0).pointee.value }
    }
    var views: (@Sendable (Payload) -> [ViewNode])?
    if Value.self == [ViewNode].self { views = { value($0) as? [ViewNode] ?? [] } }
    if Value.self == Caption.self { views = { (value($0) as? Caption)?.views ?? [] } }
    return Self(
      name: name, read: { $1[keyPath: path] = Given($0) }, write: { $0[keyPath: path].argument },
      reason: reason, views: views, isLength: isLength,
      mayBeAction: Value.self == ActionNumber.self || Value.self == ParameterExpression.self)
  }
}

/// The fields of one payload, with those that every layout asks for picked out once.
package struct FieldList<Payload: PayloadFields>: ExpressibleByArrayLiteral, Sendable {
  let all: [PayloadField<Payload>]
  let lengths: [PayloadField<Payload>]
  let withViews: [PayloadField<Payload>]
  let mayHaveActions: Bool

  package init(arrayLiteral fields: PayloadField<Payload>...) {
    all = fields
    lengths = fields.filter(\.isLength)
    withViews = fields.filter { $0.views != nil }
    mayHaveActions = fields.contains(where: \.mayBeAction)
  }
}

/// The parameters of a view or modifier, each with its type. Decoded once, when the node is made.
package protocol PayloadFields: Hashable, Sendable {
  init()
  static var fields: FieldList<Self> { get }
}

/// What all payloads of a type have in common.
extension PayloadFields {
  static var hasLengths: Bool { !fields.lengths.isEmpty }
  static var hasViews: Bool { !fields.withViews.isEmpty }
  static var mayHaveActions: Bool { fields.mayHaveActions }
}

extension PayloadFields {
  package init(_ arguments: NamedArguments) {
    self.init()
    for entry in arguments.entries {
      // Few fields: looked through one after the other.
      for field in Self.fields.all where field.name == entry.name { field.read(entry.argument, &self) }
    }
  }

  /// As a screen document has it.
  package var arguments: NamedArguments {
    var result = NamedArguments()
    for field in Self.fields.all { if let argument = field.write(self) { result.set(field.name, argument) } }
    return result
  }

  /// Views among the parameters, in the order of the declaration.
  package var views: [(name: String, views: [ViewNode])] {
    let fields = Self.fields.withViews
    if fields.isEmpty { return [] }
    return fields.compactMap { field in
      guard let views = field.views?(self), !views.isEmpty else { return nil }
      return (field.name, views)
    }
  }

  /// Lengths that could not be computed.
  package var unknownLengths: [(name: String, reason: String)] {
    let fields = Self.fields.lengths
    if fields.isEmpty { return [] }
    var unknown: [(name: String, reason: String)] = []
    for field in fields { if let reason = field.reason(self) { unknown.append((field.name, reason)) } }
    return unknown
  }
}
