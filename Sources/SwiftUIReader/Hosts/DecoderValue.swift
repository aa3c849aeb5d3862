import Foundation
import SightlineModel
import SwiftInterpreter

/// `JSONDecoder`, and the containers that an `init(from:)` of the project's own reads from.
struct DocumentDecoder {
  let reading: Reading
  let interpreter: Interpreter
  /// How dates are written: the name of a strategy.
  var dateStrategy = "deferredToDate"
  var dateFormat: String?
  var readsSnakeCase = false

  /// `JSONDecoder` with what was set on it.
  init(reading: Reading, interpreter: Interpreter, settings: [String: Value] = [:]) {
    self.reading = reading
    self.interpreter = interpreter
    func name(_ value: Value?) -> String? {
      if case .implicit(let member)? = value?.payload { return member.links.first?.name }
      return value?.host(NameValue.self)?.name
    }
    readsSnakeCase = name(settings["keyDecodingStrategy"]) == "convertFromSnakeCase"
    dateStrategy = name(settings["dateDecodingStrategy"]) ?? dateStrategy
    if case .implicit(let member)? = settings["dateDecodingStrategy"]?.payload,
      let formatter = member.links.first?.call?.arguments.first?.value.host(HostObject.self)
    {
      dateFormat = formatter.fields["dateFormat"].flatMap { interpreter.text(of: $0) }
    }
  }

  /// - Returns: `nil` where the bytes are no JSON.
  static func tree(of bytes: [UInt8]) -> DataTree? {
    try? JSONDecoder().decode(JSONTree.self, from: Foundation.Data(bytes)).tree
  }

  /// A document that may have been decoded before.
  func decode(
    _ document: (number: Int, tree: DataTree), as typeName: String, at location: SourceLocation
  ) throws -> Value {
    let settings = "\(dateStrategy) \(dateFormat ?? "") \(readsSnakeCase)"
    let wish = ReadDocuments.Wish(
      document: document.number, type: typeName, place: location, settings: settings)
    return try reading.documents.value(wish, in: interpreter) {
      let rules = rules(location)
      return (try interpreter.decode(document.tree, as: typeName, at: location, rules), rules.trace.isRepeatable)
    }
  }

  func decode(_ tree: DataTree, as typeName: String, at location: SourceLocation) throws -> Value {
    try interpreter.decode(tree, as: typeName, at: location, rules(location))
  }

  private func rules(_ location: SourceLocation) -> DecodingRules {
    var rules = DecodingRules(
      foreign: { try foreign($0, $1, location) },
      custom: { typeName, tree in
        let decoder = Value.host(DecoderValue(tree: tree, decoder: self))
        let argument = Call.Argument(label: "from", value: decoder, location: location)
        return try interpreter.construct(typeName, Call(arguments: [argument], location: location))
      })
    rules.readsSnakeCase = readsSnakeCase
    return rules
  }

  private func foreign(_ typeName: String, _ tree: DataTree, _ location: SourceLocation) throws -> Value? {
    switch (TypeName.plain(typeName), tree) {
    case ("Date", _): return date(tree).map { .host(DateValue(date: $0)) }
    case ("URL", .string(let text)): return .host(URLValue(text: text))
    case ("UUID", .string(let text)): return .host(UUIDValue(text: text))
    case ("Decimal", .int(let number)): return .host(DecimalValue(Decimal(number)))
    case ("Decimal", .double(let number)): return DecimalValue(.double(number)).map { .host($0) }
    case ("Data", .string(let text)):
      return Foundation.Data(base64Encoded: text).map { .host(DataValue(encoded: nil, bytes: [UInt8]($0))) }
    default: return nil
    }
  }

