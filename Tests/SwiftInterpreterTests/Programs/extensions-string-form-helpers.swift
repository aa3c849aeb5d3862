extension String {
    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
    var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined().uppercased() }
    func truncated(to length: Int, trailing: String = "…") -> String {
        count > length ? prefix(length) + trailing : self
    }
}
print("[\("  hi there ".trimmed)]", "   ".isBlank, "".isBlank, " x".isBlank)
print("ada king lovelace".initials, "cher".initials)
print("A long product title".truncated(to: 6), "Short".truncated(to: 6), "Chapters".truncated(to: 4, trailing: ""))
