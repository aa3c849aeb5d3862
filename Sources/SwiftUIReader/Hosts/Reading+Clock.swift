import Foundation
import SightlineModel
import SwiftInterpreter

extension Reading {
  /// The present moment: a fixed start plus virtual time, so that runs are repeatable.
  var date: Date { Date(timeIntervalSince1970: 1_735_725_600 + now) }
  /// Seconds since launch, for the project's code.
  var now: Double { clock.ask() }
  /// A value with identity that lives as long as the session: `UserDefaults.standard`.
  func object(_ type: String) -> HostObject {
    if let object = objects[type]?.host(HostObject.self) { return object }
    let made = HostObject(type)
    objects[type] = .host(made)
    return made
  }
  /// Counted, so that runs are repeatable. A body gets the same ones again: SwiftUI would not run it again, and rows
  /// that are named by them stay the same rows.
  func nextUUID() -> String {
    let isInBody = readConditions.isInBody
    if isInBody { bodyUUIDCount += 1 } else { uuidCount += 1 }
    let digits = String(isInBody ? bodyUUIDCount : uuidCount, radix: 16).uppercased()
    return "00000000-0000-4000-\(isInBody ? 9 : 8)000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
  /// Lets virtual time pass for a task that sleeps; others run meanwhile. Who only looks again and again whether something
  /// has changed sleeps until somebody else has something to do.
  ///
  /// - Parameter place: Of the call; `nil` for who waits for another task.
  /// - Throws: `TaskSuspended` where the task goes on later than anybody looks, or waits for what nobody will change.
  func pause(_ seconds: Double, at place: SourceLocation? = nil) throws {
    var end = clock.now + max(0, seconds)
    if let place, clock.isIdle(at: place, writes: ledger.writes) {
      guard let due = clock.nextDue else { throw TaskSuspended() }
      end = max(end, due)
    }
    guard end <= clock.horizon else { throw TaskSuspended() }
    while let due = clock.nextDue, due <= end {
      try pass(to: due)
      while try clock.runNext() {}
    }
    try pass(to: end)
  }

  /// `Task.yield()`: who else is due runs first. For who gives way again and again while nobody is, time passes.
  ///
  /// - Throws: `TaskSuspended` where nothing is to come that could end the waiting.
  func giveWay(at place: SourceLocation) throws {
    var ran = false
    while try clock.runNext() { ran = true }
    guard !ran, clock.isWaiting(at: place) else { return }
    guard let due = clock.nextDue else { throw TaskSuspended() }
    try pass(to: due)
    while try clock.runNext() {}
  }

  /// What is visible is looked at once before each move of the clock, however many tasks sleep.
  private func pass(to time: Double) throws {
    guard time > clock.now else { return }
    try clock.onPause?()
    clock.advance(to: time)
  }
}
