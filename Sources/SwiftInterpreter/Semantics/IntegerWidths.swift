import SightlineModel

/// Integers that hold other numbers than `Int` does: values do not say so, their types do.
enum IntegerWidth: String {
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  /// What they hold beyond the largest `Int` is kept as a negative number, as its bits say.
  case uint = "UInt"
  case uint64 = "UInt64"

  /// The bits that fit, read as the type does.
  func wrapped(_ number: Int) -> Int {
    switch self {
    case .int8: Int(Int8(truncatingIfNeeded: number))
    case .int16: Int(Int16(truncatingIfNeeded: number))
    case .int32: Int(Int32(truncatingIfNeeded: number))
    case .uint8: Int(UInt8(truncatingIfNeeded: number))
    case .uint16: Int(UInt16(truncatingIfNeeded: number))
    case .uint32: Int(UInt32(truncatingIfNeeded: number))
    case .uint, .uint64: number
    }
  }
  var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .uint, .uint64: 64
    }
  }

  /// Whether a result of two operands that the type holds is one that it does not hold. Where an operand already is not
  /// what it should be, nothing is known.
  func overflows(_ number: Int, of a: Int, _ b: Int) -> Bool {
    switch self {
    case .uint, .uint64: number < 0 && a >= 0 && b >= 0
    default: wrapped(number) != number && wrapped(a) == a && wrapped(b) == b
    }
  }
}

extension Interpreter {
  /// What an operator before a number gives: `~flags`.
  func wrapping(_ number: Int, before operand: Expression) -> Int {
    integerWidth(of: operand)?.wrapped(number) ?? number
  }

  /// `-number`: the least of a type has no counterpart.
  func negating(_ number: Int, before operand: Expression?, at location: SourceLocation) throws -> Int {
    let result = try checked(0.subtractingReportingOverflow(number), at: location)
    guard [1 << 7, 1 << 15, 1 << 31].contains(result), let operand, let width = integerWidth(of: operand),
      width.overflows(result, of: number, 0)
    else { return result }
    throw trap("arithmetic overflow in -(\(number)) of \(width.rawValue)", at: location)
  }

  /// `addingReportingOverflow` and its like; `nil` for every other name, and where `Int` does not hold what is left.
  func reportingOverflow(_ number: Int, _ name: String, _ arguments: Arguments?, at node: Expression) throws -> Value? {
    guard name.hasSuffix("ReportingOverflow"), let member = node as? MemberExpression,
      case .int(let other)? = arguments?.values.first?.value.payload
    else { return nil }
    var result: (partialValue: Int, overflow: Bool)
    switch name {
    case "addingReportingOverflow": result = number.addingReportingOverflow(other)
    case "subtractingReportingOverflow": result = number.subtractingReportingOverflow(other)
    case "multipliedReportingOverflow": result = number.multipliedReportingOverflow(by: other)
    case "dividedReportingOverflow": result = number.dividedReportingOverflow(by: other)
    case "remainderReportingOverflow": result = number.remainderReportingOverflow(dividingBy: other)
    default: return nil
    }
    if let width = integerWidth(of: member.base) {
      let whole = result.partialValue
      result = (width.wrapped(whole), result.overflow || width.wrapped(whole) != whole)
    }
    return Value(
      .tuple([
        TupleElement(label: "partialValue", value: Value(.int(result.partialValue))),
        TupleElement(label: "overflow", value: Value(.bool(result.overflow))),
      ]))
  }

  /// Of a variable: more than one expression may begin where a longer one does.
  func integerWidth(of expression: Expression) -> IntegerWidth? {
    guard expression is LocalExpression || expression is NameExpression else { return nil }
    let key = ObjectIdentifier(expression)
    if let known = widths[key] { return known }
    var width: IntegerWidth?
    if expression.place.file.namesNarrowIntegers, mayAskForTypes, let place = asked(expression.spot) {
      width = questions?.types(at: place).last.flatMap { IntegerWidth(rawValue: $0) }
    }
    widths[key] = .some(width)
    return width
  }

  /// What an operator gives that drops the bits that do not fit.
  func wrapping(_ number: Int, at node: Expression) -> Int {
    // Every type has room for it.
    if (0...127).contains(number) { return number }
    return width(at: node)?.wrapped(number) ?? number
  }

  /// What `&<<` and `&>>` shift by: the bits of the type are what counts.
  func masking(_ count: Int, at node: Expression) -> Int {
    if (0...7).contains(count) { return count }
    return width(at: node).map { count & ($0.bits - 1) } ?? count
  }

  /// - Returns: The result of `+`, `-`, `*`, `/` or `%`.
  /// - Throws: Where it does not fit into the type of the operands, which ends the program in Swift.
  func fitting(_ number: Int, _ a: Int, _ name: String, _ b: Int, at node: Expression) throws -> Int {
    if node.place.file.usualIntegers.contains(number) { return number }
    guard let width = width(at: node), width.overflows(number, of: a, b) else { return number }
    throw RunStopped(
      reason: .trap, detail: "arithmetic overflow in \(a) \(name) \(b) of \(width.rawValue)", location: node.location)
  }

  /// Of what a binary operator, or an assignment with one, computes with.
  private func width(at node: Expression) -> IntegerWidth? {
    let operand: Expression
    switch node {
    case let binary as BinaryExpression: operand = binary.right
    case let assignment as AssignmentExpression: operand = assignment.value
    default: return nil
    }
    let key = ObjectIdentifier(node)
    if let known = widths[key] { return known }
    var width: IntegerWidth?
    if node.place.file.usualIntegers.lowerBound == 0, mayAskForTypes, let place = asked(Spot(operand.place)) {
      width = questions?.operandType(besideOperandAt: place).flatMap { IntegerWidth(rawValue: $0) }
    }
    widths[key] = .some(width)
    return width
  }
}

extension Interpreter {
  /// The type of a value that a text is filled with, as the sources tell it: values do not say how wide an integer is.
  ///
  /// - Parameter index: Of the part of the text.
  /// - Returns: `nil` where the sources do not tell. `Int` of each whole number in code that speaks of no other kind.
  package func typeName(ofPart index: Int, of string: InterpolatedString) -> String? {
    guard let literal = string.literal, literal.parts.indices.contains(index),
      case .value(let node, _) = literal.parts[index]
    else { return nil }
    let key = ObjectIdentifier(node.expression)
    if let known = filledTypes[key] { return known }
    var type: String?
    if program.speaksOfOtherNumbers {
      if mayAskForTypes, let place = asked(node.expression.spot) { type = questions?.type(at: place) }
    } else if case .value(let value, _) = string.segments[index], case .int = value.payload {
      type = "Int"
    }
    filledTypes[key] = .some(type)
    return type
  }
}
