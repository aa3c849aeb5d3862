import Foundation
import SightlineModel
import SwiftInterpreter

extension FoundationMembers {
  func objectMember(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    if reading.readConditions.isInBody { object.readIn = reading.ledger.round }
    reading.ledger.reader?.note(object)
    if BridgedAttributedStrings.types.contains(object.hostTypeName) {
      return try BridgedAttributedStrings(reading: reading, interpreter: interpreter).member(object, name, call)
    }
    switch object.hostTypeName {
    case "UserDefaults": return try DefaultsMembers(reading: reading, interpreter: interpreter).member(name, call)
    case "Bundle": return try bundleMember(name, call)
    case "PersonNameComponents" where name == "formatted":
      return PersonNames(reading: reading, interpreter: interpreter).text(of: object, call?.value("style"))
    case "DispatchQueue", "OperationQueue", "DispatchWorkItem", "Timer", "RunLoop", "ContinuousClock",
      "SuspendingClock":
      return try ClockMembers(reading: reading, interpreter: interpreter).member(object, name, call)
    case "OSAllocatedUnfairLock", "Mutex", "NSLock", "NSRecursiveLock":
      guard let body = call?.closure() else {
        guard let call else { return nil }
        return name == "try" || call.value("before") != nil ? .bool(true) : .void
      }
      var state = object.fields["initialState"] ?? .void
      defer {
        object.fields["initialState"] = state
        reading.noteWrite(to: object)
      }
      return try interpreter.call(body, changing: &state)
    case "DispatchSemaphore", "DispatchGroup": return try waitingMember(object, name, call)
    case "NSCache":
      if call != nil { reading.noteWrite(to: object) }
      return try CacheMembers(interpreter: interpreter).member(object, name, call)
    case "Logger", "OSLog": return call != nil ? .void : nil
    case "Task":
      if name == "cancel" { object.fields["isCancelled"] = .bool(true) }
      return name == "cancel" ? .void : try taskMember(object, name, call)
    case "NotificationCenter": return try Notifications(center: object, interpreter: interpreter).member(name, call)
    case "ProcessInfo": return ProcessFacts(reading: reading).member(name)
    case "JSONEncoder", "PropertyListEncoder":
      guard name == "encode" else { return object.fields[name] }
      return try encoded(object, call)
    case "JSONDecoder", "PropertyListDecoder":
      guard name == "decode" else { return object.fields[name] }
      return try decoded(object, call)
    case "NumberFormatter", "DateFormatter", "RelativeDateTimeFormatter", "ISO8601DateFormatter", "ListFormatter",
      "DateComponentsFormatter", "MeasurementFormatter", "ByteCountFormatter", "PersonNameComponentsFormatter",
      "DateIntervalFormatter", "LengthFormatter", "MassFormatter":
      return try FormatterMembers(reading: reading, interpreter: interpreter).member(object, name, call)
    case "URLRequest" where ["setValue", "addValue"].contains(name): return call != nil ? .void : nil
    case "URLSession":
      expect(call, of: "URLSession", name)
      return call != nil ? .unknown("an answer of the network", at: call?.location) : nil
    case "ModelContext", "NSManagedObjectContext", "ModelContainer", "NSPersistentContainer",
      "NSPersistentCloudKitContainer":
      return try databaseMember(object, name, call)
    case "NWPathMonitor":
      if call != nil { return .void }
      return object.fields[name] ?? .unknown("whether there is a network")
    case "NSUbiquitousKeyValueStore":
      guard call != nil else { return nil }
      return ["set", "synchronize", "removeObject"].contains(name)
        ? .void : .unknown("what is kept in iCloud", at: call?.location)
    case "NSError" where name == "localizedDescription":
      if case .dictionary(let info)? = object.fields["userInfo"]?.payload,
        let entry = info.entries.first(where: { interpreter.text(of: $0.key) == "NSLocalizedDescription" })
      {
        return entry.value
      }
      return .unknown("the system's words for an error")
    case "NSError" where object.fields.isEmpty: return .unknown("what an error of the system says", at: call?.location)
    case "ModelConfiguration":
      return object.fields[name] ?? (call == nil ? .unknown("how a database is set up") : nil)
    case "FileManager":
      if call == nil, name == "temporaryDirectory" || name == "homeDirectoryForCurrentUser" {
        return .host(URLValue(text: "file:///\(name)/"))
      }
      if name == "ubiquityIdentityToken" { return .unknown("whether a person uses iCloud") }
      if name == "urls", call?.value("for") != nil {
        return Value(.array([.host(URLValue(text: "file:///folder of the app/"))]))
      }
      return .unknown("the file system", at: call?.location)
    default: return object.fields[name]
    }
  }

  private func expect(_ call: Call?, of owner: String, _ name: String) {
    Callbacks(reading: reading, interpreter: interpreter).expect(call, of: owner, name)
  }

