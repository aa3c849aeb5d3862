import Foundation

// Sets of characters
var allowed = CharacterSet.alphanumerics
allowed.insert(charactersIn: "-_")
print("a b-c/é".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "a%20b".removingPercentEncoding!)
print("a-b c!".unicodeScalars.filter { allowed.contains($0) }.count, "\u{7}x\u{1b}".unicodeScalars.filter { CharacterSet.controlCharacters.contains($0) }.count)
allowed.remove(charactersIn: "a")
print("a-b".unicodeScalars.filter { allowed.contains($0) }.count, CharacterSet.letters.union(.decimalDigits).contains("7"))
print("xAy".components(separatedBy: .uppercaseLetters), "  a\n".trimmingCharacters(in: .whitespaces.union(.newlines)))
// Scalars
print("👍".unicodeScalars.first!.properties.isEmoji, ("a" as Unicode.Scalar).properties.isEmoji, "é".unicodeScalars.first!.properties.name!)
print("ab".unicodeScalars.allSatisfy { $0.properties.isAlphabetic }, ("7" as Unicode.Scalar).properties.numericValue!)
// Dates
let date = Date(timeIntervalSince1970: 0)
print(date.compare(date + 1) == .orderedAscending, date.compare(date) == .orderedSame)
switch date.compare(date - 1) {
case .orderedAscending: print("earlier")
case .orderedDescending: print("later")
case .orderedSame: print("same")
}
print(DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: Locale(identifier: "en_US"))!)
print(Calendar(identifier: .gregorian).minimumDaysInFirstWeek >= 1)
// Rectangles
let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
let (slice, rest) = rect.divided(atDistance: 3, from: .minXEdge)
print(slice.width, rest.minX, rest.width, rect.insetBy(dx: 1, dy: 1).height, rect.contains(CGPoint(x: 10, y: 0)))
print(rect.intersects(CGRect(x: 9, y: 3, width: 5, height: 5)), rect.union(CGRect(x: 9, y: 3, width: 5, height: 5)).maxX)
print(rect.intersection(CGRect(x: 9, y: 3, width: 5, height: 5)).width, rect.contains(slice), CGRect(x: 0.5, y: 0, width: 1, height: 1).integral.width)
// Collections
var seen: [String: Int] = [:]
seen.reserveCapacity(8)
seen["a"] = 1
var names: Set<String> = []
names.reserveCapacity(2)
names.insert("x")
print(seen.count, names.count)
// Locks
let lock = NSCondition()
lock.lock()
lock.signal()
lock.unlock()
let condition = NSLock()
print(condition.try(), lock.withLock { 7 })
condition.unlock()
