import Foundation

struct RelativeFormatter {
    struct Words: Sendable {
        let now: String, yesterday: String, tomorrow: String
        let past: @Sendable (String) -> String, future: @Sendable (String) -> String
        let units: [Int: (one: String, many: String)]
        static let english = Words(now: "just now", yesterday: "yesterday", tomorrow: "tomorrow", past: { "\($0) ago" }, future: { "in \($0)" },
            units: [60: ("minute", "minutes"), 3_600: ("hour", "hours"), 86_400: ("day", "days"), 604_800: ("week", "weeks")])
        static let norwegian = Words(now: "nå", yesterday: "i går", tomorrow: "i morgen", past: { "for \($0) siden" }, future: { "om \($0)" },
            units: [60: ("minutt", "minutter"), 3_600: ("time", "timer"), 86_400: ("dag", "dager"), 604_800: ("uke", "uker")])
    }
    var words = Words.english
    let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    func string(for date: Date, relativeTo now: Date) -> String {
        let delta = Int(date.timeIntervalSince(now).rounded())
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)).day ?? 0
        switch (delta, days) {
        case (-59...59, _): return words.now
        case (...(-21_600), -1): return words.yesterday
        case (21_600..., 1): return words.tomorrow
        case (_, let d) where abs(d) > 28: return absolute(date)
        default:
            let size = words.units.keys.sorted(by: >).first { abs(delta) >= $0 }!
            let n = abs(delta) / size, (one, many) = words.units[size]!
            let phrase = "\(n) \(n == 1 ? one : many)"
            return delta < 0 ? words.past(phrase) : words.future(phrase)
        }
    }
    private func absolute(_ date: Date) -> String {
        let c = calendar.dateComponents([.year, .month, .day], from: date)
        guard let y = c.year, let m = c.month, let d = c.day else { return "?" }
        return String(format: "%04d-%02d-%02d", y, m, d)
    }
}

let now = Date(timeIntervalSince1970: 1_709_208_000) // 2024-02-29 12:00 UTC
let english = RelativeFormatter(), norwegian = RelativeFormatter(words: .norwegian)
for offset in [0, -45, -90, -3_600, -3 * 3_600, -13 * 3_600, 20 * 3_600, -50 * 3_600, 8 * 86_400, 15 * 86_400, -60 * 86_400, 366 * 86_400] {
    let date = now.addingTimeInterval(Double(offset))
    print(offset, english.string(for: date, relativeTo: now), norwegian.string(for: date, relativeTo: now), separator: " | ")
}
let weekday = english.calendar.component(.weekday, from: now)
print(weekday, english.calendar.isDate(now, inSameDayAs: now + 43_199), english.calendar.range(of: .day, in: .month, for: now)?.count ?? 0)
