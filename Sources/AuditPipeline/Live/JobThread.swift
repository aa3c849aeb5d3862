import AuditEngine
import Foundation

/// One thread with a deep stack that does what others ask of it, one after another.
final class JobThread: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [@Sendable () -> Void] = []

  init() {
    let thread = Thread { [self] in Parallel.onDeepStack { self.work() } }
    thread.start()
  }

  /// Waits until it is done.
  func perform<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let done = Answer<Result>()
    condition.withLock {
      jobs.append { done.set(body()) }
      condition.signal()
    }
    return done.wait()
  }

  private func work() {
    while true {
      let job = condition.withLock {
        while jobs.isEmpty { condition.wait() }
        return jobs.removeFirst()
      }
      job()
    }
  }

  private final class Answer<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Result?
    func set(_ value: Result) {
      condition.withLock {
        result = value
        condition.signal()
      }
    }
    func wait() -> Result {
      condition.withLock {
        while result == nil { condition.wait() }
        return result!
      }
    }
  }
}