  private func date(_ tree: DataTree) -> Date? {
    let number: Double? =
      switch tree {
      case .int(let value): Double(value)
      case .double(let value): value
      default: nil
      }
    switch (dateStrategy, tree) {
    case ("secondsSince1970", _): return number.map { Date(timeIntervalSince1970: $0) }
    case ("millisecondsSince1970", _): return number.map { Date(timeIntervalSince1970: $0 / 1000) }
    case ("iso8601", .string(let text)): return ISO8601DateFormatter().date(from: text)
    case ("formatted", .string(let text)):
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .gmt
      formatter.dateFormat = dateFormat
      return formatter.date(from: text)
    case ("deferredToDate", _): return number.map { Date(timeIntervalSinceReferenceDate: $0) }
    default: return nil
    }
  }
}

/// JSON as Foundation reads it, with kinds of numbers kept.
private struct JSONTree: Decodable {
  let tree: DataTree

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
      tree = .object(try keys.map { ($0.stringValue, try container.decode(JSONTree.self, forKey: $0).tree) })
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var items: [DataTree] = []
      while !container.isAtEnd { items.append(try container.decode(JSONTree.self).tree) }
      tree = .array(items)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      tree = .null
    } else if let flag = try? container.decode(Bool.self) {
      tree = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      tree = .int(number)
    } else if let number = try? container.decode(Double.self) {
      tree = .double(number)
    } else {
      tree = .string(try container.decode(String.self))
    }
  }
}

/// `Decoder` and its containers, at one place of a document.
struct DecoderValue: HostValue {
  enum Role { case decoder, keyed, single }
  let hostTypeName = "Decoder"
  let tree: DataTree
  let decoder: DocumentDecoder
  var role = Role.decoder
  /// The type that gives a keyed container its keys.
  var keyType: String?

  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard let call else { return nil }
    switch name {
    case "container":
      guard case .object = tree else { throw corrupted("typeMismatch", call) }
      return .host(DecoderValue(tree: tree, decoder: decoder, role: .keyed, keyType: type(call.value("keyedBy"))))
    case "singleValueContainer": return .host(DecoderValue(tree: tree, decoder: decoder, role: .single))
    case "nestedContainer":
      guard let inner = try found(call, interpreter) else { throw corrupted("keyNotFound", call) }
      return .host(DecoderValue(tree: inner, decoder: decoder, role: .keyed, keyType: type(call.value("keyedBy"))))
    case "contains": return .bool(try found(call, interpreter) != nil)
    case "decodeNil":
      if case .null = tree { return .bool(true) }
      return .bool(false)
    case "decode", "decodeIfPresent":
      guard let wanted = type(call[position: 0]) else {
        return .unknown("decoding a value whose type is not known", at: call.location)
      }
      guard role == .keyed else { return try decoder.decode(tree, as: wanted, at: call.location) }
      let inner = try found(call, interpreter)
      if name == "decodeIfPresent" {
        if case .null? = inner { return Value.none }
        return try inner.map { try decoder.decode($0, as: wanted, at: call.location) } ?? Value.none
      }
      guard let inner else { throw corrupted("keyNotFound", call) }
      return try decoder.decode(inner, as: wanted, at: call.location)
    default: return nil
    }
  }

  private func type(_ value: Value?) -> String? {
    if case .type(let name)? = value?.payload { return name }
    return nil
  }

  private func corrupted(_ reason: String, _ call: Call) -> ThrownValue {
    let error = EnumerationValue(typeName: "DecodingError", caseName: reason)
    return ThrownValue(value: Value(.enumeration(error)), location: call.location)
  }

  /// What stands under the key of a call.
  private func found(_ call: Call, _ interpreter: Interpreter) throws -> DataTree? {
    guard var key = call.value("forKey") ?? call[position: 0] else { return nil }
    if case .implicit = key.payload, let keyType { key = try interpreter.resolve(key, as: keyType) }
    let text = try interpreter.rawValue(of: key).flatMap { interpreter.text(of: $0) }
    guard let name = text ?? interpreter.text(of: key) ?? caseName(key) else { return nil }
    return tree[name] ?? (decoder.readsSnakeCase ? tree[Interpreter.snakeCase(name)] : nil)
  }
  private func caseName(_ key: Value) -> String? {
    if case .enumeration(let one) = key.payload { return one.caseName }
    return nil
  }
}
