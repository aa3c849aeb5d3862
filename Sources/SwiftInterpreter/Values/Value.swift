public import SightlineModel

/// A value of the interpreted program, with where it comes from.
///
/// An optional is its wrapped value or `.none`. The interpreter and everything it makes belong to one thread.
public struct Value {
  public var payload: Payload
  /// From the last step (a constant's name, a token) back to the literal.
  public var origin: Origin?
  /// Written as a literal at the very place that uses it, so its type is still open to the context:
  /// set for the argument of `Text("key")`, not for that of `Text(name)`.
  public var isLiteral = false
  public init(_ payload: Payload, origin: Origin? = nil) {
    self.payload = payload
    self.origin = origin
  }

  public enum Payload {
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
    case keyPath(root: String?, components: [String])
    /// `.leading`, `.red.opacity(0.5)`: waits for a context that knows the type.
    indirect case implicit(ImplicitMember)
    /// A value only the host understands: a view, a colour, a date.
    case host(any HostValue)
    indirect case unknown(Unknown)
  }

  public static var void: Value { Value(.void) }
  public static var none: Value { Value(.none) }
  public static func unknown(_ reason: String, at location: SourceLocation? = nil) -> Value {
    Value(.unknown(Unknown(reason: reason, location: location)))
  }
}

/// What can't be known from the sources, and why. Stays unknown through arithmetic, strings and views.
public struct Unknown {
  public var reason: String
  public var location: SourceLocation?
  /// The type, where the sources tell: sample values can be made of it.
  public var typeName: String?
  public init(reason: String, location: SourceLocation? = nil, typeName: String? = nil) {
    self.reason = reason
    self.location = location
    self.typeName = typeName
  }
}

/// The parts of an interpolated literal, in order.
public struct InterpolatedString {
  public enum Segment {
    case literal(String)
    /// `\(price, format: .currency(code: "EUR"))`: the value, then what follows it.
    case value(Value, options: [Call.Argument])
  }
  public var segments: [Segment]
  /// The code around it chooses between the text for one and that for several.
  public var isOneOfSeveral: Bool
  public init(segments: [Segment], isOneOfSeveral: Bool = false) {
    self.segments = segments
    self.isOneOfSeveral = isOneOfSeveral
  }
}

