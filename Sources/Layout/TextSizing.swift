public import SightlineModel

/// Sets text for layout. Whoever lays out brings one; it must be pure: same question, same answer.
public protocol TextSizing: Sendable {
  /// - Parameters:
  ///   - width: Points offered; `nil` is unlimited.
  ///   - height: Points offered; lines that do not fit are cut, at least one line stays; `nil` is unlimited.
  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText
}
