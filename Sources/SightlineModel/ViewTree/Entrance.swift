/// How a view came to be seen: at once, or later and fading in.
public struct Entrance: Hashable, Sendable, Codable {
  /// Virtual seconds after launch at which it began.
  public var at: Double
  /// Seconds that the animation takes; 0 where there is none.
  public var over: Double
  /// SwiftUI's name of the animation: `easeInOut`.
  public var curve: String?
  public init(at: Double, over: Double = 0, curve: String? = nil) {
    self.at = at
    self.over = over
    self.curve = curve
  }
}
