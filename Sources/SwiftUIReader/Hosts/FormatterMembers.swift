import Foundation
import SightlineModel
import SwiftInterpreter

/// `NumberFormatter`, `DateFormatter` and the other formatters that are objects.
///
/// - Source: Foundation's own formatters and format styles do the work. What they would take from a person's settings,
///   and an option that is not read, makes the text unknown.
struct FormatterMembers {
  let reading: Reading
  let interpreter: Interpreter

  func member(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    switch name {
    case "string", "localizedString", "date", "number":
      for field in object.fields.sorted(by: { $0.key < $1.key }) where field.value.isUnknown { return field.value }
      return try made(object, name, call)
    case "setLocalizedDateFormatFromTemplate":
      object.fields["dateFormat"] = call?[position: 0]
      return .void
    // Its own, until another is set.
    case "numberFormatter" where call == nil && object.fields[name] == nil:
      let formatter = Value.host(HostObject("NumberFormatter"))
      object.fields[name] = formatter
      return formatter
    default: return object.fields[name] ?? (call != nil ? .void : nil)
    }
  }

  private func made(_ object: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    guard let call, let first = call.arguments.first?.value else { return nil }
    if first.isUnknown { return first }
    switch (object.hostTypeName, name) {
    case ("ByteCountFormatter", "string"):
      let counts = ByteCounts(interpreter: interpreter, locale: locale(of: object), isFormatter: true)
      return counts.text(first, style: object.fields["countStyle"], units: object.fields["allowedUnits"])
    case ("PersonNameComponentsFormatter", "string"):
      guard let person = first.host(HostObject.self) else { return nil }
      return PersonNames(reading: reading, interpreter: interpreter).text(of: person, object.fields["style"])
    case ("ListFormatter", _):
      guard let values = first.elements else { return nil }
      return .string(Formatting(reading: reading, interpreter: interpreter).list(values))
    case ("DateComponentsFormatter", "string"):
      return ElapsedTime(interpreter: interpreter, locale: locale(of: object)).text(call, object.fields)
    case ("RelativeDateTimeFormatter", _): return relative(object, call)
    case ("NumberFormatter", _):
      let numbers = NumberFormatterObject(interpreter: interpreter, locale: locale(of: object), fields: object.fields)
      return name == "number" ? numbers.number(first) : numbers.text(first)
    case (_, "string"):
      guard let date = first.host(DateValue.self)?.date else {
        return .unknown("what a \(object.hostTypeName) makes of a value", at: call.location)
      }
      return text(of: date, object)
    case (_, "date"): return date(first, object)
    default: return .unknown("what a \(object.hostTypeName) makes of a value", at: call.location)
    }
  }

  private func name(_ value: Value?) -> String? { value?.implicitName ?? value?.host(NameValue.self)?.name }

  private func locale(of object: HostObject) -> Locale {
    Formatting.locale(object.fields["locale"]?.host(LocaleValue.self)?.identifier ?? reading.readConditions.locale)
  }

  // MARK: Dates

  private func dateFormatter(_ object: HostObject) -> DateFormatter {
    let locale = locale(of: object)
    let template = object.fields["dateFormat"].flatMap { interpreter.text(of: $0) }
    let (dateStyle, timeStyle) = (style(object.fields["dateStyle"]), style(object.fields["timeStyle"]))
    let key = "\(locale.identifier) \(dateStyle.rawValue) \(timeStyle.rawValue) \(template ?? "")"
    if let known = reading.dateFormatters[key] { return known }
    let formatter = Formatting(reading: reading, interpreter: interpreter).dateFormatter()
    formatter.locale = locale
    if let template {
      formatter.dateFormat = template
    } else {
      (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    }
    reading.dateFormatters[key] = formatter
    return formatter
  }

  private func text(of date: Date, _ object: HostObject) -> Value {
    if object.hostTypeName == "ISO8601DateFormatter" { return .systemText(ISO8601DateFormatter().string(from: date)) }
    return .systemText(dateFormatter(object).string(from: date))
  }

  private func date(_ value: Value, _ object: HostObject) -> Value? {
    guard let text = interpreter.text(of: value) else { return nil }
    if object.hostTypeName == "ISO8601DateFormatter" {
      return ISO8601DateFormatter().date(from: text).map { .host(DateValue(date: $0)) } ?? Value.none
    }
    guard object.fields["dateFormat"] != nil || object.fields["dateStyle"] != nil else { return nil }
    return dateFormatter(object).date(from: text).map { .host(DateValue(date: $0)) } ?? Value.none
  }

  private func style(_ value: Value?) -> DateFormatter.Style {
    switch name(value) {
    case "short": .short
    case "medium": .medium
    case "long": .long
    case "full": .full
    default: .none
    }
  }

  private func relative(_ object: HostObject, _ call: Call) -> Value {
    let style = name(object.fields["unitsStyle"]) ?? "full"
    if let seconds = call.value("fromTimeInterval")?.number {
      return .systemText(RelativeTime(seconds: seconds, style: style).text)
    }
    guard let date = (call.value("for") ?? call[position: 0])?.host(DateValue.self) else {
      return .unknown("a relative time", at: call.location)
    }
    let reference = call.value("relativeTo")?.host(DateValue.self)?.date ?? reading.date
    return .systemText(RelativeTime(seconds: date.date.timeIntervalSince(reference), style: style).text)
  }
}
