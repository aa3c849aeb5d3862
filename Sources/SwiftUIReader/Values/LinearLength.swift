import SightlineModel
import SwiftInterpreter

/// A length that only layout knows, as a sum of what it depends on: `d[.bottom] - 10`, `geometry.size.width * 0.8`.
struct LinearLength: PlainHostValue {
  let hostTypeName = "CGFloat"
  var constant = 0.0
  /// Factors by what they multiply: `width`, `height`, `vertical.bottom`; sorted when written.
  var terms: [String: Double]

  init(_ term: String) { terms = [term: 1] }
  private init(constant: Double, terms: [String: Double]) {
    self.constant = constant
    self.terms = terms
  }

  /// `[linear, constant, [term, factor], …]`.
  var argument: ArgumentValue {
    let parts = terms.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    return .list([.name("linear"), .number(constant)] + parts.map { .list([.name($0.key), .number($0.value)]) })
  }
  /// The guide a length is nothing but.
  var soleTerm: String? { constant == 0 && terms.count == 1 && terms.values.first == 1 ? terms.keys.first : nil }

  func member(_ name: String, _ call: Call?) -> Value? {
    name == "prefix -" ? .host(scaled(by: -1)) : nil
  }

  private func scaled(by factor: Double) -> LinearLength {
    LinearLength(constant: constant * factor, terms: terms.mapValues { $0 * factor })
  }

  /// `nil` where the result is no sum any more: it is then not known before layout.
  static func apply(_ name: String, _ left: Value, _ right: Value) -> Value? {
    func linear(_ value: Value) -> LinearLength? {
      value.host(LinearLength.self) ?? value.number.map { LinearLength(constant: $0, terms: [:]) }
    }
    guard left.host(LinearLength.self) != nil || right.host(LinearLength.self) != nil else { return nil }
    guard let a = linear(left), let b = linear(right) else { return nil }
    switch name {
    case "+":
      return .host(
        LinearLength(constant: a.constant + b.constant, terms: a.terms.merging(b.terms, uniquingKeysWith: +)))
    case "-":
      return .host(
        LinearLength(
          constant: a.constant - b.constant,
          terms: a.terms.merging(b.terms.mapValues { -$0 }, uniquingKeysWith: +)))
    case "*" where b.terms.isEmpty: return .host(a.scaled(by: b.constant))
    case "*" where a.terms.isEmpty: return .host(b.scaled(by: a.constant))
    case "/" where b.terms.isEmpty && b.constant != 0: return .host(a.scaled(by: 1 / b.constant))
    default: return .unknown("a length that only layout knows")
    }
  }
}

/// `ViewDimensions`: what an alignment guide's closure is asked with.
struct DimensionsValue: HostValue {
  let hostTypeName = "ViewDimensions"

  func member(_ name: String) -> Value? {
    name == "width" || name == "height" ? .host(LinearLength(name)) : nil
  }
}

/// Alignments and the closures that compute them.
struct AlignmentReader {
  let interpreter: Interpreter

  /// - Returns: `horizontal` or `vertical`, and the alignment's name: SwiftUI's own, or the project's type's.
  func guide(_ value: Value) throws -> (axis: String, name: String)? {
    for (axis, type) in [("horizontal", "HorizontalAlignment"), ("vertical", "VerticalAlignment")] {
      if let host = value.host(NameValue.self) {
        if host.hostTypeName == type { return (axis, host.name) }
        continue
      }
      let resolved = try interpreter.resolve(value, as: type)
      if let host = resolved.host(NameValue.self), host.hostTypeName == type { return (axis, host.name) }
    }
    return nil
  }

  /// `VerticalAlignment(MidAccount.self)`: the type's name, and after a slash the guide it is by default.
  func custom(_ call: Call, axis: String) throws -> NameValue? {
    guard case .type(let name)? = call[position: 0]?.payload else { return nil }
    let argument = Call.Argument(label: "in", value: .host(DimensionsValue()), location: call.location)
    let length = try? interpreter.staticMember(
      of: name, "defaultValue", call: Call(arguments: [argument], location: call.location))
    let term = length?.host(LinearLength.self)?.soleTerm?.split(separator: ".").last.map(String.init) ?? "center"
    return NameValue(
      hostTypeName: axis == "horizontal" ? "HorizontalAlignment" : "VerticalAlignment", name: "\(name)/\(term)")
  }

  /// The value a closure gives for a guide.
  func length(_ closure: FunctionValue, at location: SourceLocation) throws -> ArgumentValue {
    let argument = Call.Argument(label: nil, value: .host(DimensionsValue()), location: location)
    let value = try interpreter.call(closure, Array([argument].prefix(closure.parameterCount)))
    if let length = value.host(LinearLength.self) { return length.argument }
    if let number = value.number { return .number(number) }
    if value.implicitName == "zero" { return .number(0) }
    return .unknown(reason: value.unknownReason ?? "a guide that was not computed")
  }
}
