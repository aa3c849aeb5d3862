import Foundation

let moment = Date(timeIntervalSince1970: 1_720_000_000)
print(ISO8601DateFormatter().string(from: moment))
print(ISO8601DateFormatter().date(from: "2024-07-03T09:46:40Z") == moment)

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd HH:mm ZZZ"
for hours in [0, 2, -8] {
    formatter.timeZone = TimeZone(secondsFromGMT: hours * 3600)
    print(formatter.string(from: moment))
}
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "'Week' e, 'day' D, QQQ"
print(formatter.string(from: moment))
