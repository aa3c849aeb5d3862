import Foundation
import SightlineModel
import SwiftInterpreter

extension FoundationHost {
  /// - Returns: `nil` where the type is none of Foundation's, or is not made from such arguments.
  func made(_ type: String, _ call: Call, _ interpreter: Interpreter) throws -> Value? {
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
    case "Hasher": return .host(HasherValue())
    case "Scanner":
      return call.value("string").flatMap { interpreter.text(of: $0) }.map { .host(ScannerValue(text: $0)) }
    case "Locale":
      return .host(LocaleValue(identifier: call.value("identifier").flatMap { interpreter.text(of: $0) } ?? "en"))
    case "Locale.Language", "Locale.Region", "Locale.LanguageCode", "Locale.Currency":
      guard let text = (call.value("identifier") ?? call[position: 0]).flatMap({ interpreter.text(of: $0) }) else {
        return call.arguments.first?.value.isUnknown == true ? call.arguments[0].value : nil
      }
      return .host(LocaleParts.make(TypeName.plain(type), text))
    case "Notification", "NSNotification":
      return .host(
        HostObject("Notification", fields: ["object": .none, "userInfo": .none].merging(fields(call)) { $1 }))
    case let name where BridgedAttributedStrings.types.contains(name):
      return try BridgedAttributedStrings(reading: reading, interpreter: interpreter).construct(name, call)
    case "NSPredicate": return PredicateValue.construct(call, interpreter)
    case "Notification.Name", "NSNotification.Name":
      guard let name = call.value("rawValue") ?? call[position: 0] else { return nil }
      if name.isUnknown { return name }
      return interpreter.text(of: name).map { .host(NameValue(hostTypeName: Notifications.nameType, name: $0)) }
    case "ByteCountFormatStyle":
      return .host(OpaqueValue(hostTypeName: "ByteCountFormatStyle", fields: fields(call)))
    case "Task": return task(call, interpreter)
    case "Timer":
      let clock = ClockMembers(reading: reading, interpreter: interpreter)
      return try clock.timer(call).map { .host($0) } ?? .host(HostObject("Timer", fields: fields(call)))
    case "DispatchWorkItem":
      return call.arguments.last.map {
        .host(HostObject("DispatchWorkItem", fields: ["block": $0.value, "isCancelled": .bool(false)]))
      }
    case "String":
      if call["localized"] != nil {
        return try LocalizedStrings(reading: reading, interpreter: interpreter).string(call)
      }
      if let key = GeneratedKeys(reading: reading).key(call) {
        return try LocalizedStrings(reading: reading, interpreter: interpreter).string(key, at: call.location)
      }
      if let read = contents(call, interpreter) ?? call.value("data") ?? call.value("bytes") ?? call.value("decoding") {
        return DataTexts(interpreter: interpreter).text(of: read, call)
      }
      return try StringFormat(interpreter: interpreter).construct(call)
    case "Data": return try data(call, interpreter)
    case "Mutex", "OSAllocatedUnfairLock":
      let state = call[position: 0] ?? call.value("initialState") ?? call.value("uncheckedState") ?? .void
      return .host(HostObject(type, fields: ["initialState": state]))
    case "StrokeStyle": return .host(OpaqueValue(hostTypeName: "StrokeStyle", fields: fields(call)))
    case "DateComponents": return .host(OpaqueValue(hostTypeName: "DateComponents", fields: fields(call)))
    case "AttributedString.MarkdownParsingOptions":
      return .host(OpaqueValue(hostTypeName: TypeName.plain(type), fields: fields(call)))
    case "LocalizedStringResource", "String.LocalizationValue", "AttributedString":
      return try LocalizedStrings(reading: reading, interpreter: interpreter).construct(TypeName.plain(type), call)
    case "UserDefaults": return .host(reading.object("UserDefaults"))
    case "IndexSet":
      guard let given = call.arguments.first?.value else { return Value(.set([])) }
      if given.isUnknown { return nil }
      if call.value("integer") != nil { return Value(.set([given])) }
      if case .range(let range) = given.payload, let lower = range.lower?.integer, let upper = range.upper?.integer {
        let (count, isTooLong) = upper.subtractingReportingOverflow(lower)
        guard !isTooLong, count < 100_000 else { return .unknown("a long set of numbers", at: call.location) }
        let numbers = range.isClosed ? Array(lower...max(lower, upper)) : Array(lower..<max(lower, upper))
        return Value(.set(numbers.map { .int($0) }))
      }
      return given.elements.map { Value(.set($0)) }
    case "DateInterval": return .host(OpaqueValue(hostTypeName: "DateInterval", fields: fields(call)))
    case "TimeZone":
      if let name = (call.value("identifier") ?? call.value("abbreviation")).flatMap({ interpreter.text(of: $0) }),
        TimeZone(identifier: name) == nil, TimeZone(abbreviation: name) == nil
      {
        return Value.none
      }
      return .host(OpaqueValue(hostTypeName: "TimeZone", fields: fields(call)))
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
  private func data(_ call: Call, _ interpreter: Interpreter) throws -> Value {
    if let read = contents(call, interpreter) { return read }
    if let encoded = call.value("base64Encoded").flatMap({ interpreter.text(of: $0) }) {
      return Foundation.Data(base64Encoded: encoded).map { .host(DataValue(encoded: nil, bytes: Array($0))) }
        ?? Value.none
    }
    if let count = call.value("count") {
      let byte = call.value("repeating")?.integer ?? 0
      guard let count = count.integer, count >= 0, call.value("bytes") == nil else {
        return .unknown("Data", at: call.location)
      }
      try interpreter.make(elements: count)
      let bytes = Array(repeating: UInt8(truncatingIfNeeded: byte), count: count)  // checked: counted above
      return .host(DataValue(encoded: nil, bytes: bytes))
    }
    guard let first = call[position: 0] else { return .host(DataValue(encoded: nil, bytes: [])) }
    if let bytes = DataValue.bytes(of: first) { return .host(DataValue(encoded: nil, bytes: bytes)) }
    if first.isUnknown { return .unknown(first.unknownReason ?? "", of: "Data", at: call.location) }
    if var data = first.host(DataValue.self) {
      data.start = 0
      return .host(data)
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

  func task(_ call: Call, _ interpreter: Interpreter) -> Value? {
    guard let body = call.arguments.last?.value.function else { return nil }
    let handle = HostObject("Task", fields: ["isCancelled": .bool(false)])
    reading.clock.schedule(
      after: 0, at: call.location, isCancelled: { handle.fields["isCancelled"]?.bool ?? false }
    ) {
      do {
        handle.fields["value"] = try interpreter.call(body, [])
      } catch let thrown as ThrownValue {
        // As in Swift: the error is kept in the task, for who awaits its value.
        handle.fields["error"] = thrown.value
      }
    }
    return .host(handle)
  }
}
