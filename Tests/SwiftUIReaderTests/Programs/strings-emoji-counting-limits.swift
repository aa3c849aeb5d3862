import Foundation

struct PostLimit {
    enum Unit: CaseIterable { case characters, scalars, utf16, bytes }
    let unit: Unit, max: Int
    func length(of text: some StringProtocol) -> Int {
        switch unit {
        case .characters: text.count
        case .scalars: text.unicodeScalars.count
        case .utf16: text.utf16.count
        case .bytes: text.utf8.count
        }
    }
    func truncated(_ text: String, marker: String = "…") -> String {
        guard length(of: text) > max else { return text }
        let budget = max - length(of: marker)
        var end = text.startIndex
        while end < text.endIndex {
            let next = text.index(after: end)
            if length(of: text[..<next]) > budget { break }
            end = next
        }
        return text[..<end].trimmingCharacters(in: .whitespaces) + marker
    }
}

extension Character {
    var isFlag: Bool { unicodeScalars.count == 2 && unicodeScalars.allSatisfy { 0x1F1E6...0x1F1FF ~= $0.value } }
    var isJoined: Bool { unicodeScalars.contains("\u{200D}") }
    var kind: String {
        switch self {
        case _ where isFlag: "flag"
        case _ where isJoined: "joined"
        case _ where unicodeScalars.first!.properties.isEmojiPresentation: "emoji"
        case _ where isLetter: "letter"
        case _ where isNumber: "number"
        case _ where isWhitespace: "space"
        case _ where isPunctuation || isSymbol: "sign"
        default: "other"
        }
    }
}

let samples = ["Hi 👋🏽", "👨‍👩‍👧‍👦 🇳🇴🇯🇵", "naïve ½ cup", "e\u{301}t\u{e9} 5€", "日本語テキスト!"]
for text in samples {
    print(text, PostLimit.Unit.allCases.map { "\($0) \(PostLimit(unit: $0, max: 0).length(of: text))" }.joined(separator: ", "))
    let kinds = text.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    print("  ", kinds.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
}
let limits = [PostLimit(unit: .characters, max: 5), .init(unit: .utf16, max: 8), .init(unit: .bytes, max: 12)]
for text in samples { print(limits.map { $0.truncated(text, marker: "~") }) }
print(samples[3].unicodeScalars.map { String($0.value, radix: 16) }, "e\u{301}" == "\u{e9}", "e\u{301}".utf8.elementsEqual("\u{e9}".utf8))
