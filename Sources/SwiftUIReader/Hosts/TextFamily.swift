import Foundation
import SightlineModel
import SwiftInterpreter

/// `Text` and localised strings, before they are looked up.
struct TextFamily {
  let reading: Reading
  let interpreter: Interpreter

  /// `Text("key")`, `Text(verbatim:)`, `Text(name)`, `Text(date, style:)`, `Text(count, format:)`, `Text(image)`.
  func construct(_ call: Call) throws -> Value? {
    func made(_ piece: TextPiece) -> Value {
      var view = ViewValue("Text", .text(piece))
      view.location = call.location
      view.symbol = reading.symbol(interpreter)
      view.askedAt = reading.helperCall(interpreter, for: call.location)
      return .host(view)
    }
    if let verbatim = call.value("verbatim") { return made(.exact(verbatim)) }
    if let interval = call.value("timerInterval") { return made(.exact(timer(interval, call))) }
    guard let first = call.arguments.first else { return made(.verbatim(.string(""))) }
    if let format = call.value("format") {
      let text = try Formatting(reading: reading, interpreter: interpreter).formatted(first.value, by: format)
      return made(.exact(text))
    }
    if let style = call.value("style") {
      let name = style.implicitName ?? style.host(NameValue.self)?.name ?? "date"
      return made(.exact(Formatting(reading: reading, interpreter: interpreter).date(first.value, style: name)))
    }
    let table = call.value("tableName").flatMap { interpreter.text(of: $0) }
    if let title = try interpreter.implicitTitle(first.value), title.isUnknown { return made(.verbatim(title)) }
    if var key = key(first.value) ?? implicitKey(first.value) {
      key.table = table ?? key.table
      if call.namesBundle { key.namesBundle = true }
      return made(.localized(key, location: call.location))
    }
    if let image = first.value.host(ViewValue.self) {
      if case .text(let piece) = image.base {
        return made(image.modifiers.isEmpty ? piece : .styled(piece, image.modifiers))
      }
      return made(.image(first.value))
    }
    if let attributed = first.value.host(AttributedStringValue.self) { return made(.runs(attributed.runs)) }
    return made(.verbatim(takenToBeThere(first.value, at: call.location)))
  }

  /// Where something is presumed, what is empty by then has words: `if !message.isEmpty { Text(message) }`. What the code
  /// leaves empty at the very place stays so: `Text(isNew ? "New" : "")`.
  private func takenToBeThere(_ value: Value, at location: SourceLocation) -> Value {
    guard interpreter.followsPresumption, case .string("") = value.payload else { return value }
    let written = value.derivation.lazy.reversed().compactMap(\.location).first
    if let written, written.file == location.file, abs(written.line - location.line) <= Self.linesOfOneText,
      !interpreter.isFallback(at: written)
    {
      return value
    }
    return .unknown("it is only taken to be there", at: location)
  }
  private static let linesOfOneText = 3

  /// What is left of a `timerInterval`, or how much of it is over: `1:00`.
  private func timer(_ interval: Value, _ call: Call) -> Value {
    if interval.isUnknown { return interval }
    guard case .range(let range) = interval.payload, let start = range.lower?.host(DateValue.self)?.date,
      let end = range.upper?.host(DateValue.self)?.date
    else { return .unknown("a timer whose ends are not known", at: call.location) }
    let now = min(max(reading.date, start), end)
    let seconds = call.value("countsDown")?.bool == false ? now.timeIntervalSince(start) : end.timeIntervalSince(now)
    guard seconds.isFinite, seconds < 1e9 else { return .unknown("a timer without an end", at: call.location) }
    let whole = Int(saturating: seconds.rounded(.down))
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let showsHours = call.value("showsHours")?.bool ?? true
    let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
    return .systemText(
      hours > 0
        ? "\(hours):\(padded(minutes)):\(padded(whole % 60))" : "\(minutes):\(padded(whole % 60))")
  }

  /// A key, where the value is one: a literal, or something already typed as `LocalizedStringKey`.
  func key(_ value: Value) -> LocalizedKey? {
    switch value.payload {
    case .string(let text):
      guard value.isLiteral else { return nil }
      var key = LocalizedKey(segments: [.literal(text)])
      key.literal = value.derivation.lazy.reversed().compactMap(\.location).first
      return key
    case .interpolation(let string):
      return LocalizedKey(
        segments: segments(string), literal: value.derivation.lazy.reversed().compactMap(\.location).first,
        string: string, isOneOfSeveral: string.isOneOfSeveral,
        makesPlural: value.derivation.contains { $0.kind == .plural })
    case .host(var key as LocalizedKey):
      key.written = value.derivation.lazy.reversed().compactMap(\.location).first
      return key
    case .implicit: return (try? interpreter.implicitTitle(value))?.host(LocalizedKey.self)
    default: return nil
    }
  }

