extension Int {
    var ordinal: String {
        let suffix = switch (self % 100, self % 10) {
        case (11...13, _): "th"
        case (_, 1): "st"
        case (_, 2): "nd"
        case (_, 3): "rd"
        default: "th"
        }
        return "\(self)\(suffix)"
    }
    var isEven: Bool { isMultiple(of: 2) }
    func pluralized(_ word: String) -> String { self == 1 ? "1 \(word)" : "\(self) \(word)s" }
    func times(_ body: (Int) -> Void) { for index in 0..<self { body(index) } }
}
print([1, 2, 3, 4, 11, 12, 21, 102, 113].map(\.ordinal))
print(0.pluralized("item"), 1.pluralized("item"), 4.pluralized("item"))
print((1...6).filter(\.isEven))
var stars = ""
3.times { stars += "*\($0)" }
print(stars)
