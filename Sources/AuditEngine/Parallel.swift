import Dispatch
import Foundation

/// Work spread over threads whose results come back in the order of the input.
enum Parallel {
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

  static func map<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @Sendable (Input) -> Result
  ) -> [Result] {
    guard threads > 1, inputs.count > 1 else { return inputs.map(transform) }
    let slots = Slots<Result>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: min(threads, inputs.count)) { _ in
      while let index = slots.take() { slots.set(index, transform(inputs[index])) }
    }
    return slots.all
  }
}
