import Foundation
package import SightlineModel

/// A value of the interpreted program, with where it comes from.
///
/// An optional is its wrapped value or `.none`. The interpreter and everything it makes belong to one thread.
///
/// Four words: large payloads stand behind one reference.
package struct Value {
  package var payload: Payload
  /// Written as a literal at the very place that uses it, so its type is still open to the context:
  /// set for the argument of `Text("key")`, not for that of `Text(name)`.
  package var isLiteral = false
  /// Origins are never freed, so a value needs no hold on its own.
  private(set) var history: Unmanaged<Origin>?
  /// From the last step (a constant's name, a token) back to the literal.
  package var origin: Origin? {
    @inline(__always) get { history?.takeUnretainedValue() }
    @inline(__always) set { history = newValue.map(Unmanaged.passUnretained) }
  }
  @inline(__always)
  package init(_ payload: Payload, origin: Origin? = nil) {
    self.payload = payload
    history = origin.map(Unmanaged.passUnretained)
  }
  @inline(__always)
  init(_ payload: Payload, from history: Unmanaged<Origin>?) {
    self.payload = payload
    self.history = history
  }
  /// Where a result comes from: its first named operand.
  @inline(__always)
  static func history(_ left: Value, _ right: Value) -> Unmanaged<Origin>? { history(left.history, right.history) }
  @inline(__always)
  static func history(_ left: Unmanaged<Origin>?, _ right: Unmanaged<Origin>?) -> Unmanaged<Origin>? {
    guard let first = left else { return right }
    guard let second = right, !first._withUnsafeGuaranteedRef(\.hasPrevious),
      second._withUnsafeGuaranteedRef(\.hasPrevious)
    else { return first }
    return second
  }

  package enum Payload {
    case void
    case none
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    /// A literal with interpolations whose context may ask for more than text: `Text("\(count) piles")`.
    /// Bound to a variable or a `String` parameter it becomes `.string`; `Interpreter.text(of:)` gives the text.
    case interpolation(InterpolatedString)
    case tuple([TupleElement])
    case array([Value])
    case dictionary(DictionaryValue)
    /// Without equal elements, in the order of insertion.
    case set([Value])
    indirect case range(RangeValue)
    case function(FunctionValue)
    /// A metatype, of the project's own or the host's.
    case type(String)
    case structure(StructureValue)
    case object(ObjectValue)
    indirect case enumeration(EnumerationValue)
    /// `\.dynamicTypeSize` → `["dynamicTypeSize"]`.
    indirect case keyPath(root: String?, components: [String])
    /// `.leading`, `.red.opacity(0.5)`: waits for a context that knows the type.
    indirect case implicit(ImplicitMember)
    /// A value only the host understands: a view, a colour, a date.
    indirect case host(any HostValue)
    indirect case unknown(Unknown)
  }

  package static var void: Value { Value(.void) }
  package static var none: Value { Value(.none) }
  package static func unknown(_ reason: String, at location: SourceLocation? = nil) -> Value {
    Value(.unknown(Unknown(reason: reason, location: location)))
  }
}

/// What can't be known from the sources, and why. Stays unknown through arithmetic, strings and views.
package struct Unknown {
  package var reason: String
  package var location: SourceLocation?
  /// The type, where the sources tell: sample values can be made of it.
  package var typeName: String? {
    // Of a part of it nobody knows.
    didSet { if typeName == nil { isThere = false } }
  }
  /// It is declared as no optional: whatever it is, it is there.
  package var isThere = false
  package init(reason: String, location: SourceLocation? = nil, typeName: String? = nil) {
    self.reason = reason
    self.location = location
    self.typeName = typeName
  }
  /// Something that is made of it, and may be missing.
  var maybe: Unknown {
    var other = self
    other.isThere = false
    return other
  }
}

/// The parts of an interpolated literal, in order.
package struct InterpolatedString {
  package enum Segment {
    case literal(String)
    /// `\(price, format: .currency(code: "EUR"))`: the value, then what follows it.
    case value(Value, options: [Call.Argument])
  }
  package var segments: [Segment]
  /// The code around it chooses between the text for one and that for several.
  package var isOneOfSeveral: Bool
  /// The literal that it was made by, part by part.
  var literal: InterpolationExpression?
  package init(segments: [Segment], isOneOfSeveral: Bool = false) {
    self.segments = segments
    self.isOneOfSeveral = isOneOfSeveral
  }
}

