/// What an argument of a view or modifier can be.
package indirect enum ArgumentValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  /// A whole number that the code has as one: kept exactly, also beyond 2^53 (`.tag(Int.max)`).
  case integer(Int)
  case string(String)
  /// An enumeration case or option by its SwiftUI name: `leading`, `plain`, `page`.
  case name(String)
  case names([String])
  case text(TextContent)
  case style(StyleSpec)
  case font(FontSpec)
  case insets(EdgeInsets)
  case size(Size)
  case point(Point)
  case unitPoint(UnitPoint)
  case views([ViewNode])
  /// Something the walk can run; the reader keeps the closure under this number.
  case action(Int)
  case list([ArgumentValue])
  /// Only the reader understands it; layout hands it back: a layout of the project's own, a layout value.
  case opaque(OpaqueArgument)
  /// Could not be computed; a verdict that depends on it is "needs review".
  case unknown(reason: String)
}

extension ArgumentValue {
  /// Of either kind of number.
  package var number: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
  /// Without its fraction, within the ends of `Int`; `nil` also where it is not finite, or no number.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value) where value.isFinite: Int(saturating: value)
    default: nil
    }
  }
}

/// A value with where it comes from, from the use inwards.
package struct Argument: Hashable, Sendable {
  package var value: ArgumentValue
  package var derivation: [DerivationStep]
  package init(_ value: ArgumentValue, derivation: [DerivationStep] = []) {
    self.value = value
    self.derivation = derivation
  }
}

/// Named arguments in the order of the call. Unlabelled ones have the parameter's name in SwiftUI's declaration.
package struct NamedArguments: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package private(set) var entries: [(name: String, argument: Argument)]
  package init() { entries = [] }
  package init(dictionaryLiteral elements: (String, ArgumentValue)...) {
    entries = elements.map { ($0.0, Argument($0.1)) }
  }
  package var isEmpty: Bool { entries.isEmpty }
  package subscript(name: String) -> ArgumentValue? { argument(name)?.value }
  package func argument(_ name: String) -> Argument? { entries.first { $0.name == name }?.argument }
  package mutating func set(_ name: String, _ argument: Argument?) {
    let index = entries.firstIndex { $0.name == name }
    switch (index, argument) {
    case (let index?, let argument?): entries[index].argument = argument
    case (let index?, nil): entries.remove(at: index)
    case (nil, let argument?): entries.append((name, argument))
    case (nil, nil): break
    }
  }
  package mutating func set(_ name: String, _ value: ArgumentValue) { set(name, Argument(value)) }

  package func bool(_ name: String) -> Bool? { if case .bool(let value)? = self[name] { value } else { nil } }
  /// Of either kind of number.
  package func number(_ name: String) -> Double? { self[name]?.number }
  /// Without its fraction, within the ends of `Int`; `nil` also where it is not finite, or no number.
  package func integer(_ name: String) -> Int? { self[name]?.integer }
  package func name(_ name: String) -> String? { if case .name(let value)? = self[name] { value } else { nil } }
  package func names(_ name: String) -> [String]? {
    switch self[name] {
    case .names(let values)?: values
    case .name(let value)?: [value]
    default: nil
    }
  }
  package func string(_ name: String) -> String? {
    switch self[name] {
    case .string(let value)?: value
    case .text(let content)?: content.string
    default: nil
    }
  }
  package func text(_ name: String) -> TextContent? {
    switch self[name] {
    case .text(let content)?: content
    case .string(let value)?: TextContent(value)
    default: nil
    }
  }
  package func style(_ name: String) -> StyleSpec? { if case .style(let value)? = self[name] { value } else { nil } }
  package func font(_ name: String) -> FontSpec? { if case .font(let value)? = self[name] { value } else { nil } }
  package func insets(_ name: String) -> EdgeInsets? { if case .insets(let value)? = self[name] { value } else { nil } }
  package func size(_ name: String) -> Size? { if case .size(let value)? = self[name] { value } else { nil } }
  package func point(_ name: String) -> Point? { if case .point(let value)? = self[name] { value } else { nil } }
  package func unitPoint(_ name: String) -> UnitPoint? {
    if case .unitPoint(let value)? = self[name] { value } else { nil }
  }
  package func views(_ name: String) -> [ViewNode]? { if case .views(let value)? = self[name] { value } else { nil } }
  package func action(_ name: String) -> Int? { if case .action(let value)? = self[name] { value } else { nil } }
  package func unknownReason(_ name: String) -> String? {
    if case .unknown(let reason)? = self[name] { reason } else { nil }
  }

  package static func == (a: NamedArguments, b: NamedArguments) -> Bool {
    a.entries.count == b.entries.count
      && zip(a.entries, b.entries).allSatisfy { $0.name == $1.name && $0.argument == $1.argument }
  }
  package func hash(into hasher: inout Hasher) {
    for entry in entries {
      hasher.combine(entry.name)
      hasher.combine(entry.argument)
    }
  }
}
