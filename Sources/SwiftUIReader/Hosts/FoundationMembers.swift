import Foundation
import SightlineModel
import SwiftInterpreter

/// Members of Foundation's values.
struct FoundationMembers {
  let reading: Reading
  let interpreter: Interpreter

  func member(of value: Value, _ name: String, _ call: Call?) throws -> Value? {
    try reading.circumstances.keeping { try keptMember(of: value, name, call) }
  }

  /// What is formatted here may be kept in a constant or a model.
  private func keptMember(of value: Value, _ name: String, _ call: Call?) throws -> Value? {
    switch value.payload {
    case .host(let host): return try hostMember(host, value, name, call)
    case .string(let text): return try stringMember(text, name, call)?.keepingOrigin(of: value)
    case .int, .double:
      if name == "formatted" {
        return try Formatting(reading: reading, interpreter: interpreter).formatted(value, by: call?[position: 0])
      }
      return nil
    case .array(let values):
      if name == "formatted" { return .string(values.map(interpreter.describe).joined(separator: ", ")) }
      return nil
    case .structure, .enumeration, .object:
      // Errors: what the project says of them, else words of the system that nobody can know.
      guard name == "localizedDescription", call == nil else { return nil }
      let own =
        try interpreter.hasMember("errorDescription", of: value)
        ? interpreter.member(of: value, "errorDescription", call: nil) : Value.none
      return own.isNone ? .unknown("the system's words for an error") : own
    case .type(let type) where type == "String": return nil
    case .unknown: return nil
    default: return nil
    }
  }

  private func hostMember(_ host: any HostValue, _ value: Value, _ name: String, _ call: Call?) throws -> Value? {
    switch host {
    case let date as DateValue: return try dateMember(date.date, name, call)
    case let calendar as CalendarValue:
      return try CalendarMembers(interpreter: interpreter, now: reading.date).member(calendar, name, call)
    case let named as NameValue where named.hostTypeName == "CharacterSet" && name == "inverted":
      return CharacterSetValue(.host(named)).map { .host(CharacterSetValue(set: $0.set.inverted)) }
    case let set as CharacterSetValue where name == "inverted":
      return .host(CharacterSetValue(set: set.set.inverted))
    case let scanner as ScannerValue: return scanner.member(name, call, interpreter)
    case let locale as LocaleValue: return localeMember(locale, name)
    case let uuid as UUIDValue: return name == "uuidString" || name == "description" ? .string(uuid.text) : nil
    case let url as URLValue: return urlMember(url, name, call)
    case let data as DataValue: return name == "count" ? .int(data.bytes.count) : name == "isEmpty" ? .bool(false) : nil
    case let publisher as PublisherValue:
      return try PublisherMembers(reading: reading, interpreter: interpreter).member(publisher, name, call)
    case let object as HostObject: return try objectMember(object, name, call)
    case let opaque as OpaqueValue: return opaqueMember(opaque, name, call)
    case let text as AttributedStringValue:
      return name == "characters" ? .string(text.runs.map(\.string).joined()) : nil
    default: return nil
    }
  }

  private func opaqueMember(_ opaque: OpaqueValue, _ name: String, _ call: Call?) -> Value? {
    if let field = opaque.fields[name] { return field }
    switch opaque.hostTypeName {
    case "ScrollViewProxy": return .void
    case "DateComponents": return Value.none
    case "Measurement":
      return call != nil ? .unknown("a measurement (\(name))", at: call?.location) : nil
    case "TimeZone": return name == "identifier" ? .string("UTC") : nil
    case "NSManagedObjectContext", "ModelContext":
      return databaseMember(HostObject(opaque.hostTypeName, fields: opaque.fields), name, call)
    default: return nil
    }
  }

  // MARK: Strings

