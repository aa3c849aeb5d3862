import SightlineModel

/// Integers that are not as wide as `Int`: values do not say so, their types do.
enum IntegerWidth: String {
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"

  /// The bits that fit, read as the type does.
  func wrapped(_ number: Int) -> Int {
    switch self {
    case .int8: Int(Int8(truncatingIfNeeded: number))
    case .int16: Int(Int16(truncatingIfNeeded: number))
    case .int32: Int(Int32(truncatingIfNeeded: number))
    case .uint8: Int(UInt8(truncatingIfNeeded: number))
    case .uint16: Int(UInt16(truncatingIfNeeded: number))
    case .uint32: Int(UInt32(truncatingIfNeeded: number))
    }
  }
}

extension Interpreter {
  /// What an operator before a number gives: `~flags`.
  func wrapping(_ number: Int, before operand: Expression) -> Int {
    width(of: operand)?.wrapped(number) ?? number
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
    if let width = width(of: member.base) {
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
  private func width(of expression: Expression) -> IntegerWidth? {
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
    let operand: Expression
    switch node {
    case let binary as BinaryExpression: operand = binary.right
    case let assignment as AssignmentExpression: operand = assignment.value
    default: return number
    }
    let key = ObjectIdentifier(node)
    if let known = widths[key] { return known?.wrapped(number) ?? number }
    var width: IntegerWidth?
    if node.place.file.namesNarrowIntegers, mayAskForTypes, let place = asked(Spot(operand.place)) {
      width = questions?.operandType(besideOperandAt: place).flatMap { IntegerWidth(rawValue: $0) }
    }
    widths[key] = .some(width)
    return width?.wrapped(number) ?? number
  }
}