/// One step of a value's history; shared, never changed, and kept as long as the process runs.
///
/// Values copy them all the time, and there are few: one for each literal and constant that ran, and for each way on
/// from there (`following`).
package final class Origin {
  package let step: DerivationStep
  package let previous: Origin?
  let hasPrevious: Bool
  /// What a literal or a constant led to is asked for at each of its uses.
  private var known: [DerivationStep]?
  private let count: Int
  /// The ways on from here that were taken.
  private var next: [DerivationStep: Origin] = [:]

  package convenience init(_ step: DerivationStep) { self.init(step, nil) }
  private init(_ step: DerivationStep, _ previous: Origin?) {
    self.step = step
    self.previous = previous
    hasPrevious = previous != nil
    count = (previous?.count ?? 0) + 1
    _ = Unmanaged.passRetained(self)
  }

  /// The step that leads on from a history; the same one each time.
  ///
  /// A history grows with each round of a loop: what is further back than `ValueLimits.origins` is left out.
  /// - Parameter start: The step without a history, where it is kept anyway.
  package static func following(
    _ previous: Origin?, _ step: DerivationStep, else start: @autoclosure () -> Origin? = nil
  ) -> Origin {
    guard let previous, previous.count < ValueLimits.origins else { return start() ?? Origin(step, nil) }
    lock.lock()
    defer { lock.unlock() }
    if let known = previous.next[step] { return known }
    let made = Origin(step, previous)
    previous.next[step] = made
    return made
  }
  /// What was launched on one thread may hold for screens that are read on others.
  private static let lock = NSLock()

  /// From the last step back to the first.
  package var steps: [DerivationStep] {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    if let known { return known }
    var result = [step]
    var next = previous
    while let origin = next {
      result.append(origin.step)
      next = origin.previous
    }
    known = result
    return result
  }
}

package struct TupleElement {
  package var label: String?
  package var value: Value
  package init(label: String? = nil, value: Value) {
    self.label = label
    self.value = value
  }
}

package struct RangeValue {
  package var lower: Value?
  package var upper: Value?
  package var isClosed: Bool
  package init(lower: Value?, upper: Value?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }
}

package struct EnumerationValue {
  package var typeName: String
  package var caseName: String
  package var payload: [TupleElement]
  package init(typeName: String, caseName: String, payload: [TupleElement] = []) {
    self.typeName = typeName
    self.caseName = caseName
    self.payload = payload
  }
}

/// A chain that starts with a dot, not yet resolved: `.red`, `.system(size: 17)`, `.blue.opacity(0.2)`.
package struct ImplicitMember {
  package struct Link {
    package var name: String
    /// `nil` for a plain member access.
    package var call: Call?
    package init(name: String, call: Call?) {
      self.name = name
      self.call = call
    }
  }
  /// A link that is a subscript, with its indices as the call's arguments.
  static let subscriptName = "[]"
  package var links: [Link]
  package var location: SourceLocation
  package init(links: [Link], location: SourceLocation) {
    self.links = links
    self.location = location
  }
}

/// A closure or function with what it captured. Opaque here; the interpreter calls it.
package class FunctionValue {
  package let name: String
  let spot: Spot
  package var location: SourceLocation { spot.location }
  package let parameterCount: Int
  init(name: String, location: SourceLocation, parameterCount: Int) {
    self.name = name
    spot = Spot(location)
    self.parameterCount = parameterCount
    isClosure = false
  }
  init(name: String, at spot: Spot, parameterCount: Int, isClosure: Bool = false) {
    self.name = name
    self.spot = spot
    self.parameterCount = parameterCount
    self.isClosure = isClosure
  }
  /// A `Closure`; cheaper to ask than its class.
  final let isClosure: Bool
}

/// A function that a host provides: an action, a callback.
package final class NativeFunction: FunctionValue {
  package typealias Body = (_ arguments: [Call.Argument], _ interpreter: Interpreter) throws -> Value
  let body: Body
  /// The right side of an operator that takes an autoclosure.
  let isOperand: Bool
  package convenience init(name: String, location: SourceLocation, parameterCount: Int, body: @escaping Body) {
    self.init(name: name, location: location, parameterCount: parameterCount, isOperand: false, body: body)
  }
  init(name: String, location: SourceLocation, parameterCount: Int, isOperand: Bool, body: @escaping Body) {
    self.body = body
    self.isOperand = isOperand
    super.init(name: name, location: location, parameterCount: parameterCount)
  }
}
