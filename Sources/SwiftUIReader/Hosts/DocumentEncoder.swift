import Foundation
import SightlineModel
import SwiftInterpreter

/// `JSONEncoder`, and the containers that an `encode(to:)` of the project's own writes to.
///
/// Keys are always sorted: otherwise their order is another one each time.
struct DocumentEncoder {
  let interpreter: Interpreter
  private var formatting: Set<String> = []
  private var dateStrategy = "deferredToDate"
  private var dateFormat: String?
  private var writesSnakeCase = false

  /// `JSONEncoder` with what was set on it.
  init(interpreter: Interpreter, settings: [String: Value]) {
    self.interpreter = interpreter
    func names(_ value: Value?) -> [String] {
      switch value?.payload {
      case .array(let values)?, .set(let values)?: values.flatMap { names($0) }
      case .implicit(let member)?: member.links.first.map { [$0.name] } ?? []
      case .host(let name as NameValue)?: [name.name]
      case .host(let listed as NamesValue)?: listed.names
      default: []
      }
    }
    formatting = Set(names(settings["outputFormatting"]))
    writesSnakeCase = names(settings["keyEncodingStrategy"]).first == "convertToSnakeCase"
    dateStrategy = names(settings["dateEncodingStrategy"]).first ?? dateStrategy
    if case .implicit(let member)? = settings["dateEncodingStrategy"]?.payload,
      let formatter = member.links.first?.call?.arguments.first?.value.host(HostObject.self)
    {
      dateFormat = formatter.fields["dateFormat"].flatMap { interpreter.text(of: $0) }
    }
  }

  /// - Returns: `nil` where a part of the value is not known.
  func bytes(of value: Value, at location: SourceLocation) throws -> [UInt8]? {
    guard let tree = try tree(of: value, at: location) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if formatting.contains("prettyPrinted") { encoder.outputFormatting.insert(.prettyPrinted) }
    if formatting.contains("withoutEscapingSlashes") { encoder.outputFormatting.insert(.withoutEscapingSlashes) }
    return (try? encoder.encode(WrittenTree(tree: tree))).map { Array($0) }
  }

  func tree(of value: Value, at location: SourceLocation, isOwn: Bool = false) throws -> DataTree? {
    let rules = EncodingRules(
      foreign: { try foreign($0) },
      custom: { value in
        let written = EncodedNode()
        let encoder = Value.host(EncoderValue(node: written, encoder: self))
        let argument = Call.Argument(label: "to", value: encoder, location: location)
        _ = try interpreter.member(
          of: value, "encode", call: Call(arguments: [argument], location: location))
        return written.tree
      }, key: key)
    return try interpreter.encode(value, rules, at: location, isOwn: isOwn)
  }

