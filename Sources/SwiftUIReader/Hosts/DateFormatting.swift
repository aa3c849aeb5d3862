import Foundation
import SwiftInterpreter

/// `date.formatted(date: .abbreviated, time: .omitted)`, `.dateTime.day().month(.wide)`.
///
/// - Source: Foundation's own `Date.FormatStyle`, in UTC, as the virtual clock runs.
struct DateFormatting {
  let interpreter: Interpreter
  let locale: Locale

  private var base: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }

  /// - Returns: `nil` where the style is none that is known here.
  func text(_ date: Date, date dateStyle: Value?, time timeStyle: Value?) -> String? {
    func name(_ value: Value?) -> String { value?.implicitName ?? value?.host(NameValue.self)?.name ?? "omitted" }
    let dates: [String: Date.FormatStyle.DateStyle] = [
      "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
    ]
    let times: [String: Date.FormatStyle.TimeStyle] = [
      "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
    ]
    guard let day = dates[name(dateStyle)], let time = times[name(timeStyle)] else { return nil }
    let style = Date.FormatStyle(
      date: day, time: time, locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return date.formatted(style)
  }

  func text(_ date: Date, _ links: [ImplicitMember.Link]) -> String? {
    guard let first = links.first else { return date.formatted(base) }
    switch first.name {
    case "dateTime": break
    case "iso8601": return date.formatted(.iso8601)
    case "init", "dateStyle":
      return text(date, date: first.call?.value("date"), time: first.call?.value("time"))
    default: return nil
    }
    var style = base
    for link in links.dropFirst() {
      guard let next = field(link, style) else { return nil }
      style = next
    }
    return date.formatted(style)
  }

  private func field(_ link: ImplicitMember.Link, _ style: Date.FormatStyle) -> Date.FormatStyle? {
    let argument = link.call?.arguments.first?.value
    let width: String? =
      if case .implicit(let member)? = argument?.payload { member.links.first?.name } else {
        argument?.host(NameValue.self)?.name
      }
    switch (link.name, width) {
    case ("year", "twoDigits"): return style.year(.twoDigits)
    case ("year", _): return style.year()
    case ("month", "wide"): return style.month(.wide)
    case ("month", "narrow"): return style.month(.narrow)
    case ("month", "defaultDigits"): return style.month(.defaultDigits)
    case ("month", "twoDigits"): return style.month(.twoDigits)
    case ("month", _): return style.month(.abbreviated)
    case ("day", "twoDigits"): return style.day(.twoDigits)
    case ("day", _): return style.day()
    case ("weekday", "wide"): return style.weekday(.wide)
    case ("weekday", "narrow"): return style.weekday(.narrow)
    case ("weekday", "short"): return style.weekday(.short)
    case ("weekday", _): return style.weekday(.abbreviated)
    case ("hour", let width): return hour(width, argument, style)
    case ("minute", "twoDigits"): return style.minute(.twoDigits)
    case ("minute", _): return style.minute()
    case ("second", "twoDigits"): return style.second(.twoDigits)
    case ("second", _): return style.second()
    case ("quarter", _): return style.quarter()
    case ("week", _): return style.week()
    case ("dayOfYear", _): return style.dayOfYear()
    case ("era", _): return style.era()
    case ("locale", _), ("timeZone", _): return nil
    default: return nil
    }
  }

  private func hour(_ width: String?, _ argument: Value?, _ style: Date.FormatStyle) -> Date.FormatStyle {
    var isOmitted = false
    if case .implicit(let member)? = argument?.payload {
      isOmitted = member.links.first?.call?.value("amPM")?.implicitName == "omitted"
    }
    switch width {
    case "twoDigits": return style.hour(.twoDigits(amPM: isOmitted ? .omitted : .abbreviated))
    case "conversationalDefaultDigits": return style.hour(.conversationalDefaultDigits(amPM: .abbreviated))
    default: return style.hour(.defaultDigits(amPM: isOmitted ? .omitted : .abbreviated))
    }
  }
}
