import SightlineModel
import SwiftInterpreter

/// Strings that are localised while the project's code runs: `String(localized:)`, `NSLocalizedString`.
struct LocalizedStrings {
  let reading: Reading
  let interpreter: Interpreter

  /// `String(localized: "key", defaultValue:, table:, bundle:, comment:)`.
  func string(_ call: Call) throws -> Value? {
    guard let value = call.value("localized") else { return nil }
    return try localized(
      value, table: call.value("table"), namesBundle: call.namesBundle, fallback: call.value("defaultValue"),
      at: call.location)
  }

  /// `#localized("Used %lld times", count)`, a macro of the project's own that makes a `String` of a literal: the literal's
  /// entry where a string table has it, filled with what else is given.
  ///
  /// - Returns: `nil` where no table has it: what the macro does with it, its code alone tells.
  func ofMacro(_ call: Call) throws -> Value? {
    guard let key = call.arguments.first(where: { $0.label == nil }) else { return nil }
    var wanted = call
    wanted.arguments = [Call.Argument(label: "localized", value: key.value, location: key.location)]
    wanted.arguments += call.arguments.filter { $0.label != nil }
    guard let words = try string(wanted),
      reading.localizations[interpreter.describe(words)]?.state != .unknownKey
    else { return nil }
    var parts = call
    parts.arguments = call.arguments.filter { $0.label == nil }
    guard parts.arguments.count > 1 else { return words }
    parts.arguments[0] = Call.Argument(label: "format", value: words, location: key.location)
    return try interpreter.construct("String", parts)
  }

  /// `String(shop: .cartTitle)`: a key that the build generates.
  func string(_ key: LocalizedKey, at location: SourceLocation) throws -> Value? {
    try localized(.host(key), table: nil, namesBundle: true, fallback: nil, at: location)
  }

  /// `NSLocalizedString("key", tableName:, bundle:, value:, comment:)`.
  func classic(_ call: Call) throws -> Value? {
    guard let key = call[position: 0] else { return nil }
    let fallback = call.value("value").flatMap { interpreter.text(of: $0)?.isEmpty == false ? $0 : nil }
    return try localized(
      key, table: call.value("tableName"), namesBundle: call.namesBundle, fallback: fallback, isFinished: true,
      at: call.location)
  }

  /// `bundle.localizedString(forKey: "key", value:, table:)`, as generators of typed keys write it.
  func ofBundle(_ call: Call) throws -> Value? {
    guard let key = call.value("forKey") else { return nil }
    func words(_ label: String) -> Value? {
      call.value(label).flatMap { interpreter.text(of: $0)?.isEmpty == false ? $0 : nil }
    }
    return try localized(
      key, table: words("table"), namesBundle: true, fallback: words("value"), isFinished: true, at: call.location)
  }

  func construct(_ type: String, _ call: Call) throws -> Value? {
    if type == "AttributedString" {
      if let markdown = call.value("markdown").flatMap({ interpreter.text(of: $0) }) {
        return .host(AttributedStringValue(runs: Markdown.runs(TextRun(string: markdown))))
      }
      if call.value("localized") != nil, let text = try string(call) {
        let words = interpreter.describe(text)
        var run = TextRun(string: words, localization: reading.localizations[words])
        run.unknownReason = text.unknownReason
        return .host(AttributedStringValue(runs: [run]))
      }
      return try AttributedStrings(reading: reading, interpreter: interpreter).construct(call)
    }
    guard let first = call[position: 0] ?? call.value("stringLiteral"),
      var key = TextFamily(reading: reading, interpreter: interpreter).anyKey(first)
    else { return nil }
    key.hostTypeName = type
    if call.namesBundle { key.namesBundle = true }
    key.table = call.value("table").flatMap { interpreter.text(of: $0) }
    key.defaultValue = call.value("defaultValue")
      .flatMap { TextFamily(reading: reading, interpreter: interpreter).anyKey($0)?.segments }
    return .host(key)
  }

  /// - Parameter isFinished: The function takes a `String`: what is interpolated is put in before anything is looked up.
  private func localized(
    _ value: Value, table: Value?, namesBundle: Bool, fallback: Value?, isFinished: Bool = false,
    at location: SourceLocation
  ) throws -> Value {
    if value.isUnknown { return value }
    // `String(localized: .init("key", defaultValue: "words"))`.
    if case .implicit = value.payload {
      let resource = try interpreter.resolve(value, as: "LocalizedStringResource")
      if case .implicit = resource.payload { return resource }
      return try localized(resource, table: table, namesBundle: namesBundle, fallback: fallback, at: location)
    }
    let family = TextFamily(reading: reading, interpreter: interpreter)
    guard var key = family.anyKey(value) else { return value }
    let literal = value.derivation.lazy.reversed().compactMap(\.location).first
    // A key that a tool or a package wrote down is nobody's to mend there: its text has its place where it is shown.
    let isForeign = interpreter.isStub(location.file) && literal.map { interpreter.isStub($0.file) } ?? true
    // A literal that reaches a function of the project's own, `"Sent".localized`, is written there and not here.
    if isForeign {
      key.written = nil
    } else if key.written == nil, let literal,
      literal.file != location.file || !(location.line...location.line + 2).contains(literal.line)
    {
      key.written = literal
    }
    if namesBundle { key.namesBundle = true }
    key.isFinished = isFinished && key.segments.contains { if case .value = $0 { true } else { false } }
    // Which of several keys it is hangs on a value that is not known; of a sentence the pattern tells enough.
    if key.isFinished, !key.hasSpaces, case .value(let unknown, _)? = key.segments.first(where: \.isUnknown) {
      return unknown
    }
    key.table = table.flatMap { interpreter.text(of: $0) } ?? key.table
    key.defaultValue = fallback.flatMap { family.anyKey($0)?.segments } ?? key.defaultValue
    let runs = try reading.readConditions.handing {
      try TextResolver(reading: reading, interpreter: interpreter).runs(.localized(key, location: location))
    }
    let text = runs.map(\.string).joined()
    // A key that stands in no table is to be mended where it is written.
    let isUnknown = runs.first?.localization?.state == .unknownKey
    let step = DerivationStep.string(
      runs.first?.localization?.key ?? text, at: isForeign ? nil : isUnknown ? key.written ?? location : location)
    if let localization = runs.first?.localization {
      let note = { [reading] in
        reading.localizations[text] = localization
        reading.localizedFormats[step] = localization
      }
      note()
      reading.ledger.reader?.note(effect: { _ in note() })
    }
    return Value(.string(text), origin: Origin.following(isForeign ? nil : value.origin, step))
  }
}
