import Foundation
let date = Date(timeIntervalSince1970: 1_715_000_000)
let formatter = DateFormatter(); formatter.locale = Locale(identifier: "en_US_POSIX"); formatter.timeZone = TimeZone(identifier: "UTC"); formatter.dateFormat = "yyyy-MM-dd HH:mm"; print(formatter.string(from: date)); formatter.dateFormat = "EEEE, MMM d"; print(formatter.string(from: date))
print(formatter.date(from: "Monday, May 6") != nil, date.timeIntervalSince1970, date < Date(timeIntervalSince1970: 2_000_000_000))
let iso = ISO8601DateFormatter(); print(iso.string(from: date), iso.date(from: "2024-05-06T12:53:20Z") == date, iso.date(from: "nope") == nil)
