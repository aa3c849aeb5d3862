let word = "Accessibility"
print(word.prefix(4) + "…", word.suffix(3), word.dropFirst(2).dropLast(9), word.uppercased(), word.count)
print(word.map { $0.isUppercase ? String($0) : "." }.joined(), word.filter { !"aeiou".contains($0) }, word.replacing("bility", with: ""))
let sentence = "  the quick  brown fox "; let words = sentence.split(separator: " "); print(words.count, words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(sentence.hasPrefix("  the"), words.map(\.count), words.max { $0.count < $1.count }!, words.joined(separator: "-"))
let padded = { (n: Int) in String(repeating: "0", count: max(0, 3 - String(n).count)) + String(n) }; print(padded(7), padded(42), padded(1234))
var text = "abc"; text.append("d"); text += "ef"; text.insert("*", at: text.startIndex); text.removeLast(); print(text, text.first!, text.last!, text.contains("bc"), text.isEmpty)
print(String(255, radix: 16), Int("ff", radix: 16)!, Int("x") ?? -1, Double("2.50")!, Bool("true")!, "\(1 + 1) \(word.isEmpty ? "e" : "n")")
print("a" < "b", "Zebra" < "apple", "é".count, "👩‍👧".count, "line1\nline2".split(separator: "\n").count, #"raw \(x)"#)
let multi = """
  one
    two \(3)
  three
  """; print(multi)
