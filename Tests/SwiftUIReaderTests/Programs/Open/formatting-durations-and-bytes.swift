import Foundation

struct DurationStyle {
    enum Unit: Int, CaseIterable, Comparable {
        case second = 1, minute = 60, hour = 3_600, day = 86_400, week = 604_800
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
        var short: String { String("\(self)".first!) }
        func name(_ n: Int) -> String { n == 1 ? "\(self)" : "\(self)s" }
    }
    enum Style { case abbreviated, full, clock }
    var style = Style.abbreviated
    var largest = Unit.week
    var maximumUnits = 2

    func string(from seconds: Int) -> String {
        var rest = abs(seconds), parts: [(Unit, Int)] = []
        for unit in Unit.allCases.reversed() where unit <= largest {
            let (count, left) = rest.quotientAndRemainder(dividingBy: unit.rawValue)
            if count > 0 { parts.append((unit, count)); rest = left }
        }
        let shown = parts.isEmpty ? [(.second, 0)] : parts.prefix(maximumUnits)
        let text = switch style {
        case .abbreviated: shown.map { "\($0.1)\($0.0.short)" }.joined(separator: " ")
        case .full: shown.map { "\($0.1) \($0.0.name($0.1))" }.joined(separator: shown.count == 2 ? " and " : ", ")
        case .clock: clock(abs(seconds))
        }
        return seconds < 0 ? "-" + text : text
    }
    private func clock(_ s: Int) -> String {
        s >= 3_600 ? String(format: "%d:%02d:%02d", s / 3_600, s / 60 % 60, s % 60) : String(format: "%d:%02d", s / 60, s % 60)
    }
}

func bytes(_ count: Int, binary: Bool = false, digits: Int = 1) -> String {
    let base = binary ? 1_024.0 : 1_000, names = binary ? ["B", "KiB", "MiB", "GiB"] : ["B", "kB", "MB", "GB"]
    var value = Double(count), index = 0
    while value >= base && index < names.count - 1 { value /= base; index += 1 }
    return index == 0 ? "\(count) \(names[0])" : String(format: "%.\(digits)f %@", value, names[index])
}

let short = DurationStyle(), full = DurationStyle(style: .full, maximumUnits: 3), clock = DurationStyle(style: .clock), hours = DurationStyle(largest: .hour, maximumUnits: 1)
for seconds in [0, 1, 59, 61, 3_600, 3_725, -90, 90_061, 1_300_000] {
    print([short, full, clock, hours].map { $0.string(from: seconds) }.joined(separator: " | "))
}
for count in [0, 999, 1_000, 1_023, 1_536, 2_500_000, 5_368_709_120] { print(bytes(count), bytes(count, binary: true), bytes(count, digits: 0), separator: ", ") }
print(Duration.seconds(3_725).formatted(.time(pattern: .hourMinuteSecond)), Duration.milliseconds(1_500) + .seconds(2) == .seconds(3.5), Duration.seconds(90) / 60)
