import Testing

@testable import WorkJournal

/// A run that is started again late still has time to say something, and ends all the same.
struct TimeLimitTests {
  @Test(arguments: [(0, 100), (40, 60), (60, 50), (99, 50), (120, 30), (149, 1), (200, 0)])
  func timeLeft(elapsed: Int, left: Int) {
    let limit = TimeLimit(seconds: 100, since: .now.earlier(bySeconds: elapsed))
    #expect(abs(limit.secondsLeft - Double(left)) < 0.9)
    #expect(limit.isOver == (left == 0))
    #expect(limit.part(.walking).secondsLeft <= limit.secondsLeft)
  }

  @Test func withoutALimitItNeverEnds() {
    #expect(TimeLimit(seconds: 0, since: .now.earlier(bySeconds: 1000)).secondsLeft == .infinity)
  }
}
