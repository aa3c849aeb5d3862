import Foundation
import SightlineModel
import SwiftInterpreter

extension FoundationHost {
  /// Constants and functions of Foundation's types.
  func constant(_ type: String, _ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    if name == "init", let call { return try construct(type: type, call: call, in: interpreter) }
    switch (type, name) {
    case ("CommandLine", "arguments"): return ProcessFacts(reading: reading).arguments
    case ("CommandLine", "argc"): return .int(1)
    case ("Date", "now"): return .host(DateValue(date: reading.date))
    case ("Date", "distantPast"): return .host(DateValue(date: .distantPast))
    case ("Date", "distantFuture"): return .host(DateValue(date: .distantFuture))
    case ("Calendar", "current"), ("Calendar", "autoupdatingCurrent"): return .host(CalendarValue())
    case ("Locale", "current"), ("Locale", "autoupdatingCurrent"):
      return .host(LocaleValue(identifier: reading.readConditions.handing { reading.readConditions.locale }))
    case ("NSLocale", "current"), ("NSLocale", "autoupdatingCurrent"):
      return try constant("Locale", name, call, interpreter)
    case ("DateFormatter", "dateFormat"):
      guard let template = call?.value("fromTemplate").flatMap({ interpreter.text(of: $0) }) else { return nil }
      let named = call?.value("locale")?.host(LocaleValue.self)?.identifier
      let locale = Formatting.locale(named ?? reading.readConditions.handing { reading.readConditions.locale })
      return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale).map { .string($0) }
        ?? Value.none
    case ("UserDefaults", "standard"), ("Bundle", "main"), ("Bundle", "module"), ("NotificationCenter", "default"),
      ("ProcessInfo", "processInfo"), ("FileManager", "default"), ("DispatchQueue", "main"), ("URLSession", "shared"),
      ("RunLoop", "main"), ("OperationQueue", "main"), ("TimeZone", "current"):
      return .host(reading.object(type))
    case ("DispatchQueue", "global"): return .host(reading.object(type))
    case ("Task", "sleep"):
      if let call { try ClockMembers(reading: reading, interpreter: interpreter).sleep(call) }
      return .void
    case ("Task", "detached"): return call.flatMap { task($0, interpreter) }
    case ("Task", "yield"):
      if let call { try reading.giveWay(at: call.location) }
      return .void
    case ("Task", "checkCancellation"): return .void
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
      let locale = Formatting.locale(reading.readConditions.handing { reading.readConditions.locale })
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
      return Value(.array([.string(reading.readConditions.handing { reading.readConditions.locale })]))
    case ("Locale.Region", "isoRegions"):
      return Value(
        .array(
          Self.regionCodes.map {
            .host(OpaqueValue(hostTypeName: "Locale.Region", fields: ["identifier": .string($0)]))
          }))
    case (_, _) where call == nil && Measurements.unit(type, name) != nil:
      return .host(NameValue(hostTypeName: type, name: name))
    case ("Decimal", "zero"): return .host(DecimalValue(0))
    case ("DispatchTime", "now"), ("DispatchWallTime", "now"), ("ContinuousClock", "now"), ("SuspendingClock", "now"),
      ("ContinuousClock.Instant", "now"), ("SuspendingClock.Instant", "now"):
      return .double(reading.now)
    case ("Duration", "zero"): return .double(0)
    case ("Duration", let unit), ("ContinuousClock", let unit), ("DispatchTimeInterval", let unit):
      return call?[position: 0]?.number.flatMap { ClockMembers.seconds($0, unit) }.map { .double($0) }
    case ("Timer", "publish"):
      let interval = call?.value("every")?.number ?? 1
      return .host(PublisherValue(.timer(interval)))
    case ("Timer", "scheduledTimer"):
      let clock = ClockMembers(reading: reading, interpreter: interpreter)
      return try call.flatMap { try clock.timer($0) }.map { clock.start($0) }
    case ("Bundle", _): return nil
    case (_, _) where name.hasSuffix("Notification") && !declaresType(name) && Self.types.contains(type) && call == nil:
      return .host(NameValue(hostTypeName: Notifications.nameType, name: name))
    case ("Thread", "isMainThread"): return .bool(true)
    case ("Thread", "sleep"):
      if let call { try ClockMembers(reading: reading, interpreter: interpreter).sleep(call) }
      return .void
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
    case ("Notification.Name", _) where call == nil, ("NSNotification.Name", _) where call == nil:
      // A type that is named in an extension of it is no notification.
      guard !interpreter.hosts.contains(where: { $0.declaresType(name) }) else { return nil }
      return .host(NameValue(hostTypeName: Notifications.nameType, name: name))
    case ("FormatStyle", _), ("FloatingPointFormatStyle", _), ("Date.FormatStyle", _):
      return nil
    default: return nil
    }
  }

  private static let regionCodes: [String] = Set(Locale.Region.isoRegions.map(\.identifier))
    .filter { $0.count == 2 && $0.allSatisfy(\.isLetter) }.sorted()
}
