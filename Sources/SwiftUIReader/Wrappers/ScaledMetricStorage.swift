import SightlineModel
import SwiftInterpreter

/// `@ScaledMetric(relativeTo:)`: a length that grows with the text size.
final class ScaledMetricStorage: WrapperStorage, PlacedStorage {
  let hostTypeName = "ScaledMetric"
  private static let stepPrefix = "@ScaledMetric of "
  private var base: (() throws -> Value)?
  private var style: TextStyle
  private let reading: Reading
  private var environment: EnvironmentValues?
  init(base: (() throws -> Value)?, style: TextStyle, reading: Reading) {
    self.base = base
    self.style = style
    self.reading = reading
  }
  func placed(at identity: Identity, in reading: Reading, environment: EnvironmentValues) throws -> any WrapperStorage {
    let copy = ScaledMetricStorage(base: base, style: style, reading: reading)
    copy.environment = environment
    return copy
  }
  func wrappedValue(in interpreter: Interpreter) throws -> Value {
    let unscaled = try base?() ?? .none
    guard let number = unscaled.number else { return unscaled }
    let environment = environment ?? reading.environment
    let size = EnvironmentReader(reading: reading).dynamicTypeSize(in: environment)
    var scaled = unscaled
    scaled.origin = Origin(
      DerivationStep(what: Self.stepPrefix + "\(number)", location: nil), previous: unscaled.origin)
    scaled.payload = .double(
      ScaledLength.scaled(number, style: style, at: size, pixelsPerPoint: reading.circumstances.variant.device.scale))
    return scaled
  }
  func setWrappedValue(_ value: Value, in interpreter: Interpreter) throws { base = { value } }
  func projectedValue(in interpreter: Interpreter) throws -> Value? { nil }
  func initialize(with value: Value, in interpreter: Interpreter) throws {
    if case .host(let host) = value.payload, let other = host as? ScaledMetricStorage {
      base = other.base
      style = other.style
    } else {
      base = { value }
    }
  }
}

extension ScaledMetricStorage {
  /// - Returns: What the length was at the default text size; `nil` when it is not a scaled one.
  static func unscaledLength(of origin: Origin?) -> Double? {
    origin?.steps.lazy.compactMap { step in
      step.what.hasPrefix(stepPrefix) ? Double(step.what.dropFirst(stepPrefix.count)) : nil
    }.first
  }
}

/// Lengths that scale with Dynamic Type.
enum ScaledLength {
  /// The length scaled by the style's leading at `size` over its leading at large, rounded to pixels.
  ///
  /// - Source: `UIFontMetrics` scales by leading: 17 pt and 16 pt relative to body at content size medium are 16.0 and
  ///   15.5 pt at 2 pixels per point in recorded renders; 21/22 gives both, the ratio of sizes (16/17) gives 15.0.
  static func scaled(_ length: Double, style: TextStyle, at size: DynamicTypeSize, pixelsPerPoint: Double) -> Double {
    guard size != .large, let row = leadings[style] else { return length }
    let ratio = row[size.index] / row[DynamicTypeSize.large.index]
    return (length * ratio * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// Points per content size, xSmall to AX5.
  /// - Source: Human Interface Guidelines, Typography, Dynamic Type sizes.
  static let leadings: [TextStyle: [Double]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}
