import Foundation
import Testing
import WorkJournal

@testable import sightline

/// What follows the end of a process, by what it was at.
struct RecoveryTests {
  private typealias End = WatchedProcess.End
  private static let step = Work(.step, "laying out the screens")
  private static let screen = Work(.screen, "Welcome", file: "App/Welcome.swift", line: 6)
  private static let other = Work(.screen, "Settings")
  private static let walk = Work(.walk, "the app")

  private static func control(_ line: Int) -> Work { Work(.control, "tap \(line)", file: "A.swift", line: line) }

  @Test func whatEndsByItselfIsFinished() {
    var recovery = Recovery()
    #expect(recovery.next(after: End(.exit(status: 1))) == .finished(status: 1))
    #expect(recovery.next(after: End(.exit(status: 127), hadBegun: false)) == .workHere)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE])
  func whatSomebodyEndsEnds(signal: Int32) {
    var recovery = Recovery()
    #expect(recovery.next(after: End(.signal(signal), atWork: [1: [Self.screen]])) == .endBy(signal: signal))
  }

  @Test func theThreadAtFaultIsLeftOut() {
    var recovery = Recovery()
    let end = End(.signal(SIGILL), atWork: [0: [Self.step], 1: [Self.other], 2: [Self.screen]], culprit: 2)
    #expect(
      recovery.next(after: end)
        == .again(without: .init(thread: 2, level: 0), LeftOutWork(Self.screen, .signal(SIGILL))))
    #expect(recovery.leftOut.map(\.work) == [Self.screen])
  }

  @Test func nobodyIsBlamedUnlessItIsSure() {
    var recovery = Recovery()
    let both = End(.signal(SIGSEGV), atWork: [0: [Self.step], 1: [Self.other], 2: [Self.screen]])
    #expect(recovery.next(after: both) == .againOnOneThread(because: .signal(SIGSEGV)))
    let alone = End(.signal(SIGSEGV), atWork: [0: [Self.step], 1: [Self.screen]])
    #expect(
      recovery.next(after: alone)
        == .again(without: .init(thread: 1, level: 0), LeftOutWork(Self.screen, .signal(SIGSEGV))))
  }

  /// All threads use memory: which one asks for too much depends on how many there are.
  @Test(arguments: [(SIGKILL, WorkEnd.memory), (SIGKILL, nil)] as [(Int32, WorkEnd?)])
  func memoryIsMeasuredOnOneThread(signal: Int32, reason: WorkEnd?) {
    var recovery = Recovery()
    let end = End(.signal(signal), reason: reason, atWork: [1: [Self.screen]])
    let why = reason ?? .signal(signal)
    #expect(recovery.next(after: end) == .againOnOneThread(because: why))
    #expect(recovery.next(after: end) == .again(without: .init(thread: 1, level: 0), LeftOutWork(Self.screen, why)))
  }

  @Test func controlsAreLeftOutUntilTheWalkIs() {
    var recovery = Recovery()
    for line in 1...Recovery.controlLimit {
      let end = End(.signal(SIGILL), atWork: [1: [Self.walk, Self.control(line)]], culprit: 1)
      #expect(
        recovery.next(after: end)
          == .again(without: .init(thread: 1, level: 1), LeftOutWork(Self.control(line), .signal(SIGILL))))
    }
    let end = End(.signal(SIGILL), atWork: [1: [Self.walk, Self.control(100)]], culprit: 1)
    #expect(
      recovery.next(after: end) == .again(without: .init(thread: 1, level: 0), LeftOutWork(Self.walk, .signal(SIGILL))))
  }

  @Test func whatNothingGoesOnWithoutIsGivenUp() {
    var recovery = Recovery()
    let end = End(.signal(SIGILL), atWork: [0: [Self.step]], culprit: 0)
    #expect(recovery.next(after: end) == .againOnOneThread(because: .signal(SIGILL)), "memory may be short")
    guard case .giveUp(let lines) = recovery.next(after: end) else { return #expect(Bool(false)) }
    #expect(lines[0].contains("SIGILL (illegal instruction) ended the audit while laying out the screens"))
  }

  @Test func whatIsPrintedIsNotPrintedTwice() {
    var recovery = Recovery()
    let end = End(.signal(SIGILL), hadPrinted: true, atWork: [1: [Self.screen]], culprit: 1)
    guard case .giveUp = recovery.next(after: end) else { return #expect(Bool(false)) }
  }

  @Test func restartsAreBounded() {
    var recovery = Recovery()
    for number in 1...Recovery.limit {
      let end = End(.signal(SIGILL), atWork: [1: [Work(.screen, "\(number)")]], culprit: 1)
      guard case .again = recovery.next(after: end) else { return #expect(Bool(false)) }
    }
    let end = End(.signal(SIGILL), atWork: [1: [Work(.screen, "one more")]], culprit: 1)
    guard case .giveUp(let lines) = recovery.next(after: end) else { return #expect(Bool(false)) }
    #expect(lines[0].contains("17 times") && lines[1].contains("screen 16"))
  }

  @Test func whatEndsItAgainIsGivenUp() {
    var recovery = Recovery()
    let end = End(.signal(SIGILL), atWork: [1: [Self.screen]], culprit: 1)
    _ = recovery.next(after: end)
    guard case .giveUp(let lines) = recovery.next(after: end) else { return #expect(Bool(false)) }
    #expect(lines[0].contains("again at screen Welcome (App/Welcome.swift:6)"))
  }
}
