import Dispatch
import Foundation

/// Work spread over threads whose results come back in the order of the input.
public enum Parallel {
  /// Layout and interpretation recurse with the nesting of views; a worker's default 512 KiB would not hold the 256
  /// levels the parser lets through, modifiers included.
  public static let stackSize = 512 << 20

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
  }

  public static func map<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Result
  ) -> [Result] {
    let slots = Slots<Result>(count: inputs.count)
    let done = DispatchGroup()
    for _ in 0..<min(max(threads, 1), inputs.count) {
      done.enter()
      let thread = Thread {
        while let index = slots.take() { slots.set(index, transform(inputs[index])) }
        done.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    done.wait()
    return slots.all
  }

  /// Results on their way to whoever takes them in order. Workers wait when they are too far ahead.
  private final class Conveyor<Result: Sendable>: @unchecked Sendable {
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
  public static func forEach<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Result,
    consume: (Input, Result) -> Void
  ) {
    let threads = min(max(threads, 1), inputs.count)
    let conveyor = Conveyor<Result>(count: inputs.count, lead: 16 * threads)
    for _ in 0..<threads {
      let thread = Thread {
        while let index = conveyor.begin() { conveyor.finish(index, transform(inputs[index])) }
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for index in inputs.indices { consume(inputs[index], conveyor.take(index)) }
  }

  /// Runs one piece of work on a thread with a deep stack.
  public static func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    map([()], threads: 1) { _ in work() }[0]
  }
}
