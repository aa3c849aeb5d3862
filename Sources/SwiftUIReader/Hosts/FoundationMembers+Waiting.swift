import SwiftInterpreter

/// Threads that wait for each other, on the one that there is.
extension FoundationMembers {
  /// `DispatchSemaphore` and `DispatchGroup`: who waits lets run what was put off, until it is called or nothing is left.
  ///
  /// What comes later, an answer of the network or a delay, is not waited for: in an app the screen would stand still.
  func waitingMember(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    guard let call else { return nil }
    let isGroup = object.hostTypeName == "DispatchGroup"
    /// Permits of a semaphore, tasks of a group that have left less those that entered.
    func count() -> Int { object.fields["count"]?.integer ?? object.fields["value"]?.integer ?? 0 }
    func add(_ change: Int) {
      object.fields["count"] = .int(count().addingReportingOverflow(change).partialValue)
      guard isGroup, count() >= 0, case .array(let waiting)? = object.fields["notified"]?.payload else { return }
      object.fields["notified"] = nil
      for body in waiting.compactMap(\.function) {
        reading.clock.schedule(after: 0, at: call.location) { [interpreter] in _ = try interpreter.call(body, []) }
      }
    }
    switch name {
    case "signal", "leave": add(1)
    case "enter": add(-1)
    case "wait":
      while isGroup ? count() < 0 : count() <= 0, try reading.clock.runNext() {}
      if !isGroup { add(-1) }
      if call.value("timeout") != nil || call.value("wallTimeout") != nil {
        return .unknown("whether it came in time", at: call.location)
      }
    case "notify" where isGroup:
      guard let body = call.arguments.last?.value, body.function != nil else { return nil }
      var waiting: [Value] = []
      if case .array(let known)? = object.fields["notified"]?.payload { waiting = known }
      object.fields["notified"] = Value(.array(waiting + [body]))
      add(0)
    default: return nil
    }
    return .void
  }
}
