// swift-format-ignore-file
import Foundation
let s = "Hello, World"
print(s.count, s.uppercased(), s.lowercased(), s.hasPrefix("Hell"), s.hasSuffix("ld"), s.contains("lo, W"))
print(s.prefix(3), s.suffix(3), s.dropFirst(7), s.first!, s.last!, String(s.reversed()))
print(s.split(separator: ",").map(String.init), s.components(separatedBy: ", "))
print(s.replacingOccurrences(of: "l", with: "L"), "  pad ".trimmingCharacters(in: .whitespaces))
print(s.isEmpty, "".isEmpty, s.map { $0 == "o" ? "0" : String($0) }.joined())
let i = s.firstIndex(of: ",")!
print(s[..<i], s[s.index(after: i)...], s[s.startIndex])
print(s.filter { $0.isLetter }, s.contains { $0.isNumber }, "a" + "b" < "ac")
var t = "abc"
t.append("d"); t += "e"; t.insert("!", at: t.startIndex); t.removeLast()
print(t, t == "!abcd", String(repeating: "ab", count: 3), String(42), String(3.5))
print(String(format: "%.2f|%d|%@|%05d|%x|%5.1f%%", 3.14159, 42, "str", 7, 255, 12.345))
print("line1\nline2".components(separatedBy: "\n").count, "é" == "e\u{301}", "straße".uppercased())
print("a,b,,c".split(separator: ",").count, "a,b,,c".components(separatedBy: ",").count)
for ch in "hi" { print(ch, terminator: " ") }
print("x".padding(toLength: 3, withPad: "-", startingAt: 0), "Title case".capitalized)
print(s.lowercased().filter { "aeiou".contains($0) }.count, Int("ff", radix: 16)!, String(255, radix: 16))
