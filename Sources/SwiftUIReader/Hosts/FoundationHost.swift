import Foundation
import SightlineModel
import SwiftInterpreter

/// Foundation, Dispatch and os, as apps use them.
final class FoundationHost: HostBase {
  static let types: Set<String> = [
    "Date", "URL", "UUID", "Calendar", "Locale", "TimeZone", "UserDefaults", "Bundle", "DispatchQueue", "DispatchTime",
    "Timer", "Task", "NotificationCenter", "NumberFormatter", "DateFormatter", "RelativeDateTimeFormatter",
    "ISO8601DateFormatter", "DateComponentsFormatter", "MeasurementFormatter", "ByteCountFormatter", "ListFormatter",
    "ProcessInfo", "JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder", "Data", "FileManager",
    "Logger", "OSLog", "DateComponents", "DateInterval", "CGSize", "CGPoint", "CGRect", "CGVector", "CharacterSet",
    "URLSession", "URLRequest", "URLComponents", "URLQueryItem", "HTTPURLResponse", "AttributedString",
    "NSAttributedString", "NSMutableAttributedString", "NSError", "LocalizedError", "Notification", "NSNotification",
    "Notification.Name", "NSNotification.Name", "MainActor", "ByteCountFormatStyle", "ModelActor",
    "RunLoop", "OperationQueue", "IndexSet", "NSObject", "NSString", "NSNumber", "Measurement", "Duration",
    "ContinuousClock", "Date.FormatStyle", "LocalizedStringResource", "String.LocalizationValue",
    "DispatchWorkItem", "NSPredicate", "NSLock",
    "CFDictionary", "CFString", "SortDescriptor", "NSSortDescriptor", "NSPersistentContainer", "Codable", "Encodable",
    "Decodable", "NSManagedObjectContext", "Scanner", "PersonNameComponents", "ModelContext", "ModelContainer",
    "ModelConfiguration", "Schema", "FetchDescriptor", "Schema.Version", "NSCache",
    "URLCache", "URLSessionConfiguration", "NWPathMonitor", "OSAllocatedUnfairLock", "ThrowingTaskGroup",
    "NSRecursiveLock", "Progress", "NSPersistentCloudKitContainer", "PersistentModel", "DispatchGroup",
    "DispatchSemaphore", "Decimal", "NSDecimalNumber", "KeyPathComparator", "NSLocale", "Mutex",
    "NSAttributedString.Key", "NSLocale.Key", "AttributeContainer", "NSURL", "NSDate", "PersonNameComponentsFormatter",
    "DateIntervalFormatter", "LengthFormatter", "MassFormatter", "Locale.Language", "Locale.Region",
    "Locale.LanguageCode",
    "Locale.Currency", "Thread", "FileAttributeKey", "NSUbiquitousKeyValueStore", "Hasher", "SuspendingClock",
    "ContinuousClock.Instant", "SuspendingClock.Instant", "CommandLine", "DataProtocol", "MutableDataProtocol",
    "ContiguousBytes", "Formatter", "AttributedString.MarkdownParsingOptions",
  ]