  private func stringMember(_ text: String, _ name: String, _ call: Call?) throws -> Value? {
    func argument(_ label: String? = nil) -> String? {
      (label.map { call?.value($0) } ?? call?[position: 0])?.flatMap { interpreter.text(of: $0) }
    }
    switch name {
    case "localizedCapitalized", "capitalized": return .string(text.capitalized)
    case "localizedUppercase": return .string(text.uppercased())
    case "localizedLowercase": return .string(text.lowercased())
    case "trimmingCharacters":
      guard let set = call?.value("in").flatMap(CharacterSetValue.init) else { return nil }
      return .string(text.trimmingCharacters(in: set.set))
    case "replacingOccurrences":
      guard let old = argument("of"), let new = argument("with") else { return nil }
      return .string(text.replacingOccurrences(of: old, with: new))
    case "components":
      guard let separator = argument("separatedBy") else { return nil }
      return Value(.array(text.components(separatedBy: separator).map { .string($0) }))
    case "localizedCaseInsensitiveContains", "localizedStandardContains", "localizedCaseInsensitiveCompare":
      return argument().map { .bool(text.range(of: $0, options: .caseInsensitive) != nil) }
    case "addingPercentEncoding": return .string(text)
    case "data": return .host(DataValue(encoded: .string(text), bytes: Array(text.utf8)))
    case "padding":
      guard let length = call?.value("toLength")?.integer else { return nil }
      return .string(text.padding(toLength: length, withPad: argument("withPad") ?? " ", startingAt: 0))
    case "appendingPathComponent": return argument().map { .string(text + "/" + $0) }
    default: return nil
    }
  }

  // MARK: Dates, URLs, locales

  private func dateMember(_ date: Date, _ name: String, _ call: Call?) throws -> Value? {
    switch name {
    case "timeIntervalSince1970": return .double(date.timeIntervalSince1970)
    case "timeIntervalSinceNow": return .double(date.timeIntervalSince(reading.date))
    case "timeIntervalSince":
      return call?[position: 0]?.host(DateValue.self).map { .double(date.timeIntervalSince($0.date)) }
    case "addingTimeInterval":
      guard let value = call?[position: 0] else { return nil }
      let seconds = try value.number ?? interpreter.resolve(value, as: "Double").number
      return seconds.map { .host(DateValue(date: date.addingTimeInterval($0))) } ?? (value.isUnknown ? value : nil)
    case "distance":
      return call?.value("to")?.host(DateValue.self).map { .double($0.date.timeIntervalSince(date)) }
    case "advanced":
      return call?.value("by")?.number.map { .host(DateValue(date: date.addingTimeInterval($0))) }
    case "formatted":
      let formatting = Formatting(reading: reading, interpreter: interpreter)
      return .string(formatting.dateText(date, call?[position: 0]))
    case "description": return .string(ISO8601DateFormatter().string(from: date))
    default: return nil
    }
  }

  private func localeMember(_ locale: LocaleValue, _ name: String) -> Value? {
    switch name {
    case "identifier": .string(locale.identifier)
    case "regionCode", "currencyCode", "currencySymbol", "decimalSeparator", "groupingSeparator", "measurementSystem",
      "usesMetricSystem":
      .unknown("the region that a person has set")
    case "language", "languageCode", "region", "currency":
      .host(
        OpaqueValue(
          hostTypeName: "Locale.Language",
          fields: [
            "languageCode": .host(
              OpaqueValue(
                hostTypeName: "Locale.LanguageCode",
                fields: ["identifier": .string(String(locale.identifier.prefix(2)))])),
            "identifier": .string(locale.identifier),
          ]))
    default: nil
    }
  }

  private func urlMember(_ url: URLValue, _ name: String, _ call: Call?) -> Value? {
    let made = URL(string: url.text)
    switch name {
    case "absoluteString", "description", "path": return .string(name == "path" ? made?.path ?? "" : url.text)
    case "host": return made?.host.map { .string($0) } ?? Value.none
    case "scheme": return made?.scheme.map { .string($0) } ?? Value.none
    case "lastPathComponent": return made.map { .string($0.lastPathComponent) }
    case "appendingPathComponent", "appending", "appendingPathExtension":
      let part = (call?.value("path") ?? call?.value("component") ?? call?[position: 0]).flatMap {
        interpreter.text(of: $0)
      }
      return part.map { .host(URLValue(text: url.text + (name == "appendingPathExtension" ? "." : "/") + $0)) }
    default: return nil
    }
  }