  /// `Text(.init(name))`: the initialiser of `LocalizedStringKey`.
  private func implicitKey(_ value: Value) -> LocalizedKey? {
    guard case .implicit(let member) = value.payload, member.links.count == 1, member.links[0].name == "init" else {
      return nil
    }
    return member.links[0].call?.arguments.first.flatMap { anyKey($0.value) }
  }

  /// Any string as a key: for parameters that are declared as one.
  func anyKey(_ value: Value) -> LocalizedKey? {
    if let key = key(value) { return key }
    guard case .string(let text) = value.payload else { return nil }
    var key = LocalizedKey(segments: [.literal(text)])
    key.isSample = value.derivation.contains { $0.kind == .sample } || StandIn.isPart(of: text)
    // Handed to a function of the project that looks it up, it is written where it was handed over.
    key.written = value.derivation.lazy.reversed().compactMap(\.location).first
    return key
  }

  private func segments(_ string: InterpolatedString) -> [LocalizedKey.Segment] {
    string.segments.map { segment in
      switch segment {
      case .literal(let text): return .literal(text)
      case .value(let value, let options):
        let specifier = options.first { $0.label == "specifier" }.flatMap { interpreter.text(of: $0.value) }
        if let format = options.first(where: { $0.label == "format" })?.value,
          let text = try? Formatting(reading: reading, interpreter: interpreter).formatted(value, by: format)
        {
          return .value(text, specifier: specifier)
        }
        return .value(value, specifier: specifier)
      }
    }
  }
}

/// Turns text pieces into the runs of one locale.
struct TextResolver {
  let reading: Reading
  let interpreter: Interpreter
  /// Resolves modifiers of single runs (`Text("a").bold() + …`).
  let styles: StyleReader

  init(reading: Reading, interpreter: Interpreter) {
    self.reading = reading
    self.interpreter = interpreter
    styles = StyleReader(reading: reading, interpreter: interpreter)
  }

  func content(_ piece: TextPiece) throws -> TextContent { TextContent(runs: try runs(piece)) }

  /// For a title or label given as a key, a string or a `Text`.
  func content(ofLabel value: Value) throws -> TextContent {
    let family = TextFamily(reading: reading, interpreter: interpreter)
    if let key = family.key(value) {
      return try content(.localized(key, location: interpreter.callStack.last ?? .nowhere))
    }
    if let view = value.host(ViewValue.self), case .text(let piece) = view.base { return try content(piece) }
    if let binding = value.host(BindingValue.self) { return try content(.verbatim(binding.get())) }
    return try content(.verbatim(value))
  }

  func runs(_ piece: TextPiece) throws -> [TextRun] {
    // Texts that are put into a text are pieces of it.
    if reading.textLevel == 0 { reading.piecesLeft = Self.mostPieces }
    guard reading.textLevel < Self.mostLevels else { return [] }
    reading.textLevel += 1
    defer { reading.textLevel -= 1 }
    return try runs(piece, depth: 0)
  }

  /// Pieces of one text: what is joined to more is left out.
  private static let mostPieces = 10_000
  /// Texts within one another.
  private static let mostLevels = 200

  private func runs(_ piece: TextPiece, depth: Int) throws -> [TextRun] {
    reading.piecesLeft -= 1
    guard reading.piecesLeft >= 0, depth < Self.mostPieces else { return [] }
    switch piece {
    case .localized(let key, let location):
      let runs = try localized(key, at: location)
      return key.isSample || reading.isSample(location) ? runs.map(Self.sample) : runs
    case .verbatim(let value): return pieces(of: value)
    case .exact(let value):
      return pieces(of: value).map { run in
        var run = run
        run.isVerbatim = true
        return run
      }
    case .image(let value): return [image(value)]
    case .joined(let pieces): return try pieces.flatMap { try runs($0, depth: depth + 1) }
    case .styled(let piece, let modifiers):
      return try runs(piece, depth: depth + 1).map {
        try RunStyling(styles: styles, interpreter: interpreter).styled($0, modifiers)
      }
    case .runs(let runs):
      // A part of a text may be one that was looked up and put into it.
      return runs.map { run in
        var run = run
        if run.localization == nil { run.localization = reading.localizations[run.string] }
        return Self.markedAsSample(run)
      }
    }
  }

