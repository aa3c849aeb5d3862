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
