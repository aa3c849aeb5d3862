package import SightlineModel

/// A pair in one mode, judged.
package struct PairCell {
  package var mode: TokenMode
  /// Over the background, at the worst point of a gradient; `nil` where a value is missing.
  package var foreground: RGBA?
  /// Opaque.
  package var background: RGBA?
  package var ratio: Double?
  package var required: Double
  /// APCA lightness contrast, as information.
  package var perceptual: Double?
  package var isOutsideSRGB = false
  package var isGradient = false
  /// What contrast is possible, where a guessed pair's background lets through what nobody named.
  package var range: ClosedRange<Double>?
  package var passes: Bool? {
    if let range { return range.lowerBound >= required ? true : range.upperBound < required ? false : nil }
    return ratio.map { $0 >= required }
  }
}

extension TokenAudit {
  package func cell(_ pair: TokenPair, mode: TokenMode) -> PairCell {
    var cell = PairCell(mode: mode, required: pair.use.required())
    guard let front = names.paint(pair.foreground, mode: mode), let behind = names.paint(pair.background, mode: mode)
    else { return cell }
    let base: RGBA = mode.appearance.isDark ? .black : .white
    cell.isOutsideSRGB = front.isOutsideSRGB || behind.isOutsideSRGB
    cell.isGradient = front.color == nil || behind.color == nil
    if pair.origin == .convention, let through = behind.color?.rgba, through.alpha < 1, let color = front.color?.rgba {
      cell.range = Contrast.range(
        of: color, overAnyFrom: through.composited(over: .black), to: through.composited(over: .white))
      if cell.passes == nil { return cell }
    }
    for color in front.samples {
      let background = worstBackground(behind, of: color, base: base)
      let shown = color.composited(over: background)
      let ratio = Contrast.ratio(shown, background)
      guard cell.ratio.map({ ratio < $0 }) ?? true else { continue }
      (cell.ratio, cell.foreground, cell.background) = (ratio, shown, background)
    }
    if let shown = cell.foreground, let background = cell.background {
      cell.perceptual = PerceptualContrast.lightness(text: shown, background: background)
    }
    return cell
  }

  /// The colour itself, or the point of a gradient where the foreground is weakest.
  private func worstBackground(_ paint: PairPaint, of foreground: RGBA, base: RGBA) -> RGBA {
    if let color = paint.color { return color.rgba.composited(over: base) }
    let stops = paint.stops.map { (position: $0.position, color: $0.color.rgba) }
    return GradientContrast.worst(of: foreground, over: stops, base: base)?.background ?? base
  }
}
