// strings, substrings, formatting done by hand
let name = "Ada  Lovelace"
let parts = name.split(separator: " "); print(parts.count, parts.map { $0.first! }.map(String.init).joined(), parts.last ?? "")
let initials = name.components2().compactMap(\.first).prefix(2).map(String.init).joined().uppercased(); print(initials)
extension String { func components2() -> [Substring] { split { $0.isWhitespace } }
  func truncated(_ n: Int, trailing: String = "…") -> String { count > n ? prefix(n) + trailing : self }
  var isPalindrome: Bool { let s = lowercased().filter(\.isLetter); return s == String(s.reversed()) }
  func leftPad(_ n: Int, with c: Character = " ") -> String { String(repeating: c, count: max(0, n - count)) + self }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }
  mutating func capitalizeFirst() { self = prefix(1).capitalized3() + dropFirst() }
  func capitalized3() -> String { uppercased() } }
extension Substring { func capitalized3() -> String { uppercased() } }
print("hello world".truncated(5), "Level".isPalindrome, "7".leftPad(3, with: "0"), "swift"[1], "swift"[1..<3])
var w = "word"; w.capitalizeFirst(); print(w, w.hasPrefix("Wo"), w.lowercased() == "word", w.contains("or"), w + "!", w.dropLast(), w.suffix(2))
let csv = "id,name\n1,tea\n2,milk"; let rows = csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",").map(String.init) }; print(rows, rows.map { $0[1] })
var counts: [Character: Int] = [:]; for c in "banana" { counts[c, default: 0] += 1 }; print(counts.sorted { $0.value > $1.value }.map { "\($0.key)\($0.value)" })
print("a,b;c".split(whereSeparator: { ",;".contains($0) }), "x".isEmpty, "é".count, "naïve".unicodeScalars.count, Int("42")! + 1, Double("1.5")!, Bool("true")!)
let idx = name.firstIndex(of: " ")!; print(name[..<idx], name[name.index(after: idx)...], name.prefix(upTo: idx), name.distance(from: name.startIndex, to: idx))
print(String(3.14159).prefix(4), String(42, radix: 2), "abc" < "abd", ["b", "a"].sorted(), "A".lowercased(), "tEST".prefix(1).uppercased() + "tEST".dropFirst().lowercased())
let multi = """
  Line 1
    Line 2 \(1 + 1)
  """; print(multi.split(separator: "\n").count, multi.hasSuffix("2"))
print("abc".map { $0 == "b" ? "*" : $0 }.map(String.init).joined(), String("abc".map { Character($0.uppercased()) }), "abcabc".lastIndex(of: "b")!.utf16Offset(in: "abcabc"), zip("ab", "cd").map { "\($0)\($1)" })
for (i, ch) in "xyz".enumerated().reversed() { print(i, ch, terminator: " ") }; print()
print("a-b-c".replacing("-", with: "+"), "one two".split(separator: " ", maxSplits: 1).last!, "path/to/file".split(separator: "/").last.map(String.init) ?? "", "%".count)
