struct Item: Hashable, Identifiable { let id: Int; var name: String; var shelf: String; var tags: Set<String> = [] }

struct Indexed<Element: Identifiable> where Element.ID: Comparable {
    private var storage: [Element.ID: Element] = [:]
    private var groups: [String: (key: (Element) -> [String], ids: [String: Set<Element.ID>])] = [:]

    mutating func addIndex(_ name: String, by key: @escaping (Element) -> [String]) {
        groups[name] = (key, [:])
        storage.values.forEach { add($0, to: name) }
    }
    private mutating func add(_ element: Element, to name: String) {
        for value in groups[name]!.key(element) { groups[name]!.ids[value, default: []].insert(element.id) }
    }
    subscript(id: Element.ID) -> Element? {
        get { storage[id] }
        set {
            if let old = storage[id] {
                for name in groups.keys {
                    for value in groups[name]!.key(old) { groups[name]!.ids[value]?.remove(id) }
                    groups[name]!.ids = groups[name]!.ids.filter { !$0.value.isEmpty }
                }
            }
            storage[id] = newValue
            if let newValue { groups.keys.forEach { add(newValue, to: $0) } }
        }
    }
    func lookup(_ index: String, _ value: String) -> [Element] {
        (groups[index]?.ids[value] ?? []).sorted().compactMap { storage[$0] }
    }
    func keys(of index: String) -> [(String, Int)] {
        groups[index].map { $0.ids.map { ($0.key, $0.value.count) }.sorted { $0 < $1 } } ?? []
    }
    var count: Int { storage.count }
}

var stock = Indexed<Item>()
stock.addIndex("shelf") { [$0.shelf] }
for (n, (name, shelf)) in [("bolt", "A1"), ("nut", "A1"), ("saw", "B2"), ("oil", "C3")].enumerated() {
    stock[n + 1] = Item(id: n + 1, name: name, shelf: shelf, tags: n < 2 ? ["metal", "small"] : n == 2 ? ["metal"] : [])
}
stock.addIndex("tag") { $0.tags.sorted() }
stock.addIndex("initial", by: { [String($0.name.first!)] })
print(stock.keys(of: "shelf"), stock.keys(of: "tag"))
stock[2]?.shelf = "B2"
stock[3]?.tags.formUnion(["sharp", "loud"])
print(stock.lookup("shelf", "B2").map(\.name), stock.keys(of: "tag").map { "\($0.0):\($0.1)" })
stock[1] = nil
stock[9]?.name = "ghost"
print(stock.count, stock.keys(of: "shelf").map(\.0), stock.lookup("tag", "small").map(\.id))
stock[7] = .init(id: 7, name: "nail", shelf: "A1", tags: ["small"])
print(stock.lookup("initial", "n").map(\.name), stock.lookup("nope", "n").isEmpty, stock.lookup("tag", "zzz").count)
for (tag, n) in stock.keys(of: "tag") { print(tag, n, stock.lookup("tag", tag).map { "\($0.name)@\($0.shelf)" }) }