  // MARK: Objects

  private func objectMember(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    switch object.hostTypeName {
    case "UserDefaults": return try DefaultsMembers(reading: reading, interpreter: interpreter).member(name, call)
    case "Bundle": return bundleMember(name, call)
    case "DispatchQueue": return try queueMember(name, call)
    case "Logger", "OSLog", "NSLock": return call != nil ? .void : nil
    case "Task":
      if name == "cancel" { object.fields["isCancelled"] = .bool(true) }
      return name == "cancel" ? .void : object.fields[name] ?? .void
    case "Timer":
      if name == "invalidate" { object.fields["isValid"] = .bool(false) }
      return name == "invalidate" || name == "fire" ? .void : object.fields[name]
    case "NotificationCenter":
      if name == "publisher" { return .host(PublisherValue(.silent(reason: "notifications"))) }
      return call != nil ? .void : nil
    case "ProcessInfo": return processMember(name)
    case "JSONEncoder", "PropertyListEncoder":
      return name == "encode" ? .host(DataValue(encoded: call?[position: 0], bytes: [])) : object.fields[name]
    case "JSONDecoder", "PropertyListDecoder":
      guard name == "decode" else { return object.fields[name] }
      let data = call?.value("from")
      return data?.host(DataValue.self)?.encoded
        ?? .unknown(data?.unknownReason ?? "the decoded data is not known", at: call?.location)
    case "NumberFormatter", "DateFormatter", "RelativeDateTimeFormatter", "ISO8601DateFormatter", "ListFormatter",
      "DateComponentsFormatter", "MeasurementFormatter", "ByteCountFormatter":
      return try formatterMember(object, name, call)
    case "URLSession":
      return call != nil ? .unknown("an answer of the network", at: call?.location) : nil
    case "ModelContext", "NSManagedObjectContext", "ModelContainer", "NSPersistentContainer",
      "NSPersistentCloudKitContainer":
      return databaseMember(object, name, call)
    case "FileManager":
      return call != nil ? .unknown("the file system", at: call?.location) : nil
    default: return object.fields[name]
    }
  }

  /// SwiftData and Core Data: what is stored is not known, what is written is not kept.
  private func databaseMember(_ object: HostObject, _ name: String, _ call: Call?) -> Value? {
    switch name {
    case "mainContext", "viewContext", "newBackgroundContext":
      return .host(HostObject(name == "mainContext" ? "ModelContext" : "NSManagedObjectContext"))
    case "container": return .host(HostObject("ModelContainer"))
    case "fetch", "fetchCount", "fetchIdentifiers", "model", "registeredModel", "existingObject", "count",
      "enumerate", "registeredObjects":
      return .unknown("what the database holds", at: call?.location)
    case "hasChanges": return .bool(false)
    default: return object.fields[name] ?? (call != nil ? .void : nil)
    }
  }

  private func bundleMember(_ name: String, _ call: Call?) -> Value? {
    switch name {
    case "localizedString":
      let key = call?.value("forKey").map { [("", $0)] } ?? []
      return key.first?.1
    case "object", "infoDictionary", "url", "path":
      return .unknown("the app's bundle (\(name))", at: call?.location)
    case "bundleIdentifier": return .string("app")
    case "preferredLocalizations": return Value(.array([.string(reading.circumstances.locale)]))
    default: return nil
    }
  }

  private func queueMember(_ name: String, _ call: Call?) throws -> Value? {
    guard let call, let body = call.arguments.last?.value.function else { return nil }
    switch name {
    case "async", "sync":
      if name == "sync" { return try interpreter.call(body, []) }
      reading.clock.schedule(after: 0) { [interpreter] in _ = try interpreter.call(body, []) }
    case "asyncAfter":
      let due = try call.value("deadline").flatMap {
        try $0.number ?? interpreter.resolve($0, as: "DispatchTime").number
      }
      reading.clock.schedule(after: (due ?? reading.clock.now) - reading.clock.now) { [interpreter] in
        _ = try interpreter.call(body, [])
      }
    default: return nil
    }
    return .void
  }

