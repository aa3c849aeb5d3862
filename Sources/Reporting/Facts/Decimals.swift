import Foundation
import SightlineModel

/// Numbers as reports write them: at most three decimals, rounded half away from zero, no trailing zeros, no exponent.
enum Decimals {
  /// - Returns: `nil` for what is not finite.
  static func text(_ value: Double, decimals: Int = 3) -> String? {
    guard value.isFinite else { return nil }
    let scale = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
    let scaled = (value * scale).rounded(.toNearestOrAwayFromZero)
    guard abs(scaled) < 9e15 else { return String(format: "%.0f", value) }
    let whole = Int64(saturating: scaled)
    let (integer, fraction) = whole.magnitude.quotientAndRemainder(dividingBy: UInt64(saturating: scale))
    var result = (whole < 0 ? "-" : "") + String(integer)
    if fraction > 0 {
      var digits = String(fraction)
      digits = String(repeating: "0", count: min(max(decimals, 0), 3) - digits.count) + digits
      while digits.last == "0" { digits.removeLast() }
      result += "." + digits
    }
    return result
  }

  /// `12,096`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}
