import Foundation

let date = Date(timeIntervalSince1970: 1_709_210_096)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "UTC")
for format in ["yyyy-MM-dd", "HH:mm:ss", "EEE d MMM yyyy", "EEEE, MMMM d", "h:mm a", "dd/MM/yy"] {
    formatter.dateFormat = format
    print(formatter.string(from: date))
}
formatter.dateFormat = "yyyy-MM-dd HH:mm"
if let parsed = formatter.date(from: "2024-01-15 08:30") {
    print(parsed.timeIntervalSince1970)
}
print(formatter.date(from: "tomorrow") == nil)
