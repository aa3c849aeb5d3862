import Testing

@testable import Flows

struct TimedStepTests {
  @Test func waitingBelongsToTheStepBefore() {
    let steps: [WalkStep] = [.launch, .wait(2), .wait(0.5), .tap("Go"), .background, .wait(1)]
    let joined = TimedStep.join(steps)
    #expect(joined.map(\.step) == [.launch, .tap("Go"), .background, .wait(1)])
    #expect(joined.map(\.patience) == [2.5, nil, nil, nil])
  }

  @Test func waitingForNothingStopsTheClock() { #expect(TimedStep.join([.launch, .wait(0)])[0].patience == 0) }
}
