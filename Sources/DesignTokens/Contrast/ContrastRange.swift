package import SightlineModel

extension Contrast {
  /// What ratios are possible over a background of which only bounds are known: a material, an image, or what shows
  /// through a translucent colour.
  ///
  /// A foreground whose own luminance lies within reach meets it, so the smallest ratio is 1. A translucent foreground
  /// has its greatest contrast not always over black or white.
  /// - Parameters:
  ///   - low: Opaque; the least that each channel of the background can be.
  ///   - high: Opaque; the most.
  /// - Returns: The bounds over all backgrounds in between, channels in 256 steps.
  package static func range(of foreground: RGBA, overAnyFrom low: RGBA = .black, to high: RGBA = .white)
    -> ClosedRange<Double>
  {
    let channels = ContrastSearch(foreground, low, high)
    let (lighter, darker) = (channels.greatest(isLighter: true), channels.greatest(isLighter: false))
    let most = max(lighter, darker)
    // Lighter over some background and darker over another: equal over one between them.
    let least = min(lighter, darker) >= 1 ? 1 : 1 / min(lighter, darker)
    return min(least, most)...most
  }
}

/// Weighted linear light of the foreground, composited, and of the background, by channel and step.
private struct ContrastSearch {
  private var fronts: [[Double]] = []
  private var backs: [[Double]] = []
  private static let steps = 256
  private static let weights = [0.2126, 0.7152, 0.0722]

  init(_ foreground: RGBA, _ low: RGBA, _ high: RGBA) {
    let alpha = min(max(foreground.alpha, 0), 1)
    let channels = [
      (foreground.red, low.red, high.red), (foreground.green, low.green, high.green),
      (foreground.blue, low.blue, high.blue),
    ]
    for ((front, from, to), weight) in zip(channels, Self.weights) {
      let grounds = (0...Self.steps).map { from + (to - from) * Double($0) / Double(Self.steps) }
      backs.append(grounds.map { weight * Contrast.linear($0) })
      fronts.append(grounds.map { weight * Contrast.linear(front * alpha + $0 * (1 - alpha)) })
    }
  }

  /// The greatest quotient of two sums, channel by channel: for a guess of the quotient each channel can be chosen on its
  /// own, and the choice gives a better guess until it gives the same.
  /// - Source: W. Dinkelbach, On Nonlinear Fractional Programming, 1967.
  func greatest(isLighter: Bool) -> Double {
    let (over, under) = isLighter ? (fronts, backs) : (backs, fronts)
    var quotient = 0.0
    for _ in 0..<32 {
      var (above, below) = (0.05, 0.05)
      for (over, under) in zip(over, under) {
        let best = over.indices.max { over[$0] - quotient * under[$0] < over[$1] - quotient * under[$1] } ?? 0
        above += over[best]
        below += under[best]
      }
      let next = above / below
      if next <= quotient + 1e-12 { return max(quotient, next) }
      quotient = next
    }
    return quotient
  }
}
