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
      if name == "sorted", let order = call?.value("using") {
        return try SortDescriptors(interpreter: interpreter).sorted(values, using: order)
      }
      if name == "formatted" {
        return .string(Formatting(reading: reading, interpreter: interpreter).list(values))
      }
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
    case let locale as LocaleValue: return displayName(locale, name, call) ?? localeMember(locale, name)
    case let decoder as DecoderValue: return try decoder.member(name, call, interpreter)
    case let decimal as DecimalValue:
      if name == "formatted" {
        return try Formatting(reading: reading, interpreter: interpreter).formatted(value, by: call?[position: 0])
      }
      return decimal.member(name)
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
    case "data": return .host(DataValue(encoded: nil, bytes: Array(text.utf8)))
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
      if call?["date"] != nil || call?["time"] != nil {
        let style = DateFormatting(
          interpreter: interpreter, locale: Formatting.locale(reading.circumstances.locale))
        return style.text(date, date: call?.value("date"), time: call?.value("time")).map { .string($0) }
      }
      return Formatting(reading: reading, interpreter: interpreter).dateText(date, call?[position: 0])
    case "description": return .string(ISO8601DateFormatter().string(from: date))
    default: return nil
    }
  }

  /// Names of regions and languages in the words of a locale.
  private func displayName(_ locale: LocaleValue, _ name: String, _ call: Call?) -> Value? {
    guard let call, let value = call.value("value") ?? call.arguments.last?.value else { return nil }
    guard let code = interpreter.text(of: value) else { return value.isUnknown ? value : nil }
    guard name == "displayName" || name == "localizedString" else { return nil }
    let key = "\(locale.identifier) \(call.arguments.first?.label ?? "") \(code)"
    if let known = reading.displayNames[key] { return known }
    let words = Locale(identifier: locale.identifier)
    let found: String? =
      switch (name, call.arguments.first?.label) {
      case ("displayName", _) where code.hasPrefix("_"):
        words.localizedString(forRegionCode: String(code.dropFirst()))
      case ("displayName", _): words.localizedString(forIdentifier: code)
      case ("localizedString", "forRegionCode"): words.localizedString(forRegionCode: code)
      case ("localizedString", "forLanguageCode"): words.localizedString(forLanguageCode: code)
      case ("localizedString", "forIdentifier"): words.localizedString(forIdentifier: code)
      case ("localizedString", "forCurrencyCode"): words.localizedString(forCurrencyCode: code)
      default: nil
      }
    let result = found.map { Value.string($0) } ?? Value.none
    reading.displayNames[key] = result
    return result
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
            "characterDirection": .host(
              NameValue(
                hostTypeName: "Locale.LanguageDirection",
                name: ["ar", "he", "fa", "ur"].contains(String(locale.identifier.prefix(2)))
                  ? "rightToLeft" : "leftToRight")),
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
    case "OSAllocatedUnfairLock", "Mutex", "NSLock", "NSRecursiveLock":
      guard let body = call?.closure() else { return call != nil ? .void : nil }
      var state = object.fields["initialState"] ?? object.fields["value"] ?? .void
      defer { object.fields["initialState"] = state }
      return try interpreter.call(body, changing: &state)
    case "Logger", "OSLog": return call != nil ? .void : nil
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
      return try decoded(object, call)
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

  /// What was encoded comes back as it was; JSON is read.
  private func decoded(_ decoder: HostObject, _ call: Call?) throws -> Value {
    let source = call?.value("from")
    guard let data = source?.host(DataValue.self) else {
      return .unknown(source?.unknownReason ?? "the decoded data is not known", at: call?.location)
    }
    if let encoded = data.encoded { return encoded }
    guard let call, case .type(let type)? = call[position: 0]?.payload, decoder.hostTypeName == "JSONDecoder" else {
      return .unknown("the decoded data is not known", at: call?.location)
    }
    guard let tree = DocumentDecoder.tree(of: data.bytes) else {
      let error = EnumerationValue(typeName: "DecodingError", caseName: "dataCorrupted")
      throw ThrownValue(value: Value(.enumeration(error)), location: call.location)
    }
    return try DocumentDecoder(reading: reading, interpreter: interpreter, settings: decoder.fields)
      .decode(tree, as: type, at: call.location)
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
    case "url", "path":
      let named = (call?.value("forResource") ?? call?.value("forAuxiliaryExecutable")).flatMap {
        interpreter.text(of: $0)
      }
      let ending = (call?.value("withExtension") ?? call?.value("ofType")).flatMap { interpreter.text(of: $0) } ?? ""
      if let named, let file = reading.bundle.file(named: ending.isEmpty ? named : named + "." + ending) {
        let text = Reading.bundlePrefix + file.path
        return name == "url" ? .host(URLValue(text: text)) : .string(text)
      }
      return .unknown("the app's bundle (\(name))", at: call?.location)
    case "object", "infoDictionary":
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
