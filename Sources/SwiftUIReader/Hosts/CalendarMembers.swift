import Foundation
import SightlineModel
import SwiftInterpreter

/// `Calendar`, in UTC, as the virtual clock runs.
struct CalendarMembers {
  let interpreter: Interpreter
  let now: Date

  func member(_ calendar: CalendarValue, _ name: String, _ call: Call?) throws -> Value? {
    if let unknown = call?.arguments.first(where: { $0.value.isUnknown })?.value { return unknown }
    let base = calendar.calendar
    guard let call else { return property(name, base) }
    // A calendar's answer takes as long as many steps.
    try interpreter.spend(16)
    func date(_ label: String?) -> Date? { self.date((label.map { call.value($0) } ?? call[position: 0]) ?? nil) }
    switch name {
    case "startOfDay": return date("for").map { .host(DateValue(date: base.startOfDay(for: $0))) }
    case "isDateInToday", "isDateInYesterday", "isDateInTomorrow", "isDateInWeekend":
      return date(nil).map { .bool(name == "isDateInWeekend" ? base.isDateInWeekend($0) : isDate($0, name, base)) }
    case "isDate", "compare":
      guard let a = date(nil), let b = date("inSameDayAs") ?? date("equalTo") ?? date("to") else { return nil }
      if call["inSameDayAs"] != nil { return .bool(base.isDate(a, inSameDayAs: b)) }
      guard let unit = component(call.value("toGranularity")) else { return nil }
      if name == "isDate" { return .bool(base.isDate(a, equalTo: b, toGranularity: unit)) }
      let order = base.compare(a, to: b, toGranularity: unit)
      let names = [ComparisonResult.orderedAscending: "orderedAscending", .orderedDescending: "orderedDescending"]
      return .host(NameValue(hostTypeName: "ComparisonResult", name: names[order] ?? "orderedSame"))
    case "component":
      guard let component = component(call[position: 0]), let date = date("from") else { return nil }
      return .int(base.component(component, from: date))
    case "date": return try self.date(call, base)
    case "dateComponents": return components(call, calendar)
    case "range": return range(call, base)
    case "dateInterval":
      guard let unit = component(call.value("of")), let date = date("for"),
        let interval = base.dateInterval(of: unit, for: date)
      else { return nil }
      let fields: [String: Value] = [
        "start": .host(DateValue(date: interval.start)), "end": .host(DateValue(date: interval.end)),
        "duration": .double(interval.duration),
      ]
      return .host(OpaqueValue(hostTypeName: "DateInterval", fields: fields))
    case "ordinality":
      guard let small = component(call.value("of")), let large = component(call.value("in")), let date = date("for")
      else { return nil }
      return base.ordinality(of: small, in: large, for: date).map { .int($0) } ?? Value.none
    case "nextDate":
      guard let date = date("after"), let wanted = dateComponents(call.value("matching")) else { return nil }
      return base.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime).map { .host(DateValue(date: $0)) }
        ?? Value.none
    default: return nil
    }
  }

  private func property(_ name: String, _ base: Calendar) -> Value? {
    switch name {
    case "firstWeekday": .int(base.firstWeekday)
    case "minimumDaysInFirstWeek": .int(base.minimumDaysInFirstWeek)
    // Where the clock stands.
    case "timeZone": .host(OpaqueValue(hostTypeName: "TimeZone"))
    case "identifier": .host(NameValue(hostTypeName: "Calendar.Identifier", name: "gregorian"))
    case "amSymbol": .string(base.amSymbol)
    case "pmSymbol": .string(base.pmSymbol)
    case "eraSymbols": strings(base.eraSymbols)
    case "quarterSymbols": strings(base.quarterSymbols)
    case "weekdaySymbols": strings(base.weekdaySymbols)
    case "shortWeekdaySymbols": strings(base.shortWeekdaySymbols)
    case "veryShortWeekdaySymbols": strings(base.veryShortWeekdaySymbols)
    case "standaloneWeekdaySymbols": strings(base.standaloneWeekdaySymbols)
    case "shortStandaloneWeekdaySymbols": strings(base.shortStandaloneWeekdaySymbols)
    case "monthSymbols": strings(base.monthSymbols)
    case "shortMonthSymbols": strings(base.shortMonthSymbols)
    case "standaloneMonthSymbols": strings(base.standaloneMonthSymbols)
    case "shortStandaloneMonthSymbols": strings(base.shortStandaloneMonthSymbols)
    default: nil
    }
  }
  private func strings(_ texts: [String]) -> Value { Value(.array(texts.map { .string($0) })) }

  private func date(_ value: Value?) -> Date? {
    guard case .implicit? = value?.payload else { return value?.host(DateValue.self)?.date }
    return (try? interpreter.resolve(value!, as: "Date"))?.host(DateValue.self)?.date
  }

  private static let units: [(name: String, unit: Calendar.Component)] = [
    ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
    ("second", .second), ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter),
    ("weekOfMonth", .weekOfMonth), ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
    ("nanosecond", .nanosecond),
  ]
  private func component(_ value: Value?) -> Calendar.Component? {
    let name = value?.implicitName ?? value?.host(NameValue.self)?.name
    return Self.units.first { $0.name == name }?.unit
  }

  /// Today is the day of the virtual clock.
  private func isDate(_ date: Date, _ name: String, _ calendar: Calendar) -> Bool {
    let days = ["isDateInYesterday": -1, "isDateInTomorrow": 1][name] ?? 0
    return calendar.date(byAdding: .day, value: days, to: now).map { calendar.isDate(date, inSameDayAs: $0) } ?? false
  }

  /// `date(byAdding:…)`, `date(bySettingHour:…)`, `date(from:)`.
  private func date(_ call: Call, _ base: Calendar) throws -> Value? {
    func made(_ date: Date?) -> Value { date.map { .host(DateValue(date: $0)) } ?? Value.none }
    if let start = date(call.value("to")), let step = call.value("byAdding") {
      if let unit = component(step), let count = call.value("value")?.integer {
        return made(base.date(byAdding: unit, value: count, to: start))
      }
      return dateComponents(step).map { made(base.date(byAdding: $0, to: start)) }
    }
    if let hour = call.value("bySettingHour")?.integer, let day = date(call.value("of")) {
      let (minute, second) = (call.value("minute")?.integer ?? 0, call.value("second")?.integer ?? 0)
      return made(base.date(bySettingHour: hour, minute: minute, second: second, of: day))
    }
    if let unit = component(call.value("bySetting")), let value = call.value("value")?.integer,
      let day = date(call.value("of"))
    {
      return made(base.date(bySetting: unit, value: value, of: day))
    }
    return dateComponents(call.value("from")).map { made(base.date(from: $0)) }
  }

  private func dateComponents(_ value: Value?) -> DateComponents? {
    var value = value
    if case .implicit? = value?.payload { value = try? interpreter.resolve(value!, as: "DateComponents") }
    guard let opaque = value?.host(OpaqueValue.self), opaque.hostTypeName == "DateComponents" else { return nil }
    var result = DateComponents()
    for (name, unit) in Self.units {
      if let number = opaque.fields[name]?.integer { result.setValue(number, for: unit) }
    }
    return result
  }

  /// What was asked for; without a set, the fields of a date down to the second.
  private func components(_ call: Call, _ calendar: CalendarValue) -> Value? {
    guard let from = date(call.value("from")) else { return nil }
    let names = call[position: 0]?.elements?.compactMap(component)
    let asked = Set(names ?? [.year, .month, .day, .hour, .minute, .second, .weekday])
    var made: DateComponents
    if let to = date(call.value("to")) {
      made = calendar.calendar.dateComponents(asked, from: from, to: to)
    } else {
      made = calendar.calendar.dateComponents(asked, from: from)
    }
    var fields: [String: Value] = [:]
    for (name, unit) in Self.units {
      fields[name] = asked.contains(unit) ? made.value(for: unit).map { .int($0) } ?? Value.none : Value.none
    }
    return .host(OpaqueValue(hostTypeName: "DateComponents", fields: fields))
  }

  private func range(_ call: Call, _ base: Calendar) -> Value? {
    guard let small = component(call.value("of")), let large = component(call.value("in")),
      let date = date(call.value("for"))
    else { return nil }
    guard let range = base.range(of: small, in: large, for: date) else { return Value.none }
    let value = RangeValue(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false)
    return Value(.range(value))
  }
}
