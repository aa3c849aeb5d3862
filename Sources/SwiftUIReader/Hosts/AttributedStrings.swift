import Foundation
import SightlineModel
import SwiftInterpreter

/// `AttributedString`: runs of text, each in one style.
struct AttributedStringValue: HostValue {
  let hostTypeName = "AttributedString"
  var runs: [TextRun]
  /// Of a part, `text[range]`: the characters of the whole that it stands for.
  var range: Range<Int>?
  init(runs: [TextRun], range: Range<Int>? = nil) {
    self.runs = runs
    self.range = range
  }
  var string: String { runs.map(\.string).joined() }

  /// The runs that cover a range of characters, cut at its ends.
  func part(_ range: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    var start = 0
    for run in runs {
      let end = start + run.string.count
      let (lower, upper) = (max(start, range.lowerBound), min(end, range.upperBound))
      if lower < upper {
        var piece = run
        piece.string = String(run.string.dropFirst(lower - start).prefix(upper - lower))
        result.append(piece)
      }
      start = end
    }
    return result
  }

  func replacing(_ range: Range<Int>, with runs: [TextRun]) -> AttributedStringValue {
    AttributedStringValue(runs: part(0..<range.lowerBound) + runs + part(range.upperBound..<string.count))
  }
}

/// A range of characters, as `AttributedString.range(of:)` finds it.
struct AttributedRangeValue: HostValue {
  let hostTypeName = "AttributedString.Range"
  var range: Range<Int>
}

/// `AttributeContainer`: attributes by name.
struct AttributeContainerValue: HostValue {
  let hostTypeName = "AttributeContainer"
  var attributes: [(name: String, value: Value)] = []
}

/// Members of attributed strings and of their attributes.
struct AttributedStrings {
  let reading: Reading
  let interpreter: Interpreter
  static let scopes: Set<String> = ["uiKit", "swiftUI", "foundation", "accessibility"]

  /// `AttributedString("text", attributes: container)`: a text that is not known stays so.
  func construct(_ call: Call) throws -> Value? {
    guard let first = call[position: 0] ?? call.value("stringLiteral") else {
      return .host(AttributedStringValue(runs: []))
    }
    if let bridged = BridgedAttributedStrings.text(of: first) { return .host(bridged) }
    if let other = first.host(AttributedStringValue.self) { return .host(AttributedStringValue(runs: other.runs)) }
    var run: TextRun
    if let reason = first.unknownReason {
      run = TextRun(string: "Sample text")
      run.unknownReason = reason
    } else {
      run = TextRun(string: interpreter.text(of: first) ?? interpreter.describe(first))
      run.derivation = first.derivation
    }
    var text = AttributedStringValue(runs: [run])
    if let container = call.value("attributes")?.host(AttributeContainerValue.self) {
      for attribute in container.attributes { _ = try set(attribute.name, to: attribute.value, of: &text.runs) }
    }
    return .host(text)
  }

  func member(_ text: AttributedStringValue, _ name: String, _ call: Call?) throws -> Value? {
    switch name {
    case "characters", "description": return .string(text.string)
    case "unicodeScalars": return try interpreter.member(of: .string(text.string), name, call: nil)
    case "startIndex", "endIndex":
      let place = name == "startIndex" ? 0 : text.string.count
      return .host(AttributedRangeValue(range: place..<place))
    case "index":
      // `index(afterCharacter:)`, `index(_:offsetByCharacters:)`, and those of runs and scalars, which are characters here.
      guard let call, let first = call.arguments.first else { return nil }
      guard let place = first.value.host(AttributedRangeValue.self)?.range.lowerBound else {
        return first.value.isUnknown ? first.value : nil
      }
      let label = first.label ?? ""
      guard
        let offset = label.hasPrefix("after") ? 1 : label.hasPrefix("before") ? -1 : call.arguments.last?.value.integer
      else { return nil }
      let moved = place.adding(saturating: offset)
      guard (0...text.string.count).contains(moved) else { return nil }
      return .host(AttributedRangeValue(range: moved..<moved))
    // The attributes of one framework: `text.uiKit.font`.
    case _ where Self.scopes.contains(name): return .host(text)
    case "range": return try range(in: text, call)
    case "runs":
      var start = 0
      return Value(
        .array(
          text.runs.map { run in
            defer { start += run.string.count }
            let link = run.link.map { Value.host(URLValue(text: $0)) } ?? Value.none
            let range = Value.host(AttributedRangeValue(range: start..<(start + run.string.count)))
            return .host(OpaqueValue(hostTypeName: "AttributedString.Run", fields: ["range": range, "link": link]))
          }))
    case "link": return text.runs.first?.link.map { .host(URLValue(text: $0)) } ?? Value.none
    case "mergingAttributes", "settingAttributes":
      var copy = text
      let mutated = try mutate(&copy, name == "mergingAttributes" ? "mergeAttributes" : "setAttributes", call)
      return mutated == nil ? nil : .host(copy)
    default: return nil
    }
  }

