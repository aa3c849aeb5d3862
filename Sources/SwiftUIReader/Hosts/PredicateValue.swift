import Foundation
import SightlineModel
import SwiftInterpreter

/// `NSPredicate(format:)` that asks one thing of a text: `SELF MATCHES %@`.
///
/// - Source: the format of Foundation's predicates; `MATCHES` takes a regular expression for the whole text, after
///   ICU's rules.
struct PredicateValue: HostValue {
  enum Test: String {
    case matches = "MATCHES"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case equals = "=="
  }
  let hostTypeName = "NSPredicate"
  var test: Test
  var text: String
  /// `[c]`: capitals count for nothing.
  var ignoresCase = false
  /// `[d]`: accents count for nothing.
  var ignoresAccents = false

  /// - Returns: `nil` where the call makes no such predicate.
  static func construct(_ call: Call, _ interpreter: Interpreter) -> Value? {
    if let value = call.value("value")?.bool {
      return .host(OpaqueValue(hostTypeName: "NSPredicate", fields: ["value": .bool(value)]))
    }
    guard let format = call.value("format") else { return nil }
    for argument in call.arguments where argument.value.isUnknown { return argument.value }
    let arguments = call.arguments.drop { $0.label != "format" }.dropFirst().map(\.value)
    guard let text = interpreter.text(of: format) else { return nil }
    return read(text, arguments.compactMap { interpreter.text(of: $0) }).map { .host($0) }
      // What is asked of data that nobody knows need not be known.
      ?? .host(OpaqueValue(hostTypeName: "NSPredicate", fields: ["format": .string(text)]))
  }

  private static func read(_ format: String, _ arguments: [String]) -> PredicateValue? {
    // Making a regular expression costs more than all that runs around it.
    guard format.range(of: "self", options: .caseInsensitive) != nil else { return nil }
    let pattern =
      /\s*self\s+(matches|contains|beginswith|endswith|like)\s*(\[[cdn]+\])?\s*(%@|"[^"]*"|'[^']*')\s*/.ignoresCase()
    let comparison = /\s*self\s*(==|=)\s*(\[[cdn]+\])?\s*(%@|"[^"]*"|'[^']*')\s*/.ignoresCase()
    guard let found = format.wholeMatch(of: pattern)?.output ?? format.wholeMatch(of: comparison)?.output else {
      return nil
    }
    let name = found.1 == "=" ? "==" : found.1.uppercased()
    guard let test = Test(rawValue: name) else { return nil }
    guard let text = found.3 == "%@" ? arguments.first : String(found.3.dropFirst().dropLast()) else { return nil }
    let options = found.2?.lowercased() ?? ""
    return PredicateValue(
      test: test, text: text, ignoresCase: options.contains("c"), ignoresAccents: options.contains("d"))
  }

  /// - Returns: `nil` where a regular expression is none, or may take forever.
  func holds(for candidate: String) -> Bool? {
    if test == .matches {
      guard RegexLimits.isHarmless(text, textOf: candidate.utf8.count),
        let regex = try? Regex(text).ignoresCase(ignoresCase)
      else { return nil }
      return (try? regex.wholeMatch(in: candidate)) != nil
    }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresAccents { options.insert(.diacriticInsensitive) }
    switch test {
    case .contains: return candidate.range(of: text, options: options) != nil
    case .begins: return candidate.range(of: text, options: options.union(.anchored)) != nil
    case .ends: return candidate.range(of: text, options: options.union([.anchored, .backwards])) != nil
    default: return candidate.compare(text, options: options) == .orderedSame
    }
  }

  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) -> Value? {
    guard name == "evaluate", let value = call?.value("with") ?? call?[position: 0] else { return nil }
    if value.isUnknown { return value }
    let place = call?.location
    guard let candidate = interpreter.text(of: value) else {
      return .unknown("a predicate that is asked of something that is no text", at: place)
    }
    return holds(for: candidate).map { .bool($0) } ?? .unknown("a pattern that may take forever to match", at: place)
  }
}