  private func processMember(_ name: String) -> Value? {
    switch name {
    case "environment": Value(.dictionary(DictionaryValue()))
    case "arguments": Value(.array([]))
    case "isLowPowerModeEnabled": .bool(false)
    case "systemUptime": .double(reading.clock.now)
    default: nil
    }
  }

  private func formatterMember(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    let formatting = Formatting(reading: reading, interpreter: interpreter)
    switch name {
    case "string":
      guard let value = call?.value("from") ?? call?.value("for") ?? call?[position: 0] else { return nil }
      if let date = value.host(DateValue.self) {
        let formatter = formatting.dateFormatter()
        let template = object.fields["dateFormat"].flatMap { interpreter.text(of: $0) }
        if let template {
          formatter.dateFormat = template
        } else {
          formatter.dateStyle = style(object.fields["dateStyle"])
          formatter.timeStyle = style(object.fields["timeStyle"])
        }
        return .string(formatter.string(from: date.date))
      }
      let format = object.fields["numberStyle"]
      return try formatting.formatted(value, by: format)
    case "localizedString":
      guard let date = call?.value("for")?.host(DateValue.self), let call else { return .string("0 sec") }
      let reference = call.value("relativeTo")?.host(DateValue.self)?.date ?? reading.date
      let style = object.fields["unitsStyle"].flatMap { $0.implicitName ?? $0.host(NameValue.self)?.name } ?? "full"
      return .string(RelativeTime(seconds: date.date.timeIntervalSince(reference), style: style).text)
    case "setLocalizedDateFormatFromTemplate":
      object.fields["dateFormat"] = call?[position: 0]
      return .void
    default: return object.fields[name] ?? (call != nil ? .void : nil)
    }
  }
  private func style(_ value: Value?) -> DateFormatter.Style {
    switch value?.implicitName ?? value?.host(NameValue.self)?.name {
    case "short": .short
    case "medium": .medium
    case "long": .long
    case "full": .full
    default: .none
    }
  }
}

/// `UserDefaults`.
struct DefaultsMembers {
  let reading: Reading
  let interpreter: Interpreter

  func member(_ name: String, _ call: Call?) throws -> Value? {
    let key = call?.value("forKey").flatMap { interpreter.text(of: $0) } ?? ""
    let stored = reading.defaults[key]
    switch name {
    case "bool": return .bool(stored?.bool ?? (stored?.integer == 1))
    case "integer": return .int(stored?.integer ?? 0)
    case "double", "float": return .double(stored?.number ?? 0)
    case "string", "array", "dictionary", "data", "object", "url", "stringArray", "value":
      return stored ?? Value.none
    case "set", "setValue":
      reading.store(call?[position: 0], forKey: key, at: call?.location, describedBy: interpreter)
      return .void
    case "removeObject":
      reading.store(nil, forKey: key, at: call?.location, describedBy: interpreter)
      return .void
    case "register":
      if case .dictionary(let dictionary)? = call?.value("defaults")?.payload {
        for entry in dictionary.entries {
          if let key = interpreter.text(of: entry.key) { reading.defaults.registered[key] = entry.value }
        }
      }
      return .void
    case "synchronize": return .bool(true)
    case "removePersistentDomain":
      reading.defaults.values.removeAll()
      return .void
    default: return nil
    }
  }
}

/// `Calendar`.
struct CalendarMembers {
  let interpreter: Interpreter
  let now: Date

