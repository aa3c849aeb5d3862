import SightlineModel

/// A contrast ratio in each appearance: a colour pair that fails in light and in dark fails twice.
struct RatiosByAppearance: Sendable, Codable {
  private struct Seen: Sendable, Codable {
    var variant: Int
    var ratio: Double
    var needed: Double
    var met: Met
  }
  /// Where each appearance falls shortest, and first of those alike: as the finding itself reports it.
  private var first: [Appearance: Seen] = [:]

  /// - Parameters:
  ///   - measured: Anything but a ratio is left out.
  ///   - variant: Its index in the matrix.
  mutating func add(_ measured: Measurement?, in appearance: Appearance, variant: Int, at met: Met) {
    guard case .ratio(let ratio, let needed)? = measured?.quantity else { return }
    add(Seen(variant: variant, ratio: ratio, needed: needed, met: met), in: appearance)
  }

  private mutating func add(_ seen: Seen, in appearance: Appearance) {
    if let known = first[appearance] {
      let (own, other) = (known.ratio * seen.needed, seen.ratio * known.needed)
      if (own, known.variant, known.met) <= (other, seen.variant, seen.met) { return }
    }
    first[appearance] = seen
  }

  mutating func formUnion(_ other: RatiosByAppearance) {
    for (appearance, seen) in other.first { add(seen, in: appearance) }
  }

  /// - Parameters:
  ///   - reported: The value in the message.
  ///   - place: The variant of the message.
  /// - Returns: `In dark it is 2.51:1.`, with the variant where it first fails later than in the appearance reported; `nil`
  ///   where it fails in one appearance only or reads the same in all.
  func inOtherAppearances(_ reported: Measurement?, in place: Variant, among variants: [Variant]) -> String? {
    guard case .ratio(let reportedRatio, _)? = reported?.quantity else { return nil }
    var parts: [String] = []
    for other in Appearance.allCases where other != place.appearance {
      guard let seen = first[other] else { continue }
      var twin = variants[seen.variant]
      twin.appearance = place.appearance
      let text = ShownRatio.text(seen.ratio)
      guard text != ShownRatio.text(reportedRatio) else { continue }
      let elsewhere = twin.conditions.words(among: [place.conditions]).map { " \($0)" } ?? ""
      parts.append("in \(other.rawValue) it is \(text)\(elsewhere)")
    }
    guard let start = parts.first?.prefix(1) else { return nil }
    return start.uppercased() + parts.joined(separator: ", ").dropFirst() + "."
  }
}
