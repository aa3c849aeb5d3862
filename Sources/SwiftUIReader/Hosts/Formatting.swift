import Foundation
import SightlineModel
import SwiftInterpreter

/// Numbers and dates in the locale of the variant.
struct Formatting {
  let reading: Reading
  let interpreter: Interpreter

  /// Pseudo-locales format like the language they stand for.
  static func locale(_ identifier: String) -> Locale {
    Locale(identifier: identifier == "en-XA" ? "en" : identifier == "ar-XB" ? "en" : identifier)
  }

  static func plain(_ number: Double, locale: String) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Formatting.locale(locale)
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = true
    formatter.maximumFractionDigits = number == number.rounded() ? 0 : 6
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  /// `value.formatted(.currency(code: "EUR"))`, `Text(count, format: .number)`.
  func formatted(_ value: Value, by format: Value?) throws -> Value {
    if value.isUnknown { return value }
    if let date = value.host(DateValue.self) { return .string(dateText(date.date, format)) }
    guard let number = value.number else {
      if let values = value.elements { return .string(list(values)) }
      return .string(interpreter.text(of: value) ?? interpreter.describe(value))
    }
    let formatter = NumberFormatter()
    formatter.locale = Formatting.locale(reading.circumstances.locale)
    formatter.numberStyle = .decimal
    if case .double = value.payload { formatter.maximumFractionDigits = 6 } else { formatter.maximumFractionDigits = 0 }
    for link in links(format) { apply(link, to: formatter) }
    return Value(.string(formatter.string(from: NSNumber(value: number)) ?? "\(number)"), origin: value.origin)
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

  private func apply(_ link: ImplicitMember.Link, to formatter: NumberFormatter) {
    switch link.name {
    case "percent":
      formatter.numberStyle = .percent
    case "currency":
      formatter.numberStyle = .currency
      if let code = link.call?.value("code") { formatter.currencyCode = interpreter.text(of: code) }
    case "precision":
      if case .implicit(let inner)? = link.call?[position: 0]?.payload, let first = inner.links.first {
        precision(first, formatter)
      }
    case "grouping": formatter.usesGroupingSeparator = link.call?[position: 0]?.implicitName != "never"
    case "notation": break
    default: break
    }
  }
  private func precision(_ link: ImplicitMember.Link, _ formatter: NumberFormatter) {
    guard let argument = link.call?[position: 0] else { return }
    if let digits = argument.integer {
      formatter.minimumFractionDigits = digits
      formatter.maximumFractionDigits = digits
    } else if case .range(let range) = argument.payload {
      formatter.minimumFractionDigits = range.lower?.integer ?? 0
      formatter.maximumFractionDigits = range.upper?.integer ?? 6
    }
  }

  private func list(_ values: [Value]) -> String {
    values.map { interpreter.text(of: $0) ?? interpreter.describe($0) }.joined(separator: ", ")
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
    return .string(formatter.string(from: date))
  }

  func dateText(_ date: Date, _ format: Value?) -> String {
    let formatter = dateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    let names = links(format).map(\.name)
    if names.contains("dateTime"), names.count > 1 {
      let fields = names.dropFirst().compactMap { Self.dateFields[$0] }.joined()
      formatter.setLocalizedDateFormatFromTemplate(fields)
    }
    return formatter.string(from: date)
  }
  private static let dateFields = [
    "year": "yyyy", "month": "MMMM", "day": "d", "weekday": "EEEE", "hour": "j", "minute": "mm", "second": "ss",
  ]

  func dateFormatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Formatting.locale(reading.circumstances.locale)
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }
}

struct DateValue: HostValue {
  let hostTypeName = "Date"
  var date: Date
}

struct LocaleValue: HostValue {
  let hostTypeName = "Locale"
  var identifier: String
}

struct CalendarValue: HostValue {
  let hostTypeName = "Calendar"
  var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    return calendar
  }()
}

struct URLValue: HostValue {
  let hostTypeName = "URL"
  var text: String
}

struct UUIDValue: HostValue {
  let hostTypeName = "UUID"
  var text: String
}

struct DataValue: HostValue {
  let hostTypeName = "Data"
  /// What was encoded: decoding gives it back.
  var encoded: Value?
  var bytes: [UInt8]
}
