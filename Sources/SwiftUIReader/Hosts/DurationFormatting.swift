import Foundation
import SwiftInterpreter

/// `.units(allowed:width:)` and `.time(pattern:)` of a duration, which is a number of seconds here.
///
/// - Source: Foundation's format styles do the work.
struct DurationFormatting {
  let locale: Locale
  let link: ImplicitMember.Link

  /// More would be no time that anybody is shown, and ends Foundation's arithmetic.
  private static let most = 1e15

  /// - Returns: `nil` where the style is none of durations.
  func text(seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < Self.most else { return nil }
    let duration = Duration.seconds(seconds)
    switch link.name {
    case "time": return duration.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    case "units": return duration.formatted(units.locale(locale))
    default: return nil
    }
  }

  private var pattern: Duration.TimeFormatStyle.Pattern {
    guard case .implicit(let member)? = (link.call?.value("pattern") ?? link.call?[position: 0])?.payload,
      let link = member.links.first
    else { return .hourMinuteSecond }
    let call = link.call
    let fraction = digits(call?.value("fractionalSecondsLength"))
    switch link.name {
    case "hourMinute": return .hourMinute(padHourToLength: digits(call?.value("padHourToLength")))
    case "minuteSecond":
      return .minuteSecond(
        padMinuteToLength: digits(call?.value("padMinuteToLength")), fractionalSecondsLength: fraction)
    default:
      return .hourMinuteSecond(
        padHourToLength: digits(call?.value("padHourToLength")), fractionalSecondsLength: fraction)
    }
  }

  private var units: Duration.UnitsFormatStyle {
    let allowed: Set<Duration.UnitsFormatStyle.Unit>
    switch link.call?.value("allowed")?.payload {
    case .array(let values), .set(let values):
      allowed = Set(values.compactMap { NumberFormatting.name($0).flatMap { Self.units[$0] } })
    default: allowed = []
    }
    let width = link.call?.value("width").flatMap(NumberFormatting.name).flatMap { Self.widths[$0] } ?? .abbreviated
    return Duration.UnitsFormatStyle(
      allowedUnits: allowed.isEmpty ? [.hours, .minutes, .seconds] : allowed, width: width,
      maximumUnitCount: link.call?.value("maximumUnitCount")?.integer.flatMap { $0 > 0 ? $0 : nil })
  }
  private static let units: [String: Duration.UnitsFormatStyle.Unit] = [
    "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
    "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
  ]
  private static let widths: [String: Duration.UnitsFormatStyle.UnitWidth] = [
    "wide": .wide, "abbreviated": .abbreviated, "condensedAbbreviated": .condensedAbbreviated, "narrow": .narrow,
  ]

  private func digits(_ value: Value?) -> Int { min(max(0, value?.integer ?? 0), 18) }
}