  /// A string into which something unknown is put: its own words are known, and a stand-in takes the place of the rest.
  private func pieces(of value: Value) -> [TextRun] {
    guard case .interpolation(let string) = value.payload,
      string.segments.contains(where: { if case .value(let part, _) = $0 { part.isUnknown } else { false } })
    else { return known(in: verbatim(value)) }
    return string.segments.map { segment in
      var part: Value
      switch segment {
      case .literal(let text): part = .string(text)
      case .value(let inner, let options):
        part =
          inner.isUnknown
          ? inner : Value(.interpolation(InterpolatedString(segments: [.value(inner, options: options)])))
      }
      if !part.isUnknown { part.origin = value.origin }
      return verbatim(part)
    }
  }

  /// What code has put together of words and something unknown (`String(format: "> %@", name)`): the words are known.
  private func known(in run: TextRun) -> [TextRun] {
    guard run.unknownReason == nil, run.string.unicodeScalars.contains("‹") else { return [run] }
    var runs: [TextRun] = []
    var rest = run.string[...]
    func add(_ words: Substring) {
      guard !words.isEmpty else { return }
      var part = run
      part.string = String(words)
      runs.append(part)
    }
    while let open = rest.firstIndex(of: "‹"), let close = rest[open...].firstIndex(of: "›") {
      let reason = String(rest[rest.index(after: open)..<close])
      let after = rest.index(after: close)
      if interpreter.describedReasons.contains(reason) {
        add(rest[..<open])
        runs.append(verbatim(.unknown(reason)))
      } else {
        add(rest[..<after])
      }
      rest = rest[after...]
    }
    add(rest)
    return runs
  }

  private func verbatim(_ value: Value) -> TextRun {
    // A member whose type is not known here has no words either.
    if case .implicit(let member) = value.payload {
      let reason = ".\(member.links.map(\.name).joined(separator: ".")): its type is not known here"
      return verbatim(Value(.unknown(Unknown(reason: reason, location: member.location))))
    }
    // No text is made of an optional: what is missing here has a value in the app.
    if value.isNone { return verbatim(.unknown("a value that is missing here")) }
    if case .unknown(let unknown) = value.payload {
      let reason = unknown.reason
      // Of a number at least the kind of its characters is known.
      let isNumber = unknown.typeName.map { Self.specifiers[$0] != nil } ?? false
      var run = TextRun(
        string: isNumber ? Formatting.plain(Self.sampleNumber, in: reading) : "Sample text")
      run.unknownReason = reason
      return run
    }
    if let attributed = value.host(AttributedStringValue.self), let first = attributed.runs.first { return first }
    var run = TextRun(string: interpreter.text(of: value) ?? interpreter.describe(value))
    run.derivation = value.derivation
    if run.derivation.contains(.typed) { run.unknownReason = DerivationStep.typed.words }
    if let literal = run.derivation.lazy.reversed().compactMap(\.location).first, reading.isSample(literal) {
      run = Self.sample(run)
    }
    // What is made from a localised format, `String(format: NSLocalizedString(…), name)`, is localised as well.
    let format = run.derivation.lazy.compactMap { reading.localizedFormats[$0] }.first
    let known = reading.localizations[run.string]
    // One key may be looked up with a bundle here and without one there: the call decides.
    if let found = format?.unasked == known?.unasked ? known ?? format : format ?? known { run.localization = found }
    if run.derivation.contains(where: { $0.kind == .data }) { run.isVerbatim = true }
    return Self.markedAsSample(run)
  }

  private static func markedAsSample(_ run: TextRun) -> TextRun {
    run.derivation.contains { $0.kind == .sample } ? sample(run) : run
  }

  /// What only previews say, or was made up for a model, stands for data, and is no word of the app.
  private static func sample(_ run: TextRun) -> TextRun {
    var run = run
    (run.isVerbatim, run.isSample) = (true, true)
    return run
  }

