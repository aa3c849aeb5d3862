/// A number as messages write it.
package enum ShownNumber {
  /// At most `decimals` decimals, without trailing zeros, rounded half away from zero: `20`, `20.5`.
  package static func text(_ value: Double, decimals: Int = 1) -> String {
    let factor = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(saturating: rounded)) : String(rounded)
  }
}
