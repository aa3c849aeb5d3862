let s = "naïve café 👨‍👩‍👧 日本"; print(s.count, s.unicodeScalars.count > s.count, s.utf16.count, s.first!, s.last!, s.contains("日"), s.hasSuffix("本"))
for (i, c) in s.enumerated() where !c.isASCII { print(i, c, terminator: ";") }; print()
print("ß".uppercased(), "İ".lowercased().count, "e\u{301}" == "é", "a" < "á", "Z" < "a", "\u{1F1E9}\u{1F1EA}".count, "abc".reversed().map { String($0) }, String("abc".sorted(by: >)), "a-b_c".split { $0 == "-" || $0 == "_" })
var t = "hello"; t.replaceSubrange(t.startIndex...t.startIndex, with: "J"); print(t, t.firstIndex(of: "l")!.utf16Offset(in: t), t[t.startIndex..<t.index(t.startIndex, offsetBy: 3)], t.index(after: t.startIndex) < t.endIndex, t.indices.count, t.distance(from: t.startIndex, to: t.endIndex))
print(Character("7").wholeNumberValue!, Character("x").isHexDigit, Character(" ").isWhitespace, "7".first!.isNumber, Character("A").asciiValue!, String(UnicodeScalar(65)), "ab" + "c" * 3, "x".padded(3))
func * (s: String, n: Int) -> String { String(repeating: s, count: n) }; extension String { func padded(_ n: Int) -> String { count >= n ? self : (self + " ").padded(n) + "" } }
