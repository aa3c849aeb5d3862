/// A contrast ratio as people read it.
package enum ShownRatio {
  /// `4.49`: cut and not rounded, so that a ratio that fails never reads like the one required.
  ///
  /// - Parameter decimals: At most; 0…9.
  package static func number(_ ratio: Double, decimals: Int = 2) -> String {
    guard ratio.isFinite, abs(ratio) < 1e6 else { return "unbounded" }
    let decimals = min(9, max(0, decimals))
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    // 4.35 as a binary number lies below 4.35: what is within the noise of the sum is not cut.
    let whole = Int(saturating: (ratio * Double(scale) + 1e-6).rounded(.down))
    let (integer, fraction) = whole.quotientAndRemainder(dividingBy: scale)
    guard fraction != 0 else { return String(integer) }
    var digits = String(abs(fraction))
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(integer).\(digits)"
  }

  /// `4.49:1`.
  package static func text(_ ratio: Double, decimals: Int = 2) -> String { number(ratio, decimals: decimals) + ":1" }
}
