import SightlineModel

/// What `RelativeDateTimeFormatter` says of a distance in time, in English.
/// - Source: CLDR 45, `relativeTime` of `en` (`year`, `year-short`, `year-narrow` and the like).
struct RelativeTime {
  /// Negative in the past.
  var seconds: Double
  /// `full`, `spellOut`, `short` or `abbreviated`.
  var style: String

  private static let units: [(seconds: Double, full: String, short: String, narrow: String)] = [
    (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"), (604_800, "week", "wk.", "w"),
    (86_400, "day", "day", "d"), (3_600, "hour", "hr.", "h"), (60, "minute", "min.", "m"), (1, "second", "sec.", "s"),
  ]

  var text: String {
    let distance = abs(seconds)
    let unit = Self.units.first { distance >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let count = Int(saturating: distance / unit.seconds)
    let amount: String
    switch style {
    case "abbreviated": amount = "\(count)\(unit.narrow)"
    case "short": amount = "\(count) \(unit.short)" + (unit.short == "day" && count != 1 ? "s" : "")
    default: amount = "\(count) \(unit.full)" + (count == 1 ? "" : "s")
    }
    return seconds > 0 ? "in \(amount)" : "\(amount) ago"
  }
}
