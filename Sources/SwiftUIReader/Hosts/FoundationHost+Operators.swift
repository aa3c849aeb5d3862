import Foundation
import SightlineModel
import SwiftInterpreter

extension FoundationHost {
  /// Operators between values of Foundation's.
  func combined(_ name: String, _ left: Value, _ right: Value, _ interpreter: Interpreter) throws -> Value? {
    if name == "+", let a = left.host(AttributedStringValue.self), let b = right.host(AttributedStringValue.self) {
      try interpreter.make(elements: a.runs.count + b.runs.count)
      try interpreter.make(text: (a.runs + b.runs).reduce(0) { $0 + $1.string.utf8.count })
      return .host(AttributedStringValue(runs: a.runs + b.runs))
    }
    // A literal beside an attributed string is one as well.
    if name == "+", left.host(AttributedStringValue.self) != nil || right.host(AttributedStringValue.self) != nil,
      let a = try attributed(left, interpreter), let b = try attributed(right, interpreter)
    {
      return try combined(name, a, b, interpreter)
    }
    // Places in an attributed string.
    if let a = left.host(AttributedRangeValue.self), let b = right.host(AttributedRangeValue.self) {
      return Self.compare(name, a.range.lowerBound, b.range.lowerBound)
    }
    if let data = left.host(DataValue.self) {
      return try DataChanges(interpreter: interpreter).apply(name, data, right)
    }
    if let decimal = DecimalValue.apply(name, left, right) { return decimal }
    if let measured = Measurements(interpreter: interpreter).apply(name, left, right) { return measured }
    if case .implicit(let member) = left.payload, member.links.first?.name == "now" {
      return try moment(member, plus: right, name, interpreter)
    }
    // `.seconds(1) + .milliseconds(500)`, and after a moment of a clock.
    if name == "+" || name == "-", ClockMembers.isDuration(right), left.isDouble || ClockMembers.isDuration(left) {
      let clock = ClockMembers(reading: reading, interpreter: interpreter)
      guard let a = try clock.seconds(left), let b = try clock.seconds(right) else { return nil }
      return .double(name == "-" ? a - b : a + b)
    }
    if let a = left.host(DateValue.self) {
      if let b = right.host(DateValue.self) { return Self.compare(name, a.date, b.date) }
      let offset = right.number == nil ? try interpreter.resolve(right, as: "Double") : right
      guard let seconds = offset.number else { return offset.isUnknown ? offset : nil }
      return .host(DateValue(date: a.date.addingTimeInterval(name == "-" ? -seconds : seconds)))
    }
    if let a = left.host(UUIDValue.self), let b = right.host(UUIDValue.self) {
      return Self.compare(name, a.text, b.text)
    }
    if let a = left.host(URLValue.self), let b = right.host(URLValue.self) { return Self.compare(name, a.text, b.text) }
    if let a = left.host(HostObject.self), let b = right.host(HostObject.self) {
      return name == "===" || name == "==" ? .bool(a === b) : name == "!==" || name == "!=" ? .bool(a !== b) : nil
    }
    return nil
  }

  private func attributed(_ value: Value, _ interpreter: Interpreter) throws -> Value? {
    if value.host(AttributedStringValue.self) != nil { return value }
    guard interpreter.text(of: value) != nil else { return nil }
    let argument = Call.Argument(label: nil, value: value, location: interpreter.callStack.last ?? .nowhere)
    let call = Call(arguments: [argument], location: argument.location)
    let made = try construct(type: "AttributedString", call: call, in: interpreter)
    return made?.host(AttributedStringValue.self) == nil ? nil : made
  }

  /// `.now() + 0.2`: a `DispatchTime`, or a `Date` where it is not called; `.now + .seconds(2)`: of a clock.
  private func moment(
    _ member: ImplicitMember, plus offset: Value, _ name: String, _ interpreter: Interpreter
  ) throws -> Value? {
    guard name == "+" || name == "-", member.links.count == 1 else { return nil }
    let isOfClock = member.links[0].call != nil || ClockMembers.isDuration(offset)
    let type = isOfClock ? "Duration" : "Double"
    let settled = offset.number == nil ? try interpreter.resolve(offset, as: type) : offset
    guard let seconds = settled.number else { return settled.isUnknown ? settled : nil }
    let change = name == "-" ? -seconds : seconds
    return isOfClock
      ? .double(reading.now + change) : .host(DateValue(date: reading.date.addingTimeInterval(change)))
  }

  private static func compare<T: Comparable>(_ name: String, _ a: T, _ b: T) -> Value? {
    switch name {
    case "==", "~=": .bool(a == b)
    case "!=": .bool(a != b)
    case "<": .bool(a < b)
    case "<=": .bool(a <= b)
    case ">": .bool(a > b)
    case ">=": .bool(a >= b)
    default: nil
    }
  }
}
