import Foundation
import Testing

@testable import AuditEngine

/// Work comes back in the order of the input, whoever is done first.
struct ParallelTests {
  @Test(arguments: [1, 2, 7])
  func resultsAreTakenInOrder(threads: Int) {
    let inputs = Array(0..<300)
    var taken: [Int] = []
    Parallel.forEach(inputs, threads: threads) { input in
      // The first of every ten takes longest.
      if input % 10 == 0 { usleep(300) }
      return input * 2
    } consume: { input, result in
      #expect(result == input * 2)
      taken.append(input)
    }
    #expect(taken == inputs)
    #expect(Parallel.map(inputs, threads: threads) { $0 + 1 } == inputs.map { $0 + 1 })
  }

  @Test func nothingToDo() {
    Parallel.forEach([Int](), threads: 4) {
      $0
    } consume: { _, _ in
      Issue.record("there is nothing to take")
    }
  }

  @Test func variantSetsHoldWhatWasPutIn() {
    var set = VariantSet()
    for index in [200, 0, 63, 64, 200, 5] { set.insert(index) }
    #expect(set.indices == [0, 5, 63, 64, 200])
    #expect(VariantSet().indices == [])
  }
}

extension ParallelTests {
  /// All of a team run at once, so that they may wait for one another.
  @Test(arguments: [1, 2, 17]) func aTeamMeets(threads: Int) {
    let arrived = Arrivals()
    let numbers = Parallel.team(threads) { number, count in
      arrived.wait(for: count)
      return number
    }
    #expect(numbers == Array(0..<threads))
  }

  private final class Arrivals: @unchecked Sendable {
    private let condition = NSCondition()
    private var arrived = 0
    func wait(for count: Int) {
      condition.withLock {
        arrived += 1
        condition.broadcast()
        while arrived < count { condition.wait() }
      }
    }
  }
}
