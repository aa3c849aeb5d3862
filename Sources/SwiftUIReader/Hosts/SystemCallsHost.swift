import SightlineModel
import SwiftInterpreter

/// What code asks of queues, locks, the keychain and C libraries: what has an answer without a device, and unknown else.
final class SystemCallsHost: HostBase {
  private static let types: Set<String> = [
    "DispatchSource", "DispatchSourceTimer", "DispatchSpecificKey", "NSCondition", "NSConditionLock",
  ]
  override func declares(_ name: String) -> Bool { Self.types.contains(name) }

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    return Self.types.contains(type) ? .host(HostObject(type)) : nil
  }

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    switch (TypeName.plain(type), name) {
    case (let type, "init"): return try call.flatMap { try construct(type: type, call: $0, in: interpreter) }
    case ("DispatchSource", "makeTimerSource"):
      return .host(HostObject("DispatchSourceTimer", fields: ["isValid": .bool(true), "isCancelled": .bool(false)]))
    // What other sources tell is the system's.
    case ("DispatchSource", _) where call != nil:
      return .host(HostObject("DispatchSource", fields: ["isCancelled": .bool(false)]))
    // Code asks for this to know whether it may wait for a queue: it may.
    case ("DispatchQueue", "getSpecific"): return Value.none
    default: return nil
    }
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    guard let object = value.host(HostObject.self) else { return nil }
    switch object.hostTypeName {
    case "DispatchSourceTimer", "DispatchSource": return try source(object, name, call, interpreter)
    case "DispatchQueue":
      switch name {
      case "setSpecific": return call == nil ? nil : .void
      case "getSpecific": return .unknown("what a queue is marked with", at: call?.location)
      case "label", "qos": return object.fields[name] ?? .unknown("the name of a queue")
      default: return nil
      }
    case "NSCondition", "NSConditionLock":
      guard let call else { return object.fields[name] }
      switch name {
      case "withLock": return try call.closure().map { try interpreter.call($0, []) }
      case "wait":
        // Who is waited for runs now, or nobody is left.
        _ = try reading.clock.runNext()
        return call.value("until") == nil ? .void : .unknown("whether it came in time", at: call.location)
      case "try": return .bool(true)
      case "lock" where call.value("before") != nil: return .bool(true)
      case "lock", "unlock", "signal", "broadcast": return .void
      default: return nil
      }
    default: return nil
    }
  }

  /// `timer.schedule(deadline:repeating:)`, `setEventHandler { … }`, `resume()`.
  private func source(_ object: HostObject, _ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value?
  {
    guard let call else { return object.fields[name] ?? .unknown("what the system tells (\(name))") }
    let clock = ClockMembers(reading: reading, interpreter: interpreter)
    switch name {
    case "schedule":
      let delay = try clock.wait(until: call.value("deadline") ?? call.value("wallDeadline"))
      object.fields["delay"] = .double(max(0, delay))
      object.fields["timeInterval"] = try call.value("repeating").flatMap(clock.seconds).map { .double($0) }
    case "setEventHandler":
      object.fields["block"] = (call.value("handler") ?? call.arguments.last?.value).flatMap { given in
        given.function.map { Value(.function($0)) } ?? given.host(HostObject.self)?.fields["block"]
      }
    case "resume", "activate":
      guard object.hostTypeName == "DispatchSourceTimer", object.fields["isRunning"] == nil else { break }
      object.fields["isRunning"] = .bool(true)
      start(object, at: call.location, interpreter)
    case "cancel": object.fields["isCancelled"] = .bool(true)
    case "setCancelHandler", "setRegistrationHandler", "suspend": break
    default: return nil
    }
    return .void
  }

  private func start(_ timer: HostObject, at location: SourceLocation, _ interpreter: Interpreter) {
    let interval = timer.fields["timeInterval"]?.number
    let maker =
      interval == nil || !reading.readConditions.isInBody
      ? nil : VirtualClock.Maker(place: location, evaluation: reading.ledger.round)
    reading.clock.schedule(
      after: timer.fields["delay"]?.number ?? 0, every: interval, by: maker,
      isCancelled: { timer.fields["isCancelled"]?.bool == true }
    ) { if let body = timer.fields["block"]?.function { _ = try interpreter.call(body, []) } }
  }

  // MARK: Functions and constants

  override func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch name {
    case "dispatchPrecondition": return .void
    case "os_unfair_lock_lock", "os_unfair_lock_unlock", "pthread_mutex_lock", "pthread_mutex_unlock":
      interpreter.passBack(call.arguments.map(\.value))
      return name.hasPrefix("pthread") ? .int(0) : .void
    // Whoever asks makes a copy then, which is right for values that are shared.
    case "isKnownUniquelyReferenced":
      interpreter.passBack(call.arguments.map(\.value))
      return .bool(false)
    case _ where name.hasPrefix("sqlite3_"): return .unknown("what a database on the device holds", at: call.location)
    case _ where name.hasPrefix("SecItem"):
      return try KeychainItems(reading: reading, interpreter: interpreter).answer(name, call)
        ?? .unknown("what the keychain answers", at: call.location)
    case _ where name.hasPrefix("Sec") && Self.security.contains { name.hasPrefix($0) }:
      return .unknown("what the keychain answers", at: call.location)
    default: return nil
    }
  }

  /// Functions of Security's, by how they begin.
  private static let security = [
    "SecItem", "SecKey", "SecCertificate", "SecTrust", "SecPKCS12", "SecIdentity", "SecRandom", "SecAccess", "SecCopy",
    "SecPolicy",
  ]

  override func global(name: String, in interpreter: Interpreter) throws -> Value? {
    if let number = Self.numbers[name] { return .int(number) }
    // Keys and domains are only compared, and handed on.
    if name.hasSuffix("Key"), Self.keys.contains(where: { name.hasPrefix($0) }) { return .string(name) }
    if name.hasPrefix("NS"), name.hasSuffix("Domain") || name.hasSuffix("StoreType") { return .string(name) }
    return name.hasPrefix("SQLITE_") ? .unknown("a constant of SQLite") : nil
  }
  private static let keys = [
    "CB", "NSStore", "NSPersistent", "NSFile", "NSURL", "NSUnderlying", "AVAudio", "kCI", "MPMedia", "MPNow",
  ]

  /// - Source: constants of Security, of Foundation's domain of URLs, and of SQLite.
  private static let numbers = [
    "errSecUnimplemented": -4, "errSecDiskFull": -34, "errSecIO": -36, "errSecOpWr": -49, "errSecAllocate": -108,
    "errSecNotAvailable": -25291, "errSecReadOnly": -25292, "errSecNoSuchKeychain": -25294,
    "errSecInvalidKeychain": -25295, "errSecInvalidItemRef": -25304, "errSecInteractionRequired": -25315,
    "errSecDecode": -26275, "errSecMissingEntitlement": -34018, "NSURLErrorUnknown": -1, "NSURLErrorCancelled": -999,
    "NSURLErrorTimedOut": -1001, "NSURLErrorCannotFindHost": -1003, "NSURLErrorCannotConnectToHost": -1004,
    "NSURLErrorNetworkConnectionLost": -1005, "NSURLErrorNotConnectedToInternet": -1009, "SQLITE_OK": 0,
    "SQLITE_ERROR": 1, "SQLITE_ROW": 100, "SQLITE_DONE": 101,
  ]
}
