struct Trie: ExpressibleByArrayLiteral {
    private final class Node {
        var children: [Character: Node] = [:]
        var weight: Int?
        func copy() -> Node { let n = Node(); n.weight = weight; n.children = children.mapValues { $0.copy() }; return n }
    }
    private var root = Node()
    private(set) var count = 0

    init(arrayLiteral elements: String...) { for e in elements { insert(e) } }

    mutating func insert(_ word: String, weight: Int = 1) {
        if !isKnownUniquelyReferenced(&root) { root = root.copy() }
        let node = word.reduce(root) { node, c in
            if let next = node.children[c] { return next }
            let next = Node()
            node.children[c] = next
            return next
        }
        if node.weight == nil { count += 1 }
        node.weight = (node.weight ?? 0) + weight
    }
    private func find(_ prefix: some StringProtocol) -> Node? {
        var node: Node? = root
        for c in prefix { node = node?.children[c] }
        return node
    }
    func contains(_ word: String) -> Bool { find(word)?.weight != nil }
    subscript(word: String) -> Int? { find(word)?.weight }
    func suggestions(_ prefix: String, limit: Int = 3) -> [String] {
        guard let start = find(prefix) else { return [] }
        var found: [(word: String, weight: Int)] = []
        func walk(_ node: Node, _ word: String) {
            if let weight = node.weight { found.append((word, weight)) }
            for (c, child) in node.children { walk(child, word + String(c)) }
        }
        walk(start, prefix)
        return found.sorted { ($1.weight, $0.word) < ($0.weight, $1.word) }.prefix(limit).map(\.word)
    }
    func longestPrefix(of text: String) -> Substring? {
        var node = root, best: String.Index?
        for (i, c) in zip(text.indices, text) {
            guard let next = node.children[c] else { break }
            if next.weight != nil { best = text.index(after: i) }
            node = next
        }
        return best.map { text[..<$0] }
    }
}

var trie: Trie = ["swift", "swim", "swing", "sun", "to", "top"]
let snapshot = trie
trie.insert("swing", weight: 5)
trie.insert("été")
trie.insert("ete\u{301}")
for prefix in ["sw", "s", "swi", "x", "", "e"] { print("'\(prefix)'", trie.suggestions(prefix), snapshot.suggestions(prefix).count) }
print(trie.count, snapshot.count, trie.contains("sw"), trie.contains("sun"), trie["swing"] ?? 0, snapshot["swing"] ?? 0, trie["nope"] as Any)
print(["topsail", "tonic", "swimmer", "zoo", "t"].map { trie.longestPrefix(of: $0) ?? "-" }, trie.suggestions("", limit: 100).count)
