/// How a view came to be seen: at once, or later and fading in.
package struct Entrance: Hashable, Sendable, Codable {
  /// Virtual seconds after launch at which it began.
  package var at: Double
  /// Seconds that the animation takes; 0 where there is none.
  package var over: Double
  /// SwiftUI's name of the animation: `easeInOut`.
  package var curve: String?
  package init(at: Double, over: Double = 0, curve: String? = nil) {
    self.at = at
    self.over = over
    self.curve = curve
  }
}