  private func range(in text: AttributedStringValue, _ call: Call?) throws -> Value? {
    guard let value = call?.value("of") ?? call?[position: 0] else { return nil }
    guard let wanted = interpreter.text(of: value) else { return value.isUnknown ? value : nil }
    if let reason = text.runs.lazy.compactMap(\.unknownReason).first { return .unknown(reason, at: call?.location) }
    var options: String.CompareOptions = []
    if let given = call?.value("options") {
      let names = given.elements ?? [given]
      for name in names.compactMap({ $0.implicitName ?? $0.host(NameValue.self)?.name }) {
        switch name {
        case "caseInsensitive": options.insert(.caseInsensitive)
        case "diacriticInsensitive": options.insert(.diacriticInsensitive)
        case "backwards": options.insert(.backwards)
        default: return .unknown("a search with the option .\(name)", at: call?.location)
        }
      }
    }
    let whole = text.string
    try interpreter.search(whole, for: wanted)
    guard let found = whole.range(of: wanted, options: options) else { return Value.none }
    let lower = whole.distance(from: whole.startIndex, to: found.lowerBound)
    let count = whole.distance(from: found.lowerBound, to: found.upperBound)
    return .host(AttributedRangeValue(range: lower..<(lower + count)))
  }

  /// `text[range]`.
  func part(of text: AttributedStringValue, _ index: Value) -> Value? {
    guard let range = bounds(index, in: text) else { return index.isUnknown ? index : nil }
    return .host(AttributedStringValue(runs: text.part(range), range: range))
  }

  private func bounds(_ index: Value, in text: AttributedStringValue) -> Range<Int>? {
    if let range = index.host(AttributedRangeValue.self)?.range {
      return range.upperBound <= text.string.count ? range : nil
    }
    guard case .range(let range) = index.payload else { return nil }
    let lower = range.lower.map { $0.host(AttributedRangeValue.self)?.range.lowerBound } ?? 0
    let upper = range.upper.map { $0.host(AttributedRangeValue.self)?.range.lowerBound } ?? text.string.count
    guard let lower, let upper, lower <= upper, upper <= text.string.count else { return nil }
    return lower..<upper
  }

  // MARK: Changing

