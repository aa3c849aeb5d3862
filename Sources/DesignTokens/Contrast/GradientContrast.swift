package import SightlineModel

/// A foreground over a gradient: judged where it is weakest.
package enum GradientContrast {
  package struct WorstPoint: Sendable, Hashable {
    /// 0…1 along the gradient.
    package var position: Double
    /// The opaque colour there.
    package var background: RGBA
    package var ratio: Double
  }
  /// Samples per segment between two stops; the best is refined to 1/4096 of a segment.
  private static let samples = 64

  /// - Parameters:
  ///   - stops: Positions and colours; need not be sorted. Colours between are mixed in sRGB.
  ///   - stretch: The part of the gradient that lies behind the foreground.
  ///   - base: What shows through translucent stops.
  /// - Returns: `nil` without stops.
  package static func worst(
    of foreground: RGBA, over stops: [(position: Double, color: RGBA)], stretch: ClosedRange<Double> = 0...1,
    base: RGBA = .white
  ) -> WorstPoint? {
    let ordered = stops.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
    guard !ordered.isEmpty else { return nil }
    func point(_ position: Double) -> WorstPoint {
      let background = color(at: position, in: ordered).composited(over: base)
      let ratio = Contrast.ratio(foreground.composited(over: background), background)
      return WorstPoint(position: position, background: background, ratio: ratio)
    }
    let inside = ordered.map(\.position).filter { stretch.contains($0) }
    let edges = ([stretch.lowerBound] + inside + [stretch.upperBound])
    var worst = point(stretch.lowerBound)
    for (low, high) in zip(edges, edges.dropFirst()) {
      let step = (high - low) / Double(samples)
      for index in 0...samples {
        let candidate = point(low + step * Double(index))
        if candidate.ratio < worst.ratio { worst = candidate }
      }
      guard step > 0, (low - step...high + step).contains(worst.position) else { continue }
      var width = step
      for _ in 0..<6 {
        width /= 2
        for position in [worst.position - width, worst.position + width] where (low...high).contains(position) {
          let candidate = point(position)
          if candidate.ratio < worst.ratio { worst = candidate }
        }
      }
    }
    return worst
  }

  private static func color(at position: Double, in stops: [(position: Double, color: RGBA)]) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.position >= position }) else { return stops[stops.count - 1].color }
    guard after > 0 else { return stops[0].color }
    let (from, to) = (stops[after - 1], stops[after])
    let share = to.position > from.position ? (position - from.position) / (to.position - from.position) : 1
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBA(
      red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
      blue: mix(from.color.blue, to.color.blue), alpha: mix(from.color.alpha, to.color.alpha))
  }
}
