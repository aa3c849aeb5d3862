import Foundation
let us = Locale(identifier: "en_US"); var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!; cal.locale = us
let d = Date(timeIntervalSince1970: 1_700_000_000)
let f = DateFormatter(); f.locale = us; f.timeZone = cal.timeZone; f.dateFormat = "EEEE, d MMM yyyy HH:mm"; print(f.string(from: d)); f.dateFormat = "MM-dd"; print(f.string(from: d))
f.dateFormat = nil; f.dateStyle = .medium; f.timeStyle = .none; print(f.string(from: d))
print(cal.component(.weekday, from: d), cal.dateComponents([.year, .month, .day], from: d).day!, cal.startOfDay(for: d).timeIntervalSince1970, cal.date(byAdding: .month, value: 1, to: d)!.timeIntervalSince1970, cal.isDate(d, inSameDayAs: d + 3600), cal.range(of: .day, in: .month, for: d)!.count)
print(cal.date(from: DateComponents(year: 2024, month: 2, day: 29))!.timeIntervalSince1970, cal.dateComponents([.day], from: d, to: d + 86400 * 9).day!, cal.dateInterval(of: .month, for: d)!.start.timeIntervalSince1970, cal.isDateInWeekend(d))
let n = NumberFormatter(); n.locale = us; n.numberStyle = .currency; print(n.string(from: 1234.5)!); n.numberStyle = .percent; n.maximumFractionDigits = 1; print(n.string(from: 0.256)!); n.numberStyle = .decimal; n.minimumFractionDigits = 2; print(n.string(from: 1000)!)
print(String(format: "%02d:%02d %.1f%% %@ %5.2f|%-4d|%x", 3, 7, 45.67, "x", 3.14159, 42, 255), 1234567.formatted(.number.locale(us)), 0.5.formatted(.percent.locale(us)), 12.5.formatted(.currency(code: "USD").locale(us)), 3.14159.formatted(.number.precision(.fractionLength(2)).locale(us)))
let iso = ISO8601DateFormatter(); print(iso.string(from: d), iso.date(from: "2023-11-14T22:13:20Z")! == d)
print(Measurement(value: 1500, unit: UnitLength.meters).converted(to: .kilometers).value, ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file), ["a", "b", "c"].formatted(.list(type: .and).locale(us)))
print(d.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: us, calendar: cal, timeZone: cal.timeZone)), d.formatted(.iso8601), Duration.seconds(125).formatted(.time(pattern: .minuteSecond)))
