let c: Character = "a"
print(c, c.isLetter, c == "a")
let characters: [Character] = ["x", "y"]
print(String(characters), characters.contains("x"))
let text = "héllo wörld"
print(text.count, text.first!, text.last!, text.uppercased())
for ch in "abc" where ch != "b" { print(ch, terminator: " ") }
print()
print(text.filter { $0.isLetter }.count, text.contains("ö"))
print(text.prefix(3), text.suffix(2), text.dropFirst(6))
print("a".isEmpty, "".isEmpty, "abc" < "abd")
