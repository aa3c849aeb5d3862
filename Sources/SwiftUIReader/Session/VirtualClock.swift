import SightlineModel
import SwiftInterpreter

/// Time that passes only when nothing is left to do at the present instant.
final class VirtualClock {
  struct Event {
    var due: Double
    var order: Int
    /// Seconds between repetitions; `nil` runs once.
    var interval: Double?
    var isCancelled: () -> Bool
    var run: () throws -> Void
  }
  /// Seconds since launch.
  private(set) var now: Double = 0
  /// Nothing is run later than this.
  var horizon: Double = 30
  private var events: [Event] = []
  private var nextOrder = 0
  /// Runs before a sleep lets time pass, so that what is visible in between is seen.
  var onPause: (() throws -> Void)?

  func schedule(
    after delay: Double, every interval: Double? = nil, isCancelled: @escaping () -> Bool = { false },
    _ run: @escaping () throws -> Void
  ) {
    events.append(
      Event(due: now + max(0, delay), order: nextOrder, interval: interval, isCancelled: isCancelled, run: run))
    nextOrder += 1
  }

  var hasDueEvents: Bool { events.contains { $0.due <= now } }
  /// When the next event is due, if that is before the horizon.
  var nextDue: Double? { events.map(\.due).min().flatMap { $0 <= horizon ? $0 : nil } }

  /// Runs one event that is due now.
  func runNext() throws -> Bool {
    guard
      let index = events.indices.filter({ events[$0].due <= now }).min(by: {
        (events[$0].due, events[$0].order) < (events[$1].due, events[$1].order)
      })
    else { return false }
    var event = events.remove(at: index)
    guard !event.isCancelled() else { return true }
    if let interval = event.interval {
      event.due += max(interval, 1.0 / 60)
      events.append(event)
    }
    try event.run()
    return true
  }

  func advance(to time: Double) { now = max(now, time) }

  /// A new launch: nothing that waits is ever run.
  func reset() {
    events.removeAll()
    now = 0
    horizon = 30
  }
}