  override func declares(_ name: String) -> Bool {
    Self.types.contains(name) || Measurements.units[name] != nil
  }
  override func conformances(ofType name: String) -> [String] {
    switch TypeName.plain(name) {
    case "LocalizedError": ["Error"]
    // One type under two names.
    case "Notification.Name": ["NSNotification.Name"]
    case "NSNotification.Name": ["Notification.Name"]
    case "Data": Self.byteCollections
    case "PersistentModel": ["Identifiable", "Observable", "Hashable", "Equatable"]
    default: []
    }
  }
  private static let byteCollections = [
    "DataProtocol", "MutableDataProtocol", "ContiguousBytes", "MutableCollection", "RangeReplaceableCollection",
    "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence", "Hashable", "Equatable", "Codable",
  ]
  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    try made(type, call, interpreter)
  }
  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    try constant(type, name, call, interpreter)
  }

  override func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch name {
    case "NSLocalizedString":
      return try LocalizedStrings(reading: reading, interpreter: interpreter).classic(call)
    case "NSLog", "os_log", "os_signpost", "debugPrint", "dump": return .void
    case "autoreleasepool": return try call.closure().map { try interpreter.call($0, []) }
    case "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent": return .double(reading.now)
    case "exit": return .void
    case "NSClassFromString":
      if case .string(let name)? = call[position: 0]?.payload, ProcessFacts.isOfTesting(name) { return Value.none }
      return .unknown("a class that is looked up by name", at: call.location)
    case "getenv": return Value.none
    case "#Predicate", "#Expression": return .host(OpaqueValue(hostTypeName: "Predicate"))
    case "#selector", "#keyPath":
      let function = call[position: 0].flatMap { $0.function == nil ? nil : $0 }
      return .host(OpaqueValue(hostTypeName: "Selector", fields: function.map { ["function": $0] } ?? [:]))
    case "CGSizeMake", "CGPointMake", "CGRectMake":
      let numbers = try call.arguments.compactMap { argument in
        try argument.value.number ?? interpreter.resolve(argument.value, as: "CGFloat").number
      }
      switch (name, numbers.count) {
      case ("CGSizeMake", 2): return GeometryStructure.size(Size(width: numbers[0], height: numbers[1]))
      case ("CGPointMake", 2): return GeometryStructure.point(Point(x: numbers[0], y: numbers[1]))
      case ("CGRectMake", 4):
        return GeometryStructure.rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return .unknown("\(name) of lengths that are not known", at: call.location)
      }
    case "sleep", "usleep":
      guard let count = call[position: 0]?.number else { return nil }
      try reading.pause(name == "sleep" ? count : count / 1e6, at: call.location)
      return .int(0)
    case "srand48", "srandom": return .void
    case "drand48", "arc4random_uniform", "arc4random", "random", "rand":
      return .unknown("a random number", at: call.location)
    default: return nil
    }
  }

  override func expansion(ofType type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    guard let first = call[position: 0], first.isLiteral else { return nil }
    switch type {
    case "String": return try LocalizedStrings(reading: reading, interpreter: interpreter).ofMacro(call)
    case "URL": return try interpreter.construct("URL", SampleValues.call([("string", first)]))
    default: return nil
    }
  }

  override func global(name: String, in interpreter: Interpreter) throws -> Value? {
    if name.hasPrefix("kSec") || name.hasPrefix("kCF") { return .string(name) }
    if name == "NSLocalizedDescriptionKey" { return .string("NSLocalizedDescription") }
    if name == "NSLocalizedFailureReasonErrorKey" { return .string("NSLocalizedFailureReason") }
    if let units = Self.unitsOfTime[name] { return .int(units) }
    if let status = Self.keychainStatus[name] { return .int(status) }
    return name == "NSNotFound" ? .int(.max) : nil
  }

  /// - Source: Security's constants.
  private static let keychainStatus = [
    "errSecSuccess": 0, "errSecItemNotFound": -25300, "errSecDuplicateItem": -25299, "errSecAuthFailed": -25293,
    "errSecInteractionNotAllowed": -25308, "errSecUserCanceled": -128, "errSecParam": -50,
  ]
  /// - Source: Dispatch's constants.
  private static let unitsOfTime = [
    "NSEC_PER_SEC": 1_000_000_000, "NSEC_PER_MSEC": 1_000_000, "NSEC_PER_USEC": 1000, "USEC_PER_SEC": 1_000_000,
    "MSEC_PER_SEC": 1000,
  ]

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    try FoundationMembers(reading: reading, interpreter: interpreter).member(of: value, name, call)
  }
  override func setMember(
    of value: inout Value, name: String, to newValue: Value, in interpreter: Interpreter
  ) throws -> Bool {
    try change(&value, name, to: newValue, interpreter)
  }

  override func index(_ value: Value, arguments: [Call.Argument], in interpreter: Interpreter) throws -> Value? {
    if let data = value.host(DataValue.self) {
      return try DataMembers(interpreter: interpreter).element(of: data, arguments)
    }
    guard let text = value.host(AttributedStringValue.self), let index = arguments.first?.value else { return nil }
    return AttributedStrings(reading: reading, interpreter: interpreter).part(of: text, index)
  }

  override func mutate(
    _ value: inout Value, name: String, call: Call, in interpreter: Interpreter
  ) throws -> Value? {
    if let result = CharacterSetValue.change(&value, name, call, interpreter) { return result }
    if name == "addTimeInterval", let date = value.host(DateValue.self), let seconds = call[position: 0]?.number {
      value.payload = .host(DateValue(date: date.date.addingTimeInterval(seconds)))
      return .void
    }
    if value.host(DataValue.self) != nil { return try DataChanges(interpreter: interpreter).change(&value, name, call) }
    guard var text = value.host(AttributedStringValue.self) else { return nil }
    // Changed in place: nobody else holds its runs meanwhile.
    value.payload = .void
    defer { value.payload = .host(text) }
    return try AttributedStrings(reading: reading, interpreter: interpreter).mutate(&text, name, call)
  }

  override func setElement(
    of value: inout Value, arguments: [Call.Argument], to newValue: Value, in interpreter: Interpreter
  ) throws -> Bool {
    guard value.host(DataValue.self) != nil else { return false }
    return try DataChanges(interpreter: interpreter).set(&value, arguments, to: newValue)
  }

  override func binaryOperator(
    _ name: String, _ left: Value, _ right: Value, in interpreter: Interpreter
  ) throws -> Value? {
    try combined(name, left, right, interpreter)
  }

  override func convert(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value? {
    switch TypeName.plain(type) {
    case "CFDictionary", "CFString", "NSString", "NSNumber", "NSDictionary": return value
    case "URL": return interpreter.text(of: value).map { .host(URLValue(text: $0)) }
    default: return nil
    }
  }
}
