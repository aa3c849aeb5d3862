func isPalindrome(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
}
print(isPalindrome("Never odd or even"), isPalindrome("Swift"))

let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
let sentence = "interpreters are fun"
print(sentence.filter { vowels.contains($0) }.count)
print(String(sentence.map { vowels.contains($0) ? "_" : $0 }))

var counts: [Character: Int] = [:]
for letter in sentence where letter != " " { counts[letter, default: 0] += 1 }
let top = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
print(top.map { "\($0.key)\($0.value)" })
print(Set("hello").sorted(), String(Set("banana").sorted()))
