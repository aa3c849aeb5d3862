import Foundation
import SightlineModel
import SwiftInterpreter

/// `ByteCountFormatter` and `.byteCount(style:)`.
///
/// - Source: Foundation's `ByteCountFormatStyle`.
struct ByteCounts {
  let interpreter: Interpreter
  let locale: Locale
  /// The formatter writes `KB` in English, where the format style writes `kB`.
  var isFormatter = false

  func text(_ value: Value, style: Value?, units: Value?) -> Value? {
    if value.isUnknown { return value }
    guard let count = value.integer else { return nil }
    let styles: [String: ByteCountFormatStyle.Style] = [
      "file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary,
    ]
    func name(_ value: Value) -> String? { value.implicitName ?? value.host(NameValue.self)?.name }
    guard let style = styles[style.flatMap(name) ?? "file"] else { return .unknown("a style of byte counts") }
    var allowed: ByteCountFormatStyle.Units = .all
    if let units, units.elements?.isEmpty != true {
      let known: [String: ByteCountFormatStyle.Units] = [
        "bytes": .bytes, "kb": .kb, "mb": .mb, "gb": .gb, "tb": .tb, "pb": .pb, "all": .all, "default": .all,
      ]
      allowed = []
      for unit in units.elements ?? [units] {
        let plain = name(unit).map { $0.hasPrefix("use") ? $0.dropFirst(3).lowercased() : $0 }
        guard let one = plain.flatMap({ known[$0] }) else { return .unknown("a unit of byte counts") }
        allowed.formUnion(one)
      }
    }
    let format = ByteCountFormatStyle(
      style: style, allowedUnits: allowed, spellsOutZero: true, includesActualByteCount: false, locale: locale)
    let text = format.format(Int64(count))
    let isEnglish = isFormatter && locale.language.languageCode?.identifier == "en"
    return .systemText(isEnglish ? text.replacingOccurrences(of: "kB", with: "KB") : text)
  }
}

/// `PersonNameComponents` as a text.
///
/// - Source: the order of names in CLDR's person name formats; the short style follows a person's settings.
struct PersonNames {
  let reading: Reading
  let interpreter: Interpreter

  func text(of person: HostObject, _ style: Value?) -> Value {
    let fields = person.fields
    for field in fields.sorted(by: { $0.key < $1.key }) where field.value.isUnknown { return field.value }
    func part(_ name: String) -> String? {
      fields[name].flatMap { interpreter.text(of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let names = ["givenName", "familyName"].compactMap(part)
    let language = String(reading.readConditions.locale.prefix(2))
    let isGivenFirst = !["ja", "zh", "ko", "hu", "vi", "km", "mn"].contains(language)
    guard isGivenFirst, names.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.value < 0x2E80 } }) else {
      return .unknown("the order of a person's names")
    }
    switch style.flatMap({ $0.implicitName ?? $0.host(NameValue.self)?.name }) ?? "medium" {
    case "medium", "default": return .systemText(names.joined(separator: " "))
    case "long":
      let all = ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"].compactMap(part)
      return .systemText(all.joined(separator: " "))
    case "abbreviated": return .systemText(names.compactMap(\.first).map(String.init).joined())
    default: return .unknown("how a person wants short names")
    }
  }
}

/// `DateComponentsFormatter` over a number of seconds.
///
/// - Source: Foundation's `Duration.UnitsFormatStyle`, whose widths are the formatter's styles.
struct ElapsedTime {
  let interpreter: Interpreter
  let locale: Locale
  private static let seconds: [String: Int] = ["day": 86_400, "hour": 3_600, "minute": 60, "second": 1]

  func text(_ call: Call, _ fields: [String: Value]) -> Value {
    func name(_ value: Value) -> String? { value.implicitName ?? value.host(NameValue.self)?.name }
    let unread = Value.unknown("a span of time in a format that is not known", at: call.location)
    guard let total = interval(call), abs(total) < 1e12 else { return unread }
    let given = fields["allowedUnits"].map { $0.elements ?? [$0] } ?? []
    let units = given.compactMap(name).filter { Self.seconds[$0] != nil }
    guard !units.isEmpty, units.count == given.count, fields["maximumUnitCount"]?.integer ?? 0 == 0, total >= 0 else {
      return unread
    }
    let smallest = units.compactMap { Self.seconds[$0] }.min() ?? 1
    let whole = Int(saturating: total) / smallest * smallest
    let zeros = fields["zeroFormattingBehavior"].flatMap { $0.elements?.first ?? $0 }.flatMap(name) ?? "default"
    let widths: [String: Duration.UnitsFormatStyle.UnitWidth] = [
      "full": .wide, "short": .abbreviated, "abbreviated": .narrow,
    ]
    let style = fields["unitsStyle"].flatMap(name) ?? "positional"
    if style == "positional" { return positional(whole, units, isPadded: zeros == "pad") ?? unread }
    guard let width = widths[style], zeros != "pad" else { return unread }
    let known: [String: Duration.UnitsFormatStyle.Unit] = [
      "day": .days, "hour": .hours, "minute": .minutes, "second": .seconds,
    ]
    let format = Duration.UnitsFormatStyle(allowedUnits: Set(units.compactMap { known[$0] }), width: width)
    return .systemText(format.locale(locale).format(.seconds(whole)))
  }

  private func interval(_ call: Call) -> Double? {
    guard let from = call.value("from") else { return nil }
    if let start = from.host(DateValue.self) {
      return call.value("to")?.host(DateValue.self)?.date.timeIntervalSince(start.date)
    }
    return from.number
  }

  /// `1:05`: the first unit without a zero in front, unless all are padded.
  private func positional(_ total: Int, _ units: [String], isPadded: Bool) -> Value? {
    let sizes = units.compactMap { Self.seconds[$0] }.sorted(by: >)
    var rest = total
    var parts: [Int] = []
    for size in sizes {
      parts.append(rest / size)
      rest %= size
    }
    if !isPadded {
      while parts.count > 2, parts.first == 0 { parts.removeFirst() }
      guard parts.first != 0 else { return nil }
    }
    let texts = parts.enumerated().map { index, part in
      part < 10 && (index > 0 || isPadded) ? "0\(part)" : "\(part)"
    }
    return .systemText(texts.joined(separator: ":"))
  }
}
