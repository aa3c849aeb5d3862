public import SightlineModel

/// The nearest colour that has enough contrast: same hue and chroma, another lightness, within gamut.
public enum NearestPassingColor {
  /// Lightness of OKLCH is searched to this step; a suggestion lies at most this far, plus the rounding of its
  /// notation, from the first lightness that passes.
  static let tolerance = 1.0 / 2048
  private static let alphaStep = 0.05

  /// - Parameters:
  ///   - background: Opaque.
  ///   - required: A ratio.
  /// - Returns: In the notation and space of the given colour, rounded as that is written; `nil` when not even black
  ///   or white would do. More alpha is given only where no lightness is enough.
  public static func suggestion(for color: TokenColor, over background: RGBA, required: Double) -> TokenColor? {
    var alpha = color.alpha
    while true {
      var start = color
      start.alpha = min(alpha, 1)
      if let found = byLightness(start, over: background, required: required) { return found }
      if alpha >= 1 { return nil }
      alpha = min(1, alpha + alphaStep)
    }
  }

  static func passes(_ color: TokenColor, over background: RGBA, required: Double) -> Bool {
    Contrast.ratio(of: color.rgba, over: [background]) >= required
  }

  private static func byLightness(_ color: TokenColor, over background: RGBA, required: Double) -> TokenColor? {
    let start = ColorSpace.oklch.components(of: color.rgba)
    func candidate(_ lightness: Double) -> TokenColor {
      inGamut([lightness, start[1], start[2]], like: color)
    }
    let isWritten = ColorNotation.rounded(color)
    if passes(isWritten, over: background, required: required) { return isWritten }
    var best: (distance: Double, color: TokenColor)?
    for end in [0.0, 1.0] {
      let span = abs(end - start[0])
      func at(_ distance: Double) -> TokenColor { candidate(start[0] + (end < start[0] ? -distance : distance)) }
      guard passes(at(span), over: background, required: required) else { continue }
      var (low, high) = (0.0, span)
      while high - low > tolerance {
        let middle = (low + high) / 2
        if passes(at(middle), over: background, required: required) { high = middle } else { low = middle }
      }
      if best.map({ high < $0.distance }) ?? true { best = (high, at(high)) }
    }
    return best?.color
  }

  /// Chroma gives way where the gamut ends; wide spaces keep Display P3, all others sRGB.
  private static func inGamut(_ oklch: [Double], like color: TokenColor) -> TokenColor {
    let isWide = !color.rgba.isInSRGB && color.space != .hsl && color.space != .hwb
    func isInside(_ color: RGBA) -> Bool {
      guard isWide else { return color.isInSRGB }
      return ColorSpace.displayP3.components(of: color).allSatisfy { (-0.002...1.002).contains($0) }
    }
    var (low, high) = (0.0, oklch[1])
    if !isInside(ColorSpace.oklch.rgba(oklch)) {
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if isInside(ColorSpace.oklch.rgba([oklch[0], middle, oklch[2]])) { low = middle } else { high = middle }
      }
    } else {
      low = high
    }
    var rgba = ColorSpace.oklch.rgba([oklch[0], low, oklch[2]])
    if !isWide {
      func clip(_ value: Double) -> Double { min(max(value, 0), 1) }
      rgba = RGBA(red: clip(rgba.red), green: clip(rgba.green), blue: clip(rgba.blue))
    }
    var result = color
    let components = color.space.components(of: rgba)
    result.components = zip(color.components, components).map { old, new in
      old == nil && abs(new) < 1e-4 ? nil : new
    }
    if let hue = color.space.hueIndex, let old = color.components[hue], low < 1e-4 { result.components[hue] = old }
    return ColorNotation.rounded(result)
  }
}

extension ColorNotation {
  /// The colour that its text says, after rounding.
  static func rounded(_ color: TokenColor) -> TokenColor {
    var result = color
    switch color.notation {
    case .hex, .named, .function:
      guard let parsed = parse(color.text) else { return color }
      result.space = parsed.space
      result.components = parsed.components
      if case .hex = color.notation { result.alpha = parsed.alpha }
    case .asset(.decimal): result.components = color.components.map { $0.map { ($0 * 1000).rounded() / 1000 } }
    case .asset: result.components = color.components.map { $0.map { ($0 * 255).rounded() / 255 } }
    case .object: result.components = color.components.map { $0.map { Double(rounded($0, color.space)) ?? $0 } }
    }
    return result
  }
}
