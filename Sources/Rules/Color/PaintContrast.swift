import DesignTokens
import SightlineModel

/// Contrast of paints: which samples count.
enum PaintContrast {
  /// The colours of a paint between which contrast has to hold; `nil` when nothing is known.
  static func samples(of paint: ResolvedPaint) -> [RGBA]? {
    switch paint {
    case .color(let color): color.alpha > 0.01 ? [color] : []
    // Off the screen there is nothing behind a text.
    case .gradient(let samples, _): samples.filter { $0.alpha > 0.01 }
    case .image, .material, .unknown: nil
    }
  }

  /// The same where it is known which colours meet.
  static func worst(_ meetings: [PaintMeeting]) -> (foreground: RGBA, backdrop: RGBA, ratio: Double)? {
    meetings.filter { $0.front.alpha > 0.01 && $0.back.alpha > 0.01 }.compactMap { worst([$0.front], [$0.back]) }
      .min { $0.ratio < $1.ratio }
  }

  /// - Parameter ends: The same paint on the lightest and on the darkest ground there can be.
  /// - Returns: Whether the paint lies outside of what is between the two, and far enough from both.
  static func passesBetween(_ ends: [PaintMeeting], required: Double) -> Bool {
    let sides = ends.map { Contrast.ratio($0.front, .black) > Contrast.ratio($0.back, .black) }
    guard ends.count == 2, sides[0] == sides[1], let worst = worst(ends) else { return false }
    return worst.ratio >= required
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
  /// 1 for what is no plain colour.
  var alpha: Double { if case .color(let color) = self { color.alpha } else { 1 } }
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
