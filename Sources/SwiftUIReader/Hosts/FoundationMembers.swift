import Foundation
import SightlineModel
import SwiftInterpreter

/// Members of Foundation's values.
struct FoundationMembers {
  let reading: Reading
  let interpreter: Interpreter

  func member(of value: Value, _ name: String, _ call: Call?) throws -> Value? {
    try reading.readConditions.handing { try handedMember(of: value, name, call) }
  }

  /// What is formatted here may be kept by an action.
  private func handedMember(of value: Value, _ name: String, _ call: Call?) throws -> Value? {
    switch value.payload {
    case .host(let host): return try hostMember(host, value, name, call)
    case .string(let text): return try stringMember(text, name, call)?.keepingOrigin(of: value)
    case .int, .double, .bool:
      if name == "formatted" {
        return try Formatting(reading: reading, interpreter: interpreter).formatted(value, by: call?[position: 0])
      }
      // `clock.now.advanced(by: .seconds(5))`
      if value.isDouble, name == "advanced", let change = call?.value("by"), let start = value.number {
        return try ClockMembers(reading: reading, interpreter: interpreter).seconds(change).map { .double(start + $0) }
      }
      return call == nil ? bridgedMember(value, name) : nil
    case .array(let values):
      if name == "sorted", let order = call?.value("using") {
        return try SortDescriptors(interpreter: interpreter).sorted(values, using: order)
      }
      if name == "formatted" {
        return .string(Formatting(reading: reading, interpreter: interpreter).list(values))
      }
      return nil
    case .object where name == "isEqual":
      return call?[position: 0].map { .bool((try? interpreter.isEqual(value, $0)) ?? false) }
    case .structure, .enumeration, .object:
      // - Source: `LocalizedError`, whose members give nothing unless a type has its own.
      if Self.errorTexts.contains(name), call == nil,
        interpreter.conforms(interpreter.typeName(of: value), to: "LocalizedError")
      {
        return Value.none
      }
      if case .object(let object) = value.payload, call == nil,
        let found = ModelMembers(interpreter: interpreter).member(of: object, name)
      {
        return found
      }
      if case .object = value.payload, interpreter.conforms(interpreter.typeName(of: value), to: "ModelActor") {
        switch name {
        case "modelContext": return .host(OpaqueValue(hostTypeName: "ModelContext"))
        case "modelContainer": return .host(OpaqueValue(hostTypeName: "ModelContainer"))
        default: break
        }
      }
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

  private static let errorTexts: Set<String> = [
    "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
  ]

  private func hostMember(_ host: any HostValue, _ value: Value, _ name: String, _ call: Call?) throws -> Value? {
    if let date = exactly(host, DateValue.self) { return try dateMember(date.date, name, call) }
    if let calendar = exactly(host, CalendarValue.self) {
      return try CalendarMembers(interpreter: interpreter, now: reading.date).member(calendar, name, call)
    }
    if let named = exactly(host, NameValue.self), named.hostTypeName == "CharacterSet", name == "inverted" {
      return CharacterSetValue(.host(named)).map { .host(CharacterSetValue(set: $0.set.inverted)) }
    }
    if name == "contains", type(of: host) == CharacterSetValue.self || type(of: host) == NameValue.self {
      guard host.hostTypeName == "CharacterSet", let set = CharacterSetValue(.host(host)) else { return nil }
      return set.contains(call, interpreter)
    }
    if host.hostTypeName == "CharacterSet", let set = CharacterSetValue(.host(host)),
      let result = set.combined(name, call)
    {
      return result
    }
    if let set = exactly(host, CharacterSetValue.self), name == "inverted" {
      return .host(CharacterSetValue(set: set.set.inverted))
    }
    if let hasher = exactly(host, HasherValue.self) { return hasher.member(name, call, interpreter) }
    if let properties = exactly(host, ScalarPropertiesValue.self) { return properties.member(name) }
    if let scanner = exactly(host, ScannerValue.self) { return scanner.member(name, call, interpreter) }
    if let locale = exactly(host, LocaleValue.self) {
      return displayName(locale, name, call) ?? localeMember(locale, name)
    }
    if let decoder = exactly(host, DecoderValue.self) { return try decoder.member(name, call, interpreter) }
    if let encoder = exactly(host, EncoderValue.self) { return try encoder.member(name, call, interpreter) }
    if let decimal = exactly(host, DecimalValue.self) {
      if name == "formatted" {
        return try Formatting(reading: reading, interpreter: interpreter).formatted(value, by: call?[position: 0])
      }
      return decimal.member(name)
    }
    if let uuid = exactly(host, UUIDValue.self) {
      return name == "uuidString" || name == "description" ? .string(uuid.text) : nil
    }
    if let url = exactly(host, URLValue.self) {
      return try URLMembers(interpreter: interpreter).member(url, name, call)
    }
    if let components = exactly(host, URLComponentsValue.self) { return components.member(name) }
    if let data = exactly(host, DataValue.self) {
      return try DataMembers(interpreter: interpreter).member(data, name, call)
    }
    if let unit = exactly(host, NameValue.self), Measurements.units[unit.hostTypeName] != nil, name == "symbol" {
      return Measurements.unit(unit.hostTypeName, unit.name).map { .string($0.symbol) }
    }
    if let publisher = exactly(host, PublisherValue.self) {
      return try PublisherMembers(reading: reading, interpreter: interpreter).member(publisher, name, call)
    }
    if let predicate = exactly(host, PredicateValue.self) { return predicate.member(name, call, interpreter) }
    if let object = exactly(host, HostObject.self) { return try objectMember(object, name, call) }
    if let opaque = exactly(host, OpaqueValue.self) { return try opaqueMember(opaque, name, call) }
    if let text = exactly(host, AttributedStringValue.self) {
      return try AttributedStrings(reading: reading, interpreter: interpreter).member(text, name, call)
    }
    if let container = exactly(host, AttributeContainerValue.self) {
      guard let value = call?[position: 0] else { return container.attributes.last { $0.name == name }?.value }
      return .host(AttributeContainerValue(attributes: container.attributes + [(name, value)]))
    }
    if let range = exactly(host, AttributedRangeValue.self) {
      let place = name == "upperBound" ? range.range.upperBound : range.range.lowerBound
      return name == "lowerBound" || name == "upperBound"
        ? .host(AttributedRangeValue(range: place..<place)) : name == "isEmpty" ? .bool(range.range.isEmpty) : nil
    }
    return nil
  }

  /// Of a time zone by its name or its distance; of any other, that of the audit, which is UTC.
  private func timeZoneMember(_ opaque: OpaqueValue, _ name: String, _ call: Call?) -> Value? {
    let named = (opaque.fields["identifier"] ?? opaque.fields["abbreviation"]).flatMap { interpreter.text(of: $0) }
    let zone =
      named.flatMap { TimeZone(identifier: $0) ?? TimeZone(abbreviation: $0) }
      ?? opaque.fields["secondsFromGMT"]?.integer.flatMap { TimeZone(secondsFromGMT: $0) } ?? .gmt
    let date = call?.value("for")?.host(DateValue.self)?.date ?? reading.date
    switch name {
    case "identifier": return .string(named ?? "UTC")
    case "secondsFromGMT": return .int(zone.secondsFromGMT(for: date))
    case "isDaylightSavingTime": return .bool(zone.isDaylightSavingTime(for: date))
    default: return nil
    }
  }

  private func intervalMember(_ opaque: OpaqueValue, _ name: String, _ call: Call?) -> Value? {
    func date(_ value: Value?) -> Date? { value?.host(DateValue.self)?.date }
    guard let start = date(opaque.fields["start"]) else { return nil }
    let end =
      date(opaque.fields["end"]) ?? start.addingTimeInterval(max(0, opaque.fields["duration"]?.number ?? 0))
    switch name {
    case "start": return .host(DateValue(date: start))
    case "end": return .host(DateValue(date: end))
    case "duration": return .double(end.timeIntervalSince(start))
    case "contains":
      guard let other = call?[position: 0] else { return nil }
      if other.isUnknown { return .unknown(other.unknownReason ?? "a date", of: "Bool") }
      return date(other).map { .bool(start <= $0 && $0 <= end) }
    case "intersects":
      guard let other = call?[position: 0]?.host(OpaqueValue.self), let from = date(other.fields["start"]),
        let to = date(other.fields["end"]) ?? other.fields["duration"]?.number.map({ from.addingTimeInterval($0) })
      else { return nil }
      return .bool(from <= end && start <= to)
    default: return nil
    }
  }

  private func opaqueMember(_ opaque: OpaqueValue, _ name: String, _ call: Call?) throws -> Value? {
    if let field = opaque.fields[name] { return field }
    switch opaque.hostTypeName {
    case "ScrollViewProxy": return .void
    case "DateComponents": return Value.none
    case "Measurement": return Measurements(interpreter: interpreter).member(opaque, name, call)
    case "NSPredicate":
      guard name == "evaluate" else { return nil }
      return opaque.fields["value"] ?? .unknown("what a predicate answers", at: call?.location)
    case "ByteCountFormatStyle":
      guard name == "format", let value = call?[position: 0] else { return nil }
      let locale = Formatting.locale(reading.readConditions.locale)
      return ByteCounts(interpreter: interpreter, locale: locale).text(
        value, style: opaque.fields["style"], units: opaque.fields["allowedUnits"])
    case "TimeZone": return timeZoneMember(opaque, name, call)
    case "DateInterval": return intervalMember(opaque, name, call)
    case "NSManagedObjectContext", "ModelContext":
      return try databaseMember(HostObject(opaque.hostTypeName, fields: opaque.fields), name, call)
    default: return nil
    }
  }

  /// Of an `NSNumber`.
  private func bridgedMember(_ value: Value, _ name: String) -> Value? {
    let number = value.number ?? (value.bool == true ? 1 : 0)
    switch name {
    case "intValue", "integerValue", "int64Value", "int32Value", "uintValue":
      if case .int = value.payload { return value }
      return .int(Int(saturating: number))
    case "doubleValue", "floatValue": return .double(number)
    case "boolValue": return .bool(number != 0)
    case "stringValue": return .string(interpreter.describe(value))
    default: return nil
    }
  }

  /// - Returns: `nil` where an option is not known.
  private static func options(_ value: Value) -> String.CompareOptions? {
    let known: [String: String.CompareOptions] = [
      "caseInsensitive": .caseInsensitive, "diacriticInsensitive": .diacriticInsensitive, "numeric": .numeric,
      "widthInsensitive": .widthInsensitive, "literal": .literal, "backwards": .backwards, "anchored": .anchored,
      "forcedOrdering": .forcedOrdering, "regularExpression": .regularExpression,
    ]
    var result: String.CompareOptions = []
    for option in value.elements ?? [value] {
      let name = option.implicitName ?? option.host(NameValue.self)?.name
      guard let one = name.flatMap({ known[$0] }) else { return nil }
      result.formUnion(one)
    }
    return result
  }

  // MARK: Strings

  private func stringMember(_ text: String, _ name: String, _ call: Call?) throws -> Value? {
    func argument(_ label: String? = nil) -> String? {
      (label.map { call?.value($0) } ?? call?[position: 0])?.flatMap { interpreter.text(of: $0) }
    }
    switch name {
    case "localizedCapitalized", "capitalized": return .string(text.capitalized)
    case "localizedUppercase": return .string(text.uppercased())
    case "precomposedStringWithCanonicalMapping": return .string(text.precomposedStringWithCanonicalMapping)
    case "decomposedStringWithCanonicalMapping": return .string(text.decomposedStringWithCanonicalMapping)
    case "precomposedStringWithCompatibilityMapping": return .string(text.precomposedStringWithCompatibilityMapping)
    case "localizedLowercase": return .string(text.lowercased())
    case "trimmingCharacters":
      guard let set = try call?.value("in").flatMap(characterSet) else { return nil }
      return .string(text.trimmingCharacters(in: set.set))
    case "replacingOccurrences":
      guard let old = argument("of"), let new = argument("with") else { return nil }
      guard let options = call?.value("options").map(Self.options) ?? [] else { return nil }
      if options.contains(.regularExpression), !isHarmless(old, in: text) {
        return .unknown("a pattern that may take forever to match", at: call?.location)
      }
      try interpreter.search(text, for: old)
      return .string(text.replacingOccurrences(of: old, with: new, options: options))
    case "range":
      guard let wanted = argument("of"), let options = call?.value("options").flatMap(Self.options) else { return nil }
      if options.contains(.regularExpression), !isHarmless(wanted, in: text) {
        return .unknown("a pattern that may take forever to match", at: call?.location)
      }
      try interpreter.search(text, for: wanted)
      guard let found = text.range(of: wanted, options: options) else { return Value.none }
      return Self.range(found)
    case "rangeOfCharacter":
      guard let set = try call?.value("from").flatMap(characterSet),
        let options = call?.value("options").map(Self.options) ?? []
      else { return nil }
      guard let found = text.rangeOfCharacter(from: set.set, options: options) else { return Value.none }
      return Self.range(found)
    case "components" where call?.value("separatedBy").map { interpreter.text(of: $0) == nil } == true:
      guard let set = try call?.value("separatedBy").flatMap(characterSet) else { return nil }
      return Value(.array(text.components(separatedBy: set.set).map { .string($0) }))
    case "compare", "caseInsensitiveCompare", "localizedCompare", "localizedStandardCompare",
      "localizedCaseInsensitiveCompare":
      guard let other = argument() else { return nil }
      var options: String.CompareOptions =
        name.lowercased().hasSuffix("caseinsensitivecompare") ? [.caseInsensitive] : []
      if name == "localizedStandardCompare" { options = [.caseInsensitive, .numeric] }
      if let given = call?.value("options") {
        guard let known = Self.options(given) else { return nil }
        options.formUnion(known)
      }
      return Self.order(text.compare(other, options: options))
    case "components":
      guard let separator = argument("separatedBy") else { return nil }
      try interpreter.search(text, for: separator)
      return Value(.array(text.components(separatedBy: separator).map { .string($0) }))
    case "localizedCaseInsensitiveContains", "localizedStandardContains":
      return try argument().map {
        try interpreter.search(text, for: $0)
        return .bool(text.range(of: $0, options: .caseInsensitive) != nil)
      }
    case "addingPercentEncoding":
      guard let set = try call?.value("withAllowedCharacters").flatMap(characterSet) else { return .string(text) }
      return text.addingPercentEncoding(withAllowedCharacters: set.set).map { .string($0) } ?? Value.none
    case "removingPercentEncoding": return text.removingPercentEncoding.map { .string($0) } ?? Value.none
    case "properties" where call == nil: return ScalarPropertiesValue(text).map { .host($0) }
    case "data": return DataTexts(interpreter: interpreter).data(of: text, call)
    case "padding":
      let pad = argument("withPad") ?? " "
      guard let length = call?.value("toLength")?.integer, (0...10_000).contains(length), !pad.isEmpty else {
        return .unknown("a padded text", at: call?.location ?? .nowhere)
      }
      return .string(text.padding(toLength: length, withPad: pad, startingAt: 0))
    case "length" where call == nil: return .int(text.utf16.count)
    case "intValue", "integerValue", "doubleValue", "floatValue", "boolValue":
      let number = (text as NSString).doubleValue
      return name == "boolValue"
        ? .bool((text as NSString).boolValue) : bridgedMember(.double(number), name)
    case "enumerateLines":
      guard let body = call?.closure("invoking") ?? call?.closure() else { return nil }
      for line in text.split(whereSeparator: \.isNewline) {
        let values = [Value.string(String(line)), .bool(false)]
        _ = try interpreter.call(body, values.map { Call.Argument(label: nil, value: $0, location: .nowhere) })
      }
      return .void
    case "lastPathComponent": return .string((text as NSString).lastPathComponent)
    case "pathExtension": return .string((text as NSString).pathExtension)
    case "deletingPathExtension": return .string((text as NSString).deletingPathExtension)
    case "deletingLastPathComponent": return .string((text as NSString).deletingLastPathComponent)
    case "pathComponents": return Value(.array((text as NSString).pathComponents.map { .string($0) }))
    case "utf8String": return .string(text)
    case "folding":
      guard let options = call?.value("options").flatMap(Self.options) else { return nil }
      return .string(text.folding(options: options, locale: nil))
    case "appendingPathComponent": return argument().map { .string(text + "/" + $0) }
    default: return nil
    }
  }

  /// `.whitespaces`, `.letters.union(.decimalDigits)`.
  private func characterSet(_ value: Value) throws -> CharacterSetValue? {
    try CharacterSetValue(value) ?? CharacterSetValue(interpreter.resolve(value, as: "CharacterSet"))
  }

  private static func order(_ result: ComparisonResult) -> Value {
    let names = [ComparisonResult.orderedAscending: "orderedAscending", .orderedDescending: "orderedDescending"]
    return .host(NameValue(hostTypeName: "ComparisonResult", name: names[result] ?? "orderedSame"))
  }

  private static func range(_ range: Range<String.Index>) -> Value {
    func position(_ index: String.Index) -> Value { .host(StringPosition(index: index)) }
    return Value(
      .range(RangeValue(lower: position(range.lowerBound), upper: position(range.upperBound), isClosed: false)))
  }

  private func isHarmless(_ pattern: String, in text: String) -> Bool {
    RegexLimits.isHarmless(pattern, textOf: text.utf8.count)
  }

  // MARK: Dates, URLs, locales

  private func dateMember(_ date: Date, _ name: String, _ call: Call?) throws -> Value? {
    switch name {
    case "timeIntervalSince1970": return .double(date.timeIntervalSince1970)
    case "timeIntervalSinceReferenceDate": return .double(date.timeIntervalSinceReferenceDate)
    case "timeIntervalSinceNow": return .double(date.timeIntervalSince(reading.date))
    case "timeIntervalSince":
      if let other = call?[position: 0], other.isUnknown {
        return .unknown(other.unknownReason ?? "a date", of: "Double")
      }
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
          interpreter: interpreter, locale: Formatting.locale(reading.readConditions.locale))
        return style.text(date, date: call?.value("date"), time: call?.value("time")).map { .systemText($0) }
      }
      return Formatting(reading: reading, interpreter: interpreter).dateText(date, call?[position: 0])
    case "compare":
      return call?[position: 0]?.host(DateValue.self).map { Self.order(date.compare($0.date)) }
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
    let result = found.map { Value.systemText($0) } ?? Value.none
    reading.displayNames[key] = result
    return result
  }

  private func localeMember(_ locale: LocaleValue, _ name: String) -> Value? {
    switch name {
    case "identifier": .string(locale.identifier)
    case "regionCode", "currencyCode", "currencySymbol", "decimalSeparator", "groupingSeparator", "measurementSystem",
      "usesMetricSystem":
      .unknown("the region that a person has set")
    case "region", "currency":
      .host(
        OpaqueValue(
          hostTypeName: "Locale.Region", fields: ["identifier": .unknown("the region that a person has set")]))
    case "languageCode": .string(String(locale.identifier.prefix(2)))
    case "language": .host(LocaleParts.make("Locale.Language", locale.identifier))
    default: nil
    }
  }
}
