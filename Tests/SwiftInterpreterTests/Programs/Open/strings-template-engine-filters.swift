struct Template {
    typealias Filter = @Sendable (String, String?) -> String
    enum Part { case text(Substring), value(name: String, filters: [(name: String, argument: String?)]) }
    static let filters: [String: Filter] = [
        "upper": { text, _ in text.uppercased() },
        "first": { text, n in String(text.prefix(n.flatMap { Int($0) } ?? 1)) },
        "default": { $0.isEmpty ? $1 ?? "?" : $0 },
        "pad": { text, n in text + String(repeating: "·", count: max(0, (Int(n ?? "") ?? 0) - text.count)) },
        "reverse": { text, _ in .init(text.reversed()) },
        "plural": { text, word in "\(text) \(word ?? "item")\(text == "1" ? "" : "s")" },
    ]
    let parts: [Part]

    init(_ source: String) {
        var parts: [Part] = [], rest = source[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            if open.lowerBound > rest.startIndex { parts.append(.text(rest[..<open.lowerBound])) }
            let pieces = rest[open.upperBound..<close.lowerBound].split(separator: "|").map { $0.trimmed }
            parts.append(.value(name: pieces[0], filters: pieces.dropFirst().map {
                let halves = $0.split(separator: ":", maxSplits: 1)
                return (String(halves[0]), halves.count > 1 ? halves[1].trimmed : nil)
            }))
            rest = rest[close.upperBound...]
        }
        if !rest.isEmpty { parts.append(.text(rest)) }
        self.parts = parts
    }

    func callAsFunction(_ values: KeyValuePairs<String, Any?>) -> String {
        parts.map { part in
            switch part {
            case .text(let text): return String(text)
            case let .value(name, filters):
                let found = values.first { $0.key == name }?.value
                return filters.reduce(found.map { "\($0)" } ?? "") { text, filter in
                    Self.filters[filter.name]?(text, filter.argument) ?? "<\(filter.name)?>"
                }
            }
        }.joined()
    }
}
extension StringProtocol {
    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    private func drop(_ test: (Character) -> Bool) -> SubSequence { drop(while: test) }
}

let row = Template("{{ name | pad:8 }}|{{ count | plural:coin }}|{{note|default:-none-}}")
print(row(["name": "Ada", "count": 1, "note": nil]))
print(row(["name": "Grace", "count": 12, "note": "vip"]))
print(row.parts.count, Template("").parts.count, Template("{{ broken").parts.count)
for source in ["Hi {{name|upper}}!", "{{name|first:2|upper|reverse}}", "{{ missing }}<", "{{name | shout}}", "{{a}}{{b}}", "é{{ a | plural }}é"] {
    print(source, "->", Template(source)(["name": "zoë", "a": 1, "b": 2.50, "name": "ignored"]))
}
