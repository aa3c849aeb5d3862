import Foundation
import SightlineModel

/// JSON as `measure` writes it: keys in a fixed order, at most three decimals.
enum JSONText {
  /// Rounded half away from zero to three decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let thousandths = (abs(value) * 1_000).rounded(.toNearestOrAwayFromZero)
    guard thousandths < 9e15 else { return "\(value)" }
    let (whole, rest) = Int64(saturating: thousandths).quotientAndRemainder(dividingBy: 1_000)
    var text = value < 0 && thousandths > 0 ? "-\(whole)" : "\(whole)"
    guard rest > 0 else { return text }
    var digits = String(rest + 1_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += ".\(digits)"
    return text
  }

  static func string(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += "\\u" + hexadecimal(scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// An `id` as it was given: a string, a number or `null`.
  static func identifier(_ value: Any?) throws(MeasureError) -> String {
    switch value {
    case nil, is NSNull: return "null"
    case let text as String: return string(text)
    case let number as NSNumber where !isFlag(number): return number.stringValue
    default: throw MeasureError(.invalidField, "'id' is not a string or a number.")
    }
  }

  /// `true` and `false` are numbers to Foundation, and 1 casts to `Bool`.
  static func isFlag(_ number: NSNumber) -> Bool { number.objCType.pointee == 0x63 }  // c

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
