import Foundation
import SightlineModel
import SwiftInterpreter

extension Reading {
  /// The present moment: a fixed start plus virtual time, so that runs are repeatable.
  var date: Date { Date(timeIntervalSince1970: 1_735_725_600 + now) }
  /// Seconds since launch, for the project's code.
  var now: Double {
    if circumstances.isInBody { hasReadClock = true }
    return clock.now
  }
}

/// Foundation, Dispatch and os, as apps use them.
final class FoundationHost: HostBase {
  private static let types: Set<String> = [
    "Date", "URL", "UUID", "Calendar", "Locale", "TimeZone", "UserDefaults", "Bundle", "DispatchQueue", "DispatchTime",
    "Timer", "Task", "NotificationCenter", "NumberFormatter", "DateFormatter", "RelativeDateTimeFormatter",
    "ISO8601DateFormatter", "DateComponentsFormatter", "MeasurementFormatter", "ByteCountFormatter", "ListFormatter",
    "ProcessInfo", "JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder", "Data", "FileManager",
    "Logger", "OSLog", "DateComponents", "DateInterval", "CGSize", "CGPoint", "CGRect", "CGVector", "CharacterSet",
    "URLSession", "URLRequest", "URLComponents", "URLQueryItem", "HTTPURLResponse", "AttributedString",
    "NSAttributedString", "NSMutableAttributedString", "NSError", "LocalizedError", "Notification", "MainActor",
    "RunLoop", "OperationQueue", "IndexSet", "NSObject", "NSString", "NSNumber", "Measurement", "Duration",
    "ContinuousClock", "Date.FormatStyle", "LocalizedStringResource", "DispatchWorkItem", "NSPredicate", "NSLock",
    "CFDictionary", "CFString", "SortDescriptor", "NSSortDescriptor", "NSPersistentContainer", "Codable", "Encodable",
    "Decodable", "NSManagedObjectContext", "Scanner", "PersonNameComponents", "ModelContext", "ModelContainer",
    "ModelConfiguration", "Schema", "FetchDescriptor", "Schema.Version", "NSRegularExpression", "NSCache",
    "URLCache", "URLSessionConfiguration", "NWPathMonitor", "OSAllocatedUnfairLock", "ThrowingTaskGroup",
    "NSRecursiveLock", "Progress", "NSPersistentCloudKitContainer", "CLLocation", "DispatchGroup",
    "DispatchSemaphore", "Decimal", "NSDecimalNumber", "KeyPathComparator", "NSLocale", "Mutex",
    "NSAttributedString.Key", "NSLocale.Key", "AttributeContainer", "NSURL", "NSDate", "PersonNameComponentsFormatter",
    "DateIntervalFormatter", "LengthFormatter", "MassFormatter", "Locale.Language", "Locale.Region",
    "Locale.LanguageCode",
    "Locale.Currency", "Thread", "FileAttributeKey", "NSUbiquitousKeyValueStore",
  ]

  override func declaresType(_ name: String) -> Bool {
    let name = TypeName.plain(name)
    return Self.types.contains(name) || Measurements.units[name] != nil
  }
  override func conformances(ofType name: String) -> [String] {
    switch TypeName.plain(name) {
    case "LocalizedError": ["Error"]
    default: []
    }
  }

