import Dispatch
import Foundation

/// Work spread over threads whose results come back in the order of the input.
package enum Parallel {
  /// Results by index; each index is written once, under the lock.
  private final class Slots<Result: Sendable>: @unchecked Sendable {
    private var results: [Result?]
    private var next = 0
    private let lock = NSLock()
    init(count: Int) { results = Array(repeating: nil, count: count) }
    func take() -> Int? {
      lock.withLock {
        guard next < results.count else { return nil }
        next += 1
        return next - 1
      }
    }
    func set(_ index: Int, _ result: Result) { lock.withLock { results[index] = result } }
    var all: [Result] { results.map { $0! } }
    var present: [Result] { results.compactMap { $0 } }
  }

  package static func map<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Result
  ) -> [Result] {
    let slots = Slots<Result>(count: inputs.count)
    let done = DispatchGroup()
    let threads = min(max(threads, 1), inputs.count)
    let work: @Sendable () -> Void = {
      while let index = slots.take() { slots.set(index, transform(inputs[index])) }
    }
    var isStarted = false
    for _ in 0..<threads {
      done.enter()
      let starts = DeepThread.start(amongst: threads) {
        work()
        done.leave()
      }
      if !starts { done.leave() }
      isStarted = isStarted || starts
    }
    if !isStarted { work() }
    done.wait()
    return slots.all
  }

  /// Runs threads that wait for one another: all of them run at once.
  ///
  /// - Parameter work: Given the thread's number and how many there are: no more than asked for, and at least one.
  package static func team<Result: Sendable>(
    _ threads: Int, _ work: @escaping @Sendable (_ number: Int, _ count: Int) -> Result
  ) -> [Result] {
    let slots = Slots<Result>(count: max(threads, 1))
    let start = Start()
    let done = DispatchGroup()
    for number in 0..<max(threads, 1) {
      done.enter()
      let starts = DeepThread.start(amongst: threads) {
        slots.set(number, work(number, start.wait()))
        done.leave()
      }
      guard starts else {
        done.leave()
        start.begin(count: max(number, 1))
        if number == 0 { slots.set(0, work(0, 1)) }
        break
      }
    }
    start.begin(count: max(threads, 1))
    done.wait()
    return slots.present
  }

  /// Holds threads back until all are there that can be.
  private final class Start: @unchecked Sendable {
    private let condition = NSCondition()
    private var count: Int?

    /// The first call counts.
    func begin(count: Int) {
      condition.withLock {
        self.count = self.count ?? count
        condition.broadcast()
      }
    }

    func wait() -> Int {
      condition.withLock {
        while count == nil { condition.wait() }
        return count!
      }
    }
  }

  /// Results on their way to whoever takes them in order. Workers wait when they are too far ahead.
  private final class OrderedResults<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private let lead: Int
    private var ready: [Int: Result] = [:]
    private var next = 0
    private var taken = 0

    init(count: Int, lead: Int) {
      self.count = count
      self.lead = lead
    }

    /// The index of the next piece of work.
    func begin() -> Int? {
      condition.lock()
      defer { condition.unlock() }
      while next < count, next >= taken + lead { condition.wait() }
      guard next < count else { return nil }
      next += 1
      return next - 1
    }

    func finish(_ index: Int, _ result: Result) {
      condition.lock()
      defer { condition.unlock() }
      ready[index] = result
      condition.broadcast()
    }

    func take(_ index: Int) -> Result {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let result = ready.removeValue(forKey: index) {
          taken = index + 1
          condition.broadcast()
          return result
        }
        condition.wait()
      }
    }
  }

  /// Hands every result to `consume`, on the calling thread and in the order of the input, soon after it is there: no
  /// more than a few dozen results exist at once.
  package static func forEach<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Result,
    consume: (Input, Result) -> Void
  ) {
    let threads = min(max(threads, 1), inputs.count)
    let ordered = OrderedResults<Result>(count: inputs.count, lead: 16 * threads)
    var isStarted = false
    for _ in 0..<threads {
      let starts = DeepThread.start(amongst: threads) {
        while let index = ordered.begin() { ordered.finish(index, transform(inputs[index])) }
      }
      isStarted = isStarted || starts
    }
    for index in inputs.indices {
      consume(inputs[index], isStarted ? ordered.take(index) : transform(inputs[index]))
    }
  }

  /// Runs one piece of work on a thread with a deep stack.
  package static func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    map([()], threads: 1) { _ in work() }[0]
  }
}
