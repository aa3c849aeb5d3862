import Foundation
import SightlineModel

extension Interpreter {
  /// What does not look through the whole text.
  private static let quickStringMembers: Set<String> = [
    "isEmpty", "startIndex", "endIndex", "hasPrefix", "utf8", "utf16", "unicodeScalars", "description",
  ]

  func stringMember(_ text: String, _ name: String, _ arguments: Arguments?) throws -> Value? {
    let values = arguments?.values ?? []
    let first = values.first?.value
    if let first, case .unknown = first.payload { return first }
    if !Self.quickStringMembers.contains(name) { try work(text.utf8.count >> 2) }
    func argument() -> String? { first.flatMap { self.text(of: $0) } }
    func index(_ value: Value?) -> String.Index? { value.flatMap { self.index($0, in: text) } }
    func position(_ index: String.Index) -> Value { Value(.host(StringPosition(index: index))) }
    func range(_ found: Range<String.Index>) -> Value {
      Value(.range(RangeValue(lower: position(found.lowerBound), upper: position(found.upperBound), isClosed: false)))
    }
    switch name {
    case "count" where arguments == nil: return Value(.int(text.count))
    case "isEmpty": return Value(.bool(text.isEmpty))
    case "uppercased": return Value(.string(text.uppercased()))
    case "lowercased": return Value(.string(text.lowercased()))
    case "capitalized": return Value(.string(text.capitalized))
    case "hasPrefix": return argument().map { Value(.bool(text.hasPrefix($0))) }
    case "hasSuffix": return argument().map { Value(.bool(text.hasSuffix($0))) }
    case "contains":
      guard values.first?.label == nil, let other = argument() else { return nil }
      try search(text, for: other)
      return Value(.bool(other.isEmpty || text.contains(other)))
    case "reversed": return Value(.string(String(text.reversed())))
    case "description": return Value(.string(text))
    case "appending":
      guard let other = argument() else { return nil }
      try make(text: text.utf8.count + other.utf8.count)
      return Value(.string(text + other))
    case "debugDescription": return Value(.string(text.debugDescription))
    case "split":
      guard let separator = values.first(where: { $0.label == "separator" }).flatMap({ self.text(of: $0.value) }) else {
        return nil
      }
      let omits = !values.contains {
        if $0.label == "omittingEmptySubsequences", case .bool(false) = $0.value.payload { true } else { false }
      }
      var limit = Int.max
      if case .int(let number)? = arguments?.call["maxSplits"]?.value.payload {
        limit = try count(number, of: "split(maxSplits:)")
      }
      try work(text.utf8.count)
      try search(text, for: separator)
      if separator.count == 1 {
        return Value(
          .array(
            text.split(separator: separator.first!, maxSplits: limit, omittingEmptySubsequences: omits).map {
              Value(.string(String($0)))
            }))
      }
      return Value(
        .array(
          text.split(separator: separator, maxSplits: limit, omittingEmptySubsequences: omits).map {
            Value(.string(String($0)))
          }))
    case "components":
      guard let separator = argument() else {
        guard let set = first.flatMap(characterSet) else { return nil }
        return Value(.array(text.components(separatedBy: set).map { Value(.string($0)) }))
      }
      try search(text, for: separator)
      return Value(.array(text.components(separatedBy: separator).map { Value(.string($0)) }))
    // With options they are Foundation's business.
    case "replacingOccurrences" where arguments?.call["options"] != nil: return nil
    case "range" where arguments?.call["options"] != nil: return nil
    case "replacingOccurrences":
      guard let target = argument(), let replacement = arguments?.call["with"].flatMap({ self.text(of: $0.value) })
      else { return nil }
      try makeReplacing(target, replacement, in: text)
      return Value(.string(text.replacingOccurrences(of: target, with: replacement)))
    case "replacing":
      guard let target = argument(), let replacement = arguments?.call["with"].flatMap({ self.text(of: $0.value) })
      else { return nil }
      try makeReplacing(target, replacement, in: text)
      return Value(.string(text.replacing(target, with: replacement)))
    case "trimmingCharacters":
      guard let set = first.flatMap(characterSet) else { return nil }
      return Value(.string(text.trimmingCharacters(in: set)))
    case "padding":
      guard case .int(let length)? = arguments?.call["toLength"]?.value.payload,
        let pad = arguments?.call["withPad"].flatMap({ self.text(of: $0.value) })
      else { return nil }
      var start = 0
      if case .int(let number)? = arguments?.call["startingAt"]?.value.payload { start = number }
      return Value(.string(try padded(text, to: length, pad, from: start)))
    case "startIndex": return position(text.startIndex)
    case "endIndex": return position(text.endIndex)
    case "indices": return Value(.array(text.indices.map(position)))
    case "index":
      if let after = index(arguments?.call["after"]?.value) {
        guard after < text.endIndex else { throw trap("a position is beyond its text") }
        return position(text.index(after: after))
      }
      if let before = index(arguments?.call["before"]?.value) {
        guard before > text.startIndex, before <= text.endIndex else { throw trap("a position is beyond its text") }
        return position(text.index(before: before))
      }
      if let start = index(first), case .int(let offset)? = arguments?.call["offsetBy"]?.value.payload {
        guard start <= text.endIndex else { throw trap("a position is beyond its text") }
        let end = offset >= 0 ? text.endIndex : text.startIndex
        let limit = index(arguments?.call["limitedBy"]?.value)
        let found = text.index(start, offsetBy: offset, limitedBy: end)
        // The text's own end is no limit that was asked for.
        guard let limit else {
          guard let found else { throw trap("a position is beyond its text") }
          return position(found)
        }
        guard let found, offset >= 0 ? limit < start || found <= limit : limit > start || found >= limit else {
          return Value.none
        }
        return position(found)
      }
      return nil
    case "prefix", "suffix":
      let through = index(arguments?.call["through"]?.value)
      if let upTo = index(arguments?.call["upTo"]?.value), upTo <= text.endIndex {
        return Value(.string(String(text.prefix(upTo: upTo))))
      }
      if let through, through < text.endIndex { return Value(.string(String(text.prefix(through: through)))) }
      if let from = index(arguments?.call["from"]?.value), from <= text.endIndex {
        return Value(.string(String(text.suffix(from: from))))
      }
      return nil
    case "distance":
      guard let from = index(arguments?.call["from"]?.value), let to = index(arguments?.call["to"]?.value) else {
        return nil
      }
      guard from <= text.endIndex, to <= text.endIndex else { throw trap("a position is beyond its text") }
      return Value(.int(text.distance(from: from, to: to)))
    case "range":
      guard let other = argument() else { return nil }
      try search(text, for: other)
      guard let found = text.range(of: other) else { return Value.none }
      return Value(
        .range(RangeValue(lower: position(found.lowerBound), upper: position(found.upperBound), isClosed: false)))
    case "firstRange":
      guard let other = argument() else { return nil }
      try search(text, for: other)
      return text.firstRange(of: other).map(range) ?? Value.none
    case "ranges":
      guard let other = argument() else { return nil }
      try search(text, for: other)
      return Value(.array(text.ranges(of: other).map(range)))
    case "trimmingPrefix":
      if case .function(let function)? = first.flatMap(asFunction)?.payload {
        let rest = try text.drop { try truth(of: apply(function, Value(.string(String($0)))), rootFrame, at: nowhere) }
        return Value(.string(String(rest)))
      }
      guard let other = argument() else { return nil }
      return Value(.string(text.hasPrefix(other) ? String(text.dropFirst(other.count)) : text))
    case "utf8":
      try make(elements: text.utf8.count)
      return Value(.array(text.utf8.map { Value(.int(Int($0))) }))
    case "utf16":
      try make(elements: text.utf16.count)
      return Value(.array(text.utf16.map { Value(.int(Int($0))) }))
    case "unicodeScalars":
      try make(elements: text.unicodeScalars.count)
      return Value(.array(text.unicodeScalars.map { Value(.string(String($0))) }))
    case "value" where text.unicodeScalars.count == 1: return Value(.int(Int(text.unicodeScalars.first!.value)))
    case "asciiValue": return text.first?.asciiValue.map { Value(.int(Int($0))) } ?? Value.none
    case "isLetter", "isNumber", "isWhitespace", "isUppercase", "isLowercase", "isPunctuation", "isNewline",
      "isHexDigit", "isASCII", "isWholeNumber", "isSymbol", "isMathSymbol", "isCurrencySymbol", "isCased":
      guard let character = text.first else { return nil }
      return Value(.bool(classify(character, name)))
    case "wholeNumberValue": return text.first?.wholeNumberValue.map { Value(.int($0)) } ?? Value.none
    case "hexDigitValue": return text.first?.hexDigitValue.map { Value(.int($0)) } ?? Value.none
    case "compare", "caseInsensitiveCompare", "localizedCompare", "localizedCaseInsensitiveCompare",
      "localizedStandardCompare":
      return nil
    case "elementsEqual": return nil
    default: return nil
    }
  }

