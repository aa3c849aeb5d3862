import Foundation

struct Plural { var one: String, other: String, zero: String?
  func callAsFunction(_ count: Int) -> String {
    switch count {
    case 0 where zero != nil: return zero!
    case 1, -1: return String(format: one, count)
    default: return String(format: other, count)
    }
  }
}
let items = Plural(one: "%d item", other: "%d items", zero: "no items"), days = Plural(one: "%d day", other: "%d days", zero: nil)
print([-1, 0, 1, 2].map { items($0) }, [0, 1, 5].map(days.callAsFunction))
extension String.StringInterpolation {
  mutating func appendInterpolation(_ count: Int, _ plural: Plural) { appendLiteral(plural(count)) }
  mutating func appendInterpolation(_ value: Double, digits: Int) { appendLiteral(String(format: "%.\(digits)f", value)) }
  mutating func appendInterpolation<T>(_ value: T?, or fallback: @autoclosure () -> String) { appendLiteral(value.map { "\($0)" } ?? fallback()) }
  mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) { if condition { appendLiteral(text()) } }
}
print("You have \(3, items) for \(1, days)", "Pi is \(Double.pi, digits: 3), \(2, digits: 0)")
print("Name: \(nil as String?, or: "none"), age \(Optional(4), or: "?")\(if: true, "!")\(if: false, "never")")
extension Array where Element == String {
  func joined(conjunction: String, oxford: Bool = false) -> String {
    switch count {
    case 0: return ""
    case 1: return self[0]
    case 2: return self[0] + " \(conjunction) " + self[1]
    default: return dropLast().joined(separator: ", ") + (oxford ? "," : "") + " \(conjunction) " + self[count - 1]
    }
  }
}
for n in 0...4 { print("[\(Array(["a", "b", "c", "d"].prefix(n)).joined(conjunction: "and", oxford: n.isMultiple(of: 2)))]") }
let title = "the quick brown fox".capitalized, camel = "someHTTPValueName"
print(title, title.localizedLowercase, "ǆ".uppercased(), "İ".lowercased().count, "ß".localizedUppercase)
print(camel.unicodeScalars.reduce(into: "") { text, scalar in if CharacterSet.uppercaseLetters.contains(scalar), !text.isEmpty { text += "_" }; text.unicodeScalars.append(scalar) }.lowercased())
print("snake_case_name".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined())
