import SightlineModel

/// A contrast ratio in each appearance: a colour pair that fails in light and in dark fails twice.
struct RatiosByAppearance {
  /// Of the first variant of each appearance, as the finding itself is told.
  private var first: [Appearance: (variant: Int, measured: Measurement)] = [:]

  /// - Parameters:
  ///   - measured: Anything but a ratio is left out.
  ///   - variant: Its index in the matrix.
  mutating func add(_ measured: Measurement?, in appearance: Appearance, variant: Int) {
    guard let measured, measured.unit == .ratio else { return }
    if let known = first[appearance], (known.variant, known.measured.value) <= (variant, measured.value) { return }
    first[appearance] = (variant, measured)
  }

  /// - Parameters:
  ///   - told: What the message tells.
  ///   - place: The variant it tells of.
  /// - Returns: `In dark it is 2.51:1.`, with the variant where it first fails later than in the appearance told; `nil`
  ///   where it fails in one appearance only or reads the same in all; and the ratio that falls shortest of what it needs.
  func telling(
    _ told: Measurement?, in place: Variant, among variants: [Variant]
  ) -> (inOthers: String?, worst: Measurement?) {
    guard let told, told.unit == .ratio else { return (nil, told) }
    var (parts, worst) = ([String](), told)
    for other in Appearance.allCases where other != place.appearance {
      guard let (index, measured) = first[other] else { continue }
      var twin = variants[index]
      twin.appearance = place.appearance
      let text = ShownRatio.text(measured.value)
      if text != ShownRatio.text(told.value) {
        parts.append("in \(other.rawValue) it is \(text)" + (twin == place ? "" : " at \(variants[index])"))
      }
      if measured.value * worst.required < worst.value * measured.required { worst = measured }
    }
    guard let start = parts.first?.prefix(1) else { return (nil, worst) }
    return (start.uppercased() + parts.joined(separator: ", ").dropFirst() + ".", worst)
  }
}