  /// Counts what a text grows to where one part of it is replaced throughout.
  private func makeReplacing(_ target: String, _ replacement: String, in text: String) throws {
    try search(text, for: target)
    let most = text.utf8.count / max(1, target.utf8.count) + 1
    guard most.multiplied(saturating: replacement.utf8.count) > ValueLimits.text else {
      // Foundation looks at each character in more than one way.
      return try work(text.utf8.count.multiplied(saturating: 8))
    }
    let found = target.isEmpty ? most : text.ranges(of: target).count
    try make(text: text.utf8.count.adding(saturating: found.multiplied(saturating: replacement.utf8.count)))
  }

  /// As Foundation pads, which takes no negative length and no pad without characters.
  private func padded(_ text: String, to length: Int, _ pad: String, from start: Int) throws -> String {
    let units = Array(text.utf16)
    let padding = Array(pad.utf16)
    guard length >= 0, length <= units.count || padding.indices.contains(start) else {
      throw trap("padding(toLength: \(length), withPad: \(pad.debugDescription), startingAt: \(start))")
    }
    guard length > units.count else { return String(decoding: units.prefix(length), as: UTF16.self) }
    try make(text: length)
    let added = (0..<(length - units.count)).map { padding[(start + $0) % padding.count] }
    return String(decoding: units + added, as: UTF16.self)
  }

