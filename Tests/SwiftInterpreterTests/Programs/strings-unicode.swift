// swift-format-ignore-file
let s = "Ünïcødé 👩‍👩‍👧‍👦 e\u{301}"
print(s.count, s.unicodeScalars.count, s.utf8.count, s.last! == "é")
print(Array("añb").map { String($0) }, "🇩🇪🇫🇷".count, "日本語".prefix(2), String("abc".reversed()))
print("Straße" == "Strasse", "a".unicodeScalars.first!.value, Character("x").isLetter, ("a" as Character).asciiValue!)
for (i, c) in "héy".enumerated() { print(i, c, terminator: " ") }
print()
let q = "say \"hi\"\\ \(["k": 1])"
print(q, q.count)
print("tab\tnl\\n", "multi", """
  "quoted" \("x" + "y")
    indented
  """)
print("abc" < "abd", "Z" < "a", "10" < "9", ["b", "A", "c"].sorted(), "x".isEmpty)
print("one two  three".split(separator: " "), "k=v=w".split(separator: "=", maxSplits: 1).map { String($0) })
