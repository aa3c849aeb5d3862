import SightlineModel

/// A number or a truth outside of a `Value`: what most steps of a calculation hand on, in registers.
///
/// Everything else waits in `Interpreter.passed`, from where the caller takes it at once.
struct Scalar {
  enum Kind: UInt8 { case int, double, bool, other }
  let bits: Int
  let history: Unmanaged<Origin>?
  let kind: Kind
  let isLiteral: Bool

  @inline(__always)
  init(_ bits: Int, _ kind: Kind, from history: Unmanaged<Origin>?, isLiteral: Bool = false) {
    (self.bits, self.kind, self.history, self.isLiteral) = (bits, kind, history, isLiteral)
  }
  @inline(__always)
  init(_ number: Double, from history: Unmanaged<Origin>?, isLiteral: Bool = false) {
    self.init(Int(bitPattern: UInt(number.bitPattern)), .double, from: history, isLiteral: isLiteral)
  }
  @inline(__always)
  init(_ flag: Bool, from history: Unmanaged<Origin>? = nil, isLiteral: Bool = false) {
    self.init(flag ? 1 : 0, .bool, from: history, isLiteral: isLiteral)
  }
  /// What it stands for is in `Interpreter.passed`.
  static var other: Scalar { Scalar(0, .other, from: nil) }

  @inline(__always) var double: Double { Double(bitPattern: UInt64(UInt(bitPattern: bits))) }
  /// The same, no literal any more.
  @inline(__always) var settled: Scalar { Scalar(bits, kind, from: history) }
  /// Whether a type takes it as it is.
  @inline(__always)
  func isOf(_ type: PlainType) -> Bool {
    switch kind {
    case .int: type.contains(.int)
    case .double: type.contains(.double)
    case .bool: type.contains(.bool)
    case .other: false
    }
  }
}

extension Value {
  /// - Parameter scalar: Not an `other`.
  @inline(__always)
  init(_ scalar: Scalar) {
    switch scalar.kind {
    case .double: self.init(.double(scalar.double), from: scalar.history)
    case .bool: self.init(.bool(scalar.bits != 0), from: scalar.history)
    default: self.init(.int(scalar.bits), from: scalar.history)
    }
    isLiteral = scalar.isLiteral
  }
  /// Itself, where it is a number or a truth.
  @inline(__always)
  var scalar: Scalar? {
    switch payload {
    case .int(let number): Scalar(number, .int, from: history, isLiteral: isLiteral)
    case .double(let number): Scalar(number, from: history, isLiteral: isLiteral)
    case .bool(let flag): Scalar(flag, from: history, isLiteral: isLiteral)
    default: nil
    }
  }
  /// The closure that it is.
  @inline(__always)
  var closure: Closure? {
    guard case .function(let function) = payload, function.isClosure else { return nil }
    return unsafeDowncast(function, to: Closure.self)  // checked: `isClosure`
  }
  var isText: Bool { if case .string = payload { true } else { false } }
  /// Holds nothing that has to be let go of.
  @inline(__always)
  var isTrivial: Bool {
    switch payload {
    case .int, .double, .bool, .void, .none: true
    default: false
    }
  }
}

extension Interpreter {
  /// Hands a value on to the caller.
  @inline(__always)
  func pass(_ value: consuming Value) -> Scalar {
    if let scalar = value.scalar { return scalar }
    passed = value
    return .other
  }
  /// Lets go of what was handed on.
  @inline(__always)
  func drop() { passed = .void }
  /// Takes what was handed on.
  @inline(__always)
  func value(_ scalar: Scalar) -> Value {
    guard case .other = scalar.kind else { return Value(scalar) }
    var value = Value.void
    swap(&value, &passed)
    return value
  }
}

extension Operator {
  /// The result for two numbers of a kind; `nil` for everything else.
  @inline(__always)
  func quick(_ left: Scalar, _ right: Scalar) -> Scalar? {
    switch (left.kind, right.kind) {
    case (.int, .int):
      if let flag = comparison(left.bits, right.bits) {
        return Scalar(flag, from: Value.history(left.history, right.history))
      }
      guard let number = integer(left.bits, right.bits) else { return nil }
      return Scalar(
        number, .int, from: Value.history(left.history, right.history), isLiteral: left.isLiteral && right.isLiteral)
    case (.double, .double):
      if let flag = comparison(left.double, right.double) {
        return Scalar(flag, from: Value.history(left.history, right.history))
      }
      guard let number = double(left.double, right.double) else { return nil }
      return Scalar(number, from: Value.history(left.history, right.history))
    default: return nil
    }
  }
}