  /// - Source: Foundation's `convertToSnakeCase`: `myURLPath` is `my_url_path`.
  func key(_ name: String) -> String {
    guard writesSnakeCase else { return name }
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isFirst = index == 0
      let before = isFirst ? nil : letters[index - 1]
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let begins = letter.isUppercase && !isFirst && (before?.isUppercase == false || next?.isLowercase == true)
      if isFirst || begins { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words.joined(separator: "_")
  }

  private func foreign(_ value: Value) throws -> DataTree? {
    guard case .host(let host) = value.payload else { return nil }
    switch host {
    case let date as DateValue: return self.date(date.date)
    case let url as URLValue: return .string(url.text)
    case let id as UUIDValue: return .string(id.text)
    case let data as DataValue where data.encoded == nil:
      return .string(Foundation.Data(data.bytes).base64EncodedString())
    default: return nil
    }
  }

  private func date(_ date: Date) -> DataTree? {
    switch dateStrategy {
    case "secondsSince1970": return .double(date.timeIntervalSince1970)
    case "millisecondsSince1970": return .double(date.timeIntervalSince1970 * 1000)
    case "iso8601": return .string(ISO8601DateFormatter().string(from: date))
    case "formatted":
      guard let dateFormat else { return nil }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .gmt
      formatter.dateFormat = dateFormat
      return .string(formatter.string(from: date))
    case "deferredToDate": return .double(date.timeIntervalSinceReferenceDate)
    default: return nil
    }
  }
}

/// A document that Foundation writes.
private struct WrittenTree: Encodable {
  let tree: DataTree

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch tree {
    case .object(let entries):
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in entries { try container.encode(WrittenTree(tree: value), forKey: Key(stringValue: key)) }
    case .array(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(WrittenTree(tree: item)) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let flag):
      var container = encoder.singleValueContainer()
      try container.encode(flag)
    case .int(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .double(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
}

/// What a container of an encoder was given.
final class EncodedNode {
  private var entries: [(key: String, node: EncodedNode)] = []
  private var items: [EncodedNode] = []
  var single: DataTree?
  private enum Form { case none, keyed, list }
  private var form = Form.none
  /// Something was given that is not known.
  var isUnknown = false

  init(_ single: DataTree? = nil) { self.single = single }

  /// - Returns: `nil` where a part of it is not known.
  var tree: DataTree? {
    if isUnknown { return nil }
    if let single { return single }
    switch form {
    case .none: return .object([])
    case .keyed:
      var result: [(key: String, value: DataTree)] = []
      for (key, node) in entries {
        guard let tree = node.tree else { return nil }
        result.append((key, tree))
      }
      return .object(result)
    case .list:
      var result: [DataTree] = []
      for node in items {
        guard let tree = node.tree else { return nil }
        result.append(tree)
      }
      return .array(result)
    }
  }

  func becomeKeyed() { form = .keyed }
  func becomeList() { form = .list }
  func set(_ node: EncodedNode, for key: String) {
    entries.removeAll { $0.key == key }
    entries.append((key, node))
  }
  func append(_ node: EncodedNode) { items.append(node) }
  var count: Int { items.count }
}

/// `Encoder` and its containers, at one place of a document.
struct EncoderValue: HostValue {
  enum Role { case encoder, keyed, list, single }
  let hostTypeName = "Encoder"
  let node: EncodedNode
  let encoder: DocumentEncoder
  var role = Role.encoder
  /// The type that gives a keyed container its keys.
  var keyType: String?

  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard let call else { return name == "count" ? .int(node.count) : nil }
    switch name {
    case "container", "nestedContainer", "unkeyedContainer", "nestedUnkeyedContainer":
      let isKeyed = name.lowercased().hasSuffix("container") && !name.lowercased().contains("unkeyed")
      var inner = node
      if name.hasPrefix("nested") {
        inner = EncodedNode()
        put(inner, call, interpreter)
      }
      if isKeyed { inner.becomeKeyed() } else { inner.becomeList() }
      var keys: String?
      if case .type(let type)? = call.value("keyedBy")?.payload { keys = type }
      return .host(EncoderValue(node: inner, encoder: encoder, role: isKeyed ? .keyed : .list, keyType: keys))
    case "singleValueContainer": return .host(EncoderValue(node: node, encoder: encoder, role: .single))
    case "encodeNil":
      put(EncodedNode(.null), call, interpreter)
      return .void
    case "encode", "encodeIfPresent":
      guard let value = call[position: 0] else { return .void }
      if name == "encodeIfPresent", value.isNone { return .void }
      let written = EncodedNode()
      if let tree = try encoder.tree(of: value, at: call.location) {
        written.single = tree
      } else {
        written.isUnknown = true
      }
      put(written, call, interpreter)
      return .void
    default: return nil
    }
  }

  private func put(_ inner: EncodedNode, _ call: Call, _ interpreter: Interpreter) {
    switch role {
    case .keyed:
      guard let key = key(call, interpreter) else {
        node.isUnknown = true
        return
      }
      node.set(inner, for: encoder.key(key))
    case .list: node.append(inner)
    case .single, .encoder:
      node.single = inner.tree
      node.isUnknown = node.isUnknown || inner.isUnknown
    }
  }

  private func key(_ call: Call, _ interpreter: Interpreter) -> String? {
    guard var key = call.value("forKey") else { return nil }
    if case .implicit = key.payload, let keyType { key = (try? interpreter.resolve(key, as: keyType)) ?? key }
    if let raw = try? interpreter.rawValue(of: key), let text = interpreter.text(of: raw) { return text }
    if let text = interpreter.text(of: key) { return text }
    if case .enumeration(let one) = key.payload { return one.caseName }
    return nil
  }
}