  /// What a task gives: it runs now where it has not yet.
  private func taskMember(_ task: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    guard name == "value" || name == "result" else { return task.fields[name] ?? .void }
    if task.fields["value"] == nil, task.fields["error"] == nil { try? reading.pause(0) }
    let location = call?.location ?? interpreter.callStack.last ?? .nowhere
    guard let error = task.fields["error"] else {
      let value = task.fields["value"] ?? .unknown("what a task gives that has not ended", at: location)
      return name == "value" ? value : Self.result("success", value)
    }
    if name == "value" { throw ThrownValue(value: error, location: location) }
    return Self.result("failure", error)
  }
  private static func result(_ name: String, _ value: Value) -> Value {
    Value(.enumeration(EnumerationValue(typeName: "Result", caseName: name, payload: [TupleElement(value: value)])))
  }

  /// JSON as it is written; what cannot be is kept as it is.
  private func encoded(_ encoder: HostObject, _ call: Call?) throws -> Value {
    guard let call, let value = call[position: 0], encoder.hostTypeName == "JSONEncoder" else {
      return .host(DataValue(encoded: call?[position: 0], bytes: []))
    }
    let bytes = try DocumentEncoder(interpreter: interpreter, settings: encoder.fields).bytes(
      of: value, at: call.location)
    return .host(DataValue(encoded: value, bytes: bytes ?? []))
  }

  /// What was encoded comes back as it was; JSON is read.
  private func decoded(_ decoder: HostObject, _ call: Call?) throws -> Value {
    let source = call?.value("from")
    guard let data = source?.host(DataValue.self) else {
      return .unknown(source?.unknownReason ?? "the decoded data is not known", at: call?.location)
    }
    // As another type it is read anew: `[String: Int]` of what was a structure.
    if let encoded = data.encoded {
      guard !data.bytes.isEmpty, case .type(let type)? = call?[position: 0]?.payload,
        type != interpreter.typeName(of: encoded),
        interpreter.hasDeclaration(ofType: type)
          || interpreter.hasDeclaration(ofType: interpreter.typeName(of: encoded))
      else { return encoded }
    }
    guard let call, case .type(let type)? = call[position: 0]?.payload, decoder.hostTypeName == "JSONDecoder" else {
      return .unknown("the decoded data is not known", at: call?.location)
    }
    guard let document = reading.documents.document(data.bytes) else {
      let error = EnumerationValue(typeName: "DecodingError", caseName: "dataCorrupted")
      throw ThrownValue(value: Value(.enumeration(error)), location: call.location)
    }
    return try DocumentDecoder(reading: reading, interpreter: interpreter, settings: decoder.fields)
      .decode(document, as: type, at: call.location)
  }

  /// SwiftData and Core Data: what is stored is not known, what is written is not kept.
  func databaseMember(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    switch name {
    case "perform", "performAndWait", "performBackgroundTask":
      guard let body = call?.arguments.last?.value.function else { return call == nil ? nil : .void }
      let context = Call.Argument(
        label: nil, value: .host(HostObject("NSManagedObjectContext")), location: call?.location ?? .nowhere)
      return try interpreter.call(body, name == "performBackgroundTask" ? [context] : [])
    case "loadPersistentStores":
      expect(call, of: "NSPersistentContainer", name)
      return call == nil ? nil : .void
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

  private func bundleMember(_ name: String, _ call: Call?) throws -> Value? {
    switch name {
    case "localizedString":
      return try call.flatMap { try LocalizedStrings(reading: reading, interpreter: interpreter).ofBundle($0) }
    case "url", "path":
      let named = (call?.value("forResource") ?? call?.value("forAuxiliaryExecutable")).flatMap {
        interpreter.text(of: $0)
      }
      let ending = (call?.value("withExtension") ?? call?.value("ofType")).flatMap { interpreter.text(of: $0) } ?? ""
      if let named, let file = reading.bundle.file(named: ending.isEmpty ? named : named + "." + ending) {
        let text = Reading.bundlePrefix + file.path
        return name == "url" ? .host(URLValue(text: text)) : .string(text)
      }
      // The folder of a language: what is looked up in it is what the app says in that language.
      if let named, ending == "lproj" {
        let text = Reading.bundlePrefix + named + ".lproj"
        return name == "url" ? .host(URLValue(text: text)) : .string(text)
      }
      return .unknown("the app's bundle (\(name))", at: call?.location)
    case "object", "infoDictionary":
      if let key = call?.value("forInfoDictionaryKey").flatMap({ interpreter.text(of: $0) }),
        let value = PropertyListValues(reading: reading).value(forKey: key)
      {
        return value
      }
      return .unknown("the app's bundle (\(name))", at: call?.location)
    case "bundleIdentifier": return .string("app")
    case "bundleURL", "resourceURL": return .host(URLValue(text: Reading.bundlePrefix))
    case "bundlePath", "resourcePath": return .string(Reading.bundlePrefix)
    // What the App Store delivers has one; that of TestFlight is called `sandboxReceipt`.
    case "appStoreReceiptURL": return .host(URLValue(text: Reading.bundlePrefix + "/StoreKit/receipt"))
    case "localizations", "developmentLocalization": return .unknown("the languages that the app comes in")
    case "executableURL", "executablePath", "bundleName", "builtInPlugInsURL",
      "privateFrameworksURL":
      return .unknown("the app's bundle (\(name))", at: call?.location)
    case "preferredLocalizations": return Value(.array([.string(reading.readConditions.locale)]))
    default: return nil
    }
  }
}