  private func classify(_ character: Character, _ name: String) -> Bool {
    switch name {
    case "isLetter": character.isLetter
    case "isNumber": character.isNumber
    case "isWhitespace": character.isWhitespace
    case "isUppercase": character.isUppercase
    case "isLowercase": character.isLowercase
    case "isPunctuation": character.isPunctuation
    case "isNewline": character.isNewline
    case "isHexDigit": character.isHexDigit
    case "isASCII": character.isASCII
    case "isWholeNumber": character.isWholeNumber
    case "isMathSymbol": character.isMathSymbol
    case "isCurrencySymbol": character.isCurrencySymbol
    case "isCased": character.isCased
    default: character.isSymbol
    }
  }

  /// `.whitespaces`, `.alphanumerics.inverted`, `CharacterSet(charactersIn:)`.
  private func characterSet(_ value: Value) -> CharacterSet? {
    guard case .implicit(let member) = value.payload, let first = member.links.first else { return nil }
    var set: CharacterSet
    switch first.name {
    case "whitespaces": set = .whitespaces
    case "whitespacesAndNewlines": set = .whitespacesAndNewlines
    case "newlines": set = .newlines
    case "decimalDigits": set = .decimalDigits
    case "letters": set = .letters
    case "alphanumerics": set = .alphanumerics
    case "punctuationCharacters": set = .punctuationCharacters
    case "symbols": set = .symbols
    case "uppercaseLetters": set = .uppercaseLetters
    case "lowercaseLetters": set = .lowercaseLetters
    case "init":
      guard let text = first.call?["charactersIn"].flatMap({ self.text(of: $0.value) }) else { return nil }
      set = CharacterSet(charactersIn: text)
    default: return nil
    }
    let rest = member.links.dropFirst()
    // Sets made of others are Foundation's business.
    guard rest.isEmpty || rest.map(\.name) == ["inverted"] else { return nil }
    if !rest.isEmpty { set.invert() }
    return set
  }
}
