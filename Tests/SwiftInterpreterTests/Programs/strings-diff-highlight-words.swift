enum Span: Equatable { case same(String), added(String), removed(String) }

extension Span: CustomStringConvertible {
    var description: String {
        switch self {
        case .same(let t): t
        case .added(let t): "{+\(t)+}"
        case .removed(let t): "[-\(t)-]"
        }
    }
}

func highlight(_ old: String, _ new: String) -> [Span] {
    let a = old.split(separator: " ").map(String.init), b = new.split(separator: " ").map(String.init)
    var removed: [Int: String] = [:], inserted: [Int: String] = [:]
    for change in b.difference(from: a) {
        switch change {
        case .remove(let offset, let word, _): removed[offset] = word
        case let .insert(offset, element, associatedWith: _): inserted[offset] = element
        }
    }
    var spans: [Span] = [], i = 0, j = 0
    func push(_ span: Span) {
        switch (spans.last, span) {
        case (.same(let x)?, .same(let y)): spans[spans.endIndex - 1] = .same(x + " " + y)
        case (.added(let x)?, .added(let y)): spans[spans.count - 1] = .added("\(x) \(y)")
        case (.removed(let x)?, .removed(let y)): spans[spans.count - 1] = .removed([x, y].joined(separator: " "))
        default: spans.append(span)
        }
    }
    while i < a.count || j < b.count {
        if let word = removed[i] { push(.removed(word)); removed[i] = nil; i += 1 }
        else if let word = inserted[j] { push(.added(word)); inserted[j] = nil; j += 1 }
        else { push(.same(a[i])); (i, j) = (i + 1, j + 1) }
    }
    return spans
}

let pairs = [
    ("the cat sat on the mat", "the dog sat on a mat"), ("one two three", "one two three"), ("", "hello there"),
    ("all of this goes", ""), ("swap these words now", "now swap words"), ("a b c", "x a b c y"), ("café au lait", "cafe\u{301} au lait"),
]
for (old, new) in pairs {
    let spans = highlight(old, new)
    print(spans.map(\.description).joined(separator: " "))
    let stats = spans.reduce(into: (plus: 0, minus: 0)) {
        if case .added(let t) = $1 { $0.plus += t.split(separator: " ").count }
        if case .removed(let t) = $1 { $0.minus += t.split(separator: " ").count }
    }
    print("   +\(stats.plus) -\(stats.minus)", spans.contains { if case .same = $0 { true } else { false } })
}
