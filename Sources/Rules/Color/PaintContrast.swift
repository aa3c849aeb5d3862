import DesignTokens
import SightlineModel

/// Contrast of paints: which samples count, and the smallest change of a colour that reaches a ratio.
enum PaintContrast {
  /// - Returns: The nearest colour on the way to black or white that reaches the ratio on the backdrop, in 8 bits;
  ///   `nil` where neither end does.
  static func nearestPassing(_ color: RGBA, on backdrop: RGBA, ratio required: Double) -> RGBA? {
    let candidates = [RGBA.black, .white].compactMap { end -> (color: RGBA, share: Double)? in
      guard Contrast.ratio(end, backdrop) >= required else { return nil }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<20 {
        let middle = (low + high) / 2
        if Contrast.ratio(mixed(color, end, middle), backdrop) >= required { high = middle } else { low = middle }
      }
      return (mixed(color, end, high), high)
    }
    return candidates.min { $0.share < $1.share }?.color
  }

  /// Rounded towards the end, so that the 8-bit colour still passes.
  private static func mixed(_ color: RGBA, _ end: RGBA, _ share: Double) -> RGBA {
    func component(_ from: Double, _ to: Double) -> Double {
      let value = (from + (to - from) * share) * 255
      return (to > from ? value.rounded(.up) : value.rounded(.down)) / 255
    }
    return RGBA(
      red: component(color.red, end.red), green: component(color.green, end.green),
      blue: component(color.blue, end.blue))
  }

  /// The colours of a paint between which contrast has to hold; `nil` when nothing is known.
  static func samples(of paint: ResolvedPaint) -> [RGBA]? {
    switch paint {
    case .color(let color): color.alpha > 0.01 ? [color] : []
    // Off the screen there is nothing behind a text.
    case .gradient(let samples, _): samples.filter { $0.alpha > 0.01 }
    case .image, .material, .unknown: nil
    }
  }

  /// The pair with the least contrast, as the screen shows it: composited, in 8 bits.
  static func worst(_ foreground: [RGBA], _ backdrop: [RGBA]) -> (foreground: RGBA, backdrop: RGBA, ratio: Double)? {
    var result: (foreground: RGBA, backdrop: RGBA, ratio: Double)?
    for back in backdrop.map(\.shown) {
      for front in foreground.map({ $0.composited(over: back).shown }) {
        let ratio = Contrast.ratio(front, back)
        if ratio < result?.ratio ?? .infinity { result = (front, back, ratio) }
      }
    }
    return result
  }
}

extension RGBA {
  /// In 8 bits a channel: what the message names can be held against the ratio it gives.
  var shown: RGBA {
    func step(_ value: Double) -> Double { (value * 255).rounded() / 255 }
    return RGBA(red: step(red), green: step(green), blue: step(blue), alpha: alpha)
  }
  /// How far two colours are apart, per channel; for comparing suggestions only.
  func distance(to other: RGBA) -> Double {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
  }
  /// `#RRGGBB`, for messages.
  var shortHex: String { String(hexString.prefix(7)) }
}

extension ResolvedPaint {
  var isPlain: Bool { if case .color = self { true } else { false } }
  /// Why no ratio can be computed.
  var unknownReason: String? {
    switch self {
    case .color, .gradient: nil
    case .image(let reason), .material(let reason), .unknown(let reason): reason
    }
  }
  var words: String {
    switch self {
    case .color(let color): color.shortHex
    case .gradient: "a gradient"
    case .image: "an image"
    case .material: "a material"
    case .unknown: "something unknown"
    }
  }
}
