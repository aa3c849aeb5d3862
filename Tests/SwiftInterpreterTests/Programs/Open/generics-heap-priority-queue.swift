struct Heap<Element> {
    private var items: [Element] = []
    private let precedes: (Element, Element) -> Bool

    init(_ items: [Element] = [], by precedes: @escaping (Element, Element) -> Bool) {
        self.precedes = precedes
        items.forEach { push($0) }
    }
    init<Rank: Comparable>(_ items: [Element] = [], rank: @escaping (Element) -> Rank) {
        self.init(items) { rank($0) < rank($1) }
    }
    var isEmpty: Bool { items.isEmpty }
    var first: Element? { items.first }
    mutating func push(_ new: Element) {
        items.append(new)
        var i = items.count - 1
        while i > 0, case let parent = (i - 1) / 2, precedes(items[i], items[parent]) {
            items.swapAt(i, parent)
            i = parent
        }
    }
    mutating func pop() -> Element? {
        guard let top = items.first else { return nil }
        let last = items.removeLast()
        if !items.isEmpty {
            items[0] = last
            var i = 0
            while let child = [2 * i + 1, 2 * i + 2].filter(items.indices.contains).min(by: { precedes(items[$0], items[$1]) }),
                  precedes(items[child], items[i]) {
                (_, i) = (items.swapAt(i, child), child)
            }
        }
        return top
    }
}
extension Heap where Element: Comparable { init(_ items: [Element]) { self.init(items, by: <) } }
extension Heap: Sequence, IteratorProtocol { mutating func next() -> Element? { pop() } }

struct Graph<Node: Hashable & Comparable> {
    private var edges: [Node: [(to: Node, cost: Int)]] = [:]
    mutating func connect(_ a: Node, _ b: Node, _ cost: Int) { edges[a, default: []].append((b, cost)); edges[b, default: []].append((a, cost)) }
    func route(from start: Node, to goal: Node) -> (path: [Node], cost: Int)? {
        var open = Heap([(path: [start], cost: 0)]) { ($0.cost, $0.path.count) < ($1.cost, $1.path.count) }, done: Set<Node> = []
        while let (path, cost) = open.pop() {
            guard let here = path.last, done.insert(here).inserted else { continue }
            if here == goal { return (path, cost) }
            for (next, step) in edges[here] ?? [] where !done.contains(next) { open.push((path + [next], cost + step)) }
        }
        return nil
    }
}
let heap = Heap([5, 3, 9, 1, 4])
print(Array(heap), Array(heap.prefix(2)), heap.first!, Array(Heap(Array("swift"), by: >)))
print(Heap(["pear", "fig", "banana"], rank: \.count).map { $0.uppercased() }, Heap<Double>([]).isEmpty)
var tasks = Heap<(name: String, due: Int)>(rank: { $0.due })
for (i, name) in ["write", "test", "ship"].enumerated() { tasks.push((name, 10 - i * 3)) }
while let task = tasks.pop() { print(task.due, task.name, tasks.first?.name ?? "(none)") }
var map = Graph<String>()
for (a, b, c) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("X", "Y", 1)] { map.connect(a, b, c) }
for (a, b) in [("A", "D"), ("D", "C"), ("A", "X"), ("Y", "Y")] { print(a, b, map.route(from: a, to: b).map { "\($0.path.joined(separator: ">")) (\($0.cost))" } ?? "no way") }
