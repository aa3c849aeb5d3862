import Foundation

/// Where all threads of a team wait for one another: the last to come makes, of what each brings, what all go on with.
final class Meeting<Part, Whole>: @unchecked Sendable {
  private let condition = NSCondition()
  private var parts: [Part] = []
  private var whole: Whole?

  /// - Parameters:
  ///   - count: How many come.
  ///   - join: Runs once; the order of the parts is that in which threads came, and may not matter.
  func meet(_ count: Int, bringing part: Part, _ join: ([Part]) -> Whole) -> Whole {
    condition.withLock {
      parts.append(part)
      if parts.count == count {
        whole = join(parts)
        parts = []
        condition.broadcast()
      }
      while whole == nil { condition.wait() }
      return whole!
    }
  }
}