/// One step of a value's history; shared, never changed.
public final class Origin {
  public let step: DerivationStep
  public let previous: Origin?
  /// What a literal or a constant led to is asked for at each of its uses.
  private var known: [DerivationStep]?
  private let count: Int
  /// A history grows with each round of a loop: what is further back than `ValueLimits.origins` is left out.
  public init(_ step: DerivationStep, previous: Origin? = nil) {
    self.step = step
    let before = previous?.count ?? 0
    self.previous = before < ValueLimits.origins ? previous : nil
    count = before < ValueLimits.origins ? before + 1 : 1
  }
  /// From the last step back to the first.
  public var steps: [DerivationStep] {
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

public struct TupleElement {
  public var label: String?
  public var value: Value
  public init(label: String? = nil, value: Value) {
    self.label = label
    self.value = value
  }
}

public struct RangeValue {
  public var lower: Value?
  public var upper: Value?
  public var isClosed: Bool
  public init(lower: Value?, upper: Value?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }
}

/// Insertion order is kept, so that runs are repeatable; Swift leaves it open.
public struct DictionaryValue {
  public var entries: [(key: Value, value: Value)] {
    // A copy may share the index of what it was copied from.
    didSet { index = TextIndex() }
  }
  private var index = TextIndex()
  public init(entries: [(key: Value, value: Value)] = []) { self.entries = entries }

  /// Where a textual key stands. Linear once, for a large dictionary that is asked again; constant afterwards.
  func position(ofText text: String) -> Int? {
    if entries.count > TextIndex.least, let positions = index.positions(in: entries) { return positions[text] }
    return entries.firstIndex { if case .string(let other) = $0.key.payload { other == text } else { false } }
  }
}

/// Positions of textual keys.
private final class TextIndex {
  static let least = 16
  private var known: [String: Int]?
  private var questions = 0

  /// - Returns: `nil` at the first question, which may be the only one.
  func positions(in entries: [(key: Value, value: Value)]) -> [String: Int]? {
    questions += 1
    guard questions > 1 else { return nil }
    if let known { return known }
    var positions: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if case .string(let text) = entry.key.payload, positions[text] == nil { positions[text] = index }
    }
    known = positions
    return positions
  }
}

/// An instance of a struct of the project's own. Copying copies the fields.
public struct StructureValue {
  public var typeName: String
  /// Stored properties in declaration order; wrapped ones hold the wrapper's storage.
  public var fields: [String: Value]
  var typeArguments: TypeArguments?
  public init(typeName: String, fields: [String: Value] = [:]) {
    self.typeName = typeName
    self.fields = fields
  }
}

/// An instance of a class or actor of the project's own.
public final class ObjectValue {
  public let typeName: String
  public var fields: [String: Value]
  /// Order of creation: identity that is equal from run to run.
  public let serial: Int
  var typeArguments: TypeArguments?
  /// What the present views were made from.
  var reads = FieldReads()
  public init(typeName: String, serial: Int, fields: [String: Value] = [:]) {
    self.typeName = typeName
    self.serial = serial
    self.fields = fields
  }
}

public struct EnumerationValue {
  public var typeName: String
  public var caseName: String
  public var payload: [TupleElement]
  public init(typeName: String, caseName: String, payload: [TupleElement] = []) {
    self.typeName = typeName
    self.caseName = caseName
    self.payload = payload
  }
}

/// A chain that starts with a dot, not yet resolved: `.red`, `.system(size: 17)`, `.blue.opacity(0.2)`.
public struct ImplicitMember {
  public struct Link {
    public var name: String
    /// `nil` for a plain member access.
    public var call: Call?
    public init(name: String, call: Call?) {
      self.name = name
      self.call = call
    }
  }
  /// A link that is a subscript, with its indices as the call's arguments.
  static let subscriptName = "[]"
  public var links: [Link]
  public var location: SourceLocation
  public init(links: [Link], location: SourceLocation) {
    self.links = links
    self.location = location
  }
}

/// A closure or function with what it captured. Opaque here; the interpreter calls it.
open class FunctionValue {
  public let name: String
  public let location: SourceLocation
  public let parameterCount: Int
  public init(name: String, location: SourceLocation, parameterCount: Int) {
    self.name = name
    self.location = location
    self.parameterCount = parameterCount
  }
}

/// A function that a host provides: an action, a callback.
public final class NativeFunction: FunctionValue {
  public typealias Body = (_ arguments: [Call.Argument], _ interpreter: Interpreter) throws -> Value
  let body: Body
  public init(name: String, location: SourceLocation, parameterCount: Int, body: @escaping Body) {
    self.body = body
    super.init(name: name, location: location, parameterCount: parameterCount)
  }
}

/// The arguments of a call, trailing closures included, in order.
public struct Call {
  public struct Argument {
    public var label: String?
    public var value: Value
    public var location: SourceLocation
    public var isTrailingClosure: Bool
    /// `1 / 2` where a number with a fraction may be asked for: the quotient that an integer loses.
    var fraction: Value?
    public init(label: String?, value: Value, location: SourceLocation, isTrailingClosure: Bool = false) {
      self.label = label
      self.value = value
      self.location = location
      self.isTrailingClosure = isTrailingClosure
    }
  }
  public var arguments: [Argument]
  /// The name that is called: where a finding about this call belongs.
  public var location: SourceLocation
  public init(arguments: [Argument], location: SourceLocation) {
    self.arguments = arguments
    self.location = location
  }
  public subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
  /// Unlabelled arguments, in order, trailing closures included.
  public var unlabelled: [Argument] { arguments.filter { $0.label == nil } }
}
