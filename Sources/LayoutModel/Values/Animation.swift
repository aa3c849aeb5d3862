import SightlineModel

/// How a change is shown over time: what rules about motion ask. Screens are laid out as they stand.
public struct Animation: Hashable, Sendable {
  let name: String
  let duration: Double
  private init(_ name: String, _ duration: Double) { (self.name, self.duration) = (name, duration) }

  // Source: SwiftUI's documented defaults: 0.35 s for the eased curves, springs of 0.5 s.
  public static let `default` = Self("default", 0.35)
  public static let linear = Self("linear", 0.35)
  public static let easeIn = Self("easeIn", 0.35)
  public static let easeOut = Self("easeOut", 0.35)
  public static let easeInOut = Self("easeInOut", 0.35)
  public static let spring = Self("spring", 0.5)
  public static let bouncy = Self("bouncy", 0.5)
  public static let smooth = Self("smooth", 0.5)
  public static let snappy = Self("snappy", 0.5)
  /// - Parameter duration: Seconds, 0 or more.
  public static func linear(duration: Double) -> Self { Self("linear", duration) }
  public static func easeIn(duration: Double) -> Self { Self("easeIn", duration) }
  public static func easeOut(duration: Double) -> Self { Self("easeOut", duration) }
  public static func easeInOut(duration: Double) -> Self { Self("easeInOut", duration) }
  public static func spring(duration: Double) -> Self { Self("spring", duration) }
}

extension View {
  /// - Parameter animation: `nil` for none; for a duration below 0 or no number laying out throws ``LayoutModelError``.
  public func animation(
    _ animation: Animation?, value: some Equatable, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    modified(.animation, fileID, line) { building in
      var payload = AnimationModifier()
      if let animation {
        payload.animation = Given(animation.name)
        payload.curve = Given(animation.name)
        payload.duration = building.number(animation.duration, "duration", from: 0)
      }
      return .animation(payload)
    }
  }
}
