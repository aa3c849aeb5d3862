struct ClockTime: Equatable {
    let hour: Int, minute: Int
    init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }
    init?(_ text: String) {
        let parts = text.split(separator: ":").map { Int($0) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1] else { return nil }
        self.init(hour: hour, minute: minute)
    }
    var minutes: Int { hour * 60 + minute }
}
for text in ["09:30", "24:00", "7", "a:10", "23:59"] {
    if let time = ClockTime(text) { print(text, "->", time.minutes) } else { print(text, "is invalid") }
}
print(["8:05", "x", "8:5"].compactMap(ClockTime.init(_:)).count)
print(ClockTime("8:05") == ClockTime(hour: 8, minute: 5))
