import SightlineModel

/// The least contrast ratio in each appearance: a colour pair that fails in light and in dark fails twice.
struct RatiosByAppearance {
  private var least: [Appearance: Measurement] = [:]

  /// - Parameter measured: Anything but a ratio is left out.
  mutating func add(_ measured: Measurement?, in appearance: Appearance) {
    guard let measured, measured.unit == .ratio else { return }
    if let known = least[appearance], known.value <= measured.value { return }
    least[appearance] = measured
  }

  /// The one that falls shortest of what it needs; `nil` without any.
  var worst: Measurement? {
    least.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value).min {
      $0.value * $1.required < $1.value * $0.required
    }
  }

  /// `In dark it is 2.51:1.`; `nil` where it fails in one appearance only, or reads the same in all.
  func inOtherAppearances(than told: Appearance) -> String? {
    let first = least[told].map { ShownRatio.text($0.value) }
    let others = Appearance.allCases.compactMap { appearance -> String? in
      guard appearance != told, let ratio = least[appearance] else { return nil }
      let text = ShownRatio.text(ratio.value)
      return text == first ? nil : "in \(appearance.rawValue) it is \(text)"
    }
    guard !others.isEmpty else { return nil }
    let words = others.joined(separator: ", ")
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
