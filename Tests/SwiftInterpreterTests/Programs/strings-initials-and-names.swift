func initials(_ name: String) -> String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map { String($0).uppercased() }.joined()
}
print(initials("ada lovelace"), initials("Cher"), initials("Jean Claude van Damme"))

func shortened(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
}
print(shortened("A long title here", to: 8))
print(shortened("Short", to: 8))

let full = "  Grace   Hopper "
let parts = full.split(whereSeparator: \.isWhitespace)
print(parts.count, parts.joined(separator: " "))
print(parts.reversed().joined(separator: ", ").uppercased())
