import SightlineModel
import SwiftInterpreter

/// `NSAttributedString` and its mutable kind: an object that holds an attributed text.
struct BridgedAttributedStrings {
  static let types: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]
  let reading: Reading
  let interpreter: Interpreter

  func construct(_ type: String, _ call: Call) throws -> Value? {
    for argument in call.arguments where argument.value.isUnknown { return argument.value }
    let given = call.value("string") ?? call.value("attributedString") ?? call[position: 0]
    // Of a document's bytes: HTML, RTF.
    if given == nil, !call.arguments.isEmpty { return .unknown("what a document says as text", at: call.location) }
    guard let text = try text(given, call.value("attributes")) else { return nil }
    return .host(HostObject(type, fields: ["text": .host(text)]))
  }

  /// The text that an object of these types holds.
  static func text(of value: Value) -> AttributedStringValue? {
    guard let object = value.host(HostObject.self), types.contains(object.hostTypeName) else { return nil }
    return object.fields["text"]?.host(AttributedStringValue.self)
  }

  private func text(_ value: Value?, _ attributes: Value?) throws -> AttributedStringValue? {
    guard let value else { return AttributedStringValue(runs: []) }
    var text = AttributedStringValue(runs: [])
    if let known = Self.text(of: value) ?? value.host(AttributedStringValue.self) {
      text = known
    } else {
      var run = TextRun(string: interpreter.text(of: value) ?? interpreter.describe(value))
      run.derivation = value.derivation
      if !run.string.isEmpty { text.runs = [run] }
    }
    try set(attributes, of: &text.runs)
    return text
  }

  private func set(_ attributes: Value?, of runs: inout [TextRun]) throws {
    guard case .dictionary(let dictionary)? = attributes?.payload else { return }
    for entry in dictionary.entries {
      guard let name = entry.key.implicitName ?? entry.key.host(NameValue.self)?.name else { continue }
      try set(name, to: entry.value, of: &runs)
    }
  }
  private func set(_ name: String, to value: Value, of runs: inout [TextRun]) throws {
    let settled = value.host(UIFontValue.self).map { Value.host(FontValue(spec: $0.spec)) } ?? value
    _ = try AttributedStrings(reading: reading, interpreter: interpreter).set(name, to: settled, of: &runs)
  }

  func member(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    guard var text = object.fields["text"]?.host(AttributedStringValue.self) else { return nil }
    switch name {
    case "string", "mutableString": return .string(text.string)
    case "length": return .int(text.string.utf16.count)
    case "append":
      guard let other = try call?[position: 0].flatMap({ try self.text($0, nil) }) else { return nil }
      try interpreter.append(other.runs, to: &text.runs)
    case "addAttribute":
      guard let key = call?[position: 0], let value = call?.value("value") else { return nil }
      guard let attribute = key.implicitName ?? key.host(NameValue.self)?.name else { return .void }
      // Which part of it is meant would have to be counted: the whole, where it is one run.
      if text.runs.count == 1 { try set(attribute, to: value, of: &text.runs) }
    case "addAttributes", "setAttributes":
      if text.runs.count == 1 { try set(call?[position: 0], of: &text.runs) }
    default: return nil
    }
    object.fields["text"] = .host(text)
    reading.noteWrite(to: object)
    return .void
  }
}
