import Foundation
import SightlineModel
import SwiftInterpreter

/// Numbers and dates in the locale of the variant.
struct Formatting {
  let reading: Reading
  let interpreter: Interpreter

  /// Pseudo-locales format like the language they stand for. A device has a region, on which the digits of Arabic depend:
  /// where none is named it is the language's likely one, Egypt, with the digits that most who read it use.
  /// - Source: mohwaili/ABN_assignment_locations, iOS 17 in Arabic: `52.35475.formatted()` is `٥٢٫٣٥٤٧٥`.
  static func locale(_ identifier: String) -> Locale {
    let names = ["en-XA": "en", "ar-XB": "en", "ar": "ar_EG"]
    return Locale(identifier: names[identifier] ?? identifier)
  }

  /// As `Text("\(number)")` writes it.
  static func plain(_ number: Double, in reading: Reading) -> String {
    let locale = reading.readConditions.locale
    let formatter = reading.numberFormatters[locale] ?? decimal(locale)
    reading.numberFormatters[locale] = formatter
    formatter.maximumFractionDigits = number == number.rounded() ? 0 : 6
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  private static func decimal(_ locale: String) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Formatting.locale(locale)
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = true
    return formatter
  }

  /// `value.formatted(.currency(code: "EUR"))`, `Text(count, format: .number)`.
  func formatted(_ value: Value, by format: Value?) throws -> Value {
    if value.isUnknown { return value }
    if let date = value.host(DateValue.self) { return dateText(date.date, format) }
    guard value.number != nil || value.host(DecimalValue.self) != nil else {
      if let values = value.elements { return .string(list(values)) }
      if value.host(OpaqueValue.self)?.hostTypeName == "Measurement" {
        return .unknown("a measurement, which is written as a person's region has it")
      }
      return .string(interpreter.text(of: value) ?? interpreter.describe(value))
    }
    let links = links(format)
    let style = NumberFormatting(interpreter: interpreter, locale: locale(in: links), links: links)
    guard let text = style.text(value) else { return .unknown("a number in a format that is not known") }
    return Value(text.payload, origin: value.origin)
  }

  /// The one that `.locale(…)` asks for, else that of the conditions.
  private func locale(in links: [ImplicitMember.Link]) -> Locale {
    let own = links.last { $0.name == "locale" }?.call?[position: 0]?.host(LocaleValue.self)
    return Formatting.locale(own?.identifier ?? reading.readConditions.locale)
  }

  private func links(_ format: Value?) -> [ImplicitMember.Link] {
    switch format?.payload {
    case .implicit(let member): member.links
    case .host(let name as NameValue):
      [
        ImplicitMember.Link(
          name: name.name,
          call: Call(
            arguments: name.arguments.map { Call.Argument(label: $0.label, value: $0.value, location: .nowhere) },
            location: .nowhere))
      ]
    default: []
    }
  }

  func list(_ values: [Value]) -> String {
    let texts = values.map { interpreter.text(of: $0) ?? interpreter.describe($0) }
    return texts.formatted(
      .list(type: .and, width: .standard).locale(Formatting.locale(reading.readConditions.locale)))
  }

  func date(_ value: Value, style: String) -> Value {
    if value.isUnknown { return value }
    guard let date = value.host(DateValue.self)?.date else { return .string(interpreter.describe(value)) }
    let formatter = dateFormatter()
    switch style {
    case "time":
      formatter.dateStyle = .none
      formatter.timeStyle = .short
    case "date":
      formatter.dateStyle = .long
      formatter.timeStyle = .none
    case "timer": return .string("0:00")
    default:
      // Relative and offset styles follow the clock: the text of the present moment.
      return .string("0 sec")
    }
    return .systemText(formatter.string(from: date))
  }

  /// - Returns: Unknown where the format is none that is known.
  func dateText(_ date: Date, _ format: Value?) -> Value {
    let links = links(format)
    let style = DateFormatting(interpreter: interpreter, locale: locale(in: links))
    return style.text(date, links.filter { $0.name != "locale" }).map { .systemText($0) }
      ?? .unknown("a date in a format that is not known")
  }

  func dateFormatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Formatting.locale(reading.readConditions.locale)
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }
}

struct DateValue: PlainHostValue {
  let hostTypeName = "Date"
  var date: Date
}

struct LocaleValue: PlainHostValue {
  let hostTypeName = "Locale"
  var identifier: String
}

struct CalendarValue: PlainHostValue {
  let hostTypeName = "Calendar"
  var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    return calendar
  }()
}

struct URLValue: PlainHostValue {
  let hostTypeName = "URL"
  var text: String
  var equalityText: String? { text }
}

struct UUIDValue: PlainHostValue {
  let hostTypeName = "UUID"
  var text: String
  var equalityText: String? { text }
}