  private func image(_ value: Value) -> TextRun {
    var run = TextRun(string: "\u{FFFC}")
    if let view = value.host(ViewValue.self), case .builtIn(let base) = view.base {
      let name = base.arguments["systemName"] ?? base.arguments["name"] ?? base.arguments["decorative"]
      run.symbol = name.flatMap { interpreter.text(of: $0) } ?? "image"
    } else {
      run.symbol = "image"
    }
    return run
  }

  // MARK: Localising

  private func localized(_ key: LocalizedKey, at location: SourceLocation) throws -> [TextRun] {
    let locale = reading.readConditions.locale
    reading.resourcesUsed.insert(Dependencies.strings)
    let scope: StringScope =
      key.namesBundle ? .all : .app(from: (key.literal ?? key.written ?? location).file)
    let finished = key.isFinished ? try finishedText(of: key) : nil
    func lookUp(_ candidate: (pattern: String, arguments: [Argument])) -> LookedUpString {
      if let finished {
        return reading.lookups.string(forKey: finished, table: key.table, locale: locale, arguments: [], scope: scope)
      }
      return reading.lookups.string(
        forKey: candidate.pattern, table: key.table, locale: locale, arguments: candidate.arguments.map { $0.lookup },
        scope: scope)
    }
    var (pattern, arguments) = pattern(of: key.segments)
    arguments += key.given.map(argument(_:))
    var found = lookUp((pattern, arguments))
    // Values do not say how wide an integer is, nor what is not known: the sources do, else the table.
    if found.state == .unknownKey, !arguments.isEmpty {
      let specifiers = self.specifiers(of: key)
      let typed = self.pattern(of: key.segments, specifiers)
      if typed.pattern != pattern {
        (pattern, arguments) = (typed.pattern, typed.arguments + key.given.map(argument(_:)))
        found = lookUp((pattern, arguments))
      }
      for kinds in found.state == .unknownKey ? Self.kinds(of: key.segments, known: specifiers) : [] {
        let candidate = self.pattern(of: key.segments, kinds)
        let other = lookUp(candidate)
        if other.state != .unknownKey || found.unasked == nil && other.unasked != nil {
          (pattern, arguments, found) = (candidate.pattern, candidate.arguments, other)
        }
        if other.state != .unknownKey { break }
      }
    }
    // `LocalizedStringKey(name)` of a text that was looked up before.
    if found.state == .unknownKey, arguments.isEmpty, found.unasked == nil || key.literal == nil,
      let known = reading.localizations[pattern]
    {
      var run = TextRun(string: pattern, localization: known)
      run.isVerbatim = true
      return [run]
    }
    var format = found.format
    if let finished {
      if found.state == .unknownKey { format = pattern } else { (pattern, arguments) = (finished, []) }
    }
    if found.state == .unknownKey, let fallback = key.defaultValue { format = self.pattern(of: fallback).pattern }
    let counts = arguments.map { argument -> Int? in
      if case .int(let count) = argument.value.payload { count } else { nil }
    }
    let agreed = GrammarAgreement.applied(to: format, counts: counts, locale: locale)
    format = agreed.text
    var localization = TextRun.Localization(key: pattern, table: key.table, state: found.state)
    if key.isOneOfSeveral { localization.isOneOfSeveral = true }
    if key.makesPlural { localization.isPluralByHand = true }
    if finished != nil, found.state == .unknownKey { localization.isFinished = true }
    if found.isTableTranslated { localization.isTableTranslated = true }
    if found.isUntranslated { localization.isUntranslated = true }
    if !found.untranslated.isEmpty { localization.untranslated = found.untranslated }
    localization.unasked = found.unasked
    localization.written = key.written
    let derivation = (found.location ?? key.written).map { [DerivationStep.string(pattern, at: $0)] } ?? []
    // Without values the text is no format: `NSLocalizedString` gives it on as it stands.
    let runs =
      arguments.isEmpty
      ? Markdown.runs(TextRun(string: format))
      : try reading.format(format).runs { try arguments.indices.contains($0) ? self.argument(arguments[$0]) : [] }
    return runs.map { run in
      var run = run
      run.localization = run.localization ?? localization
      run.derivation = run.derivation + derivation
      if !agreed.isKnown { run.unknownReason = run.unknownReason ?? GrammarAgreement.unknownReason }
      return run
    }
  }

