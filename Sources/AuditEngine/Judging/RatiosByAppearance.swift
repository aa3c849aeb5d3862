import SightlineModel

/// A contrast ratio in each appearance: a colour pair that fails in light and in dark fails twice.
struct RatiosByAppearance {
  /// Of the first variant of each appearance, as the finding itself reports it.
  private var first: [Appearance: (variant: Int, ratio: Double, needed: Double)] = [:]

  /// - Parameters:
  ///   - measured: Anything but a ratio is left out.
  ///   - variant: Its index in the matrix.
  mutating func add(_ measured: Measurement?, in appearance: Appearance, variant: Int) {
    guard case .ratio(let ratio, let needed)? = measured?.quantity else { return }
    if let known = first[appearance], (known.variant, known.ratio) <= (variant, ratio) { return }
    first[appearance] = (variant, ratio, needed)
  }

  /// - Parameters:
  ///   - reported: The value in the message.
  ///   - place: The variant of the message.
  /// - Returns: `In dark it is 2.51:1.`, with the variant where it first fails later than in the appearance reported; `nil`
  ///   where it fails in one appearance only or reads the same in all; and the ratio that falls shortest of what it needs.
  func inOtherAppearances(
    _ reported: Measurement?, in place: Variant, among variants: [Variant]
  ) -> (inOthers: String?, worst: Measurement?) {
    guard case .ratio(let reportedRatio, let reportedNeed)? = reported?.quantity else { return (nil, reported) }
    var parts: [String] = []
    var worst = (ratio: reportedRatio, needed: reportedNeed, uncertainty: reported?.uncertainty ?? 0)
    for other in Appearance.allCases where other != place.appearance {
      guard let (index, ratio, needed) = first[other] else { continue }
      var twin = variants[index]
      twin.appearance = place.appearance
      let text = ShownRatio.text(ratio)
      if text != ShownRatio.text(reportedRatio) {
        parts.append("in \(other.rawValue) it is \(text)" + (twin == place ? "" : " at \(variants[index])"))
      }
      if ratio * worst.needed < worst.ratio * needed { worst = (ratio, needed, 0) }
    }
    let measured = Measurement(.ratio(worst.ratio, needs: worst.needed), uncertainty: worst.uncertainty)
    guard let start = parts.first?.prefix(1) else { return (nil, measured) }
    return (start.uppercased() + parts.joined(separator: ", ").dropFirst() + ".", measured)
  }
}
