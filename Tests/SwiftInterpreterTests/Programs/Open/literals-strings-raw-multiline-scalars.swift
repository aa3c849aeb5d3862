struct Symbol: ExpressibleByExtendedGraphemeClusterLiteral, Hashable { let c: Character; init(extendedGraphemeClusterLiteral v: Character) { c = v }; init(unicodeScalarLiteral v: Character) { c = v } }
struct Path: ExpressibleByStringLiteral, CustomStringConvertible {
    var parts: [Substring.SubSequence]
    init(stringLiteral s: StaticString) { parts = "\(s)".split(separator: "/") }
    static func / (p: Path, next: String) -> Path { var p = p; p.parts.append(next[...]); return p }
    var description: String { "/" + parts.joined(separator: "/") }
}
func kind(_ s: String) -> String { "string \(s.count)" }
func kind(_ c: Character) -> String { "character \(c)" }
func kind(_ p: Path) -> String { "path \(p.parts.count)" }

let name = "Zoë", width = 7
let letter = """
Dear \(name),
\tyour "order" of \(width) items
  is \(width > 5 ? "large" : "small").\
 Joined.

"""
print(letter.split(omittingEmptySubsequences: false) { $0 == "\n" }.map(\.count), letter.hasSuffix("\n"))
print(letter, terminator: "|\n")
let indented = """
        two
      one \("""
      inner
        \(name)
      """) end
    zero
    """
print(indented)
print(#"raw \n "quoted" \(name) \#(name)"#, ##"one # "# \##(width)"##, #"""
  multi "raw" \t
    \#(width)\#t|
  """#)
print("\u{48}\u{e9}\u{1F1E9}\u{1F1EA}".count, "e\u{301}" == "é", "e\u{301}".unicodeScalars.count, "👨‍👩‍👧".count, "\r\n".count, "a\0b".utf8.count, "\'\"\\")
print(kind("x"), kind("x" as Character), kind("a/b/c" as Path), kind("\(width)"), ("/usr/" as Path) / "local" / "bin \(width)")
let vowels: Set<Character> = ["a", "e", "i"], symbols: [Symbol] = ["→", "é"], scalar: Unicode.Scalar = "ß", char: Character = "\u{2603}"
print("maine".filter(vowels.contains), symbols.map(\.c), scalar.value, char, scalar.properties.isLowercase, Set(symbols).contains("→"))
let ranges: [ClosedRange<Character>] = ["a"..."f", "0"..."9"]
print("c0ffee-zoo".map { c in ranges.firstIndex { $0 ~= c }.map(String.init) ?? "_" }.joined(), ("a"..<"c").contains("bzz"))
print("\(1)\("two")\([3])\((4, "5"))\(nil as Int?, default: "none")\(true)", "a" + "b" * 3, "\("\("\(name)")")")
func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
switch name { case "Zo\u{eb}": print("matched"); default: print("not matched") }
print("tab\tend".debugDescription, "line\nquote\"é\u{7}".debugDescription, ["k\n": "v\t"], Optional("q\\") as Any, "".isEmpty ? "empty" : "")
