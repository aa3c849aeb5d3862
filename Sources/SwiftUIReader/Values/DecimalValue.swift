import Foundation
import SightlineModel
import SwiftInterpreter

/// `Decimal`: exact, as prices need it.
struct DecimalValue: PlainHostValue {
  let hostTypeName = "Decimal"
  var number: Decimal
  init(_ number: Decimal) { self.number = number }

  /// A decimal, or a number beside one.
  init?(_ value: Value) {
    if let decimal = value.host(DecimalValue.self) {
      self = decimal
      return
    }
    switch value.payload {
    case .int(let number): self.init(Decimal(number))
    case .double(let number):
      // A literal means its digits, not the nearest binary fraction.
      guard let decimal = Decimal(string: "\(number)") else { return nil }
      self.init(decimal)
    default: return nil
    }
  }

  static func construct(_ call: Call, _ interpreter: Interpreter) -> Value? {
    guard let first = call.arguments.first?.value else { return .host(DecimalValue(0)) }
    if first.isUnknown { return first }
    if let text = interpreter.text(of: first) {
      return Decimal(string: text).map { .host(DecimalValue($0)) } ?? Value.none
    }
    return DecimalValue(first).map { .host($0) }
  }

  static func apply(_ name: String, _ left: Value, _ right: Value) -> Value? {
    guard left.host(DecimalValue.self) != nil || right.host(DecimalValue.self) != nil else { return nil }
    guard let a = DecimalValue(left)?.number, let b = DecimalValue(right)?.number else { return nil }
    switch name {
    case "+": return .host(DecimalValue(a + b))
    case "-": return .host(DecimalValue(a - b))
    case "*": return .host(DecimalValue(a * b))
    case "/": return b == 0 ? nil : .host(DecimalValue(a / b))
    case "==", "~=": return .bool(a == b)
    case "!=": return .bool(a != b)
    case "<": return .bool(a < b)
    case "<=": return .bool(a <= b)
    case ">": return .bool(a > b)
    case ">=": return .bool(a >= b)
    default: return nil
    }
  }

  var double: Double { NSDecimalNumber(decimal: number).doubleValue }

  func member(_ name: String) -> Value? {
    switch name {
    case "description": .string("\(number)")
    case "doubleValue": .double(double)
    case "intValue": .int(Int(saturating: double))
    case "isZero": .bool(number == 0)
    case "magnitude": .host(DecimalValue(abs(number)))
    case "prefix -": .host(DecimalValue(-number))
    default: nil
    }
  }
}
