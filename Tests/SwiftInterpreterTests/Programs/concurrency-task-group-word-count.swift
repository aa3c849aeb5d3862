struct Document: Sendable { let title: String, text: String }
struct Stats: Sendable, CustomStringConvertible {
    var words = 0, letters = 0, longest = ""
    var description: String { "\(words)w/\(letters)l/\(longest)" }
    static func += (a: inout Stats, b: Stats) {
        a.words += b.words
        a.letters += b.letters
        if (b.longest.count, a.longest) > (a.longest.count, b.longest) { a.longest = b.longest }
    }
}

enum CountError: Error { case blank(String) }

func stats(of document: Document) async throws -> Stats {
    let words = document.text.split { !$0.isLetter }
    guard !words.isEmpty else { throw CountError.blank(document.title) }
    await Task.yield()
    return Stats(words: words.count, letters: words.map(\.count).reduce(0, +), longest: words.max { ($0.count, $1) < ($1.count, $0) }.map(String.init)!)
}

extension Sequence where Element: Sendable {
    func concurrentMap<T: Sendable>(width: Int = 2, _ transform: @escaping @Sendable (Element) async throws -> T) async rethrows -> [T] {
        try await withThrowingTaskGroup(of: (Int, T).self) { group in
            var results: [Int: T] = [:], pending = enumerated().map { ($0, $1) }[...]
            func addNext() {
                guard let (index, element) = pending.popFirst() else { return }
                group.addTask { (index, try await transform(element)) }
            }
            for _ in 0..<width { addNext() }
            while let (index, value) = try await group.next() {
                results[index] = value
                addNext()
            }
            return results.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}

let library = [Document(title: "one", text: "a quick brown fox"), .init(title: "two", text: "jumped, over — it!"), .init(title: "three", text: "extra ordinary extraordinary")]
let each = try await library.concurrentMap { try await stats(of: $0) }
for (document, result) in zip(library, each) { print(document.title, result) }
var total = Stats()
each.forEach { total += $0 }
print("total", total)
do { _ = try await (library + [Document(title: "void", text: "123 !")]).concurrentMap(width: 3) { try await stats(of: $0) } }
catch CountError.blank(let title) { print("blank:", title) }
let tolerant = await withTaskGroup(of: (String, Stats?).self, returning: [String].self) { group in
    for document in library + [.init(title: "none", text: "")] { group.addTask { (document.title, try? await stats(of: document)) } }
    var lines: [String] = []
    for await (title, stats) in group { lines.append("\(title)=\(stats?.words ?? 0)") }
    return lines.sorted()
}
print(tolerant)
print(await [3, 1, 2].concurrentMap(width: 1) { n in n * n })
print(try await [Int]().concurrentMap { n throws in n })
