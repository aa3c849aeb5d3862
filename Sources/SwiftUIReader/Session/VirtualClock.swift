import SightlineModel
import SwiftInterpreter

/// Time that passes only when nothing is left to do at the present instant.
final class VirtualClock: TaskScheduler {
  struct Event {
    var due: Double
    var order: Int
    /// Seconds between repetitions; `nil` runs once.
    var interval: Double?
    var isCancelled: () -> Bool
    var run: () throws -> Void
    var maker: Maker?
    /// What put it off without letting time pass, by place.
    var turns: [SourceLocation: Turn] = [:]
  }
  /// Where a body started what repeats itself, and in which evaluation of the views. The next one makes its object anew:
  /// the one before is gone, and its timer with it.
  struct Maker: Equatable {
    var place: SourceLocation
    var evaluation: Int
  }
  /// How often a place put off what puts it off again, and the questions that were asked before.
  struct Turn {
    var count = 0
    var questions: Int
  }
  /// Seconds since launch.
  private(set) var now: Double = 0
  /// How often code has asked for the time.
  private(set) var asked = 0
  /// Seconds since launch, for code that asks.
  func ask() -> Double {
    asked += 1
    return now
  }
  /// Nothing is run later than this.
  var horizon: Double = 30
  private var events = EventQueue()
  private var nextOrder = 0
  private var releases: [() -> Void] = []
  /// What runs at present has been put off by.
  private var turns: [SourceLocation: Turn] = [:]
  /// Questions that were asked of unknown values so far.
  var questions: () -> Int = { 0 }
  /// Runs before a sleep lets time pass, so that what is visible in between is seen.
  var onPause: (() throws -> Void)?

  /// - Parameter place: Of the call that puts it off. What puts itself off again and again without letting time pass is
  ///   left after three turns where an unknown answer keeps it going, as a `while` is, and after 500 in any case.
  func schedule(
    after delay: Double, every interval: Double? = nil, at place: SourceLocation? = nil, by maker: Maker? = nil,
    isCancelled: @escaping () -> Bool = { false }, _ run: @escaping () throws -> Void
  ) {
    var event = Event(
      due: now + max(0, delay), order: nextOrder, interval: interval, isCancelled: isCancelled, run: run, maker: maker)
    if let maker { events.removeMade(at: maker.place, unless: maker) }
    if let place, !(delay > 0) {
      var turn = turns[place] ?? Turn(questions: questions())
      guard turn.count < (questions() > turn.questions ? 3 : 500) else { return }
      turn.count += 1
      event.turns = turns.merging([place: turn]) { $1 }
    }
    events.add(event)
    nextOrder += 1
  }

  /// Of what ran last; `nil` where it does not repeat itself.
  private(set) var intervalRun: Double?
  /// What is still to come.
  var waiting: Int { events.count }
  var hasDueEvents: Bool { events.first.map { $0.due <= now } ?? false }
  /// When the next event is due, if that is before the horizon.
  var nextDue: Double? { events.first.map(\.due).flatMap { $0 <= horizon ? $0 : nil } }

  /// Runs one event that is due now.
  func runNext() throws -> Bool {
    guard hasDueEvents, var event = events.popFirst() else { return false }
    guard !event.isCancelled() else { return true }
    intervalRun = event.interval
    if let interval = event.interval {
      event.due += interval > 1.0 / 60 ? interval : 1.0 / 60
      events.add(event)
    }
    let outer = turns
    turns = event.turns
    defer { turns = outer }
    // A task that waits longer than anybody looks keeps nobody else from going on.
    do { try event.run() } catch is TaskSuspended {}
    return true
  }

  /// Turns of a loop, or yields of a place, for which no time passes.
  private static let mostTurns = 1000
  func comeRound(_ turns: inout LoopTurns) throws {
    if turns.moment != now { turns = LoopTurns() }
    turns.moment = now
    turns.count += 1
    if turns.count > Self.mostTurns { throw TaskSuspended() }
  }

  private var yields: (moment: Double, places: [SourceLocation: Int]) = (0, [:])
  private static let mostYields = 10
  /// A place gives way while nobody else is due.
  ///
  /// - Returns: True once it did so again and again at the present moment: it waits for something.
  func isWaiting(at place: SourceLocation) -> Bool {
    if yields.moment != now { yields = (now, [:]) }
    yields.places[place, default: 0] += 1
    return yields.places[place]! > Self.mostYields
  }

  private var naps: [SourceLocation: (writes: Int, count: Int)] = [:]
  private static let mostNaps = 40
  /// A task sleeps at a place.
  ///
  /// - Parameter writes: Changes of anything kept so far.
  /// - Returns: True once it did so again and again while nothing changed.
  func isIdle(at place: SourceLocation, writes: Int) -> Bool {
    let known = naps[place]
    let count = known?.writes == writes ? known!.count + 1 : 0
    naps[place] = (writes, count)
    return count > Self.mostNaps
  }

  func putOff(at place: SourceLocation?, _ run: @escaping () throws -> Void) { schedule(after: 0, at: place, run) }

  func advance(to time: Double) { now = max(now, time) }

  func whenLeft(_ run: @escaping () -> Void) { releases.append(run) }

  /// - Returns: What puts it back as it is now: nothing may be running.
  func kept() -> () -> Void {
    let (now, horizon, events, nextOrder, releases) = (now, horizon, events, nextOrder, releases)
    let (turns, yields, naps, intervalRun, onPause) = (turns, yields, naps, intervalRun, onPause)
    return {
      (self.now, self.horizon, self.events, self.nextOrder) = (now, horizon, events, nextOrder)
      (self.releases, self.turns, self.yields, self.naps) = (releases, turns, yields, naps)
      (self.intervalRun, self.onPause) = (intervalRun, onPause)
    }
  }

  /// A new launch: nothing that waits is ever run.
  func reset() {
    for release in releases { release() }
    releases = []
    events = EventQueue()
    (turns, yields, naps) = ([:], (0, [:]), [:])
    now = 0
    horizon = 30
  }
}
