import SightlineModel
import SwiftInterpreter

/// `@ScaledMetric(relativeTo:)`: a length that grows with the text size.
final class ScaledMetricStorage: WrapperStorage, PlacedStorage {
  let hostTypeName = "ScaledMetric"
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
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? ScaledMetricStorage, style == other.style, let environment, let its = other.environment,
      let base = try? base?(), let another = try? other.base?()
    else { return false }
    return base.isSame(as: another) && environment.isSame(as: its, for: "dynamicTypeSize")
      && environment.isSame(as: its, for: "dynamicTypeRange")
  }
  func wrappedValue(in interpreter: Interpreter) throws -> Value {
    let unscaled = try base?() ?? .none
    guard let number = unscaled.number else { return unscaled }
    return Self.scaled(unscaled, number, relativeTo: style, reading, environment ?? reading.environment)
  }

  /// A length as it is at the present text size; from where it comes says what it was.
  static func scaled(
    _ unscaled: Value, _ number: Double, relativeTo style: TextStyle, at fixed: DynamicTypeSize? = nil,
    _ reading: Reading, _ environment: EnvironmentValues
  ) -> Value {
    let size = fixed ?? EnvironmentReader(reading: reading).dynamicTypeSize(in: environment)
    var scaled = unscaled
    scaled.isLiteral = false
    if fixed == nil {
      scaled.origin = Origin.following(unscaled.origin, DerivationStep(.scaledMetric(number, relativeTo: style)))
    }
    scaled.payload = .double(
      DynamicType.scaled(
        number, relativeTo: style, at: size, pixelsPerPoint: reading.readConditions.pixelsPerPoint))
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
  /// - Returns: What the length is at the default text size; `nil` when no scaled one is in it.
  static func unscaledLength(of length: Value, _ reading: Reading) -> Double? {
    guard let number = length.number else { return nil }
    let metric = length.origin?.steps.lazy.compactMap { step -> (Double, TextStyle)? in
      if case .scaledMetric(let base, let style) = step.kind { (base, style) } else { nil }
    }.first
    guard let (base, style) = metric else { return nil }
    // What was calculated with it grew as it did: 18 * scale.
    let size = EnvironmentReader(reading: reading).dynamicTypeSize(in: reading.environment)
    let scaled = DynamicType.scaled(
      base, relativeTo: style, at: size, pixelsPerPoint: reading.readConditions.pixelsPerPoint)
    return number == scaled || scaled == 0 ? base : (number * base / scaled * 100).rounded() / 100
  }
}