  /// What a function is handed that takes a `String`: the key with its values put in.
  private func finishedText(of key: LocalizedKey) throws -> String {
    try key.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .value(let value, _): try argument(argument(value)).map(\.string).joined()
      }
    }.joined()
  }

  /// As many digits as most counts have.
  private static let sampleNumber = 42.0
  /// By the type of what is interpolated.
  ///
  /// - Source: SwiftUI's interface, `_FormatSpecifiable`: an `Int` is passed as `Int64`, narrower integers as 32 bits.
  private static let specifiers = [
    "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d", "UInt": "%llu", "UInt64": "%llu",
    "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "Double": "%lf", "CGFloat": "%lf", "TimeInterval": "%lf",
    "Float": "%f",
  ]

  private struct Argument {
    var value: Value
    var lookup: StringArgument
  }

  /// What the sources say of each segment's type; `nil` where they are silent.
  private func specifiers(of key: LocalizedKey) -> [String?] {
    key.segments.indices.map { index in
      guard case .value(let value, nil) = key.segments[index] else { return nil }
      switch value.payload {
      case .int, .double, .unknown: break
      default: return nil
      }
      let type = key.string.flatMap { interpreter.typeName(ofPart: index, of: $0) } ?? value.unknownTypeName
      return type.map { Self.specifiers[TypeName.plain($0)] ?? "%@" }
    }
  }

  /// Every way in which values of a type that nobody tells may be numbers or texts; of many only that all are alike.
  private static func kinds(of segments: [LocalizedKey.Segment], known: [String?]) -> [[String?]] {
    let open = segments.indices.filter { index in
      guard known[index] == nil, case .value(let value, nil) = segments[index] else { return false }
      if case .int = value.payload { return true }
      return value.isUnknown
    }
    func specifiers(_ index: Int) -> [String] {
      if segments[index].isUnknown { return ["%lld", "%lf", "%@", "%d", "%u", "%llu", "%f"] }
      return ["%lld", "%d", "%u", "%llu"]
    }
    guard let first = open.first else { return [] }
    if open.count > 2 {  // checked: segments
      return specifiers(first).map { specifier in
        var list = known
        for index in open { list[index] = specifier }
        return list
      }
    }
    return open.reduce([known]) { lists, index in
      lists.flatMap { list in
        specifiers(index).map { specifier in
          var list = list
          list[index] = specifier
          return list
        }
      }
    }
  }

  /// `"\(count) piles"` → `%lld piles`.
  ///
  /// - Parameter specifiers: Of each segment, where they are known; by default by the values.
  private func pattern(
    of segments: [LocalizedKey.Segment], _ specifiers: [String?] = []
  ) -> (pattern: String, arguments: [Argument]) {
    var pattern = ""
    var arguments: [Argument] = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .literal(let text): pattern += segments.count > 1 ? text.replacingPercent() : text
      case .value(let value, let written):
        let known = written ?? (specifiers.indices.contains(index) ? specifiers[index] : nil)
        switch value.payload {
        case .int: pattern += known ?? "%lld"
        case .double: pattern += known ?? "%lf"
        default: pattern += known ?? value.unknownTypeName.flatMap { Self.specifiers[$0] } ?? "%@"
        }
        arguments.append(argument(value))
      }
    }
    return (pattern, arguments)
  }

  private func argument(_ value: Value) -> Argument {
    switch value.payload {
    case .int(let number): Argument(value: value, lookup: .integer(number))
    case .double(let number): Argument(value: value, lookup: .number(number))
    default: Argument(value: value, lookup: .text(interpreter.text(of: value) ?? ""))
    }
  }

  private func argument(_ argument: Argument) throws -> [TextRun] {
    if let view = argument.value.host(ViewValue.self) {
      if case .text(let piece) = view.base {
        return try runs(view.modifiers.isEmpty ? piece : .styled(piece, view.modifiers))
      }
      return [image(argument.value)]
    }
    switch argument.value.payload {
    case .int(let number):
      return [TextRun(string: Formatting.plain(Double(number), in: reading))]
    case .double(let number): return [TextRun(string: FormatString.fixed(number, digits: 6))]
    default: return [verbatim(argument.value)]
    }
  }
}

extension Call {
  /// Whichever it is, known or not: `nil` alone stands for the app's own.
  var namesBundle: Bool { value("bundle").map { !$0.isNone } ?? false }
}

extension SourceLocation {
  static let nowhere = SourceLocation(file: "", line: 0, column: 0)
}

extension String {
  /// A literal per cent sign in a key that has placeholders is doubled.
  func replacingPercent() -> String { split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") }
}
