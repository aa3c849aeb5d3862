package import SightlineModel

/// The nearest colour that has enough contrast: same hue and chroma, another lightness, within gamut.
package enum NearestPassingColor {
  /// Lightness of OKLCH is searched to this step; a suggestion lies at most this far, plus the rounding of its
  /// notation, from the first lightness that passes.
  package static let tolerance = 1.0 / 2048
  static let alphaStep = 0.05

  /// A colour that the searched one is seen against; contrast is the same both ways round.
  package struct Neighbour: Sendable, Hashable {
    /// Opaque.
    package var color: RGBA
    /// A ratio.
    package var required: Double
    package init(_ color: RGBA, required: Double) {
      self.color = color
      self.required = required
    }
  }

  /// - Parameters:
  ///   - background: Opaque.
  ///   - required: A ratio.
  /// - Returns: Opaque, in 8 bits; `nil` when not even black or white would do.
  package static func color(for color: RGBA, over background: RGBA, required: Double) -> RGBA? {
    self.color(for: color, over: [background], required: required)
  }

  /// - Parameter backgrounds: Opaque; the points of a gradient. All of them have to be passed at once.
  package static func color(for color: RGBA, over backgrounds: [RGBA], required: Double) -> RGBA? {
    suggestion(
      for: TokenColor(color.opaque, notation: .hex(isUpper: true)),
      beside: backgrounds.map { Neighbour($0, required: required) })?.rgba
  }

  /// - Returns: In the notation and space of the given colour, rounded as that is written; `nil` when not even black
  ///   or white would do. More alpha is given only where no lightness is enough.
  package static func suggestion(for color: TokenColor, over background: RGBA, required: Double) -> TokenColor? {
    suggestion(for: color, beside: [Neighbour(background, required: required)])
  }

  /// - Parameter neighbours: All of them have to be passed at once.
  /// - Complexity: Linear in the neighbours, and with the square of them where they contradict each other.
  package static func suggestion(for color: TokenColor, beside neighbours: [Neighbour]) -> TokenColor? {
    var alpha = color.alpha
    while true {
      var start = color
      start.alpha = min(alpha, 1)
      if let found = byLightness(start, beside: neighbours) { return found }
      if alpha >= 1 { return nil }
      alpha = min(1, alpha + alphaStep)
    }
  }

  static func passes(_ color: TokenColor, beside neighbours: [Neighbour]) -> Bool {
    let rgba = color.rgba
    return neighbours.allSatisfy { Contrast.ratio(of: rgba, over: [$0.color]) >= $0.required }
  }

  /// 1. As it is, once rounded. 2. The lightest passing colour below each neighbour and the darkest above it: the
  /// nearest colour that passes all of them is one of these. 3. The nearest of those that pass all.
  private static func byLightness(_ color: TokenColor, beside neighbours: [Neighbour]) -> TokenColor? {
    let isWritten = ColorNotation.rounded(color)
    if passes(isWritten, beside: neighbours) { return isWritten }
    let start = ColorSpace.oklch.components(of: color.rgba)
    func candidate(_ lightness: Double) -> TokenColor { inGamut([lightness, start[1], start[2]], like: color) }
    var edges: [Double] = []
    for neighbour in Set(neighbours).sorted(by: inOrder) {
      let middle = min(max(ColorSpace.oklch.components(of: neighbour.color)[0], 0), 1)
      for end in [0.0, 1.0] where passes(candidate(end), beside: [neighbour]) {
        var (failing, passing) = (middle, end)
        while abs(passing - failing) > tolerance {
          let between = (failing + passing) / 2
          if passes(candidate(between), beside: [neighbour]) { passing = between } else { failing = between }
        }
        edges.append(passing)
      }
    }
    edges.sort { (abs($0 - start[0]), $0) < (abs($1 - start[0]), $1) }
    return edges.lazy.map(candidate).first { passes($0, beside: neighbours) }
  }

  private static func inOrder(_ a: Neighbour, _ b: Neighbour) -> Bool {
    (a.required, a.color.hexString) < (b.required, b.color.hexString)
  }

  /// Chroma gives way where the gamut ends; wide spaces keep Display P3, all others sRGB.
  static func inGamut(_ oklch: [Double], like color: TokenColor) -> TokenColor {
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