  func member(_ calendar: CalendarValue, _ name: String, _ call: Call?) throws -> Value? {
    func date(_ label: String?) -> Date? {
      let value = (label.map { call?.value($0) } ?? call?[position: 0]) ?? nil
      guard case .implicit? = value?.payload else { return value?.host(DateValue.self)?.date }
      return (try? interpreter.resolve(value!, as: "Date"))?.host(DateValue.self)?.date
    }
    if let unknown = call?.arguments.first(where: { $0.value.isUnknown })?.value { return unknown }
    func component(_ value: Value?) -> Calendar.Component? {
      let names: [String: Calendar.Component] = [
        "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute, "second": .second,
        "weekday": .weekday, "weekOfYear": .weekOfYear, "weekOfMonth": .weekOfMonth, "quarter": .quarter, "era": .era,
      ]
      return (value?.implicitName ?? value?.host(NameValue.self)?.name).flatMap { names[$0] }
    }
    let base = calendar.calendar
    switch name {
    case "startOfDay": return date("for").map { .host(DateValue(date: base.startOfDay(for: $0))) }
    case "isDateInToday", "isDateInYesterday", "isDateInTomorrow", "isDateInWeekend":
      return date(nil).map { .bool(name == "isDateInWeekend" ? base.isDateInWeekend($0) : isDate($0, name, base)) }
    case "isDate":
      guard let a = date(nil), let b = date("inSameDayAs") ?? date("equalTo") else { return nil }
      return .bool(base.isDate(a, inSameDayAs: b))
    case "component":
      guard let component = component(call?[position: 0]), let date = date("from") else { return nil }
      return .int(base.component(component, from: date))
    case "date":
      if let component = component(call?.value("byAdding")), let count = call?.value("value")?.integer,
        let date = date("to")
      {
        return base.date(byAdding: component, value: count, to: date).map { .host(DateValue(date: $0)) } ?? Value.none
      }
      if let hour = call?.value("bySettingHour")?.integer, let date = date("of") {
        let minute = call?.value("minute")?.integer ?? 0
        return base.date(bySettingHour: hour, minute: minute, second: 0, of: date).map { .host(DateValue(date: $0)) }
          ?? Value.none
      }
      return try self.date(from: call?.value("from"), base)
    case "dateComponents":
      guard let from = date("from") else { return nil }
      if let to = date("to") {
        let difference = base.dateComponents([.year, .month, .day, .hour, .minute], from: from, to: to)
        return .host(components(difference, calendar))
      }
      return .host(
        components(base.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: from), calendar))
    case "firstWeekday": return .int(base.firstWeekday)
    case "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "monthSymbols", "shortMonthSymbols":
      let symbols = [
        "weekdaySymbols": base.weekdaySymbols, "shortWeekdaySymbols": base.shortWeekdaySymbols,
        "veryShortWeekdaySymbols": base.veryShortWeekdaySymbols, "monthSymbols": base.monthSymbols,
        "shortMonthSymbols": base.shortMonthSymbols,
      ][name]!
      return Value(.array(symbols.map { .string($0) }))
    default: return nil
    }
  }

  /// Today is the day of the virtual clock.
  private func isDate(_ date: Date, _ name: String, _ calendar: Calendar) -> Bool {
    let days = ["isDateInYesterday": -1, "isDateInTomorrow": 1][name] ?? 0
    return calendar.date(byAdding: .day, value: days, to: now).map { calendar.isDate(date, inSameDayAs: $0) } ?? false
  }

  private func date(from value: Value?, _ calendar: Calendar) throws -> Value? {
    guard let fields = value?.host(OpaqueValue.self)?.fields else { return nil }
    var components = DateComponents()
    components.year = fields["year"]?.integer
    components.month = fields["month"]?.integer
    components.day = fields["day"]?.integer
    components.hour = fields["hour"]?.integer
    components.minute = fields["minute"]?.integer
    return calendar.date(from: components).map { .host(DateValue(date: $0)) } ?? Value.none
  }

  private func components(_ components: DateComponents, _ calendar: CalendarValue) -> OpaqueValue {
    var fields: [String: Value] = [:]
    for (name, value) in [
      ("year", components.year), ("month", components.month), ("day", components.day), ("hour", components.hour),
      ("minute", components.minute), ("weekday", components.weekday),
    ] { fields[name] = value.map { .int($0) } ?? Value.none }
    return OpaqueValue(hostTypeName: "DateComponents", fields: fields)
  }
}
