let name = "Ann", n = 3
let block = """
  Dear \(name),
    indented \
  joined
  "quoted" ""\" triple
  tab\tend \u{1F600}

  """
print(block, terminator: "|\n"); print(block.split(separator: "\n", omittingEmptySubsequences: false).count, block.hasSuffix("\n"))
let raw = #"C:\new\(name) \#(name) "q" \#n"#; print(raw, raw.count); print(##"a#"b"#c \##(n + 1)"##); print(#"""
  multi \raw
    \#(name.uppercased())
  """#)
print("\("nested \("deep \(n)")") \(n > 2 ? "big" : "small") \([1, 2].map { "\($0)!" }.joined(separator: ","))", "a\\b", "q\"q", "nul\0".count, "\u{65}\u{301}", "tab\t|")
print("", "".isEmpty, " ".isEmpty, String(), String(repeating: "ab", count: 3), String(repeating: Character("z"), count: 2), String(["a", "b"] as [Character]), String(describing: Optional(1)), String(reflecting: "a\n\"b\""), String("x" as Character), String(5.0), String(true), String(1e20), String(0.1 + 0.2), String(Float(0.1)), String(100000000000000000.0), "\(1e16)", "\(123456789.0)", "\(-0.0)", 1e-5, 0.0001, 5e-324 > 0)
print("a b  c".split(separator: " "), "a b  c".split(separator: " ", omittingEmptySubsequences: false).count, "k=v=w".split(separator: "=", maxSplits: 1).map(String.init), "/a/b/".split(separator: "/").joined(separator: ">"), ["a", "b"].joined(), [[1], [2, 3]].joined(separator: [0]).map { $0 })
extension String { var camel: String { let p = split { !$0.isLetter && !$0.isNumber }; return (p.first?.lowercased() ?? "") + p.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined() }; var snake: String { reduce(into: "") { if $1.isUppercase, !$0.isEmpty { $0 += "_" }; $0 += $1.lowercased() } }; func padded(_ w: Int, left: Bool = false, with c: Character = " ") -> String { let p = String(repeating: c, count: max(0, w - count)); return left ? p + self : self + p }; func truncated(_ n: Int, tail: String = "…") -> String { count <= n ? self : prefix(max(0, n - tail.count)) + tail }; var initials: String { split(separator: " ").compactMap(\.first).map { $0.uppercased() }.joined() }; func wrapped(_ w: Int) -> [String] { split(separator: " ").reduce(into: [""]) { if $0[$0.count - 1].isEmpty { $0[$0.count - 1] += $1 } else if $0.last!.count + 1 + $1.count <= w { $0[$0.count - 1] += " " + $1 } else { $0.append(String($1)) } } } }
print("hello world-foo_BAR 2".camel, "someValueHere".snake, "ab".padded(5) + "|", "7".padded(3, left: true, with: "0"), "truncate me".truncated(6), "ok".truncated(2), "abcdef".truncated(4, tail: "..."), "ada lovelace king".initials, "the quick brown fox jumps".wrapped(10))
print("a/b/c".lastIndex(of: "/").map { "a/b/c"[$0...] } ?? "", "file.tar.gz".firstIndex(of: ".").map { "file.tar.gz"[..<$0] } ?? "", "hello".replacing("l", with: "L"), "hello".replacing("l", with: "", maxReplacements: 1), "aXbX".firstRange(of: "X").map { "aXbX"[..<$0.lowerBound] } ?? "", "banana".ranges(of: "an").count, "abc".contains("bc"), "abc".contains("b" as Character), "x".starts(with: ""), "abc".trimmingPrefix("ab"), "  x ".trimmingPrefix { $0 == " " } + "|", "abc".wholeMatch(of: /a.c/) != nil)
var out = ""; print("to stream", 1, separator: "-", terminator: "!", to: &out); print("more", to: &out); dump([1], to: &out); print(out.split(separator: "\n")); struct Upper: TextOutputStream { var s = ""; mutating func write(_ x: String) { s += x.uppercased() } }; var up = Upper(); print("a", "b", 1.5, to: &up); up.write("z"); print(up.s)
print("%", "100%", "\u{200B}".count, "a\u{200D}b".count, "🏳️‍🌈".count, "\u{1F469}\u{200D}\u{1F4BB}".count, "é".unicodeScalars.first!.value, Unicode.Scalar("é").properties.name ?? "", ("a" as Unicode.Scalar).properties.isAlphabetic, Character("\u{e9}") == Character("e\u{301}"), "\u{e9}".utf8.count, UnicodeScalar(9731)!, UnicodeScalar(0xD800 as UInt32) as Any)
