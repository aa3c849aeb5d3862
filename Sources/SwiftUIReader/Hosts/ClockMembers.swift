import Foundation
import SightlineModel
import SwiftInterpreter

/// Clocks, timers, queues and what is put off on them: all on the session's clock.
///
/// Durations and moments of clocks are numbers of seconds, since launch for a moment.
struct ClockMembers {
  let reading: Reading
  let interpreter: Interpreter

  private static let units = [
    "seconds": 1, "milliseconds": 0.001, "microseconds": 1e-6, "nanoseconds": 1e-9, "minutes": 60,
  ]

  static func seconds(_ value: Double, _ unit: String) -> Double? { units[unit].map { $0 * value } }

  /// `.seconds(5)`, whose type the context is to tell.
  static func isDuration(_ value: Value) -> Bool {
    guard case .implicit(let member) = value.payload, member.links.count == 1, let link = member.links.first,
      link.call != nil
    else { return false }
    return units[link.name] != nil
  }

  func seconds(_ value: Value) throws -> Double? {
    try value.number ?? interpreter.resolve(value, as: "Duration").number
  }

  /// Seconds since launch: `.now + .seconds(5)`, `.now.advanced(by: .seconds(5))`, `.now()`, a date.
  func moment(_ value: Value) throws -> Double? {
    if let date = value.host(DateValue.self) { return reading.now + date.date.timeIntervalSince(reading.date) }
    guard case .implicit(let member) = value.payload, member.links.first?.name == "now" else {
      return try value.number ?? interpreter.resolve(value, as: "DispatchTime").number
    }
    var moment = reading.now
    for link in member.links.dropFirst() {
      guard link.name == "advanced", let change = try link.call?.value("by").flatMap(seconds) else { return nil }
      moment += change
    }
    return moment
  }

  /// Seconds until something comes of which nobody knows when; not at once, or what puts itself off again and again would
  /// never end.
  static let unknownWait = 1.0

  /// Seconds from now; negative for what is past.
  func wait(until value: Value?) throws -> Double {
    try value.flatMap(moment).map { $0 - reading.now } ?? Self.unknownWait
  }

  /// `Task.sleep`, `Thread.sleep`, a clock's `sleep`.
  func sleep(_ call: Call) throws {
    var pause = Self.unknownWait
    if let nanoseconds = call.value("nanoseconds")?.number {
      pause = nanoseconds / 1e9
    } else if let end = call.value("until") {
      pause = try wait(until: end)
    } else if let duration = call.value("for") ?? call.value("forTimeInterval") {
      pause = try seconds(duration) ?? pause
    } else if let first = call[position: 0] {
      // The oldest form takes nanoseconds.
      pause = try first.number.map { $0 / 1e9 } ?? seconds(first) ?? pause
    }
    try reading.pause(pause, at: call.location)
  }

  // MARK: Timers

  /// A timer that waits to be started.
  func timer(_ call: Call) throws -> HostObject? {
    guard let body = call.arguments.last?.value.function.map({ Value(.function($0)) }) ?? selected(call) else {
      return nil
    }
    let place = reading.readConditions.isInBody ? call.location : nil
    let interval =
      try (call.value("withTimeInterval") ?? call.value("timeInterval") ?? call.value("interval")).flatMap(seconds) ?? 1
    let first = try call.value("fire").flatMap(moment).map { $0 - reading.now }
    let timer = HostObject(
      "Timer",
      fields: [
        "isValid": .bool(true), "block": body, "timeInterval": .double(interval), "delay": .double(first ?? interval),
        "repeats": .bool(call.value("repeats")?.bool ?? false), "userInfo": call.value("userInfo") ?? .none,
      ])
    timer.bodyPlace = place
    return timer
  }

  /// `target: self, selector: #selector(tick)`
  private func selected(_ call: Call) -> Value? {
    call.value("selector")?.host(OpaqueValue.self)?.fields["function"]
  }

  func start(_ timer: HostObject) -> Value {
    guard let delay = timer.fields["delay"]?.number, let interval = timer.fields["timeInterval"]?.number else {
      return .host(timer)
    }
    let repeats = timer.fields["repeats"]?.bool ?? false
    let maker = timer.bodyPlace.map { VirtualClock.Maker(place: $0, evaluation: reading.ledger.round) }
    reading.clock.schedule(
      after: delay, every: repeats ? interval : nil, by: repeats ? maker : nil,
      isCancelled: { timer.fields["isValid"]?.bool == false }
    ) { try fire(timer) }
    return .host(timer)
  }

  private func fire(_ timer: HostObject) throws {
    guard let body = timer.fields["block"]?.function else { return }
    let argument = Call.Argument(label: nil, value: .host(timer), location: .nowhere)
    _ = try interpreter.call(body, body is NativeFunction || body.parameterCount > 0 ? [argument] : [])
  }

  // MARK: Members

  func member(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    switch (object.hostTypeName, name) {
    case ("Timer", "invalidate"):
      object.fields["isValid"] = .bool(false)
      return .void
    case ("Timer", "fire"):
      try fire(object)
      return .void
    case ("RunLoop", "add"):
      guard let timer = call?[position: 0]?.host(HostObject.self), timer.hostTypeName == "Timer" else {
        return call == nil ? nil : .void
      }
      _ = start(timer)
      return .void
    case ("DispatchWorkItem", "cancel"):
      object.fields["isCancelled"] = .bool(true)
      return .void
    case ("DispatchWorkItem", "perform"):
      return try object.fields["block"]?.function.map { try interpreter.call($0, []) } ?? .void
    case ("ContinuousClock", "now"), ("SuspendingClock", "now"): return .double(reading.now)
    case ("ContinuousClock", "sleep"), ("SuspendingClock", "sleep"):
      if let call { try sleep(call) }
      return .void
    case ("ContinuousClock", "measure"), ("SuspendingClock", "measure"):
      let start = reading.now
      if let body = call?.arguments.last?.value.function { _ = try interpreter.call(body, []) }
      return .double(reading.now - start)
    case ("DispatchQueue", _), ("OperationQueue", _): return try queued(name, call) ?? object.fields[name]
    default: return object.fields[name]
    }
  }

  /// A closure or a work item that a queue runs.
  private func queued(_ name: String, _ call: Call?) throws -> Value? {
    guard let call, let last = call.value("execute") ?? call.arguments.last?.value else { return nil }
    let item = last.host(HostObject.self)
    guard let body = last.function ?? item?.fields["block"]?.function else { return nil }
    func put(off delay: Double) {
      reading.clock.schedule(
        after: delay, at: call.location, isCancelled: { item?.fields["isCancelled"]?.bool == true }
      ) { [interpreter] in _ = try interpreter.call(body, []) }
    }
    switch name {
    case "sync", "asyncAndWait": return try interpreter.call(body, [])
    case "async", "addOperation", "addBarrierBlock": put(off: 0)
    case "asyncAfter":
      put(off: try wait(until: call.value("deadline") ?? call.value("wallDeadline")))
    case "schedule": put(off: try wait(until: call.value("after")))
    default: return nil
    }
    return .void
  }
}

extension Value {
  var isDouble: Bool { if case .double = payload { true } else { false } }
}
