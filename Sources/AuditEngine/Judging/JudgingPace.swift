import Foundation
import SightlineModel
import WorkJournal

/// Whether the time suffices for a layout. Without a time limit, or with enough of it, every one is judged.
///
/// Where it does not suffice for all that is left, what is judged first is what tells most: every screen at the usual and
/// the largest text on the first device in the first language, and of that the first state of each.
final class JudgingPace: @unchecked Sendable {
  private let limit: TimeLimit
  private let ranks: [Int]
  /// By rank, how many of that rank or a better one are left from each position on.
  private let left: [[Int]]
  private let lock = NSLock()
  private let started = Date()
  private var judged = 0

  private static let ranks = 3
  /// So many layouts say how long one takes.
  private static let sample = 16

  init(_ jobs: [ScreenAuditor.Job], _ variants: [Variant], _ limit: TimeLimit) {
    self.limit = limit
    let sizes = variants.map(\.size)
    let largest = sizes.max()
    let usual = sizes.contains(.large) ? .large : sizes.first
    let ranks = jobs.map { job -> Int in
      let tells = job.variants.contains { index in
        let variant = variants[index]
        return (variant.size == usual || variant.size == largest) && variant.locale == variants[0].locale
          && variant.device == variants[0].device
      }
      return !tells ? 2 : job.state > 0 ? 1 : 0
    }
    self.ranks = ranks
    left = (0..<Self.ranks).map { rank in
      var counts = Array(repeating: 0, count: ranks.count + 1)
      for index in ranks.indices.reversed() { counts[index] = counts[index + 1] + (ranks[index] <= rank ? 1 : 0) }
      return counts
    }
  }

  /// - Parameter index: Of the next layout.
  func takes(_ index: Int) -> Bool {
    let seconds = limit.secondsLeft
    guard seconds < .infinity else { return true }
    guard seconds > 0 else { return false }
    let judged = lock.withLock { self.judged }
    guard judged >= Self.sample else { return true }
    let each = Date().timeIntervalSince(started) / Double(judged)
    let worst = (0..<Self.ranks).last { each * Double(left[$0][index]) <= seconds } ?? 0
    return ranks[index] <= worst
  }

  func noteJudged() { lock.withLock { judged += 1 } }
}
