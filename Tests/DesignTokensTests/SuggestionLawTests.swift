import SightlineModel
import Testing

@testable import DesignTokens

/// What holds for every suggestion: it passes as it is written, and no nearer lightness does beyond the tolerance.
struct SuggestionLawTests {
  /// How a colour is written, and by how much that moves its lightness.
  private static let notations: [(TokenColor.Notation, rounding: Double)] = [
    (.object(hasHex: false), 0.001), (.hex(isUpper: false), 0.006), (.function, 0.006),
  ]
  private static let spaces: [ColorSpace] = [.srgb, .displayP3, .oklch, .hsl, .rec2020, .lab]

  private func color(_ numbers: inout SeededNumbers, alpha: ClosedRange<Double> = 1...1) -> RGBA {
    RGBA(
      red: .random(in: 0...1, using: &numbers), green: .random(in: 0...1, using: &numbers),
      blue: .random(in: 0...1, using: &numbers), alpha: .random(in: alpha, using: &numbers))
  }

  private func check(
    _ color: TokenColor, beside neighbours: [NearestPassingColor.Neighbour], rounding: Double,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let start = ColorSpace.oklch.components(of: color.rgba)
    func candidate(_ lightness: Double, alpha: Double) -> TokenColor {
      var like = color
      like.alpha = alpha
      return NearestPassingColor.inGamut([lightness, start[1], start[2]], like: like)
    }
    func passes(_ lightness: Double, alpha: Double) -> Bool {
      NearestPassingColor.passes(candidate(lightness, alpha: alpha), beside: neighbours)
    }
    guard let found = NearestPassingColor.suggestion(for: color, beside: neighbours) else {
      for step in 0...64 { #expect(!passes(Double(step) / 64, alpha: 1), sourceLocation: sourceLocation) }
      return
    }
    #expect(
      NearestPassingColor.passes(found, beside: neighbours), "\(color.text) → \(found.text)",
      sourceLocation: sourceLocation)
    let moved = abs(ColorSpace.oklch.components(of: found.rgba)[0] - start[0])
    let tolerance = NearestPassingColor.tolerance + rounding
    for step in 0..<40 where moved > tolerance {
      let distance = (moved - tolerance) * Double(step) / 40
      for lightness in [start[0] - distance, start[0] + distance] where (0...1).contains(lightness) {
        #expect(
          !passes(lightness, alpha: found.alpha), "\(color.text) → \(found.text), nearer: \(lightness)",
          sourceLocation: sourceLocation)
      }
    }
    // More alpha is given only where no lightness would do with less.
    guard found.alpha > color.alpha + 1e-9 else { return }
    let less = max(color.alpha, found.alpha - NearestPassingColor.alphaStep)
    for step in 0...64 { #expect(!passes(Double(step) / 64, alpha: less), sourceLocation: sourceLocation) }
  }

  @Test(arguments: [3.0, 4.5, 7.0], [0, 1, 2])
  func opaqueColoursInEveryNotation(required: Double, notation: Int) {
    var numbers = SeededNumbers(state: UInt64(saturating: required * 100) + UInt64(notation))
    let (written, rounding) = Self.notations[notation]
    for _ in 0..<120 {
      let token = TokenColor(color(&numbers), notation: written)
      check(token, beside: [.init(color(&numbers), required: required)], rounding: rounding)
    }
  }

  @Test(arguments: [3.0, 4.5])
  func translucentColours(required: Double) {
    var numbers = SeededNumbers(state: UInt64(saturating: required * 1000))
    for _ in 0..<80 {
      let token = TokenColor(color(&numbers, alpha: 0.15...0.95), notation: .object(hasHex: false))
      check(token, beside: [.init(color(&numbers), required: required)], rounding: 0.002)
    }
  }

  /// Colours of other spaces, many of them outside sRGB.
  @Test(arguments: spaces)
  func otherSpaces(space: ColorSpace) {
    var numbers = SeededNumbers(state: UInt64(space.rawValue.utf8.reduce(0) { $0 + Int($1) }))
    for _ in 0..<60 {
      let p3 = ColorSpace.displayP3.rgba((0..<3).map { _ in .random(in: 0...1, using: &numbers) })
      let isNarrow = space == .srgb || space == .hsl
      let start = isNarrow ? color(&numbers) : p3
      let components = space.components(of: start).map { Optional(($0 * 1000).rounded() / 1000) }
      let token = TokenColor(space: space, components: components, notation: .object(hasHex: false))
      check(token, beside: [.init(color(&numbers), required: 4.5)], rounding: 0.004)
    }
  }

  /// Every point of a gradient is passed at once, as are the backgrounds of several modes.
  @Test(arguments: [3.0, 4.5])
  func gradients(required: Double) {
    var numbers = SeededNumbers(state: UInt64(saturating: required * 7))
    for _ in 0..<60 {
      let (start, end) = (color(&numbers), color(&numbers))
      let points = (0...32).map { start.mixed(with: end, Double($0) / 32) }
      let token = TokenColor(color(&numbers), notation: .object(hasHex: false))
      check(token, beside: points.map { .init($0, required: required) }, rounding: 0.001)
    }
  }

  /// Whatever lies behind, the ratio is within the range that a material or an image is said to allow.
  @Test func rangesHoldEveryBackground() {
    var numbers = SeededNumbers(state: 11)
    for _ in 0..<400 {
      let front = color(&numbers, alpha: 0.1...1)
      let range = Contrast.range(of: front)
      for _ in 0..<20 {
        let ratio = Contrast.ratio(of: front, over: [color(&numbers)])
        #expect(ratio >= range.lowerBound - 0.005 && ratio <= range.upperBound + 0.005, "\(front) \(range) \(ratio)")
      }
    }
  }
}

/// SplitMix64: the same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
