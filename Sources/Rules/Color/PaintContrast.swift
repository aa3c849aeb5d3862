import DesignTokens
import SightlineModel

/// Contrast of paints: which samples count.
enum PaintContrast {
  /// The samples of a paint between which contrast has to hold: a colour is one, a gradient its stops and eight steps
  /// between each two; `nil` when nothing is known.
  static func samples(of paint: ResolvedPaint) -> [RGBA]? {
    switch paint {
    case .color(let color): return color.alpha > 0.01 ? [color] : []
    case .gradient(let all, _):
      // Off the screen there is nothing behind a text.
      let stops = all.filter { $0.alpha > 0.01 }
      guard let first = stops.first else { return [] }
      return zip(stops, stops.dropFirst()).reduce(into: [first]) { result, pair in
        for step in 1...8 { result.append(pair.0.mixed(with: pair.1, Double(step) / 8)) }
      }
    case .image, .material, .unknown: return nil
    }
  }

  /// The pair with the least contrast.
  static func worst(_ foreground: [RGBA], _ backdrop: [RGBA]) -> (foreground: RGBA, backdrop: RGBA, ratio: Double)? {
    var result: (foreground: RGBA, backdrop: RGBA, ratio: Double)?
    for front in foreground {
      for back in backdrop {
        let ratio = Contrast.ratio(front, back)
        if ratio < result?.ratio ?? .infinity { result = (front, back, ratio) }
      }
    }
    return result
  }
}

extension RGBA {
  func mixed(with other: RGBA, _ share: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
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
