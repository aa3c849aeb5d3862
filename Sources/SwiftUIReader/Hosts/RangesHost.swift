import Foundation
import SightlineModel
import SwiftInterpreter

/// `NSRange`, and the regular expressions that answer with it.
final class RangesHost: HostBase {
  private static let types: Set<String> = ["NSRange", "NSRegularExpression", "NSTextCheckingResult"]
  override func declares(_ name: String) -> Bool { Self.types.contains(name) }
  override func isValueType(_ name: String) -> Bool { name == "NSRange" }

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch TypeName.plain(type) {
    case "NSRange": return range(call, interpreter)
    case "Range": return indices(call, interpreter)
    case "NSRegularExpression": return try expression(call, interpreter)
    default: return nil
    }
  }

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    guard name == "init", let call, declares(TypeName.plain(type)) else {
      guard TypeName.plain(type) == "NSRegularExpression", name == "escapedPattern",
        let text = call?.value("for").flatMap({ interpreter.text(of: $0) })
      else { return nil }
      return .string(NSRegularExpression.escapedPattern(for: text))
    }
    return try construct(type: type, call: call, in: interpreter)
  }

  override func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch name {
    case "NSMakeRange":
      guard call.arguments.count == 2, let start = call.arguments[0].value.integer,
        let length = call.arguments[1].value.integer
      else { return call.arguments.first { $0.value.isUnknown }?.value }
      return Self.range(NSRange(location: start, length: length))
    case "NSMaxRange":
      return call[position: 0].flatMap(Self.range).map {
        .int($0.location.addingReportingOverflow($0.length).partialValue)
      }
    case "NSLocationInRange":
      guard let place = call[position: 0]?.integer, let range = call[position: 1].flatMap(Self.range) else {
        return nil
      }
      return .bool(NSLocationInRange(place, range))
    default: return nil
    }
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    if case .string(let text) = value.payload {
      guard name == "substring", let range = call?.value("with").flatMap(Self.range) else { return nil }
      guard let bounds = Range(range, in: text) else {
        return try interpreter.missingElement("a range is beyond its text")
      }
      return .string(String(text[bounds]))
    }
    if let range = Self.range(value) { return member(of: range, name, call) }
    guard let object = value.host(OpaqueValue.self) else { return nil }
    switch object.hostTypeName {
    case "NSTextCheckingResult":
      guard let ranges = object.fields["ranges"]?.elements else { return nil }
      switch name {
      case "numberOfRanges": return .int(ranges.count)
      case "range":
        guard let call else { return ranges.first }
        guard let index = call.value("at")?.integer else {
          return .unknown("a group that is asked for by its name", of: "NSRange", at: call.location)
        }
        return try ranges.indices.contains(index)
          ? ranges[index] : interpreter.missingElement("a group that a pattern lacks")
      default: return nil
      }
    case "NSRegularExpression":
      guard let call else { return name == "numberOfCaptureGroups" ? Self.groups(object) : object.fields[name] }
      return try search(object, name, call, interpreter)
    default: return nil
    }
  }

  // MARK: Ranges

  static func range(_ range: NSRange) -> Value {
    .host(
      OpaqueValue(hostTypeName: "NSRange", fields: ["location": .int(range.location), "length": .int(range.length)]))
  }
  static func range(_ value: Value) -> NSRange? {
    guard let range = value.host(OpaqueValue.self), range.hostTypeName == "NSRange",
      let location = range.fields["location"]?.integer, let length = range.fields["length"]?.integer
    else { return nil }
    return NSRange(location: location, length: length)
  }

  private func member(of range: NSRange, _ name: String, _ call: Call?) -> Value? {
    switch name {
    case "lowerBound": return .int(range.location)
    case "upperBound": return .int(range.location.addingReportingOverflow(range.length).partialValue)
    case "contains": return call?[position: 0]?.integer.map { .bool(NSLocationInRange($0, range)) }
    case "intersection":
      guard let other = call?[position: 0].flatMap(Self.range) else { return nil }
      return range.intersection(other).map { Self.range($0) } ?? Value.none
    case "union": return call?[position: 0].flatMap(Self.range).map { Self.range(range.union($0)) }
    case "description": return .string("{\(range.location), \(range.length)}")
    default: return nil
    }
  }

  override func binaryOperator(
    _ name: String, _ left: Value, _ right: Value, in interpreter: Interpreter
  ) throws -> Value? {
    guard name == "==" || name == "!=", let a = Self.range(left), let b = Self.range(right) else { return nil }
    return .bool((a == b) == (name == "=="))
  }

  /// `NSRange(location: 0, length: 3)`, `NSRange(text.startIndex..., in: text)`.
  private func range(_ call: Call, _ interpreter: Interpreter) -> Value? {
    if call.arguments.isEmpty { return Self.range(NSRange()) }
    if let unknown = call.arguments.first(where: \.value.isUnknown) {
      return .unknown(unknown.value.unknownReason ?? "", of: "NSRange", at: call.location)
    }
    if let location = call.value("location")?.integer, let length = call.value("length")?.integer {
      return Self.range(NSRange(location: location, length: length))
    }
    guard case .range(let range)? = call[position: 0]?.payload else { return nil }
    guard let text = call.value("in").flatMap({ interpreter.text(of: $0) }) else {
      guard let lower = range.lower?.integer, let upper = range.upper?.integer, lower <= upper else { return nil }
      return Self.range(NSRange(location: lower, length: upper - lower + (range.isClosed ? 1 : 0)))
    }
    let lower = range.lower.map { $0.host(StringPosition.self)?.index } ?? text.startIndex
    let upper = range.upper.map { $0.host(StringPosition.self)?.index } ?? text.endIndex
    guard let lower, let upper, lower <= upper, upper <= text.endIndex else { return nil }
    return Self.range(NSRange(lower..<upper, in: text))
  }

  /// `Range(found.range, in: text)`.
  private func indices(_ call: Call, _ interpreter: Interpreter) -> Value? {
    guard let value = call[position: 0] else { return nil }
    if value.isUnknown { return value }
    guard let range = Self.range(value) else { return nil }
    guard let text = call.value("in").flatMap({ interpreter.text(of: $0) }) else {
      guard call.arguments.count == 1, range.location != NSNotFound else { return Value.none }
      let end = range.location.addingReportingOverflow(range.length).partialValue
      return Value(.range(RangeValue(lower: .int(range.location), upper: .int(end), isClosed: false)))
    }
    guard range.location != NSNotFound, let found = Range(range, in: text) else { return Value.none }
    func position(_ index: String.Index) -> Value { .host(StringPosition(index: index)) }
    return Value(
      .range(RangeValue(lower: position(found.lowerBound), upper: position(found.upperBound), isClosed: false)))
  }

  // MARK: Regular expressions

  private func expression(_ call: Call, _ interpreter: Interpreter) throws -> Value? {
    guard let given = call.value("pattern") else { return nil }
    guard let pattern = interpreter.text(of: given) else { return given.isUnknown ? given : nil }
    let known: [String: NSRegularExpression.Options] = [
      "caseInsensitive": .caseInsensitive, "anchorsMatchLines": .anchorsMatchLines,
      "dotMatchesLineSeparators": .dotMatchesLineSeparators, "ignoreMetacharacters": .ignoreMetacharacters,
      "allowCommentsAndWhitespace": .allowCommentsAndWhitespace, "useUnixLineSeparators": .useUnixLineSeparators,
      "useUnicodeWordBoundaries": .useUnicodeWordBoundaries,
    ]
    var options: NSRegularExpression.Options = []
    for option in call.value("options").map({ $0.elements ?? [$0] }) ?? [] {
      guard let name = option.implicitName ?? option.host(NameValue.self)?.name, let one = known[name] else {
        return .unknown("an option of a regular expression", at: call.location)
      }
      options.formUnion(one)
    }
    guard RegexLimits.isHarmless(pattern) else {
      return .unknown("a regular expression that may take forever", at: call.location)
    }
    guard (try? NSRegularExpression(pattern: pattern, options: options)) != nil else {
      throw ThrownValue(value: .host(HostObject("NSError")), location: call.location)
    }
    return .host(
      OpaqueValue(
        hostTypeName: "NSRegularExpression",
        fields: ["pattern": .string(pattern), "options": .int(Int(options.rawValue))]))
  }

  private static func made(_ object: OpaqueValue) -> NSRegularExpression? {
    guard case .string(let pattern)? = object.fields["pattern"]?.payload else { return nil }
    let options = NSRegularExpression.Options(rawValue: UInt(object.fields["options"]?.integer ?? 0))
    return try? NSRegularExpression(pattern: pattern, options: options)
  }
  private static func groups(_ object: OpaqueValue) -> Value? { made(object).map { .int($0.numberOfCaptureGroups) } }

  private func search(_ object: OpaqueValue, _ name: String, _ call: Call, _ interpreter: Interpreter) throws -> Value?
  {
    guard
      ["matches", "firstMatch", "numberOfMatches", "rangeOfFirstMatch", "stringByReplacingMatches", "enumerateMatches"]
        .contains(name), let source = call.value("in")
    else { return nil }
    guard let expression = Self.made(object), let text = interpreter.text(of: source) else {
      return source.isUnknown ? source : nil
    }
    guard RegexLimits.isHarmless(expression.pattern, textOf: text.utf8.count) else {
      return .unknown("a pattern that may take forever to match", at: call.location)
    }
    guard call.value("options").map({ $0.elements?.isEmpty == true }) ?? true else {
      return .unknown("an option of a regular expression", at: call.location)
    }
    guard let given = call.value("range"), let range = Self.range(given),
      range.location >= 0, range.length >= 0, range.location <= text.utf16.count,
      range.length <= text.utf16.count - range.location
    else { return .unknown(call.value("range")?.unknownReason ?? "a range that is not known", at: call.location) }
    try interpreter.make(text: text.utf8.count)
    if name == "stringByReplacingMatches" {
      guard let template = call.value("withTemplate").flatMap({ interpreter.text(of: $0) }) else { return nil }
      let count = expression.numberOfMatches(in: text, range: range)
      try interpreter.make(
        text: text.utf8.count + count.multipliedReportingOverflow(by: template.utf8.count).partialValue)
      return .string(expression.stringByReplacingMatches(in: text, range: range, withTemplate: template))
    }
    let found = expression.matches(in: text, range: range)
    try interpreter.make(elements: found.count)
    func result(_ match: NSTextCheckingResult) -> Value {
      let ranges = (0..<match.numberOfRanges).map { Self.range(match.range(at: $0)) }
      return .host(OpaqueValue(hostTypeName: "NSTextCheckingResult", fields: ["ranges": Value(.array(ranges))]))
    }
    switch name {
    case "matches": return Value(.array(found.map(result)))
    case "firstMatch": return found.first.map(result) ?? Value.none
    case "numberOfMatches": return .int(found.count)
    case "rangeOfFirstMatch": return Self.range(found.first?.range ?? NSRange(location: NSNotFound, length: 0))
    default:
      guard let body = call.closure("using") ?? call.arguments.last?.value.function else { return nil }
      for match in found {
        let values = [result(match), .string(""), .bool(false)]
        _ = try interpreter.call(body, values.map { Call.Argument(label: nil, value: $0, location: .nowhere) })
      }
      return .void
    }
  }
}
