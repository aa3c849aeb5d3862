struct Glob: ExpressibleByStringLiteral {
    let pattern: [Character]
    init(stringLiteral value: String) { pattern = Array(value) }
    func matches(_ text: String) -> Bool { Self.match(pattern[...], Array(text)[...]) }
    private static func match(_ p: ArraySlice<Character>, _ t: ArraySlice<Character>) -> Bool {
        switch (p.first, t.first) {
        case (nil, nil): true
        case ("*", nil): match(p.dropFirst(), t)
        case ("*", _): match(p.dropFirst(), t) || match(p, t.dropFirst())
        case ("?", .some): match(p.dropFirst(), t.dropFirst())
        case let (a?, b?) where a.lowercased() == b.lowercased(): match(p.dropFirst(), t.dropFirst())
        default: false
        }
    }
}

func ~= (glob: Glob, text: String) -> Bool { glob.matches(text) }

struct FuzzyHit: Comparable {
    let text: String, score: Int, indices: [String.Index]
    init?(_ query: String, in text: String) {
        var from = text.startIndex, score = 0, found: [String.Index] = []
        for wanted in query.lowercased() {
            guard let hit = text[from...].firstIndex(where: { $0.lowercased() == String(wanted) }) else { return nil }
            let gap = text.distance(from: from, to: hit)
            let boundary = hit == text.startIndex || !text[text.index(before: hit)].isLetter || text[hit].isUppercase
            score += 10 - min(gap, 5) + (boundary ? 8 : 0)
            found.append(hit)
            from = text.index(after: hit)
        }
        (self.text, self.score, indices) = (text, score, found)
    }
    static func < (a: Self, b: Self) -> Bool { (a.score, b.text) < (b.score, a.text) }
    var marked: String { text.indices.map { indices.contains($0) ? "[\(text[$0])]" : String(text[$0]) }.joined() }
}

let files = ["AppDelegate.swift", "README.md", "SettingsView.swift", "settings.json", "TestSuite.swift", "vendor/list.txt", "straße.md"]
for query in ["sv", "set", "s", "rd", "zz", ""] {
    let hits = files.compactMap { FuzzyHit(query, in: $0) }.sorted(by: >)
    print("'\(query)'", hits.count, hits.prefix(3).map { "\($0.marked):\($0.score)" })
}
for file in files {
    let kind = switch file {
    case Glob("test*.swift"): "test"
    case Glob("*view.swift"): "view"
    case Glob("*.swift"): "code"
    case Glob("?????e.md"): "street"
    case Glob("*.md"), Glob("*.txt"): "doc"
    default: "other"
    }
    print(file, kind)
}
print((Glob("")).matches(""), (Glob("**a*")).matches("bca"), (Glob("a?")).matches("a"))
