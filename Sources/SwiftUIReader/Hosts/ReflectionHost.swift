import Foundation
import SightlineModel
import SwiftInterpreter

/// `JSONSerialization` and `Mirror`: values without their types.
final class ReflectionHost: HostBase {
  private static let types: Set<String> = ["JSONSerialization", "NSNull", "Mirror"]
  override func declares(_ name: String) -> Bool { Self.types.contains(name) }

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch TypeName.plain(type) {
    case "NSNull": return .host(OpaqueValue(hostTypeName: "NSNull"))
    case "Mirror": return call.value("reflecting").map { mirror($0, call, interpreter) }
    default: return nil
    }
  }

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    if name == "init", let call, declares(type) { return try construct(type: type, call: call, in: interpreter) }
    guard type == "JSONSerialization", let call else { return nil }
    switch name {
    case "jsonObject":
      guard let source = call.value("with") else { return nil }
      guard let data = source.host(DataValue.self), !data.isUnread else {
        return .unknown(source.unknownReason ?? "the text of encoded data", at: call.location)
      }
      guard let document = reading.documents.document(data.bytes) else {
        throw ThrownValue(value: .host(HostObject("NSError")), location: call.location)
      }
      try interpreter.make(elements: data.bytes.count)
      return Self.value(document.tree)
    case "data":
      guard let object = call.value("withJSONObject") else { return nil }
      guard let plain = try Self.plain(object, interpreter) else {
        return .unknown("the text of a value that is not known", of: "Data", at: call.location)
      }
      let names = (call.value("options").map { $0.elements ?? [$0] } ?? []).compactMap {
        $0.implicitName ?? $0.host(NameValue.self)?.name
      }
      // Sorted, since the order of a dictionary is no fact.
      var options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
      if names.contains("prettyPrinted") { options.insert(.prettyPrinted) }
      if names.contains("withoutEscapingSlashes") { options.insert(.withoutEscapingSlashes) }
      guard let bytes = try? JSONSerialization.data(withJSONObject: plain, options: options) else {
        return .unknown("the text of a value that is not known", of: "Data", at: call.location)
      }
      return .host(DataValue(encoded: nil, bytes: Array(bytes)))
    case "isValidJSONObject":
      guard let object = call[position: 0] else { return nil }
      return try Self.plain(object, interpreter) == nil
        ? .unknown("whether a value can be written as JSON", at: call.location)
        : .bool(object.elements != nil || Self.isDictionary(object))
    default: return nil
    }
  }

  private static func isDictionary(_ value: Value) -> Bool {
    if case .dictionary = value.payload { true } else { false }
  }

  private static func value(_ tree: DataTree) -> Value {
    switch tree {
    case .null: .host(OpaqueValue(hostTypeName: "NSNull"))
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .double(let number): .double(number)
    case .string(let text): Value(.string(text), origin: Origin(.data))
    case .array(let items): Value(.array(items.map(value)))
    case .object(let entries):
      Value(.dictionary(DictionaryValue(entries: entries.map { (key: .string($0.key), value: value($0.value)) })))
    }
  }

  /// - Returns: `nil` for what is no JSON, or not known.
  private static func plain(_ value: Value, _ interpreter: Interpreter, depth: Int = 0) throws -> Any? {
    guard depth < 64 else { return nil }
    // What holds the same twice is written twice.
    try interpreter.spend(1)
    switch value.payload {
    case .bool(let flag): return flag
    case .int(let number): return number
    case .double(let number): return number.isFinite ? number : nil
    case .string, .interpolation: return interpreter.text(of: value)
    case .array(let items):
      let parts = try items.compactMap { try plain($0, interpreter, depth: depth + 1) }
      return parts.count == items.count ? parts : nil
    case .dictionary(let dictionary):
      var parts: [String: Any] = [:]
      for (key, item) in dictionary.entries {
        guard let name = interpreter.text(of: key), let part = try plain(item, interpreter, depth: depth + 1) else {
          return nil
        }
        parts[name] = part
      }
      return parts
    case .host(let host) where host.hostTypeName == "NSNull": return NSNull()
    default: return nil
    }
  }

  // MARK: Mirrors

  private func mirror(_ value: Value, _ call: Call, _ interpreter: Interpreter) -> Value {
    var children: [Value]?
    var style = ""
    func child(_ label: String?, _ value: Value) -> Value {
      let shown = (value.isWrapped ? .unknown("what a property wrapper keeps", at: call.location) : value)
      return Value(
        .tuple([
          TupleElement(label: "label", value: label.map { .string($0) } ?? Value.none),
          TupleElement(label: "value", value: shown),
        ]))
    }
    switch value.payload {
    case .structure(let structure): (style, children) = ("struct", structure.fields.map { child($0.key, $0.value) })
    case .object(let object): (style, children) = ("class", object.fields.map { child($0.key, $0.value) })
    case .array(let items): (style, children) = ("collection", items.map { child(nil, $0) })
    case .tuple(let parts):
      (style, children) = ("tuple", parts.enumerated().map { child($1.label ?? ".\($0)", $1.value) })
    case .enumeration(let item):
      style = "enum"
      children =
        item.payload.isEmpty
        ? [] : [child(item.caseName, item.payload.count == 1 ? item.payload[0].value : Value(.tuple(item.payload)))]
    case .int, .double, .bool, .string: children = []
    default: break
    }
    return .host(
      OpaqueValue(
        hostTypeName: "Mirror",
        fields: [
          "children": children.map { Value(.array($0)) } ?? .unknown("the parts of a value", at: call.location),
          "displayStyle": style.isEmpty
            ? Value.none : .host(NameValue(hostTypeName: "Mirror.DisplayStyle", name: style)),
          "subjectType": Value(.type(interpreter.typeName(of: value))), "superclassMirror": .none,
        ]))
  }
}

extension Value {
  fileprivate var isWrapped: Bool {
    guard case .host(let host) = payload else { return false }
    return host is any WrapperStorage
  }
}