  // MARK: Making

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    func number(_ label: String) throws -> Double? {
      guard let value = call.value(label) else { return nil }
      return try value.number ?? interpreter.resolve(value, as: "Double").number
    }
    switch TypeName.plain(type) {
    case "Date": return try date(call, interpreter)
    case "UUID":
      if let text = call.value("uuidString").flatMap({ interpreter.text(of: $0) }) {
        return UUID(uuidString: text).map { .host(UUIDValue(text: $0.uuidString)) } ?? Value.none
      }
      return .host(UUIDValue(text: reading.nextUUID()))
    case "URL": return URLMembers(interpreter: interpreter).construct(call)
    case "URLQueryItem":
      guard let name = call.value("name") else { return nil }
      return .host(
        OpaqueValue(hostTypeName: "URLQueryItem", fields: ["name": name, "value": call.value("value") ?? .none]))
    case "URLComponents": return URLComponentsValue.construct(call, interpreter)
    case "AttributeContainer": return call.arguments.isEmpty ? .host(AttributeContainerValue()) : nil
    case "NSString", "NSNumber", "NSURL", "NSDate":
      // Bridged: the value itself. Only `string:`, `value:` and `utf8String:` name one.
      return call.value("string") ?? call.value("value") ?? call[position: 0]
    case "CGSize":
      return .host(SizeValue(size: Size(width: try number("width") ?? 0, height: try number("height") ?? 0)))
    case "CGPoint": return .host(PointValue(point: Point(x: try number("x") ?? 0, y: try number("y") ?? 0)))
    case "CGRect":
      if let origin = call.value("origin")?.host(PointValue.self), let size = call.value("size")?.host(SizeValue.self) {
        return .host(RectValue(rect: Rect(origin: origin.point, size: size.size)))
      }
      return .host(
        RectValue(
          rect: Rect(
            x: try number("x") ?? 0, y: try number("y") ?? 0, width: try number("width") ?? 0,
            height: try number("height") ?? 0)))
    case "Decimal", "NSDecimalNumber": return DecimalValue.construct(call, interpreter)
    case "KeyPathComparator", "SortDescriptor", "NSSortDescriptor":
      return SortDescriptors(interpreter: interpreter).construct(TypeName.plain(type), call)
    case "NSLocale":
      let identifier = call.value("localeIdentifier").flatMap { interpreter.text(of: $0) }
      return .host(LocaleValue(identifier: identifier ?? "en"))
    case "Calendar": return .host(CalendarValue())
    case "CharacterSet":
      return call.value("charactersIn").flatMap { interpreter.text(of: $0) }
        .map { .host(CharacterSetValue(set: CharacterSet(charactersIn: $0))) }
    case "Scanner":
      return call.value("string").flatMap { interpreter.text(of: $0) }.map { .host(ScannerValue(text: $0)) }
    case "Locale":
      return .host(LocaleValue(identifier: call.value("identifier").flatMap { interpreter.text(of: $0) } ?? "en"))
    case "Locale.Language", "Locale.Region", "Locale.LanguageCode", "Locale.Currency":
      guard let text = (call.value("identifier") ?? call[position: 0]).flatMap({ interpreter.text(of: $0) }) else {
        return call.arguments.first?.value.isUnknown == true ? call.arguments[0].value : nil
      }
      return .host(LocaleParts.make(TypeName.plain(type), text))
    case "Task": return task(call, interpreter)
    case "String":
      if call["localized"] != nil {
        return try LocalizedStrings(reading: reading, interpreter: interpreter).string(call)
      }
      if let read = contents(call, interpreter) ?? call.value("data") {
        guard let data = read.host(DataValue.self), data.encoded == nil else { return read.isUnknown ? read : nil }
        return .string(String(decoding: data.bytes, as: UTF8.self))
      }
      return try StringFormat(interpreter: interpreter).construct(call)
    case "Data": return data(call, interpreter)
    case "StrokeStyle": return .host(OpaqueValue(hostTypeName: "StrokeStyle", fields: fields(call)))
    case "DateComponents": return .host(OpaqueValue(hostTypeName: "DateComponents", fields: fields(call)))
    case "LocalizedStringResource", "AttributedString":
      return try LocalizedStrings(reading: reading, interpreter: interpreter).construct(TypeName.plain(type), call)
    case "UserDefaults": return .host(reading.object("UserDefaults"))
    case "Measurement": return Measurements(interpreter: interpreter).construct(call)
    case let name where Self.types.contains(name):
      return .host(HostObject(name, fields: fields(call)))
    default: return nil
    }
  }

  private func fields(_ call: Call) -> [String: Value] {
    var result: [String: Value] = [:]
    for argument in call.arguments { if let label = argument.label { result[label] = argument.value } }
    return result
  }

  /// `Data(contentsOf:)` of a file in the bundle, `Data(text.utf8)`.
  private func data(_ call: Call, _ interpreter: Interpreter) -> Value {
    if let read = contents(call, interpreter) { return read }
    if let encoded = call.value("base64Encoded").flatMap({ interpreter.text(of: $0) }) {
      return Foundation.Data(base64Encoded: encoded).map { .host(DataValue(encoded: nil, bytes: Array($0))) }
        ?? Value.none
    }
    guard let first = call[position: 0] else { return .host(DataValue(encoded: nil, bytes: [])) }
    if let numbers = first.elements?.map(\.integer), !numbers.contains(nil) {
      return .host(DataValue(encoded: nil, bytes: numbers.map { UInt8(truncatingIfNeeded: $0!) }))
    }
    return .host(DataValue(encoded: first, bytes: []))
  }

  /// - Returns: `nil` where the call reads no file.
  private func contents(_ call: Call, _ interpreter: Interpreter) -> Value? {
    guard let source = call.value("contentsOf") ?? call.value("contentsOfFile") else { return nil }
    if source.isUnknown { return source }
    let text = source.host(URLValue.self)?.text ?? interpreter.text(of: source) ?? ""
    guard let file = reading.bundled(text) else {
      return .unknown("what \(text.isEmpty ? "a file" : text) holds", at: call.location)
    }
    return .host(DataValue(encoded: nil, bytes: file.bytes))
  }

  private func date(_ call: Call, _ interpreter: Interpreter) throws -> Value? {
    if let seconds = call.value("timeIntervalSince1970")?.number {
      return .host(DateValue(date: Date(timeIntervalSince1970: seconds)))
    }
    if let seconds = call.value("timeIntervalSinceNow")?.number {
      return .host(DateValue(date: reading.date.addingTimeInterval(seconds)))
    }
    if let seconds = call.value("timeIntervalSinceReferenceDate")?.number {
      return .host(DateValue(date: Date(timeIntervalSinceReferenceDate: seconds)))
    }
    if let seconds = call.value("timeInterval")?.number, let start = call.value("since")?.host(DateValue.self) {
      return .host(DateValue(date: start.date.addingTimeInterval(seconds)))
    }
    if let unknown = call.arguments.first(where: \.value.isUnknown) { return unknown.value }
    return call.arguments.isEmpty ? .host(DateValue(date: reading.date)) : nil
  }

  private func task(_ call: Call, _ interpreter: Interpreter) -> Value? {
    guard let body = call.arguments.last?.value.function else { return nil }
    let handle = HostObject("Task", fields: ["isCancelled": .bool(false)])
    reading.clock.schedule(after: 0, isCancelled: { handle.fields["isCancelled"]?.bool ?? false }) {
      do {
        handle.fields["value"] = try interpreter.call(body, [])
      } catch let thrown as ThrownValue {
        handle.fields["error"] = thrown.value
        throw thrown
      }
    }
    return .host(handle)
  }

  // MARK: Statics and functions

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    if name == "init", let call { return try construct(type: type, call: call, in: interpreter) }
    switch (type, name) {
    case ("Date", "now"): return .host(DateValue(date: reading.date))
    case ("Date", "distantPast"): return .host(DateValue(date: .distantPast))
    case ("Date", "distantFuture"): return .host(DateValue(date: .distantFuture))
    case ("Calendar", "current"), ("Calendar", "autoupdatingCurrent"): return .host(CalendarValue())
    case ("Locale", "current"), ("Locale", "autoupdatingCurrent"):
      return .host(LocaleValue(identifier: reading.circumstances.keeping { reading.circumstances.locale }))
    case ("UserDefaults", "standard"), ("Bundle", "main"), ("Bundle", "module"), ("NotificationCenter", "default"),
      ("ProcessInfo", "processInfo"), ("FileManager", "default"), ("DispatchQueue", "main"), ("URLSession", "shared"),
      ("RunLoop", "main"), ("OperationQueue", "main"), ("TimeZone", "current"):
      return .host(reading.object(type))
    case ("DispatchQueue", "global"): return .host(reading.object(type))
    case ("Task", "sleep"):
      if let call { try sleep(call, interpreter) }
      return .void
    case ("Task", "detached"): return call.flatMap { task($0, interpreter) }
    case ("Task", "yield"), ("Task", "checkCancellation"): return .void
    case ("Task", "isCancelled"): return .bool(false)
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      guard let body = call?.arguments.last?.value.function else { return .void }
      return try interpreter.call(body, [])
    case ("NSLocale", "isoCountryCodes"), ("Locale", "isoRegionCodes"):
      // - Source: the regions of CLDR that ISO 3166 has a code for; two letters each.
      return Value(.array(Self.regionCodes.map { .string($0) }))
    case ("NSLocale", "localeIdentifier"):
      guard case .dictionary(let parts)? = call?.value("fromComponents")?.payload else { return nil }
      return .string(parts.entries.map { "_" + interpreter.describe($0.value) }.joined())
    case ("NSLocale.Key", let key), ("NSAttributedString.Key", let key):
      return .host(NameValue(hostTypeName: type, name: key))
    case ("String", "localizedStringWithFormat"):
      guard let call, let format = call[position: 0] else { return nil }
      var arguments = call.arguments
      arguments[0] = Call.Argument(label: "format", value: format, location: call.location)
      return try StringFormat(interpreter: interpreter).construct(Call(arguments: arguments, location: call.location))
    case ("ListFormatter", "localizedString"):
      guard let list = call?.value("byJoining") else { return nil }
      return try interpreter.member(
        of: list, "formatted", call: Call(arguments: [], location: call?.location ?? .nowhere))
    case ("ByteCountFormatter", "string"):
      guard let value = call?.value("fromByteCount") else { return nil }
      let locale = Formatting.locale(reading.circumstances.keeping { reading.circumstances.locale })
      return ByteCounts(interpreter: interpreter, locale: locale, isFormatter: true).text(
        value, style: call?.value("countStyle"), units: nil)
    case ("PersonNameComponentsFormatter", "localizedString"):
      guard let person = call?.value("from")?.host(HostObject.self) else { return nil }
      return PersonNames(reading: reading, interpreter: interpreter).text(of: person, call?.value("style"))
    case ("DateFormatter", "localizedString"), ("NumberFormatter", "localizedString"):
      guard let call, let first = call.value("from") ?? call[position: 0] else { return nil }
      let made = HostObject(type)
      made.fields["dateStyle"] = call.value("dateStyle")
      made.fields["timeStyle"] = call.value("timeStyle")
      made.fields["numberStyle"] = call.value("number")
      let argument = Call.Argument(label: "from", value: first, location: call.location)
      return try FormatterMembers(reading: reading, interpreter: interpreter).member(
        made, "string", Call(arguments: [argument], location: call.location))
    case ("Locale", "preferredLanguages"):
      return Value(.array([.string(reading.circumstances.keeping { reading.circumstances.locale })]))
    case ("Locale.Region", "isoRegions"):
      return Value(
        .array(
          Self.regionCodes.map {
            .host(OpaqueValue(hostTypeName: "Locale.Region", fields: ["identifier": .string($0)]))
          }))
    case (_, _) where call == nil && Measurements.unit(type, name) != nil:
      return .host(NameValue(hostTypeName: type, name: name))
    case ("Decimal", "zero"): return .host(DecimalValue(0))
    case ("Duration", let unit), ("ContinuousClock", let unit), ("DispatchTimeInterval", let unit):
      return call?[position: 0]?.number.flatMap { Self.seconds($0, unit) }.map { .double($0) }
    case ("DispatchTime", "now"): return .double(reading.now)
    case ("Timer", "publish"):
      let interval = call?.value("every")?.number ?? 1
      return .host(PublisherValue(.timer(interval)))
    case ("Timer", "scheduledTimer"): return try timer(call, interpreter)
    case ("Bundle", _): return nil
    case (_, _) where name.hasSuffix("Notification") && Self.types.contains(type) && call == nil: return .string(name)
    case ("Thread", "isMainThread"): return .bool(true)
    case ("Thread", "sleep"): return .void
    case ("Thread", "current"), ("Thread", "main"), ("URLSessionConfiguration", "default"),
      ("URLSessionConfiguration", "ephemeral"), ("NSUbiquitousKeyValueStore", "default"), ("URLCache", "shared"):
      return .host(reading.object(type))
    case ("FileAttributeKey", let key): return .host(NameValue(hostTypeName: type, name: key))
    case ("CGSize", "zero"): return .host(SizeValue(size: .zero))
    case ("CGPoint", "zero"): return .host(PointValue(point: .zero))
    case ("CGRect", "zero"): return .host(RectValue(rect: .zero))
    // Folders of the device: where they are does not matter, what is in them is not known.
    case ("URL", _) where call == nil && name.hasSuffix("Directory"):
      return .host(URLValue(text: "file:///\(name.dropLast(9))/"))
    case ("URL", _), ("Notification.Name", _): return .string(name)
    case ("FormatStyle", _), ("FloatingPointFormatStyle", _), ("Date.FormatStyle", _):
      return nil
    default: return nil
    }
  }

  private static let regionCodes: [String] = Set(Locale.Region.isoRegions.map(\.identifier))
    .filter { $0.count == 2 && $0.allSatisfy(\.isLetter) }.sorted()

  static func seconds(_ value: Double, _ unit: String) -> Double? {
    ["seconds": 1, "milliseconds": 0.001, "microseconds": 1e-6, "nanoseconds": 1e-9, "minutes": 60][unit].map {
      $0 * value
    }
  }

  private func sleep(_ call: Call, _ interpreter: Interpreter) throws {
    var seconds = 0.0
    if let nanoseconds = call.value("nanoseconds")?.number {
      seconds = nanoseconds / 1e9
    } else if let duration = call.value("for") ?? call[position: 0] {
      seconds = try duration.number ?? interpreter.resolve(duration, as: "Duration").number ?? 0
      if call.value("for") == nil, call[position: 0]?.number != nil { seconds /= 1e9 }
    }
    try reading.pause(seconds)
  }

  private func timer(_ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard let call, let body = call.arguments.last?.value.function else { return nil }
    let interval = call.value("withTimeInterval")?.number ?? call.value("timeInterval")?.number ?? 1
    let handle = HostObject("Timer", fields: ["isValid": .bool(true)])
    let repeats = call.value("repeats")?.bool ?? false
    reading.clock.schedule(
      after: interval, every: repeats ? interval : nil, isCancelled: { handle.fields["isValid"]?.bool == false }
    ) {
      let argument = Call.Argument(label: nil, value: .host(handle), location: call.location)
      _ = try interpreter.call(body, [argument])
    }
    return .host(handle)
  }

  override func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch name {
    case "NSLocalizedString":
      return try LocalizedStrings(reading: reading, interpreter: interpreter).classic(call)
    case "SecItemAdd", "SecItemDelete", "SecItemUpdate", "SecItemCopyMatching": return .int(0)
    case "NSLog", "os_log", "os_signpost", "debugPrint", "dump": return .void
    case "autoreleasepool": return try call.closure().map { try interpreter.call($0, []) }
    case "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent": return .double(reading.now)
    case "exit": return .void
    case "NSClassFromString": return .unknown("a class that is looked up by name", at: call.location)
    case "#Predicate", "#Expression": return .host(OpaqueValue(hostTypeName: "Predicate"))
    case "#selector", "#keyPath": return .host(OpaqueValue(hostTypeName: "Selector"))
    case "srand48", "srandom": return .void
    case "drand48", "arc4random_uniform", "arc4random", "random", "rand":
      return .unknown("a random number", at: call.location)
    default: return nil
    }
  }

  override func global(name: String, in interpreter: Interpreter) throws -> Value? {
    if name.hasPrefix("kSec") || name.hasPrefix("kCF") { return .string(name) }
    if name == "NSLocalizedDescriptionKey" { return .string("NSLocalizedDescription") }
    if name == "NSLocalizedFailureReasonErrorKey" { return .string("NSLocalizedFailureReason") }
    return name == "errSecSuccess" ? .int(0) : name == "NSNotFound" ? .int(.max) : nil
  }

  // MARK: Members

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    try FoundationMembers(reading: reading, interpreter: interpreter).member(of: value, name, call)
  }

  override func setMember(
    of value: inout Value, name: String, to newValue: Value, in interpreter: Interpreter
  ) throws -> Bool {
    guard case .host(let host) = value.payload else { return false }
    switch host {
    case let object as HostObject:
      object.fields[name] = newValue
      reading.noteWrite(to: object)
    case let scanner as ScannerValue: return scanner.set(name, to: newValue)
    case var calendar as CalendarValue:
      // Where the clock stands is UTC; days are counted there whatever zone is asked for.
      if name == "firstWeekday", let day = newValue.integer { calendar.calendar.firstWeekday = day }
      if name == "locale", let locale = newValue.host(LocaleValue.self) {
        calendar.calendar.locale = Formatting.locale(locale.identifier)
      }
      guard ["firstWeekday", "locale", "timeZone", "minimumDaysInFirstWeek"].contains(name) else { return false }
      value.payload = .host(calendar)
    case var opaque as OpaqueValue:
      opaque.fields[name] = newValue
      value.payload = .host(opaque)
    case var size as SizeValue:
      guard let number = newValue.number else { return false }
      if name == "width" { size.size.width = number } else { size.size.height = number }
      value.payload = .host(size)
    case var point as PointValue:
      guard let number = newValue.number else { return false }
      if name == "x" { point.point.x = number } else { point.point.y = number }
      value.payload = .host(point)
    case let storage as any WrapperStorage where name == "wrappedValue":
      try storage.setWrappedValue(newValue, in: interpreter)
    case let binding as BindingValue:
      var whole = try binding.get()
      try interpreter.setMember(of: &whole, name, to: newValue)
      if case .object = whole.payload { return true }
      try binding.set(whole)
    case let publisher as PublisherValue:
      if case .subject(let subject) = publisher.source, name == "value" { try subject.send(newValue) }
    case var components as URLComponentsValue:
      guard components.set(name, to: newValue, interpreter) else { return false }
      value.payload = .host(components)
    case var container as AttributeContainerValue:
      container.attributes.append((name, newValue))
      value.payload = .host(container)
    case var attributed as AttributedStringValue:
      if name == "subscript" {
        guard let part = newValue.host(AttributedStringValue.self), let range = part.range else { return false }
        attributed = attributed.replacing(range, with: part.runs)
      } else {
        let strings = AttributedStrings(reading: reading, interpreter: interpreter)
        guard try strings.set(name, to: newValue, of: &attributed.runs) else { return false }
      }
      value.payload = .host(attributed)
    default: return false
    }
    return true
  }

  override func index(_ value: Value, arguments: [Call.Argument], in interpreter: Interpreter) throws -> Value? {
    guard let text = value.host(AttributedStringValue.self), let index = arguments.first?.value else { return nil }
    return AttributedStrings(reading: reading, interpreter: interpreter).part(of: text, index)
  }

  override func mutate(
    _ value: inout Value, name: String, call: Call, in interpreter: Interpreter
  ) throws -> Value? {
    guard var text = value.host(AttributedStringValue.self) else { return nil }
    let strings = AttributedStrings(reading: reading, interpreter: interpreter)
    guard let result = try strings.mutate(&text, name, call) else { return nil }
    value.payload = .host(text)
    return result
  }

  override func binaryOperator(
    _ name: String, _ left: Value, _ right: Value, in interpreter: Interpreter
  ) throws -> Value? {
    if name == "+", let a = left.host(AttributedStringValue.self), let b = right.host(AttributedStringValue.self) {
      return .host(AttributedStringValue(runs: a.runs + b.runs))
    }
    if let decimal = DecimalValue.apply(name, left, right) { return decimal }
    if let measured = Measurements(interpreter: interpreter).apply(name, left, right) { return measured }
    if case .implicit(let member) = left.payload, member.links.first?.name == "now" {
      return try moment(member, plus: right, name, interpreter)
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

  /// `.now() + 0.2`: a `DispatchTime`, or a `Date` where it is not called.
  private func moment(
    _ member: ImplicitMember, plus offset: Value, _ name: String, _ interpreter: Interpreter
  ) throws -> Value? {
    guard name == "+" || name == "-", member.links.count == 1 else { return nil }
    let isDispatchTime = member.links[0].call != nil
    let type = isDispatchTime ? "Duration" : "Double"
    let settled = offset.number == nil ? try interpreter.resolve(offset, as: type) : offset
    guard let seconds = settled.number else { return settled.isUnknown ? settled : nil }
    let change = name == "-" ? -seconds : seconds
    return isDispatchTime
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

  override func convert(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value? {
    switch TypeName.plain(type) {
    case "CFDictionary", "CFString", "NSString", "NSNumber", "NSDictionary": return value
    case "URL": return interpreter.text(of: value).map { .host(URLValue(text: $0)) }
    default: return nil
    }
  }
}

extension Reading {
  /// A value with identity that lives as long as the session: `UserDefaults.standard`.
  func object(_ type: String) -> HostObject {
    if let object = objects[type]?.host(HostObject.self) { return object }
    let made = HostObject(type)
    objects[type] = .host(made)
    return made
  }
  /// Counted, so that runs are repeatable. A body is told the same ones again: SwiftUI would not run it anew, and rows
  /// that are named by them stay the same rows.
  func nextUUID() -> String {
    let isInBody = circumstances.isInBody
    if isInBody { bodyUUIDCount += 1 } else { uuidCount += 1 }
    let digits = String(isInBody ? bodyUUIDCount : uuidCount, radix: 16).uppercased()
    return "00000000-0000-4000-\(isInBody ? 9 : 8)000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
  /// Lets virtual time pass for a task that sleeps; others run meanwhile.
  func pause(_ seconds: Double) throws {
    let end = clock.now + max(0, seconds)
    guard end <= clock.horizon else { throw PastHorizon() }
    while let due = clock.nextDue, due <= end {
      try pass(to: due)
      while try clock.runNext() {}
    }
    try pass(to: end)
  }

  /// What is visible is looked at once before each move of the clock, however many tasks sleep.
  private func pass(to time: Double) throws {
    guard time > clock.now else { return }
    try clock.onPause?()
    clock.advance(to: time)
  }
}

/// A task sleeps beyond what is looked at.
struct PastHorizon: Error {}
