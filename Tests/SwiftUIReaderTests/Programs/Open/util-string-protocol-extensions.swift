import Foundation

extension StringProtocol {
  var words: [SubSequence] { split { !$0.isLetter && !$0.isNumber && $0 != "'" } }
  var initials: String { words.prefix(2).compactMap(\.first).map { $0.uppercased() }.joined() }
  func truncated(to limit: Int, ellipsis: String = "…") -> String { count <= limit ? String(self) : prefix(Swift.max(0, limit - ellipsis.count)).trimmingCharacters(in: .whitespaces) + ellipsis }
  func occurrences(of other: some StringProtocol) -> Int { components(separatedBy: other).count - 1 }
  subscript(offset: Int) -> Character? { offset >= 0 ? dropFirst(offset).first : dropFirst(count + offset).first }
  subscript(range: Range<Int>) -> SubSequence { self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)] }
  subscript(range: PartialRangeFrom<Int>) -> SubSequence { dropFirst(range.lowerBound) }
}
extension String {
  init?<T: LosslessStringConvertible>(_ value: T?, where condition: (T) -> Bool) { guard let value, condition(value) else { return nil }; self.init(value) }
  static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
  static func ~= (pattern: NSRegularExpression, text: String) -> Bool { pattern.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) > 0 }
  mutating func removePrefix(_ prefix: String) -> Bool { guard hasPrefix(prefix) else { return false }; removeFirst(prefix.count); return true }
  var isPalindrome: Bool { let letters = lowercased().filter(\.isLetter); return letters == String(letters.reversed()) }
}
extension Substring { var shout: String { uppercased() + "!" } }
extension Optional where Wrapped: StringProtocol { func or(_ other: String) -> String { map { String($0) } ?? other } }
extension Character { var rot13: Character { guard let ascii = asciiValue, isLetter else { return self }; let base: UInt8 = isUppercase ? 65 : 97; return Character(UnicodeScalar((ascii - base + 13) % 26 + base)) } }
let text = "Don't panic, it's only café №2"
print(text.words, text.initials, text[4...].initials, text.words[1].shout)
print(text.truncated(to: 12), text.truncated(to: 99).count, text.prefix(5).truncated(to: 3, ellipsis: "..."), "ab".truncated(to: 1))
print(text.occurrences(of: "n"), "aaaa".occurrences(of: "aa"), text[0..<5].occurrences(of: "'"), "".occurrences(of: "x"))
print(text[0] ?? "-", text[-1] ?? "-", text[100] ?? "?", text[6..<11], "👨‍👩‍👧é"[1] ?? "-")
print(String(5, where: { $0 > 3 }) ?? "nil", String(2.5, where: { $0 > 3 }) ?? "nil", String(nil as Int?, where: { _ in true }) ?? "nil", "ab" * 3, "x" * 0 == "")
var path = "https://h.org"; print(path.removePrefix("https://"), path, path.removePrefix("z"), path.count)
print("A man, a plan, a canal: Panama".isPalindrome, "Été".isPalindrome, "ab".isPalindrome, String("Hello, Zoë".map(\.rot13)), String("Uryyb".map { $0.rot13 }))
print(text.words.first.or("none"), ("" as String).words.first.or("none"), (nil as Substring?).or("x"))
let digits = try NSRegularExpression(pattern: "\\d"); switch text { case digits: print("has digits"); default: print("none") }
print(text.split(separator: " ").map { $0[0...].count }, text.words.map(String.init).sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
