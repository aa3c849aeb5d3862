let s = "The quick brown fox"
print(s.count, s.lowercased(), s.hasPrefix("The"), s.hasSuffix("x"), s.split(separator: " ").count, s.contains("quick"), s.isEmpty)
print(s.first!, s.prefix(3), s.suffix(3), String(s.reversed()), s.firstIndex(of: "q").map { s[$0...] } ?? "", s.dropFirst(4).prefix(5))
var t = s; t.append("!"); t += "?"; t.insert("_", at: t.startIndex); t.removeLast(); print(t, t.removeFirst(), t)
print(s.map { $0 == " " ? "_" : String($0) }.joined(), s.filter { "aeiou".contains($0) }, s.replacing("quick", with: "slow"), s.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(s.index(s.startIndex, offsetBy: 4) == s.firstIndex(of: "q"), s[s.index(s.startIndex, offsetBy: 4)], s.unicodeScalars.count, s.utf8.count, "é".utf8.count, String(repeating: "ab", count: 3))
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count, "1-2".split(separator: "-").compactMap { Int($0) }, "x".compare("y"), "abc" == "abc", "a" < "B", "\u{65}\u{301}" == "é")
extension String { func compare(_ o: String) -> Bool { self < o } ; var isBlank: Bool { allSatisfy(\.isWhitespace) }; func truncated(_ n: Int) -> String { count > n ? prefix(n) + "…" : self } }
print("  ".isBlank, "hello world".truncated(5), "hi".truncated(5), "42".allSatisfy(\.isNumber), Character("a").isUppercase, "Z".unicodeScalars.first!.value)