  /// `text.append(other)`, `text.mergeAttributes(container)`; `nil` where the method is not known.
  func mutate(_ text: inout AttributedStringValue, _ name: String, _ call: Call?) throws -> Value? {
    guard let first = call?[position: 0] else { return nil }
    switch name {
    case "append", "+=":
      guard let other = try appended(first, call) else { return nil }
      try interpreter.append(other, to: &text.runs)
    case "insert":
      guard let other = try appended(first, call),
        let place = call?.value("at")?.host(AttributedRangeValue.self)?.range,
        place.lowerBound <= text.string.count
      else { return nil }
      try interpreter.make(attributed: text.runs, and: other)
      text = text.replacing(place.lowerBound..<place.lowerBound, with: other)
    case "mergeAttributes", "setAttributes":
      guard let container = first.host(AttributeContainerValue.self) else { return nil }
      if name == "setAttributes" {
        text.runs = text.runs.map { run in
          var plain = TextRun(string: run.string, localization: run.localization, derivation: run.derivation)
          plain.unknownReason = run.unknownReason
          return plain
        }
      }
      for attribute in container.attributes { _ = try set(attribute.name, to: attribute.value, of: &text.runs) }
    case "removeSubrange":
      guard let range = bounds(first, in: text) else { return nil }
      text = text.replacing(range, with: [])
    case "replaceSubrange":
      guard let range = bounds(first, in: text), let other = call?.value("with")?.host(AttributedStringValue.self)
      else { return nil }
      try interpreter.make(attributed: text.runs, and: other.runs)
      text = text.replacing(range, with: other.runs)
    default: return nil
    }
    return .void
  }

  /// What is appended: attributed text, also of Foundation's older kind, or one that is not known.
  private func appended(_ value: Value, _ call: Call?) throws -> [TextRun]? {
    if let other = value.host(AttributedStringValue.self) { return other.runs }
    guard value.isUnknown || BridgedAttributedStrings.text(of: value) != nil else { return nil }
    let argument = Call.Argument(label: nil, value: value, location: call?.location ?? .nowhere)
    return try construct(Call(arguments: [argument], location: argument.location))?.host(AttributedStringValue.self)?
      .runs
  }

  /// - Returns: Whether the attribute is one that is read.
  func set(_ name: String, to value: Value, of runs: inout [TextRun]) throws -> Bool {
    let styles = StyleReader(reading: reading, interpreter: interpreter)
    let path = name.split(separator: ".").last.map(String.init) ?? name
    var change: (inout TextRun) -> Void
    switch path {
    case "font":
      let font = try interpreter.resolve(value, as: "Font").host(FontValue.self)
      guard font != nil || value.isNone else { return false }
      change = {
        $0.font = font?.spec
        $0.weight = font?.spec.weight
      }
    case "foregroundColor":
      var color: StyleSpec?
      if !value.isNone { color = try styles.color(value).map { .color($0) } ?? styles.style(value) }
      change = { $0.foreground = color }
    case "underlineStyle": change = { $0.isUnderlined = value.isNone ? nil : true }
    case "strikethroughStyle": change = { $0.isStruckThrough = value.isNone ? nil : true }
    case "kern": change = { $0.kerning = value.number }
    case "tracking": change = { $0.tracking = value.number }
    case "baselineOffset": change = { $0.baselineOffset = value.number }
    case "link": change = { $0.link = value.isNone ? nil : interpreter.describe(value) }
    case "inlinePresentationIntent":
      let names = (value.elements ?? [value]).compactMap { $0.implicitName ?? $0.host(NameValue.self)?.name }
      let isCode = names.contains("code")
      change = {
        if names.contains("stronglyEmphasized") { $0.weight = .bold }
        if names.contains("emphasized") { $0.isItalic = true }
        if isCode { $0.design = .monospaced }
      }
    // Nothing to see or measure.
    case "backgroundColor", "languageIdentifier", "presentationIntent", "imageURL", "alternateDescription":
      change = { _ in }
    default: return false
    }
    for index in runs.indices { change(&runs[index]) }
    return true
  }
}

extension Interpreter {
  /// Counts the making of an attributed text of the runs of two, which may not be too long.
  func make(attributed runs: [TextRun], and more: [TextRun]) throws {
    let count = runs.count + more.count
    try limit(count, to: 20_000, of: "an attributed text")
    // A text that is changed is copied with all its runs.
    try make(elements: count)
    let added = more.reduce(0) { $0 + $1.string.utf8.count }
    try make(text: runs.reduce(added) { $0 + $1.string.utf8.count }, adding: added)
  }

  func append(_ more: [TextRun], to runs: inout [TextRun]) throws {
    try make(attributed: runs, and: more)
    runs += more
  }
}
