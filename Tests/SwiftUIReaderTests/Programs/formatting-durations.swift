import Foundation

func countdown(_ total: TimeInterval) -> String {
    let seconds = Int(total.rounded())
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
        ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
        : String(format: "%02d:%02d", minutes, seconds % 60)
}
print([0, 59.6, 754, 7384].map(countdown))

func spoken(_ seconds: Int) -> String {
    let parts = [(seconds / 3600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
}
for value in [61, 3600, 7325] { print(spoken(value)) }
func ago(_ date: Date, now: Date) -> String {
    let minutes = Int(now.timeIntervalSince(date) / 60)
    return minutes < 60 ? "\(minutes)m ago" : "\(minutes / 60)h ago"
}
let now = Date(timeIntervalSince1970: 100_000)
print(ago(now.addingTimeInterval(-300), now: now), ago(now - 7200, now: now))
