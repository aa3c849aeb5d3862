let greeting = "Héllo 👋🏽"
print(greeting.count, greeting.unicodeScalars.count, greeting.utf8.count, greeting.utf16.count)
let flags = "🇫🇷🇩🇪"
print(flags.count, flags.first!, flags.last!)
print("e\u{301}" == "\u{e9}", "cafe\u{301}".count)

let family = "👨‍👩‍👧"
print(family.count, family.unicodeScalars.map { String($0.value, radix: 16) })
func limited(_ bio: String, _ max: Int) -> String {
    "\(bio.prefix(max)) (\(Swift.max(0, max - bio.count)) left)"
}
print(limited("Hi 🇫🇷!", 10), limited("👨‍👩‍👧👋🏽ab", 3))
print(Character("Z").asciiValue!, Character(UnicodeScalar(97 + 2)), "ß".uppercased())
